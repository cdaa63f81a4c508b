"""Who is who: guests known by a cookie, and people with accounts.

The cookie holds a random token; the database holds only its hash, so that a stolen database opens no session.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from dataclasses import dataclass, replace

import sqlalchemy as sa

from ..play.words import Sentence, say
from .entries import Refusal
from .protocol import LEAST_PASSWORD, MOST_NAME, Code, Me
from .schema import accounts, people, sessions
from .settings import Settings
from .storage import Conflict, Storage

MOST_PASSWORD = 200
MOST_REMEMBERED = 20_000
HASHES_AT_ONCE = 2


@dataclass(frozen=True)
class Person:
    """A guest, or somebody with an account."""

    id: str
    name: str
    account: bool = False

    @property
    def me(self) -> Me:
        return Me(self.id, self.name, self.account)


COOKIE = "ludoteka"


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def one_line(name: str) -> str:
    """Without signs that cannot be seen, some of which no database keeps."""
    return " ".join("".join(c if unicodedata.category(c)[0] != "C" else " " for c in name).split())


def clean_name(name: str) -> str:
    """A name to be shown."""
    words = one_line(name)
    if not 1 <= len(words) <= MOST_NAME:
        raise Refusal(Code.BAD_FRAME, Sentence("people-name", {"most": MOST_NAME}))
    return words


def fold_name(name: str) -> str:
    """Names that look alike are the same account."""
    return unicodedata.normalize("NFKC", name).casefold()


class People:
    """The people this server knows."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.now = settings.now
        self._known: dict[str, Person] = {}
        """By the hash of the token."""
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)
        self._nobody: str | None = None

    async def find(self, token: str) -> Person | None:
        """The person whose cookie this is."""
        if not token:
            return None
        key = hash_token(token)
        if key in self._known:
            return self._known[key]
        joined = sessions.join(people, people.c.id == sessions.c.person)
        row = await self.storage.first(
            sa.select(people.c.id, people.c.name, people.c.account).select_from(joined).where(sessions.c.token == key)
        )
        return None if row is None else self._remember(key, Person(row.id, row.name, row.account))

    def _remember(self, key: str, person: Person) -> Person:
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[key] = person
        return person

    async def new_guest(self, language: str = "en") -> tuple[str, Person]:
        name = say("people-guest", language, number=str(secrets.randbelow(9000) + 1000))
        person = Person(secrets.token_hex(8), name)
        token = secrets.token_urlsafe(32)
        await self.storage.execute(
            people.insert().values(id=person.id, name=person.name, account=False, made=self.now()),
            self._session(token, person),
        )
        return token, self._remember(hash_token(token), person)

    def _session(self, token: str, person: Person) -> sa.Insert:
        return sessions.insert().values(token=hash_token(token), person=person.id, made=self.now())

    async def rename(self, person: Person, name: str) -> Person:
        """How the person is called at tables, and who has an account signs in: nobody has to remember two names."""
        renamed = replace(person, name=clean_name(name))
        try:
            await self.storage.execute(
                people.update().where(people.c.id == person.id).values(name=renamed.name),
                accounts.update().where(accounts.c.person == person.id).values(name=fold_name(renamed.name)),
            )
        except Conflict:
            raise Refusal(Code.TAKEN, Sentence("people-name-taken")) from None
        self._replace(renamed)
        return renamed

    def _replace(self, person: Person) -> None:
        for key, known in self._known.items():
            if known.id == person.id:
                self._known[key] = person

    # --- accounts ------------------------------------------------------------------------------------------------

    async def make_account(self, person: Person, name: str, password: str) -> tuple[str, Person]:
        """The guest keeps games and seats and becomes a person with an account. The cookie is a new one."""
        if person.account:
            raise Refusal(Code.NOT_ALLOWED, Sentence("people-has-account"))
        name = clean_name(name)
        hashed = await self._hash_new(password)
        owner = replace(person, name=name, account=True)
        fresh = secrets.token_urlsafe(32)
        try:
            await self.storage.execute(
                accounts.insert().values(name=fold_name(name), person=person.id, password=hashed),
                people.update().where(people.c.id == person.id).values(name=name, account=True),
                sessions.delete().where(sessions.c.person == person.id),
                self._session(fresh, owner),
            )
        except Conflict:
            raise Refusal(Code.TAKEN, Sentence("people-name-taken")) from None
        self._forget(person.id)
        return fresh, self._remember(hash_token(fresh), owner)

    async def sign_in(self, name: str, password: str) -> tuple[str, Person]:
        """A new session of an account."""
        joined = accounts.join(people, people.c.id == accounts.c.person)
        row = await self.storage.first(
            sa.select(people.c.id, people.c.name, accounts.c.password)
            .select_from(joined)
            .where(accounts.c.name == fold_name(one_line(name)))
        )
        if len(password) > MOST_PASSWORD or not await self._matches(row.password if row else None, password):
            raise Refusal(Code.SIGN_IN, Sentence("people-sign-in"))
        assert row is not None
        person = Person(row.id, row.name, account=True)
        token = secrets.token_urlsafe(32)
        await self.storage.execute(self._session(token, person))
        return token, self._remember(hash_token(token), person)

    async def change_password(self, person: Person, password: str, new: str) -> str:
        """Another password, for who knows the old one. All sessions end: whoever had a device of his is out."""
        row = await self.storage.first(sa.select(accounts.c.password).where(accounts.c.person == person.id))
        if len(password) > MOST_PASSWORD or not await self._matches(row.password if row else None, password):
            raise Refusal(Code.SIGN_IN, Sentence("people-old-password"))
        hashed = await self._hash_new(new)
        fresh = secrets.token_urlsafe(32)
        await self.storage.execute(
            accounts.update().where(accounts.c.person == person.id).values(password=hashed),
            sessions.delete().where(sessions.c.person == person.id),
            self._session(fresh, person),
        )
        self._forget(person.id)
        self._remember(hash_token(fresh), person)
        return fresh

    async def sign_out(self, token: str) -> None:
        key = hash_token(token)
        self._known.pop(key, None)
        await self.storage.execute(sessions.delete().where(sessions.c.token == key))

    def _forget(self, person: str) -> None:
        self._known = {key: known for key, known in self._known.items() if known.id != person}

    async def _hash_new(self, password: str) -> str:
        """Of a password that somebody chooses."""
        if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
            raise Refusal(Code.BAD_FRAME, Sentence("people-password", {"least": LEAST_PASSWORD, "most": MOST_PASSWORD}))
        return await self._hash(password)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(_hash, password)

    async def _matches(self, hashed: str | None, password: str) -> bool:
        """Takes as long for a name that does not exist."""
        if self._nobody is None:
            self._nobody = await self._hash(secrets.token_hex(16))
        async with self._hashing:
            fits = await asyncio.to_thread(_verify, hashed or self._nobody, password)
        return fits and hashed is not None


def _hash(password: str) -> str:
    from argon2 import PasswordHasher

    return PasswordHasher().hash(password)


def _verify(hashed: str, password: str) -> bool:
    from argon2 import PasswordHasher
    from argon2.exceptions import VerificationError

    try:
        return PasswordHasher().verify(hashed, password)
    except VerificationError:
        return False
