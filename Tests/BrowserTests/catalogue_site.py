#!/usr/bin/env python3
"""A catalogue of 23 patterns, more than stand side by side in one page, in languages of several scripts: one is read from the right.

    python3 catalogue_site.py FOLDER [LANGUAGE…]

Writes the project into FOLDER and the site into FOLDER/Output, where all tests run on it as on any other site.
"""

from pathlib import Path
import random
import sys

from search_site import build_project

IDS = """abstract-factory builder factory-method prototype singleton adapter bridge composite decorator facade flyweight proxy
chain-of-responsibility command interpreter iterator mediator memento observer state strategy template-method visitor""".split()

# What readers of Arabic and Hindi need most. Whatever else the chrome says is English.
TEXTS = {
    "hu": {
        "name": "magyar", "title": "Tervezési minták",
        "patterns": "Absztrakt gyár|Építő|Gyártó metódus|Prototípus|Egyke|Illesztő|Híd|Összetétel|Díszítő|Homlokzat|Pehelysúlyú|Helyettes|Felelősséglánc|Parancs|Értelmező|Bejáró|Közvetítő|Emlékeztető|Megfigyelő|Állapot|Stratégia|Sablonmetódus|Látogató",
        "parts": "Ügyfél|Megvalósítás|Felhasználóiadatbázis-kezelő|Nézet|Alany|Segéd|Tároló|Üzenetsor",
        "says": "átadja|megkérdezi, hogy változott-e valami|elkészíti a választ|értesíti az összes feliratkozottat a legutóbbi változásról|megszakíthatatlanságukért|bezárja",
        "words": {"skip-to-content": "Ugrás a tartalomra", "menu": "Menü", "navigation": "Minták", "search.label": "Keresés"},
        "families": ("Létrehozás", "Szerkezet", "Viselkedés"), "traits": ("Cél", "objektum", "osztály"), "user": "felhasználó",
        "headings": ("Összetevők", "Együttműködés", "Kód", "Előnyök", "Hátrányok", "Összegzés"),
        "sentences": ("A minta különválasztja azt, ami változik, attól, ami marad.", "A részek csak egymás felületét ismerik, a `protocol` nevét.",
                      "Elkelkáposztástalaníthatatlanságoskodásaitokért ritkán fizet bárki.", "Kisebb programban többe kerül, mint amennyit hoz."),
        "question": "Mikor jó választás ez: {}?"},
    "it": {
        "name": "italiano", "title": "Pattern di progettazione",
        "patterns": "Fabbrica astratta|Costruttore|Metodo fabbrica|Prototipo|Istanza unica|Adattatore|Ponte|Composto|Decoratore|Facciata|Peso piuma|Delegato|Catena di responsabilità|Comando|Interprete|Iteratore|Mediatore|Memento|Osservatore|Stato|Strategia|Metodo modello|Visitatore",
        "parts": "Cliente|Implementazione|Gestore della base di dati|Vista|Soggetto|Assistente|Archivio|Coda dei messaggi",
        "says": "consegna|chiede se qualcosa è cambiato|prepara la risposta|avverte tutti gli iscritti dell’ultimo cambiamento|precipitevolissimevolmente|chiude",
        "words": {"skip-to-content": "Vai al contenuto", "menu": "Menu", "navigation": "Pattern", "search.label": "Cerca"},
        "families": ("Creazione", "Struttura", "Comportamento"), "traits": ("Ambito", "oggetto", "classe"), "user": "utente",
        "headings": ("Componenti", "Interazione", "Codice", "Vantaggi", "Svantaggi", "Conclusione"),
        "sentences": ("Il pattern separa ciò che cambia da ciò che resta.", "Le parti conoscono soltanto l’interfaccia, il nome del `protocol`.",
                      "Precipitevolissimevolmente non si progetta nulla di buono.", "In un programma piccolo costa più di quanto renda."),
        "question": "Quando conviene questo: {}?"},
    "ru": {
        "name": "русский", "title": "Паттерны проектирования",
        "patterns": "Абстрактная фабрика|Строитель|Фабричный метод|Прототип|Одиночка|Адаптер|Мост|Компоновщик|Декоратор|Фасад|Приспособленец|Заместитель|Цепочка обязанностей|Команда|Интерпретатор|Итератор|Посредник|Хранитель|Наблюдатель|Состояние|Стратегия|Шаблонный метод|Посетитель",
        "parts": "Клиент|Реализация|Администратор базы данных|Представление|Субъект|Помощник|Хранилище|Очередь сообщений",
        "says": "передаёт|спрашивает, не изменилось ли что-нибудь|готовит ответ|уведомляет всех подписчиков о последнем изменении|взаимозаменяемостью|закрывает",
        "words": {"skip-to-content": "К содержанию", "menu": "Меню", "navigation": "Паттерны", "search.label": "Поиск"},
        "families": ("Порождающие", "Структурные", "Поведенческие"), "traits": ("Уровень", "объект", "класс"), "user": "пользователь",
        "headings": ("Участники", "Взаимодействие", "Код", "Преимущества", "Недостатки", "Вывод"),
        "sentences": ("Паттерн отделяет то, что меняется, от того, что остаётся.", "Части знают только интерфейс друг друга, имя `protocol`.",
                      "Высокопревосходительствующие абстракции редко окупаются.", "В небольшой программе он стоит больше, чем даёт."),
        "question": "Когда стоит выбрать этот паттерн: {}?"},
    "ar": {
        "name": "العربية", "title": "أنماط التصميم",
        "patterns": "المصنع المجرد|البنّاء|طريقة المصنع|النموذج الأولي|المفرد|المحوِّل|الجسر|المركَّب|المزخرِف|الواجهة|وزن الذبابة|الوكيل|سلسلة المسؤولية|الأمر|المفسّر|المكرِّر|الوسيط|التذكار|المراقب|الحالة|الاستراتيجية|الطريقة القالبية|الزائر",
        "parts": "العميل|التنفيذ|مدير قاعدة البيانات|العرض|الموضوع|المساعد|المخزن|طابور الرسائل",
        "says": "يُسلِّم|يسأل هل تغيّر شيء ما|يُعِدّ الجواب|يُخطر جميع المشتركين بآخر تغيير حدث|فأسقيناكموها|يُغلق",
        "words": {"skip-to-content": "انتقل إلى المحتوى", "menu": "القائمة", "navigation": "الأنماط", "search.label": "بحث"},
        "families": ("الإنشاء", "البنية", "السلوك"), "traits": ("النطاق", "الكائن", "الصنف"), "user": "المستخدم",
        "headings": ("المكونات", "التفاعل", "الشيفرة", "المزايا", "العيوب", "الخلاصة"),
        "sentences": ("يفصل النمط ما يتغيّر عمّا يبقى.", "لا يعرف كل جزء سوى واجهة الآخر، أي اسم `protocol`.",
                      "قلّما تُجدي التجريدات المفرطة في التعقيد نفعًا.", "في برنامج صغير يكلّف أكثر مما يفيد (انظر MVVM-C, v2)."),
        "question": "متى يُستحسن اختيار {}؟"},
    "hi": {
        "name": "हिन्दी", "title": "डिज़ाइन प्रतिरूप",
        "patterns": "अमूर्त कारख़ाना|निर्माता|कारख़ाना विधि|प्रतिरूप|एकल|अनुकूलक|सेतु|संयुक्त|सज्जाकार|मुखौटा|हल्का भार|प्रतिनिधि|उत्तरदायित्व शृंखला|आदेश|व्याख्याकार|पुनरावर्तक|मध्यस्थ|स्मृतिचिह्न|प्रेक्षक|अवस्था|रणनीति|साँचा विधि|आगंतुक",
        "parts": "ग्राहक|कार्यान्वयन|आँकड़ाकोष प्रबंधक|दृश्य|विषय|सहायक|भंडार|संदेश पंक्ति",
        "says": "सौंपता है|पूछता है कि क्या कुछ बदला है|उत्तर तैयार करता है|सभी ग्राहकों को पिछले परिवर्तन की सूचना देता है|किंकर्तव्यविमूढ़ता|बंद करता है",
        "words": {"skip-to-content": "सामग्री पर जाएँ", "menu": "सूची", "navigation": "प्रतिरूप", "search.label": "खोज"},
        "families": ("सृजन", "संरचना", "व्यवहार"), "traits": ("दायरा", "वस्तु", "वर्ग"), "user": "उपयोगकर्ता",
        "headings": ("घटक", "सहयोग", "कोड", "लाभ", "हानियाँ", "निष्कर्ष"),
        "sentences": ("यह प्रतिरूप बदलने वाले भाग को स्थिर भाग से अलग करता है।", "भाग केवल एक-दूसरे का अंतरापृष्ठ जानते हैं, `protocol` का नाम।",
                      "अत्यधिक अमूर्तता शायद ही कभी लाभदायक होती है।", "छोटे कार्यक्रम में यह लाभ से अधिक महँगा पड़ता है।"),
        "question": "{} कब चुनना चाहिए?"},
}

