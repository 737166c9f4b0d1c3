# Warum etwas nicht getan wurde.
fault-bad-request = Diese Anfrage verstehe ich nicht.
fault-bad-body = Das ist nicht das JSON, das ich erwartet habe.
fault-too-large = Das ist zu lang.
fault-unknown-game = Dieses Spiel gibt es nicht.
fault-bad-rules = Diese Optionen gibt es nicht, oder sie passen nicht zusammen.
fault-bad-position = Diese Stellung ist nicht möglich.
fault-not-found = Hier ist nichts.
fault-wrong-method = Das geht hier nicht.
fault-wrong-origin = Diese Anfrage kommt von einer anderen Seite.
fault-not-host = Das darf nur, wer den Tisch eröffnet hat.
fault-not-seated = Das dürfen nur die, die am Tisch sitzen.
fault-not-your-turn = Du bist nicht am Zug.
fault-stale = Inzwischen hat sich das Brett verändert.
fault-bad-step = Das ist kein Zug dieses Spiels.
fault-ambiguous-step = Das können mehrere Züge sein.
fault-illegal-step = Die Regeln erlauben diesen Zug nicht.
fault-bad-touch = Diesen Ort gibt es auf dem Brett nicht.
fault-illegal-touch = Das führt nirgendwohin.
fault-bound-touch = Du hast eine andere Figur berührt und musst sie ziehen.
fault-illegal-action = Das erlauben die Regeln jetzt nicht.
fault-no-such-seat = Diesen Platz gibt es nicht.
fault-seat-taken = Dieser Platz ist besetzt.
fault-bad-key = Für diesen Platz braucht man einen eigenen Link, und jeder Link gilt nur einmal.
fault-not-begun = Die Partie hat noch nicht begonnen.
fault-already-begun = Die Partie hat schon begonnen.
fault-game-over = Die Partie ist zu Ende.
fault-not-over = Die Partie ist noch nicht zu Ende.
fault-no-such-offer = Dieses Angebot gilt nicht mehr.
fault-offered-already = Das wurde gerade erst angeboten.
fault-engine-declines = Der Computer spielt weiter.
fault-opponents-decide = Nur die Gegner dürfen den Computer an die Stelle deines Partners setzen.
fault-not-absent = Dieser Spieler ist da oder noch nicht lange genug weg.
fault-silent = In diesem Spiel dürfen sich Partner nicht absprechen: Am Tisch wird nicht frei geredet.
fault-no-such-channel = Dort kannst du nicht sprechen.
fault-no-such-phrase = Diese Redewendung gibt es nicht.
fault-removed = Ein Spieler hat dich von diesem Tisch weggeschickt: Du kannst nicht zurückkommen.
fault-not-removable = Wer am Tisch spielt oder ihn eröffnet hat, kann nicht weggeschickt werden.
fault-no-help = In dieser Partie hilft der Computer jetzt nicht.
fault-nothing-to-undo = Es gibt nichts zurückzunehmen.
fault-no-takeback = An diesem Tisch wird nichts zurückgenommen.
fault-eliminated = Du bist ausgeschieden und hast in dieser Partie nichts mehr zu sagen.
fault-closed = Dieser Tisch ist geschlossen.
fault-bad-code = Dieser Code ist falsch, schon benutzt oder zu alt.
fault-bad-name = Dieser Name geht nicht: 1 bis 24 einfache Zeichen.
fault-too-many = Bitte nicht so schnell.
fault-too-slow = Die Verbindung ist zu langsam. Bitte neu verbinden.
fault-storage = Das konnte nicht gespeichert werden und ist deshalb nicht geschehen. Bitte noch einmal versuchen.
fault-busy = Im Moment ist zu viel zu tun. Bitte noch einmal versuchen.
fault-draining = Der Server startet gleich neu. Deine Partien sind gesichert.
fault-no-such-format = In diesem Format lässt sich die Partie nicht schreiben.
fault-internal = Hier ist etwas schiefgegangen. Du kannst nichts dafür.

# Was an einer Anfrage nicht stimmte. Das Feld ist ein Wort aus der Form der Anfrage.
detail-expected = { $field } (erwartet: { $expected })
detail-between = { $least } bis { $most }
detail-at-most = höchstens { $most }
detail-characters = höchstens { $most } Zeichen
detail-visible = sichtbare Zeichen in einer Zeile
detail-version = die zuletzt gesehene Version
detail-visitor = die Kennung eines Besuchers
detail-side = die Kennung einer Seite
detail-step-or-touched = entweder step oder touched
detail-one-start = start oder position, eines von beiden
detail-takeback = agreed oder never, denn Plätze sind frei
detail-clock = { $least } bis { $most } Sekunden und ein Zuschlag von höchstens { $increment }
detail-one-of = eines von { $words }
detail-parameters = die Parameter, die das Dokument nennt
detail-time = ein Zeitpunkt
detail-text = Text
detail-table = die Kennung eines Tisches
detail-new-table = die Kennung eines Tisches, den es noch nicht gibt
detail-no-clock = keine, an einem Tisch zu Hause
detail-full-seats = jemand auf jedem, an einem Tisch zu Hause
detail-nobody = niemand, der es hört, an einem Tisch zu Hause
detail-files = die Dateien des Spiels, die noch nicht da sind
detail-json = { $wrong } ({ $place })
detail-json-place = Zeile { $line }, Spalte { $column }
detail-json-missing = '{ $name }' fehlt
detail-json-double = '{ $name }' steht zweimal da
detail-json-unknown = '{ $name }' ist unbekannt; erwartet: { $known }
detail-json-kind = ein Wert ist nicht von der erwarteten Art
detail-json-form = das ist kein JSON

