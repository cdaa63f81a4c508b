"""The command line: what it prints for people and machines, and how it refuses."""

import json
import os
import subprocess
import sys

import pytest

from ludoteka import games


def run(*words, stdin="", **environment):
    return subprocess.run(
        [sys.executable, "-m", "ludoteka", *words],
        capture_output=True,
        text=True,
        input=stdin,
        env={**os.environ, "LUDOTEKA_KERNELS": "auto", "COLUMNS": "120", **environment},
        check=False,
    )


def answer(*words):
    done = run(*words)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_games_as_json_has_the_fields_others_rely_on():
    found = {entry["id"]: entry for entry in answer("games", "--json")}
    assert set(found) == set(games.ids())
    hexes = found["hex"]
    assert hexes["chapter"] == "connection"
    assert hexes["family"] == "connection"
    assert hexes["players"] == {"min": 2, "max": 2}
    assert hexes["presets"][0]["id"] == "book"
    assert "hex#1" in hexes["presets"][0]["covers"]
    assert {"values", "covers", "id"} <= set(hexes["options"][0]) if hexes["options"] else True
    assert isinstance(hexes["books"], list)
    assert hexes["levels"] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_listing_games_loads_no_compiler():
    code = "import sys; sys.argv=['ludoteka','games']\nfrom ludoteka.cli.main import app\napp(standalone_mode=False)\n"
    code += "sys.exit('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, "numba was imported"


def test_moves_as_json():
    found = answer("moves", "hex", "--preset", "small", "--json")
    assert len(found) == 36
    assert found[0] == {"text": "a1", "steps": ["a1"]}


def test_perft_as_json():
    found = answer("perft", "hex", "--depth", "2", "--json")
    assert found["nodes"] == 121 * 120
    assert set(found) == {"game", "preset", "depth", "nodes", "seconds"}


def test_bench_as_json():
    [found] = answer("bench", "hex:small", "--seconds", "0.05", "--json")
    assert set(found) == {"game", "preset", "playouts_per_second", "moves_per_second", "average_plies"}
    assert found["playouts_per_second"] > 0


def test_match_of_the_computer_against_itself():
    found = answer("match", "hex:small", "--seats", "2,0", "--games", "4", "--json")
    assert found["players"][0]["wins"] == 4


def test_the_ladder_says_so_where_nothing_was_measured():
    assert run("ladder", "snakes-and-ladders").stdout == "snakes-and-ladders: no games between its levels are known\n"


def test_catalog_as_json():
    found = answer("catalog", "--json")
    assert found["games"]["total"] == 193
    assert found["games"]["covered"] + len(found["games"]["missing"]) == 193
    assert set(found) == {"games", "items", "table"}


