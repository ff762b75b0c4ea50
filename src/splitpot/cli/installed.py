"""Where this installation keeps what is not Python: the built web client and the Fluent files."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent

LANGUAGES = ("en", "de", "da", "nb", "pl")


def locales_folder() -> Path | None:
    """Find the folder with one folder of Fluent files a language: in the package, else in the checkout."""
    for folder in (_PACKAGE / "locales", _PACKAGE.parent.parent / "locales"):
        if folder.is_dir():
            return folder
    return None


def client_folder() -> Path | None:
    """Find the folder with the built web client; None if it has not been built."""
    folder = _PACKAGE / "web" / "client"
    return folder if (folder / "index.html").is_file() else None
