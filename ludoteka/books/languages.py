"""The languages of the books: their own names, the titles of the sections, and the direction of reading.

English and Hungarian have a book of every game; the others have those of the games whose sources speak them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Language:
    """A language in which there are books."""

    code: str
    name: str
    """As its readers call it."""
    titles: str
    """The titles of the nine sections, one below the other."""
    rtl: bool = False
    """Written from right to left; boards are not."""
    also: tuple[str, ...] = ()
    """Further tags by which browsers ask for it."""
    semicolon: str = ";"

    @property
    def sections(self) -> tuple[str, ...]:
        return tuple(line.strip() for line in self.titles.strip().splitlines())

    def closeness(self, wish: str) -> int:
        """How well a tag such as "pt-BR" names this language; 0: not at all."""
        named = [tag for tag in (self.code, *self.also) if f"{wish}-".casefold().startswith(f"{tag}-".casefold())]
        return max(map(len, named), default=0)


EVERYWHERE = ("en", "hu")
"""The languages in which every game has a book."""

_ALL = (
    Language(
        "en",
        "English",
        """
        Players and material
        Set-up
        Aim
        Play
        Special rules
        End and score
        Variants
        Origin
        Our decisions
        """,
    ),
    Language(
        "hu",
        "Magyar",
        """
        Játékosok és kellékek
        Alapállás
        Cél
        A játék menete
        Különleges szabályok
        A játék vége és az értékelés
        Változatok
        Eredet
        Döntéseink
        """,
    ),
    Language(
        "cs",
        "Čeština",
        """
        Hráči a herní materiál
        Příprava
        Cíl
        Průběh hry
        Zvláštní pravidla
        Konec a hodnocení
        Varianty
        Původ
        Naše rozhodnutí
        """,
    ),
    Language(
        "da",
        "Dansk",
        """
        Spillere og materiale
        Opstilling
        Mål
        Spillets gang
        Særlige regler
        Afslutning og point
        Varianter
        Oprindelse
        Vores valg
        """,
    ),
    Language(
        "de",
        "Deutsch",
        """
        Spieler und Material
        Aufbau
        Ziel
        Spielverlauf
        Besondere Regeln
        Ende und Wertung
        Varianten
        Herkunft
        Unsere Entscheidungen
        """,
    ),
    Language(
        "et",
        "Eesti",
        """
        Mängijad ja vahendid
        Algseis
        Eesmärk
        Mängu käik
        Erireeglid
        Lõpp ja arvestus
        Variandid
        Päritolu
        Meie otsused
        """,
    ),
    Language(
        "es",
        "Español",
        """
        Jugadores y material
        Preparación
        Objetivo
        Desarrollo
        Reglas especiales
        Final y puntuación
        Variantes
        Origen
        Nuestras decisiones
        """,
    ),
    Language(
        "fr",
        "Français",
        """
        Joueurs et matériel
        Mise en place
        But du jeu
        Déroulement
        Règles particulières
        Fin de partie et décompte
        Variantes
        Origine
        Nos choix
        """,
    ),
    Language(
        "hr",
        "Hrvatski",
        """
        Igrači i pribor
        Početni položaj
        Cilj
        Tijek igre
        Posebna pravila
        Kraj i bodovanje
        Inačice
        Podrijetlo
        Naše odluke
        """,
    ),
    Language(
        "it",
        "Italiano",
        """
        Giocatori e materiale
        Preparazione
        Scopo
        Svolgimento
        Regole speciali
        Fine e punteggio
        Varianti
        Origine
        Le nostre scelte
        """,
    ),
    Language(
        "lv",
        "Latviešu",
        """
        Spēlētāji un piederumi
        Sākuma izvietojums
        Mērķis
        Spēles gaita
        Īpašie noteikumi
        Beigas un vērtējums
        Varianti
        Izcelsme
        Mūsu lēmumi
        """,
    ),
    Language(
        "lt",
        "Lietuvių",
        """
        Žaidėjai ir priemonės
        Pradinė padėtis
        Tikslas
        Žaidimo eiga
        Ypatingos taisyklės
        Pabaiga ir taškai
        Variantai
        Kilmė
        Mūsų sprendimai
        """,
    ),
    Language(
        "nl",
        "Nederlands",
        """
        Spelers en materiaal
        Beginopstelling
        Doel
        Spelverloop
        Bijzondere regels
        Einde en puntentelling
        Varianten
        Herkomst
        Onze keuzes
        """,
    ),
    Language(
        "pt",
        "Português",
        """
        Jogadores e material
        Preparação
        Objetivo
        Desenrolar do jogo
        Regras especiais
        Fim e pontuação
        Variantes
        Origem
        As nossas decisões
        """,
    ),
    Language(
        "ro",
        "Română",
        """
        Jucători și materiale
        Așezarea inițială
        Scop
        Desfășurarea jocului
        Reguli speciale
        Sfârșitul și punctajul
        Variante
        Origine
        Deciziile noastre
        """,
    ),
    Language(
        "sl",
        "Slovenščina",
        """
        Igralci in oprema
        Postavitev
        Cilj
        Potek igre
        Posebna pravila
        Konec in točkovanje
        Različice
        Izvor
        Naše odločitve
        """,
    ),
    Language(
        "sr",
        "Srpski",
        """
        Igrači i pribor
        Početni položaj
        Cilj
        Tok igre
        Posebna pravila
        Kraj i bodovanje
        Varijante
        Poreklo
        Naše odluke
        """,
    ),
    Language(
        "sv",
        "Svenska",
        """
        Spelare och material
        Uppställning
        Mål
        Spelets gång
        Särskilda regler
        Slut och poäng
        Varianter
        Ursprung
        Våra beslut
        """,
    ),
    Language(
        "tr",
        "Türkçe",
        """
        Oyuncular ve malzeme
        Diziliş
        Amaç
        Oyunun akışı
        Özel kurallar
        Oyunun sonu ve puanlama
        Çeşitler
        Köken
        Kararlarımız
        """,
    ),
    Language(
        "el",
        "Ελληνικά",
        """
        Παίκτες και υλικό
        Στήσιμο
        Σκοπός
        Πορεία του παιχνιδιού
        Ειδικοί κανόνες
        Τέλος και βαθμολογία
        Παραλλαγές
        Προέλευση
        Οι αποφάσεις μας
        """,
        semicolon="·",
    ),
    Language(
        "ru",
        "Русский",
        """
        Игроки и состав игры
        Начальная расстановка
        Цель
        Ход игры
        Особые правила
        Конец игры и подсчёт
        Варианты
        Происхождение
        Наши решения
        """,
    ),
    Language(
        "he",
        "עברית",
        """
        שחקנים ואביזרים
        סידור הפתיחה
        המטרה
        מהלך המשחק
        כללים מיוחדים
        סיום וניקוד
        גרסאות
        מקור
        ההכרעות שלנו
        """,
        rtl=True,
    ),
    Language(
        "ar",
        "العربية",
        """
        اللاعبون والأدوات
        الترتيب الأولي
        الهدف
        سير اللعب
        قواعد خاصة
        النهاية والنتيجة
        الصيغ
        الأصل
        قراراتنا
        """,
        rtl=True,
        semicolon="؛",
    ),
    Language(
        "fa",
        "فارسی",
        """
        بازیکنان و وسایل
        چیدمان آغازین
        هدف
        روند بازی
        قانون‌های ویژه
        پایان و امتیاز
        گونه‌ها
        خاستگاه
        تصمیم‌های ما
        """,
        rtl=True,
        semicolon="؛",
    ),
    Language(
        "ko",
        "한국어",
        """
        플레이어와 구성물
        준비
        목표
        게임 진행
        특별 규칙
        종료와 점수
        변형 규칙
        유래
        우리의 결정
        """,
    ),
    Language(
        "zh-CN",
        "简体中文",
        """
        玩家与配件
        布置
        目标
        游戏流程
        特殊规则
        结束与计分
        变体
        来源
        我们的决定
        """,
        also=("zh",),
    ),
    Language(
        "zh-TW",
        "繁體中文",
        """
        玩家與配件
        佈置
        目標
        遊戲流程
        特殊規則
        結束與計分
        變體
        來源
        我們的決定
        """,
        also=("zh-Hant", "zh-HK", "zh-MO"),
    ),
)
LANGUAGES = {language.code: language for language in _ALL}
"""By their codes, in the order in which they are offered."""


def nearest(wishes: Iterable[str], have: Collection[str]) -> str:
    """The first of the wishes that can be met from `have`; English if none can."""
    for wish in wishes:
        best = max(have, key=lambda code: LANGUAGES[code].closeness(wish), default="en")
        if best in have and LANGUAGES[best].closeness(wish):
            return best
    return "en"
