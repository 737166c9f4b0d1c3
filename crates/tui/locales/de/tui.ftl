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
setup-options = { $changed ->
    [0] Optionen: wie diese Regeln sie haben
    [one] Optionen: eine geändert
   *[other] Optionen: { $changed } geändert
    }
setup-option = { $title }: < { $value } >
option-named = { $title }: { $value }
option-as-booklet = Wie im Heft.
option-says = Das Heft: { $value }.
option-silent = Das Heft schweigt, oder seine Worte lassen mehrere Lesarten zu.
option-variant = Eine Variante, die das Heft druckt.
option-contradicts = Hier widerspricht sich das Heft.
option-lost = Die Seite oder das Bild des Hefts ist verloren.
setup-begin = Beginnen
person = Sie
level-n = Stufe { $level }
seat-out = ausgeschieden
preset-letter = Das Heft wörtlich.
preset-watched = Das Heft; das Programm achtet auf das, worauf sonst die Spieler achten.
preset-variant = Eine Variante, die das Heft abdruckt.
preset-reconstructed = Ein Teil des Hefts ist verloren: rekonstruiert.
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

# Tische eines Servers.
open-seat = frei
that-is-you = { $name }, du
that-is-away = { $name }, fort
setup-listed = < In der Liste: jeder darf sich setzen >
setup-private = < Privat: nur wer eingeladen ist, weiß davon >
lobby-title = { $server }, du bist { $name }
lobby-comes = Der Server wird nach seinen Tischen gefragt.
lobby-waiting = Tische, die auf Spieler warten:
lobby-mine = Eigene Tische:
lobby-playing = Partien zum Zusehen:
lobby-new = Ein neuer Tisch:
table-opens = Der Tisch wird geöffnet.
table-closed = Der Tisch ist geschlossen.
waiting = Es wird auf Spieler gewartet.
waiting-sit = Es wird auf Spieler gewartet: s setzt sich.
over-told = { $told } ({ $rule }).
sent = Gespielt; der Server hat das Wort.
offered = Angeboten.
offer-asked = { $text } (o antwortet)
ask-offer = { $told } Einverstanden? j oder n
not-now = Das geht jetzt nicht.
no-help = In einer Partie mit anderen hilft kein Programm.
no-seat = Kein Platz ist frei.
nobody-away = Niemand ist fort.
no-talk = Hier darf jetzt nichts gesagt werden.
no-such-phrase = Die Nummer einer Formel eingeben.
line-broken = Die Verbindung ist unterbrochen; es wird wieder versucht.
channel-table = An alle
channel-allies = An Partner
channel-gallery = An Zuschauer
channel-courtesy = Formel
invite-title = Wie andere hierher kommen
invite-watch = Mit dieser Adresse darf man zusehen:
invite-seat = Für den, der Platz { $seat } haben soll; vor anderen geheim zu halten:

# Die letzte Zeile des Bildschirms.
foot-lobby = Enter setzt sich oder sieht zu   w sieht nur zu   r fragt neu   q Ende
foot-online = Enter berühren  : Zug  c reden  o antworten  d Remis  x aufgeben  q Tische
foot-online-over = g noch eine  c reden  v Analyse  [ ] zurück  ? Tasten  q Tische
foot-waiting = s setzen  1-8 Platz  e Programm  i einladen  c reden  x aufstehen  q Tische
foot-menu = Auf, Ab wählen   Eingabe spielen   ? Tasten   q Ende
foot-setup = Auf, Ab wählen  Links, Rechts ändern  Enter spielt  o Optionen  R Regeln  q
foot-rules = Links, Rechts blättern   Auf, Ab rollen   Tab nächstes Brett   q zurück
foot-help = Jede Taste führt zurück
foot-table = Eingabe berühren  : schreiben  p Vorschau  w warum  t Hinweis  u zurück  ?
foot-over = v Besprechung  n Wendepunkte  [ ] Rückblick  u zurück  ? Tasten  q Menü
foot-events = Eingabe geht weiter

# Die Seite der Tasten.
help-title = Tasten
help-walk = über das Brett gehen
help-next = zum nächsten Feld oder Knopf, der berührt werden darf
help-touch = berühren; das zweite Mal spielt Vollständiges
help-escape = Berührtes vergessen, Rückblick beenden
help-type = einen Zug schreiben; Tab ergänzt ihn
help-look = Vorschau, was eine Berührung hier täte
help-why = warum darf ich das nicht berühren?
help-hint = ein Hinweis, jedes Mal etwas mehr
help-lines = Wert und Varianten, oder ob das Rätsel lösbar ist
help-undo = zurücknehmen, wiederholen
help-back = frühere und spätere Momente ansehen
help-review = eine beendete Partie besprechen, zu ihren Wendepunkten gehen
help-flip = das Brett drehen
help-rules = das Regelbuch, bei der genannten Regel
help-end = Unentschieden anbieten, aufgeben
help-online = am Server: reden, auf ein Angebot antworten, noch eine Partie
help-seats = am Server: setzen, einladen, Programm, Platz fordern
help-menu = zurück zum Menü; die Partie bleibt erhalten
help-leave = schlafen legen, verlassen; die Partie bleibt erhalten