# Wie eine Partie endete, wenn nicht nach den Regeln allein.
over-win = { $number ->
    [one] { $cause ->
        [wish] { $name } gewinnt durch Aufgabe.
        [time] { $name } gewinnt auf Zeit.
        [absence] { $name } gewinnt, weil ein Spieler nicht zurückgekommen ist.
        [agreement] { $name } gewinnt nach Vereinbarung.
       *[none] { $name } gewinnt.
    }
   *[other] { $cause ->
        [wish] { $name } gewinnen durch Aufgabe.
        [time] { $name } gewinnen auf Zeit.
        [absence] { $name } gewinnen, weil ein Spieler nicht zurückgekommen ist.
        [agreement] { $name } gewinnen nach Vereinbarung.
       *[none] { $name } gewinnen.
    }
}
over-draw = { $cause ->
    [wish] Unentschieden durch Aufgabe.
    [time] Unentschieden durch Zeitüberschreitung.
    [absence] Unentschieden, weil ein Spieler nicht zurückgekommen ist.
    [agreement] Unentschieden nach Vereinbarung.
    [repetition] Unentschieden: Dieselbe Stellung ist zum dritten Mal entstanden.
   *[none] Unentschieden.
}
over-lost = { $cause ->
    [wish] Die Partie ist durch Aufgabe verloren.
    [time] Die Partie ist durch Zeitüberschreitung verloren.
    [absence] Die Partie ist verloren, weil ein Spieler nicht zurückgekommen ist.
    [agreement] Die Partie ist nach Vereinbarung verloren.
   *[none] Die Partie ist verloren.
}

# Was getan wurde.
acted-time = { $number ->
    [one] { $name } hat die Zeit überschritten.
   *[other] { $name } haben die Zeit überschritten.
}
acted-absence = { $number ->
    [one] { $name } ist nicht zurückgekommen.
   *[other] { $name } sind nicht zurückgekommen.
}
acted-resign = { $number ->
    [one] { $name } gibt auf.
   *[other] { $name } geben auf.
}
acted-draw = Alle einigen sich auf ein Unentschieden.
acted-challenge = Alle sind sich einig: { $name } muss rechtzeitig gewinnen, sonst ist die Partie unentschieden.
acted-annul = Der Zug wird annulliert.

# Warum nichts zurückgenommen wird.
final-booklet = An diesem Tisch wird nichts zurückgenommen: Was gespielt ist, ist gespielt, so will es das Heft.
final-table = An diesem Tisch wird nichts zurückgenommen: So wurde er eröffnet.

# Was angeboten ist.
offered-draw = { $by } bietet Unentschieden an.
offered-proven-draw = Keine Seite kann mehr gewinnen: Die gelösten Endspiele beweisen es ({ $rule }). Soll die Partie unentschieden sein?
offered-undo = { $back ->
    [one] { $by } möchte einen Zug zurücknehmen.
   *[other] { $by } möchte { $back } Züge zurücknehmen.
}
offered-challenge = { $by } schlägt vor: { $name } muss rechtzeitig gewinnen, sonst ist die Partie unentschieden.
offered-annul = { $by } will den Zug von { $name } annullieren lassen.
offered-next-game = { $by } möchte noch einmal spielen.

# Hinweise.
hint-around = Sieh dich hier um.
hint-piece = Denk hieran: { $piece }.
hint-begin = Fang hier an.

# Ob ein Spiel für eine Person noch lösbar ist.
truth-in = { $turns ->
    [one] Es ist noch lösbar, mit einem weiteren Zug.
   *[other] Es ist noch lösbar, mit { $turns } weiteren Zügen.
}
truth-yes = Es ist noch lösbar.
truth-back = { $back ->
    [one] Von hier aus ist es nicht mehr lösbar: Nimm einen Zug zurück.
   *[other] Von hier aus ist es nicht mehr lösbar: Nimm { $back } Züge zurück.
}
truth-no = Von hier aus ist es nicht mehr lösbar.
truth-open = Das lässt sich noch nicht sagen.

# Was an einem stillen Tisch über seine Stille gesagt wird.
silence = In diesem Spiel dürfen sich Partner nicht absprechen: Der Server gibt ihre Züge weiter und sonst nichts. Er kann nicht verbergen, wie lange ein Zug dauert, was jemandem, der einen Code vereinbart hat, ein paar Bits verrät, und er sieht keine Telefone: Das liegt an euch.
silent-waits = Das geht erst, wenn der Wettkampf vorbei ist: In diesem Spiel dürfen sich Partner nicht absprechen, und es könnte ein Zeichen sein.

# Was vor einer Partie getan wurde.
opening-lots = Es wurde gelost: { $dealt }.
opening-exchanged = Die Spieler haben die Plätze getauscht: { $dealt }.
opening-has = { $name } hat { $seat }
opening-dice = Die Würfel: { $faces }.
opening-again = Gleichstand, noch einmal gewürfelt: { $faces }.
opening-begins = { $name } beginnt.
player-engine = der Computer (Stufe { $level })
player-numbered = Spieler { $number }

# Höflichkeiten.
courtesy-hello = Hallo!
courtesy-have-fun = Viel Spaß!
courtesy-one-moment = Einen Moment, bitte.
courtesy-back = Da bin ich wieder.
courtesy-thank-you = Danke!
courtesy-sorry = Tut mir leid.
courtesy-good-game = Das war eine schöne Partie.
courtesy-goodbye = Auf Wiedersehen!
