"""Serves web/ with the looks of the games at /games/<id>/, for demo.html. Not part of the product.

python3 web/board/demo.py [port], then open http://127.0.0.1:8177/board/demo.html
"""

import re
import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Files(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript"}

    def translate_path(self, path):
        path = path.split("?")[0]
        theme = re.fullmatch(r"/games/([^/]+)/(theme\.\w+)", path)
        if not theme:
            return str(ROOT / "web" / path.lstrip("/"))
        # A room that has several games names each after itself and a word.
        own, before_dash = ROOT / "rooms" / theme[1], ROOT / "rooms" / theme[1].rpartition("-")[0]
        return str((own if own.is_dir() else before_dash) / "assets" / theme[2])

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()


ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8177), Files).serve_forever()
