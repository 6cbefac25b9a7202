"""A small site that changes from build to build, and what the scripts beside this file ask of it."""
import hashlib
import os
import random
import subprocess

LANGUAGES = ["hu", "it", "ru"]
IGNORED = {".pilaster-lock"}


def write_site(root, seed, pages=40, paragraphs=40):
    """Writes the content of a seed: other texts, titles and pages for another one."""
    random_numbers = random.Random(seed)
    content = os.path.join(root, "Content")
    names = {"site.yml": "base-url: https://example.org/\n"}
    for language in LANGUAGES:
        names[f"index.{language}.md"] = f"---\nname: {language}\ntitle: Site {seed}\n---\n\nHome {seed}.\n"
    for number in range(pages):
        if random_numbers.random() < 0.1:
            continue
        title = random_numbers.choice(["One", "Two", "Three"])
        text = "\n\n".join(f"Sentence {random_numbers.randrange(1000)} of seed {seed}." for _ in range(paragraphs))
        for language in LANGUAGES[: random_numbers.randrange(1, 4)]:
            picture = f"\n\n![picture](p{number}.png)\n"
            names[f"s{number % 5}/p{number}.{language}.md"] = f"---\ntitle: {title} {number}\n---\n\n{text}{picture}"
        names[f"s{number % 5}/p{number}.png"] = f"picture {number} of {seed}" * 50
    for name, text in names.items():
        path = os.path.join(content, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    for folder, _, files in os.walk(content):
        for file in files:
            path = os.path.join(folder, file)
            if os.path.relpath(path, content) not in names:
                os.remove(path)


def build_command(tool, root, output, *options):
    return [tool, "build", "--no-verify", "--project", root, "--output", output, *options]


def build(tool, root, output, *options):
    """Runs a build to its end."""
    return subprocess.run(build_command(tool, root, output, *options), capture_output=True, text=True, timeout=120)


def snapshot(output):
    """The digest of every file of an output folder, by its path."""
    files = {}
    for folder, _, names in os.walk(output):
        for name in names:
            if name in IGNORED:
                continue
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                files[os.path.relpath(path, output)] = hashlib.sha256(file.read()).hexdigest()
    return files


def is_part(path):
    """Whether a file is one that was being written, or in a folder that was; no page refers to it."""
    return any(name.startswith(".pilaster-part-") for name in path.split(os.sep))


def missing_assets(output):
    """Pictures that a page refers to and that are not there."""
    missing = []
    for folder, _, names in os.walk(output):
        if is_part(os.path.relpath(folder, output)):
            continue
        for name in names:
            if not name.endswith(".html"):
                continue
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                for piece in file.read().split(' src="')[1:]:
                    address = piece.split('"')[0]
                    if not os.path.exists(os.path.normpath(os.path.join(folder, address))):
                        missing.append((os.path.join(folder, name), address))
    return missing
