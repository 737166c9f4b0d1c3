# Vor dem ersten Zug.
start-number = Anfang Nummer { $number }.
dice-first = Die Würfel: { $faces }.
dice-again = Gleichstand, neuer Wurf: { $faces }.
begins = { $name } beginnt.

# Menü und Einstellungen.
menu-title = Coffret: ein Spiel wählen
menu-resume = Weiterspielen: { $game }, { $turns ->
    [one] ein Zug gespielt
   *[other] { $turns } Züge gespielt
    }
setup-rules = < { $name } >   (Regeln { $number } von { $of })
setup-seat = Platz { $number }, { $seat }: < { $who } >
setup-begin = Beginnen
person = Sie
level-n = Stufe { $level }
seat-out = ausgeschieden
preset-letter = Das Heft wörtlich.
preset-watched = Das Heft; das Programm achtet auf das, worauf sonst die Spieler achten.
preset-variant = Eine Variante, die das Heft abdruckt.
preset-reconstructed = Die Seite des Hefts ist verloren: rekonstruiert.
preset-reading = Eine andere Lesart dessen, was das Heft sagt.
preset-ours = Nicht im Heft.

# Am Tisch.
over-won = Die Partie ist zu Ende. Sieger: { $side } ({ $rule }).
over-drawn = Die Partie ist zu Ende: unentschieden ({ $rule }).
over-lost = Die Partie ist zu Ende: verloren ({ $rule }).
thinking = Der Computer denkt nach.
event-of = Ereignis { $event } von { $of }
looking-at = Rückblick: nach { $entry } von { $of }
looking-back = Sie blicken zurück: Ende führt wieder zur Partie.
at-the-start = Der Anfang der Partie.
not-yours = Sie sind nicht am Zug.
is-over = Die Partie ist zu Ende.
complete-or-on = { $step } ist vollständig: Eingabe spielt es, oder machen Sie weiter.
touch-next = { $count ->
    [one] Ein Zug ist von hier aus möglich.
   *[other] { $count } Züge sind von hier aus möglich.
    }
may-be-touched = { $name } darf berührt werden.
nothing-to-look-at = Hier gibt es nichts vorauszusehen: zeigen Sie auf ein Feld, das einen Zug vollendet.
would = Vorschau: { $sentence }.
would-keys = Eingabe spielt es, jede andere Taste führt zurück.
nothing-to-do = Nichts zurückzunehmen oder zu wiederholen.
final-by-rule = { $rule }: nichts wird zurückgenommen: gespielt ist gespielt, so will es das Heft.
final-by-choice = Nichts wird zurückgenommen: so wurde die Partie begonnen.
ask-resign = Aufgeben? j oder n
ask-draw = Unentschieden anbieten? j oder n
yes = ja
draw-asked = Der Computer prüft Ihr Angebot.
draw-declined = Das Unentschieden ist abgelehnt.

# Hilfe des Computers.
lines-on = Der Computer zeigt, was er denkt; a beendet das.
lines-off = Der Computer behält seine Gedanken für sich.
hint-comes = Ein Hinweis kommt gleich.
hint-from = Hinweis: sehen Sie auf { $name }. (t sagt mehr)
hint-to = Hinweis: von { $from } nach { $to }. (t sagt mehr)
hint-step = Hinweis: { $step }. { $sentence }.
truth-solved = Es ist lösbar, zum Beispiel in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
    }.
truth-lost = Es ist nicht mehr lösbar.
truth-unknown = Niemand weiß, ob es noch lösbar ist.
score-draw = unentschieden
score-win = Gewinn in { $turns }
score-loss = Verlust in { $turns }
review-later = Eine Partie wird besprochen, wenn sie zu Ende ist.
review-begins = Der Computer bespricht die Partie.
turning-point = { $played } bringt die Chancen von { $before } % auf { $after } %; { $best } war besser.
review-calm = Kein Wendepunkt gefunden.
review-turned = { $count ->
    [one] Ein Wendepunkt: n führt dorthin.
   *[other] { $count } Wendepunkte: n führt dorthin.
    }

# Die letzte Zeile des Bildschirms.
foot-menu = Auf, Ab wählen   Eingabe spielen   ? Tasten   q Ende
foot-setup = Auf, Ab wählen   Links, Rechts ändern   Eingabe beginnen   R Regeln   q zurück
foot-rules = Links, Rechts blättern   Auf, Ab rollen   Tab nächstes Brett   q zurück
foot-help = Jede Taste führt zurück
foot-table = Eingabe berühren  : schreiben  p Vorschau  w warum  t Hinweis  u zurück  ?
foot-over = v Besprechung  n Wendepunkte  [ ] Rückblick  u zurück  ? Tasten  q Menü
foot-events = Eingabe geht weiter

# Die Seite der Tasten.
help-title = Tasten
help-walk = über das Brett gehen
help-next = zum nächsten Feld oder Knopf, der berührt werden darf
help-touch = ein Feld oder einen Knopf berühren; das zweite Mal spielt Vollständiges
help-escape = Berührtes vergessen, Rückblick beenden
help-type = einen Zug schreiben; Tab ergänzt ihn
help-look = Vorschau, was eine Berührung hier täte
help-why = warum darf ich das nicht berühren?
help-hint = ein Hinweis, jedes Mal etwas mehr
help-lines = Wert und Varianten zeigen oder verbergen, oder ob das Rätsel lösbar ist
help-undo = zurücknehmen, wiederholen
help-back = frühere und spätere Momente ansehen
help-review = eine beendete Partie besprechen, zu ihren Wendepunkten gehen
help-flip = das Brett drehen
help-rules = das Regelbuch, bei der genannten Regel
help-end = Unentschieden anbieten, aufgeben
help-menu = zurück zum Menü; die Partie bleibt erhalten
help-leave = schlafen legen, verlassen; die Partie bleibt erhalten