def test_show_draws_the_board_in_text():
    done = run("show", "hex:small")
    assert done.returncode == 0
    assert done.stdout.count("·") == 36


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_show_draws_a_picture(kind, tmp_path):
    file = tmp_path / f"board.{kind}"
    done = run("show", "chess", f"--{kind}", str(file))
    assert done.returncode == 0, done.stderr
    data = file.read_bytes()
    assert data.startswith(b"<svg" if kind == "svg" else b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["moves", "ches"], "did you mean chess"),
        (["moves", "chess", "--preset", "nonsense"], "no preset 'nonsense'"),
        (["moves", "chess", "--position", "nonsense"], "chess"),
        (["moves", "chess", "--position", "8/8/8/8/8/8/8/8 w - - 0 1"], "king"),
        (["moves", "hex", "--position", "cells=9*99"], "field cells"),
        (["moves", "hex", "--position", "cell=1"], "expected field=values"),
        (["moves", "hex", "--option", "size"], "name=value"),
        (["perft", "hex", "--depth", "x"], "--depth"),
        (["perft", "hex"], "--depth"),
        (["match", "hex", "--seats", "1"], "expected 2 players"),
        (["match", "hex", "--seats", "1,99"], "expected a level"),
        (["match", "chess", "--seats", "1,uci:no-such-program", "--games", "1"], "no-such-program"),
        (["replay", "no-such-file"], "no-such-file"),
        (["book", "chess:nonsense"], "no preset 'nonsense'"),
        (["book", "hex", "--language", "fr"], "hex has no book in 'fr'; it has one in en, hu"),
        (["nonsense"], "nonsense"),
        (["play", "hex", "--seat", "7"], "expected seats"),
        (["show", "hex", "--theme", "pink"], "light or dark"),
        (["solve", "go"], "go"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_2(words, expected):
    done = run(*words)
    assert done.returncode == 2, done.stdout
    assert done.stderr.count("\n") == 1, done.stderr
    assert expected in done.stderr
    assert "Traceback" not in done.stderr


def test_a_game_in_the_terminal_with_mistakes_undo_hint_save_and_resume(tmp_path):
    file = tmp_path / "match.txt"
    typed = f"help\nmoves\nhint\na1\na1\nundo\nb2\nsave {file}\nquit\n"
    done = run("play", "hex:small", "--level", "1", stdin=typed)
    assert done.returncode == 0, done.stderr
    assert "The computer would play" in done.stdout
    assert "not legal here" in done.stdout
    assert "Saved" in done.stdout
    again = run("play", "hex:small", "--resume", str(file), stdin="resign\n")
    assert "wins: resignation" in again.stdout


def test_a_saved_match_goes_on_with_the_same_sides_and_level(tmp_path):
    file = tmp_path / "my match.txt"
    done = run("play", "hex:small", "--seat", "1", "--level", "1", stdin=f"save {file}\nquit\n")
    assert f"--resume '{file}'" in done.stdout
    again = tmp_path / "again.txt"
    run("play", "hex:small", "--resume", str(file), stdin=f"save {again}\nquit\n")
    assert again.read_text() == file.read_text()
    assert "Seat 0: Ludoteka | level 1\nSeat 1: You\n" in again.read_text()
    run("play", "hex:small", "--resume", str(file), "--seat", "0", "--level", "3", stdin=f"save {again}\nquit\n")
    assert "Seat 0: You\nSeat 1: Ludoteka | level 3\n" in again.read_text()


def test_the_end_of_input_leaves_the_game_politely():
    done = run("play", "hex:small", stdin="a1\n")
    assert done.returncode == 0
    assert "Good-bye" in done.stdout


def test_the_menu_leads_to_a_game():
    number = games.ids().index("hex") + 1
    done = run("menu", stdin=f"{number}\nsmall\n1\nresign\n\n")
    assert done.returncode == 0, done.stderr
    assert "resignation" in done.stdout


def test_the_menu_takes_names_in_any_language_and_asks_again_after_a_mistake():
    done = run("menu", stdin="nonsense\nCONNECT FOUR\n")
    assert "no game is called 'nonsense'; `ludoteka games` lists them\nWhich game?" in done.stdout
    assert "Level of the computer" in done.stdout
    assert games.called("sakk") is games.find("chess")
    with pytest.raises(games.UnknownGame, match="may be english-draughts or international-draughts"):
        games.called("Dáma")


def test_the_book_of_a_preset_is_the_book_of_its_game():
    assert run("book", "hex:small").stdout == run("book", "hex").stdout != ""


def test_a_book_in_a_further_language_has_its_words_in_the_diagrams_too():
    told = run("book", "squadro", "--language", "fr").stdout
    assert "Règles particulières" in told
    assert "Blancs, rentrées: 0" in told


def test_a_record_is_replayed_verified_and_found_out_when_changed(tmp_path):
    from ludoteka.play import Match, record

    match = Match.begin("hex:small", secret=b"x" * 32)
    while not match.over:
        match.play(match.position.actors[0], match.position.codes[0])
    file = tmp_path / "match.txt"
    file.write_text(record.write(match))
    assert run("verify", str(file)).returncode == 0
    assert "wins" in run("replay", str(file)).stdout
    file.write_text(record.write(match), encoding="utf-8-sig")
    assert run("verify", str(file)).returncode == 0
    file.write_text(record.write(match).replace("Secret: 78", "Secret: 79"))
    assert run("verify", str(file)).returncode == 2
