"""A small site made for searching: the words that broke tools of this kind, in languages with and without a stemmer."""

from pathlib import Path
import os
import subprocess

ROOT = Path(__file__).resolve().parents[2]

HOME = "---\ntitle: {title}\nname: {name}\n---\n"

PAGES = {
    "site.yml": "title: Search\nbase-url: https://search.example/\nlanguages: [hu, it, ru, ja, ar]\n",
    "index.hu.md": HOME.format(title="Kezdőlap", name="magyar"),
    "index.it.md": HOME.format(title="Pagina iniziale", name="italiano"),
    "index.ru.md": HOME.format(title="Начало", name="русский"),
    "index.ja.md": HOME.format(title="ホーム", name="日本語"),
    "index.ar.md": HOME.format(title="الصفحة الرئيسية", name="العربية"),
    # B59
    "words.ru.md": "---\ntitle: Слова\n---\nУчёт и отчёт. Ещё один подъём. Модули, модулей, модулями. Чайка — это не чаик.\n",
    "words.it.md": "---\ntitle: Parole\n---\nL'architettura dell’applicazione è più solida: le modularità e i componenti.\n",
    "words.hu.md": "---\ntitle: Szavak\n---\nAz alkalmazások szétválasztása, a felhasználók és az árvíztűrő tükörfúrógép.\n",
    # B62
    "words.ja.md": "---\ntitle: 言葉\n---\n観察者パターンとサーバーの設計。\n",
    "words.ar.md": "---\ntitle: كلمات\n---\nمَرحبًا بالعالم، المراقب والنموذج.\n",
    "hello.ru.md": "---\ntitle: Приветствие\n---\nПривет, мир!\n",
    # B63
    "names.hu.md": (
        "---\ntitle: Nevek\n---\nA `ReactiveSwift.MutableProperty` és a `UIViewController` a view-model mellett; `init(_:)`, C++,"
        " MVVM-C, iOS 17, X.\n"),
    # B07
    "chrome.hu.md": "---\ntitle: Keret\n---\n" + "".join(
        f"## {name}\n\nSzöveg.\n\n" for name in ["Search", "Main", "Menu", "Content", "Nav", "Theme", "toc", "Results"]),
    # B15
    **{f"titles/{number}.hu.md": f"---\ntitle: {title}\n---\nSzöveg.\n" for number, title in enumerate(["007", "1e3", "true"])},
    # B41
    "attack.hu.md": (
        "---\ntitle: 'A < B & \"C\" <script>alert(1)</script>'\n---\n## Támadás {#attack}\n\n`<img src=x onerror=alert(1)>` \u2028 "
        "</script>\n\n```html\n<img src=x onerror=alert(2)>\n```\n"),
    # B64
    "onlyhere.hu.md": "---\ntitle: Csak itt\n---\nEgyedülálló üvegkulcs.\n",
    # One concept in three languages.
    "observer.hu.md": "---\ntitle: Megfigyelő\ntags: [viselkedés]\n---\nÉrtesítést kap.\n\n## Előnyök {#benefits}\n\nLaza csatolás.\n",
    "observer.it.md": "---\ntitle: Osservatore\ntags: [comportamento]\n---\nRiceve una notifica.\n\n## Vantaggi {#benefits}\n\nBasso accoppiamento.\n",
    "observer.ru.md": "---\ntitle: Наблюдатель\ntags: [поведение]\n---\nПолучает уведомление.\n\n## Преимущества {#benefits}\n\nСлабая связь.\n",
    "c&d #1.hu.md": "---\ntitle: Különös név\n---\nEgy ritkaság.\n",
    # Ranking: the same word as a title, as a heading and in the text.
    "rank/text.hu.md": "---\ntitle: Első\n---\nItt áll a rangsor szó, rangsor, rangsor.\n",
    "rank/heading.hu.md": "---\ntitle: Második\n---\n## Rangsor\n\nSzöveg.\n",
    "rank/title.hu.md": "---\ntitle: Rangsor\n---\nSzöveg.\n",
    "rank/form.hu.md": "---\ntitle: Rangsorok\n---\nSzöveg.\n",
}


def build(folder: Path):
    """Writes the project below a folder, builds it with the tool, and gives the folder of the site."""
    return build_project(folder, {f"Content/{name}": text for name, text in PAGES.items()})


def build_project(folder: Path, files):
    """Writes files below a folder, builds the site of them with the tool, and gives its folder."""
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    tool = os.environ.get("PILASTER_TOOL") or ROOT / ".build/debug/pilaster"
    result = subprocess.run(
        [tool, "build", "--no-verify", "--project", folder, "--output", folder / "Output"], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return folder / "Output"
