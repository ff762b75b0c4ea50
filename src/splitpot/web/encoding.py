"""Updates as JSON text, made once for all who are sent the same news."""

from splitpot.protocol.codec import encode_update
from splitpot.protocol.updates import TableUpdate, Update
from splitpot.table import News


class Encoding:
    """Remembers the last news and the last text; spectators and lobby guests ask for the same in a row."""

    def __init__(self) -> None:
        self._news: News | None = None
        self._table_update: TableUpdate | None = None
        self._update: Update | None = None
        self._text = ""

    def update(self, news: News) -> TableUpdate:
        """The update that carries `news`."""
        if self._table_update is None or news is not self._news:
            self._news = news
            self._table_update = TableUpdate(news.table, news.seq, news.events, news.view)
        return self._table_update

    def text(self, update: Update) -> str:
        """The text of `update`."""
        if update is not self._update:
            self._update = update
            self._text = encode_update(update)
        return self._text