SAMPLE = """// snippet.create
/// Makes a part.
struct {name} { let name = "part" }
// snippet.end
// snippet.use{number}
func use(_ part: {name}) -> String { "a line so long that it does not fit into a narrow window: \\(part.name)" }
// snippet.end
"""


def interaction(number, text):
    """Steps between two to eight parts: to and fro, in a circle, to oneself, from the user, and remarks."""
    parts, says = text["parts"].split("|")[: 2 + number % 7], text["says"].split("|")
    steps = []
    for step in range(3 + number * 5 % 18):
        sender = step % len(parts)
        receiver = (step + 1) % len(parts) if number % 4 == 1 else (step * 3 + 1 + number) % len(parts)
        what = says[(step + number) % len(says)]
        if number % 3 == 0 and step == 0:
            steps.append(f"**{text['user']} → {parts[0]}** {what}")
        elif number % 5 == 2 and step == 2:
            steps.append(f"{text['sentences'][0]}")
        else:
            steps.append(f"**{parts[sender]} → {parts[receiver]}** {what}")
    return "\n".join(f"{place}. {step}" for place, step in enumerate(steps, 1))


def path(number):
    return f"Catalogue/{IDS[number]}.swift"


def listing(number, patterns):
    own, other = path(number), path((number + 1) % patterns)
    return [
        f"```swift tabs sample={own},{other} region=create\n```\n\n```swift tabs sample={own},{other}\n```",
        f"```swift diff sample={own},{other}\n```",
        "```tree sample=Catalogue\n```" if number == 2 else f"```swift sample={own} region=create\n```",
    ][number % 3]


