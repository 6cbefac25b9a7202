"""A web server like the ones that hosts run: files below a path, and 404.html for everything else."""

from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit


@contextmanager
def serve(root: Path, below="/"):
    """Serves a folder on a free port of the loopback interface; gives the address, with a slash at the end."""

    class Handler(SimpleHTTPRequestHandler):
        def __init__(self, *arguments):
            super().__init__(*arguments, directory=str(root))

        def translate_path(self, path):
            path = urlsplit(path).path
            if not path.startswith(below):
                return str(root / "404.html" / "outside")
            return super().translate_path("/" + path.removeprefix(below))

        def list_directory(self, path):
            self.send_error(404)

        def guess_type(self, path):
            kind = super().guess_type(path)
            return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind

        def send_error(self, code, message=None, explain=None):
            body = (root / "404.html").read_bytes() if code == 404 else b""
            self.send_response(code, message)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *arguments):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{below}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