def prose(number, language, words):
    """Words that no other pattern has, so that no compressor finds them twice."""
    syllables = [word[:3] for word in TEXTS[language]["patterns"].replace("|", " ").split()]
    generator = random.Random(f"{number} {language}")
    return " ".join("".join(generator.choices(syllables, k=3)) for _ in range(words))


def page(number, language, patterns, words):
    text = TEXTS[language]
    name, headings, sentences = text["patterns"].split("|")[number], text["headings"], text["sentences"]
    origin = "" if language == "hu" else "translation: {of: hu}\n"
    parts = "\n".join(f"- **{part}**: {sentences[place % 4]}" for place, part in enumerate(text["parts"].split("|")[: 2 + number % 7]))
    return f"""---
title: {name}
description: "{sentences[number % 4]}"
question: "{text['question'].format(name)}"
tags: [{text['families'][number % 3]}]
{origin}---

{sentences[0]} {sentences[1]} {sentences[2]}

> [!TIP]
> {sentences[3]}

## {headings[0]} {{#components}}

{parts}

## {headings[1]} {{#interaction}}

{interaction(number, text)}

## {headings[2]} {{#example}}

{listing(number, patterns)}

```swift sample={path(number)} region=use{number % 6}
```

```swift
let text = "{name}"  // {sentences[0]}
```

```yaml
key: value
```

### {name} {{#more}}

| {headings[3]} | {headings[4]} | {text['traits'][0]} |
|---|:-:|--:|
| {sentences[0]} | `Array<Element>.Index` | 1 234 |

## {headings[3]} {{#benefits}}

- {sentences[0]}
- {sentences[1]}

{prose(number, language, words)}

## {headings[4]} {{#drawbacks}}

- {sentences[2]}
- {sentences[3]}

## {headings[5]} {{#conclusion}}

{sentences[3]} [{headings[0]}](#components) → [{text['patterns'].split('|')[0]}](../abstract-factory/index.md).[^1]

[^1]: {sentences[1]}
"""


def home(language):
    text = TEXTS[language]
    scope, *values = text["traits"]
    words = "".join(f"  {key}: {word}\n" for key, word in text["words"].items())
    families = ", ".join(f"f{number}: {name}" for number, name in enumerate(text["families"]))
    origin = "" if language == "hu" else "translation: {of: hu}\n"
    return f"""---
name: {text['name']}
title: {text['title']}
description: {text['sentences'][0]}
families: {{{families}}}
traits: {{scope.name: {scope}, scope.object: {values[0]}, scope.class: {values[1]}, kind.name: kind}}
actors: {{user: {text['user']}}}
interface:
{words}{origin}---

{text['sentences'][1]}
"""


def files(languages, patterns=len(IDS), words=0):
    """The files of a catalogue of the first patterns, with so many words of prose among the benefits of each."""
    yield "Content/site.yml", f"title: Catalogue\nbase-url: https://catalogue.example/\nlanguages: [{', '.join(languages)}]\n"
    for language in languages:
        yield f"Content/index.{language}.md", home(language)
    for number, name in enumerate(IDS[:patterns]):
        yield f"Content/{name}/pattern.yml", (
            f"order: {number}\nfamily: f{min(2, number // 6)}\nactors: [user]\nalso-known-as: [{name}]\n"
            f"related: [{IDS[(number or patterns) - 1]}]\ntraits: {{scope: {['object', 'class'][number % 2]}, kind: 'Σ {number % 4}'}}\n")
        yield f"Sources/Samples/{path(number)}", SAMPLE.replace("{number}", str(number % 6)).replace("{name}", "".join(name.title().split("-")))
        for language in languages:
            # One is not translated, and stands in for what is missing.
            if language == "hu" or number != 4:
                yield f"Content/{name}/index.{language}.md", page(number, language, patterns, words)


def build(folder: Path, languages=("hu", "ar", "hi"), **choices):
    """Writes the project, builds it with the tool, and gives the folder of the site."""
    return build_project(folder, dict(files(languages, **choices)))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    print(build(Path(sys.argv[1]), *([sys.argv[2:]] if sys.argv[2:] else [])))
