# Spielen in Zeilen. Die Wörter eines Befehls stehen hintereinander, mit Komma und Leerzeichen.
verb-quit = ende, beenden
verb-help = hilfe
verb-board = brett
verb-steps = züge
verb-steps-from = züge von
verb-undo = zurück
verb-redo = wieder
verb-position = stellung
verb-record = partie
verb-save = sichern
verb-resign = aufgeben
verb-draw = unentschieden
verb-why = warum, warum nicht
verb-hint = hinweis
verb-rule = regel
verb-pieces = steine, alle steine
verb-mine = meine steine
verb-what = was steht auf, auf
verb-around = um, was ist um
verb-threats = drohungen
verb-last = zuletzt, wiederholen
yes-words = ja, j
help-plain =
    <Zug> oder seine Nummer  ihn spielen   warum <Zug>      warum er nicht geht
    züge, brett              noch einmal   zurück, wieder   zurücknehmen, wiederholen
    stellung, partie         als Text      sichern <Datei>  die Partie behalten
    hinweis, regel <Nummer>  Hilfe         drohungen        was in Gefahr ist
    unentschieden, aufgeben  beenden       ende             verlassen
help-spoken =
    Schreiben Sie einen Zug, um ihn zu spielen; züge nennt alle, züge von d4 die eines Felds, warum mit einem Zug sagt, was ihn verbietet.
    Fragen Sie: was steht auf d4, um d4, meine steine, steine, drohungen, zuletzt, hinweis, regel mit ihrer Nummer.
    Außerdem: zurück, wieder, sichern mit einer Datei, partie, stellung, unentschieden, aufgeben, ende.
spoken-welcome = { $game }. Schreiben Sie einen Zug, oder { $help }.
seat-plays = Platz { $seat } spielt { $step }
seat-asked = Platz { $seat }, { $name }:
over-won = Die Partie ist zu Ende. Sieger: { $side } ({ $rule }).
over-drawn = Die Partie ist zu Ende: unentschieden ({ $rule }).
over-lost = Die Partie ist zu Ende: verloren ({ $rule }).
is-over = Die Partie ist zu Ende.
not-a-command = Kein Befehl; { $help } nennt sie.
wants-more = { $verb }: es fehlt, was folgt.
nothing-to-do = Nichts zu tun.
nothing-yet = Es wurde noch nichts gespielt.
not-done = Es geschieht nicht.
final-by-rule = { $rule }: nichts wird zurückgenommen: gespielt ist gespielt, so will es das Heft
final-by-choice = nichts wird zurückgenommen: so wurde die Partie begonnen
may-be-played = { $step } darf gespielt werden
ask-resign = Aufgeben? ja oder nein
ask-draw = Nehmen die anderen das Unentschieden an? ja oder nein
ask-overwrite = Es gibt schon eine Datei { $file }. Überschreiben? ja oder nein
draw-declined = Das Unentschieden ist abgelehnt.
saved-in = gesichert in { $file }
not-saved = nicht gesichert: { $error }
hint-from = Hinweis: sehen Sie auf { $name }.
hint-to = Hinweis: von { $from } nach { $to }.
hint-step = Hinweis: { $step }. { $sentence }.
no-such-place = Es gibt kein Feld { $place }.
no-such-rule = Es gibt keine Regel { $number }.
nothing = nichts
an-empty-tile = ein Plättchen ohne etwas darauf
no-tile = kein Plättchen
empty-around = Leer: { $places }
no-step-from = Kein Zug beginnt auf { $place }.
steps-from = Von { $place }: { $steps }
all-steps = { $count ->
    [one] Ein Zug: { $steps }
   *[other] { $count } Züge: { $steps }
    }
no-threat = Nichts ist bedroht.
threatened = Bedroht: { $places }
can-take = Schlagen möglich: { $steps }

# Dateien mit Partien.
in-game = Partie { $number }, Zeile { $line }: { $error }
game-too-long = länger, als eine Partie sein darf; erwartet: höchstens 4 MiB

# Analyse.
analyse-over = Stellung: die Partie ist zu Ende ({ $rule }); erwartet: eine, die weitergeht
analyse-heading = Platz { $seat }, { $name }: Tiefe { $depth }, { $nodes } Knoten, { $seconds } s
analyse-best = am besten: { $sentence }.
value-estimated = { $value } geschätzt, { $chance } %
value-draw = bewiesen unentschieden
value-win = { $turns ->
    [one] bewiesener Gewinn in einem Zug
   *[other] bewiesener Gewinn in { $turns } Zügen
    }
value-loss = { $turns ->
    [one] bewiesener Verlust in einem Zug
   *[other] bewiesener Verlust in { $turns } Zügen
    }
review-rules = Regeln: „{ $words }“; erwartet: keine, die Aufzeichnung hat ihre eigenen
review-other = eine Partie { $found }; erwartet: eine Partie { $id }
review-progress = Zug { $number } von { $of }, noch etwa { $seconds } s
review-turn = Zug
review-side = Seite
review-step = Schritt
review-value = Wert davor
review-cost = Kosten
review-best = am besten
review-calm = keine Wendepunkte
review-points = Wendepunkte
point-at = Zug { $turn } { $side }: { $told }
turning-point = { $played } bringt die Chancen von { $before } % auf { $after } %; { $best } war besser.

# Der Rest der Befehlszeile.
rules-aim = Ziel des Spiels
rules-short = Kurz gesagt
rules-box = In der Schachtel
rules-players = Spieler
rules-measured = Dauer und Schwierigkeit
rules-turns = Die Hälfte von { $games } Partien der Engine gegen sich selbst auf Stufe { $level } endete in höchstens { $half } Zügen, ein Zehntel in { $few }, neun Zehntel in { $many }.
rules-solved = Die Hälfte von { $games } Partien, die die Engine löste, brauchte höchstens { $half } Züge, ein Zehntel { $few }, neun Zehntel { $many }.
rules-choices = Ein Spieler wählt im Mittel unter { $choices } Zügen.
rules-chance = Von { $of } zufällig gespielten Partien gingen { $won } auf.
rules-story = Seine Geschichte
rules-advice = Ratschläge und Wörter
rules-lost = Was verloren ist
rules-options = Optionen
rules-why = warum:
rules-reading = andere Lesart:
rules-page = Seite { $page }
fact-no-step = kein Zug ist erlaubt
fact-steps = alle Züge: { $steps }
fact-legal = erlaubt: { $steps }
fact-illegal = nicht { $step }: { $why } ({ $rule })
fact-after = nach { $steps }: { $position }
fact-over = nach { $steps }: { $words } ({ $rule })
fact-moves = am Zug: { $name }
fact-moves-after = nach { $steps } am Zug: { $name }
clause-without-game = --clause: kein Spiel ist genannt; erwartet: ein Spiel davor
clause-unknown = --clause: keine Klausel „{ $id }“; erwartet: eine von { $known }
short-fits-several = die kurze Form passt auf mehrere Züge
illegal = verboten: { $why }
legal = erlaubt: { $step }
start-number = Anfang Nummer { $number }.
lot-has = Spieler { $player } hat { $seat }
lots-drawn = Es wurde gelost: { $dealt }.
dice-first = Die Würfel: { $faces }.
dice-again = Gleichstand, neuer Wurf: { $faces }.
begins = { $name } beginnt.
seat-form = Platz: „{ $word }“; erwartet: ein Platz von 1 bis { $seats }, =, und human oder level:1 bis level:8
setting-called = Befehlszeile
setting-environment = Umgebung: { $name }
setting-file = Datei: { $file }
setting-usual = wie üblich
io = { $what }: { $error }; erwartet: ein Ort, der gelesen oder geschrieben werden kann
error = Fehler: { $message }
solve-out = out: fehlt; erwartet: „coffret solve { $game } --out DIR“
position-over = Stellung: die Partie ist zu Ende; erwartet: eine, die weitergeht
position-not-known = Stellung: nicht in der Datenbank; erwartet: eine mit weniger Steinen
game-line = { $id }: { $name } (Plätze: { $seats })
game-starts = Anfänge: 0 bis { $last }
game-levels = Stufen: 1 bis 8
game-option = { $name }={ $values }  (üblich { $default }): { $about }
welcome = Coffret { $version }: eine Schachtel mit Spielen.
try-play = an dieser Tastatur spielen
try-games = die Spiele und ihre Optionen
try-engine = das Zeilenprotokoll, für Programme
try-help = alles andere
ending-early = vorzeitiges Ende; noch einmal, um sofort zu gehen
usage-expected = { $what }; erwartet: ein Aufruf, wie ihn „coffret --help“ oder „coffret <Befehl> --help“ zeigt
usage-unknown = unerwartete Angabe „{ $argument }“
usage-command = unbekannter Befehl „{ $name }“
usage-missing = es fehlt { $argument }
usage-conflict = { $argument } zusammen mit { $other }
usage-count = { $argument }: eine andere Zahl von Werten
usage-empty = ein Wert für { $argument } fehlt
usage-value = ungültiger Wert „{ $given }“ für { $argument }
usage-value-why = ungültiger Wert „{ $given }“ für { $argument } ({ $why })
usage-wrong = ein falscher Aufruf

# Was --help sagt.
call-examples = Beispiele
call-usage = Aufruf
call-commands = Befehle
call-arguments = Angaben
call-options = Optionen
call-game-s-id = Der Name des Spiels, wie `coffret games` ihn nennt
call-options-differ-from = Optionen, die von den üblichen abweichen
call-position-s-text = Der Text der Stellung; sonst der Anfang
call-number-start-games = Die Nummer des Anfangs, in Spielen mit mehreren
call-port-0-takes = Der Port; 0 nimmt irgendeinen freien; ohne sie 8080
call-address-listen-other = Die Adresse, an der gehört wird; außer der eigenen erreichen sie andere Rechner, ohne Verschlüsselung; ohne sie 127.0.0.1
call-folder-database-key = Der Ordner der Datenbank und des Schlüssels; sonst der Datenordner des Benutzers
call-address-people-know = Die Adresse, unter der man den Server kennt, wenn ein Proxy davor steht
call-proxy-stands-before = Ein Proxy steht davor: der letzten Adresse seines X-Forwarded-For glauben
call-threads-think-engines = Wie viele Threads für die Computer denken; sonst so viele, wie es Kerne gibt
call-folder-databases-coffret = Ein Ordner mit Datenbanken von `coffret solve`: so weit sie reichen, sind Stufe 8, Hinweise und Besprechungen vollkommen
call-another-limit-than = Eine andere Grenze als die übliche, mit ihrem Namen in docs/server.md; Zeiten in Sekunden
call-write-log-json = Das Protokoll als JSON schreiben
call-file-settings-toml = Eine Datei mit Einstellungen, in TOML; ohne sie /etc/coffret/coffret.toml, falls vorhanden
call-start-nothing-print = Nichts starten: jede geltende Einstellung ausgeben, und woher sie kommt
call-file-write-there = Die Datei, die geschrieben wird; es darf noch keine dieses Namens geben
call-data-folder-server = Der Datenordner des Servers; sonst der des Benutzers
call-backup-database-data = Eine Sicherung; sonst die Datenbank des Datenordners
call-coffret-backup-wrote = Was `coffret backup` geschrieben hat
call-answer-json = Antwort als JSON
call-show-count-below = Die Zahl unter jedem Zug zeigen
call-play-last-ply = Auch die letzte Ebene spielen statt zu zählen
call-threads-share-work = Wie viele Threads sich die Arbeit teilen
call-steps-deep = Wie viele Züge tief
call-step = Der Zug
call-language-answer-en = Die Sprache der Antwort: en, fr, it oder de; sonst nach LC_ALL, LC_MESSAGES oder LANG
call-folder-databases-coffret-solve = Ein Ordner mit Datenbanken von `coffret solve`: was sie enthalten, wird vollkommen gespielt
call-threads-think-most = Wie viele Threads höchstens denken; sonst so viele, wie es Kerne gibt
call-game-only = Nur ein Spiel
call-only-count-nodes = Nur die Knoten fester Suchen zählen: dieselben Zahlen auf jedem Rechner, solange sich das Denken nicht ändert
call-review-every-move = Stattdessen jeden Zug der Partien dieser Datei besprechen
call-stop-first-game = Bei der ersten unlesbaren Partie aufhören, statt sie zu nennen und weiterzumachen
call-milliseconds-each-position = Millisekunden für jede Stellung
call-nodes-each-position = Knoten für jede Stellung statt Zeit, auf einem Thread: jedes Mal dieselbe Antwort
call-look-no-deeper = Nicht tiefer als so viele Züge
call-lines-each-another = Wie viele Varianten, jede mit einem anderen ersten Zug
call-language-en-fr = Die Sprache: en, fr, it oder de; sonst nach LC_ALL, LC_MESSAGES oder LANG
call-folder-databases-coffret-solve-made = Ein Ordner mit Datenbanken von `coffret solve`: was sie enthalten, ist bewiesen
call-first-engine = Der erste Computer
call-second-engine-takes = Der zweite Computer; er nimmt alle Plätze, die der erste nicht hat
call-games-each-opening = Wie viele Partien; jede Eröffnung wird für jede Seite, die der erste nehmen kann, einmal gespielt
call-stop-early-when = Früher aufhören, wenn klar ist, ob der Unterschied näher an ELO0 oder an ELO1 liegt
call-random-turns-open = Wie viele zufällige Züge jede Partie eröffnen
call-where-dice-openings = Wo die Würfel für Eröffnungen beginnen
call-games-are-played = Wie viele Partien zugleich gespielt werden
call-draw-games-last = Partien nach so vielen Zügen unentschieden geben
call-multiply-node-budgets = Die Knoten der Stufen damit malnehmen, um sie schneller zu messen
call-seconds-program-may = Wie viele Sekunden ein Programm für eine Antwort brauchen darf, über seine Denkzeit hinaus
call-folder-databases-coffret-solve-made-our = Ein Ordner mit Datenbanken von `coffret solve`, für unsere Computer auf Stufe 8 oder mit Grenzen
call-give-each-side = Jeder Seite eine Uhr mit so vielen Millisekunden geben, und so vielen mehr für jeden Zug, statt Grenzen für jeden Zug
call-milliseconds-later-than = Um wie viele Millisekunden ein fremdes Programm später antworten oder eine Uhr überzogen werden darf, ehe die Partie verloren ist
call-write-all-games = Alle Partien in diese Datei schreiben
call-go-on-match = Einen abgebrochenen Wettkampf fortsetzen: die Partien in der Datei von --out zählen, die anderen werden gespielt
call-format-file-record = Das Format dieser Datei: record, oder ein anderes, das das Spiel hat
call-number-start-0 = Die Nummer des Anfangs; sonst 0
call-solve-every-start = Jeden Anfang lösen
call-position-s-text-2 = Der Text der Stellung
call-give-up-an = Nach so vielen betrachteten Stellungen aufgeben
call-folder-database-byte = Der Ordner für eine Datenbank: ein Byte für jede Stellung
call-folder-database-say = Ein Ordner mit einer Datenbank: sagen, was aus der Stellung oder dem Anfang wird. Endspiele mit wenigen Steinen brauchen keine
call-leave-out-would = Weglassen, was die Datenbank größer als das machte
call-then-compare-positions = Danach so viele Stellungen jedes Sektors mit dem vergleichen, wozu ihre Züge führen
call-then-write-book = Danach ein Eröffnungsbuch in diese Datei schreiben: ein Zug, der das Unentschieden hält, was der Gegner auch tut
call-book-first-steps = Mit einem Buch: wie viele erste Züge beliebig sind
call-book-after-steps = Mit einem Buch: nach wie vielen Zügen es endet; was die Datei schon enthält, bleibt
call-then-pack-database = Danach die Datenbank in diese Datei packen: wenige Bytes, um Teil eines Programms zu sein
call-threads-solve-there = Wie viele Threads lösen; sonst so viele, wie es Kerne gibt
call-games-play = Wie viele Partien gespielt werden
call-play-no-more = Nach so vielen Sekunden keine neuen Partien mehr
call-nodes-each-step = Knoten für jeden Zug
call-most-random-turns = Höchstens so viele zufällige Züge am Anfang
call-times-go-through = Wie oft die Stellungen durchgegangen werden
call-much-search-s = Wie viel die Werte der Suche gegen die Ergebnisse zählen, von 0 bis 1
call-positions-worth-doubt = Mit wie vielen Stellungen Zweifel jedes Gewicht beginnt
call-where-dice-start = Wo die Würfel beginnen
call-begin-from-nothing = Von nichts beginnen statt von den jetzigen Gewichten
call-folder-databases-coffret-solve-made-positions = Ein Ordner mit Datenbanken von `coffret solve`: deren Stellungen zählen, wie sie ausgehen, nicht wie die Partien
call-where-write-weights = Wohin die Gewichte geschrieben werden
call-file-read-standard = Die Datei, die gelesen wird; - für die Standardeingabe
call-format-write-record = Das Format, das geschrieben wird: record, oder ein anderes, das das Spiel hat (pdn)
call-format-read-if = Das Format, das gelesen wird, wenn die Endung es nicht sagt
call-where-write-standard = Wohin geschrieben wird; sonst die Standardausgabe
call-say-json-was = Als JSON sagen, was umgewandelt wurde: auf der Standardausgabe, wenn die Partien in eine Datei gehen, sonst auf der Fehlerausgabe
call-game-s-id-without = Der Name des Spiels; sonst das Menü
call-number-start-games-have = Die Nummer des Anfangs, in Spielen mit mehreren; sonst zufällig
call-go-on-saved = Eine gesicherte Partie fortsetzen
call-play-at-server = An einem Server spielen: seine Adresse, die eines Tisches zum Zusehen oder eine Einladung an einen Platz; mit einem Spiel wird ein Tisch dafür aufgestellt
call-name-others-see = Der Name, den andere am Server sehen; er bleibt, bis ein anderer genannt wird
call-who-sits-seat = Wer auf einem Platz sitzt: human, oder level:1 bis level:8 für den Computer; sonst Menschen
call-folder-databases-coffret-solve-made-engines = Ein Ordner mit Datenbanken von `coffret solve`, für Computer, die so gut wie möglich spielen
call-whether-steps-may = Ob Züge zurückgenommen werden dürfen: free, oder never, wie manche Hefte es wollen; wie in der fortgesetzten Partie, sonst free
call-who-sits-where = Wer wo sitzt, wenn nur Menschen spielen: gelost oder gewählt; sonst, wie das Heft es will
call-where-dice-lots = Wo Würfel und Lose beginnen, um sie zu wiederholen; sonst zufällig
call-plain-lines-text = Einfache Textzeilen statt des ganzen Bildschirms; so ist es überall, wo kein Terminal ist
call-spoken-plain-lines = Gesprochen: einfache Zeilen ohne Zeichnungen, nur was sich änderte, und Antworten auf Fragen wie „was steht auf d4“
call-milliseconds-which-each = Millisekunden, die jedes Ereignis auf dem ganzen Bildschirm zu sehen ist; 0 zeigt nur das Ende
call-game-s-id-without-games = Der Name des Spiels; sonst die Liste der Spiele
call-only-this-clause = Nur diese Klausel
call-print-clauses-markdown = Die Klauseln als Markdown ausgeben, ohne Bretter
call-shell = Die Shell
call-write-page-each = Stattdessen eine Seite für jeden Befehl in diesen Ordner schreiben
call-five-board-games = Fünf Brettspiele, die man sonst nirgends spielen kann: Regeln, Computer und ein Zeilenprotokoll
call-start-server-tables = Den Server starten: Tische, Computer, Speicher und Seiten in einem Programm (was `coffret` allein tut)
call-save-everything-server = Alles, was ein Server behält, in eine Datei sichern, ob er läuft oder nicht
call-check-database-whole = Prüfen, dass eine Datenbank heil ist und jeder Tisch weiterspielen kann, ob der Server läuft oder nicht
call-put-backup-place = Eine Sicherung an die Stelle dessen setzen, was ein Server behält, ob er läuft oder nicht
call-list-games-their = Die Spiele mit Optionen, Plätzen und Stufen nennen
call-count-sequences-legal = Die Folgen erlaubter Züge aus einer Stellung zählen
call-list-legal-steps = Die erlaubten Züge einer Stellung nennen
call-say-whether-step = Sagen, ob ein Zug erlaubt ist, und wenn nicht, warum
call-speak-line-protocol = Das Zeilenprotokoll auf Standardein- und -ausgabe sprechen
call-speak-hub-protocol = Das Hub-Protokoll der Dameprogramme auf Standardein- und -ausgabe sprechen
call-measure-speed-rules = Die Geschwindigkeit von Regeln und Suche messen
call-say-an-engine = Sagen, was der Computer von einer Stellung oder jedem Zug einer Partie hält
call-let-engines-play = Computer gegeneinander spielen lassen, aus verschiedenen Eröffnungen und von allen Seiten, mit Fehlergrenzen
call-solve-game-puzzle = Ein Spiel lösen: ein Rätsel von seinen Anfängen, oder jede Stellung einer Phase in eine Datenbank
call-fit-an-evaluation = Die Gewichte einer Bewertung an Partien des Computers gegen sich selbst anpassen
call-convert-records-between = Aufzeichnungen zwischen unserem Format und anderen umwandeln (PDN für Dame)
call-play-game-this = Eine Partie an dieser Tastatur spielen
call-print-game-s = Das Regelbuch eines Spiels ausgeben: die Schachtel, jede Klausel mit ihren Brettern, und woher jeder Satz kommt
call-print-completion-script = Ein Ergänzungsskript für eine Shell ausgeben
call-print-licences-everything = Die Lizenzen von allem in diesem Programm ausgeben
call-print-manual-page = Die Handbuchseite ausgeben
call-keep-what-played = Was gespielt wird, in dieser Datei aufheben und mit dem weitermachen, was sie enthält: eine abgebrochene Abstimmung geht weiter, und dieselben Partien können anders angepasst werden
call-print-help = Hilfe ausgeben
call-print-version = Version ausgeben

# Playing at a server.
server-form = Server: „{ $text }“: erwartet wird eine Adresse wie https://games.example oder eine Einladung an einen Tisch

# Matches, solvers, counts, weights and the data of a server.
match-heading = { $game }: { $a } gegen { $b }
match-games = Partien { $games }: gewonnen { $won }, remis { $drawn }, verloren { $lost }
match-share = Anteil { $share } % [{ $low }, { $high }]
match-pairs = Paare von Partien: 0 Punkte { $none }, 1/2 { $half }, 1 { $one }, 3/2 { $more }, 2 { $two }
match-forfeited = Programm { $name } hat { $count } Partien kampflos verloren
match-forfeit = Partie { $number }: Programm { $name } verliert kampflos: { $why }
match-side = als Seite { $side }: { $share } % von { $games } Partien
match-turns = Züge einer Partie: ein Zehntel bis { $tenth }, die Hälfte bis { $half }, neun Zehntel bis { $most }
match-choices = erlaubte Züge bei einer Entscheidung: { $mean } im Mittel
match-sprt = SPRT [{ $low }, { $high }]: { $verdict } (Verhältnis { $ratio })
sprt-open = offen
sprt-accepted = angenommen
sprt-rejected = abgelehnt
match-equal = { $share } % wäre gleich
match-progress = { $done } von { $all }: { $tally }, { $share } %, { $strength }, noch { $seconds } s
clock-form = Uhr: „{ $text }“: erwartet werden Millisekunden und die für jeden Zug hinter +, etwa 60000+500
sprt-sides = sprt: ein Spiel mit { $sides } Seiten; erwartet: eines mit zweien
sprt-form = sprt: „{ $text }“: erwartet werden zwei Zahlen, die kleinere zuerst, etwa 0,10
solve-start-number = Anfang { $number }
solve-lost = { $name }: verloren, es gibt keine Lösung
solve-short = { $name }: wenigstens { $fewest }, höchstens { $most }
solve-fewest = wenigste Züge: { $moves }
solve-most = meiste Züge: { $moves }
solve-none = keine
solve-unknown = unbekannt innerhalb { $nodes } Knoten
solve-count = { $moves } für { $starts }
solve-cannot = Spiel: „{ $game }“ kann das nicht: erwartet wird eines von { $games }
solve-win = { $position }: Gewinn für die Seite am Zug, bewiesen
solve-draw = { $position }: Remis für die Seite am Zug, bewiesen
solve-loss = { $position }: Verlust für die Seite am Zug, bewiesen
perft-broken-off = { $count } bis jetzt: abgebrochen
perft-speed = { $seconds } s Rechenzeit, { $millions } Millionen je Sekunde
tune-progress = { $done } von { $all } Partien, { $positions } neue Stellungen, noch { $seconds } s, bis { $end }
tune-before = { $done } von { $all } Partien waren schon gespielt
tune-epoch = Durchgang { $number }: Fehler { $learned } gelernt, { $apart } zurückbehalten
tune-written = { $bytes } Bytes Gewichte nach { $file } geschrieben
backup-made = { $file }: { $tables } Tische, { $games } beendete Partien, { $size } MiB
check-well = { $place }: { $tables } Tische mit { $facts } Tatsachen, { $games } beendete Partien, { $visitors } Besucher: alles in Ordnung
check-unwell = { $place }: { $tables } Tische mit { $facts } Tatsachen, { $games } beendete Partien, { $visitors } Besucher: nicht alles in Ordnung
restored-data = { $data }: { $tables } Tische und { $games } beendete Partien sind wiederhergestellt
restored-server = { $server } macht damit weiter
restored-before = was vorher da war, liegt unter { $place }

# A table of a server by ear.
verb-say = sagen, sag
verb-sit = setzen
verb-agree = einverstanden, annehmen
verb-decline = ablehnen
not-at-server = Das ist für Tische eines Servers.
you-are = Du bist { $name }.
table-made-at = Dein Tisch ist { $table }.
link-for = Der geheime Link von Platz { $seat }: { $path }
line-broken = Die Verbindung ist unterbrochen; es wird wieder versucht.
lobby-waiting = Tische, die auf Spieler warten:
lobby-mine = Eigene Tische:
lobby-playing = Partien zum Zusehen:
lobby-table = { $number }: { $name }, { $seats }
lobby-how = Die Nummer eines Tisches eingeben, die Kennung eines Spiels für einen neuen, brett für die Liste, oder ende.
not-your-turn = Du bist nicht am Zug.
no-talk = Hier darf jetzt nichts gesagt werden.
no-seat = Kein Platz ist frei.
no-offer = Dir wird nichts angeboten.
no-help = An einem Tisch eines Servers hilft kein Programm.
game-begins = Die Partie beginnt.
offer-told = { $told } Antworte einverstanden oder ablehnen.
table-closed = Der Tisch ist geschlossen.
table-of = Ein Tisch: { $name }.
waiting = Es wird auf Spieler gewartet.
seat-open = frei
seat-level = Stufe { $level }

# Programs of others at a match.
engine-no-program = Engine: kein Programm; erwartet: sein Pfad
engine-not-run = Engine: { $program }: { $error }; erwartet: ein Programm, das sich starten lässt
engine-no-pipes = Engine: { $program }: keine Röhren; erwartet: Standardein- und -ausgabe
engine-does-not-read = Engine: { $name } liest nicht; erwartet: dass sie '{ $line }' nimmt
engine-gone = Engine: { $name } ist fort; erwartet: dass sie '{ $line }' liest
engine-many-lines = Engine: { $name } sagt { $lines } Zeilen und keine Antwort darunter; erwartet: eine
engine-talks = Engine: { $name } redet und antwortet nicht rechtzeitig; erwartet: eine Antwort (--patience)
engine-wrong-line = Engine: { $name }: { $wrong }
line-without-end = eine Zeile ohne Ende; erwartet: höchstens ein Mebibyte
line-not-text = eine Zeile, die nicht UTF-8 ist; erwartet: Text
engine-ended = Engine: { $name } ist zu Ende; erwartet: eine Antwort
broken-off = abgebrochen
engine-silent = Engine: { $name } schweigt; erwartet: rechtzeitig eine Antwort (--patience)
engine-protocol = Engine: { $program } sagt '{ $hello }'; erwartet: protocol 1
engine-not-ok = Engine: { $name } antwortet auf '{ $line }' mit '{ $answer }'; erwartet: ok
engine-not-best = Engine: { $name } sagt '{ $line }'; erwartet: best <Zug>
engine-not-hub = Engine: hub: dieses Spiel lässt sich unter diesen Regeln nicht in seinen Worten schreiben; erwartet: eine andere Engine
engine-not-done = Engine: { $name } sagt '{ $line }'; erwartet: move=
engine-error = Engine: { $name } sagt '{ $line }'; erwartet: ein Zug
engine-form = Engine: '{ $text }'; erwartet: level:1..8, time:<ms>, nodes:<n>, depth:<Züge>, random, cmd:<Programm>[@<Grenze>] oder hub:<Programm>[@time=<ms>]
nothing-to-play = nichts zu spielen
step-late = '{ $step }' nach { $ms } ms; erwartet: rechtzeitig
step-wrong = '{ $step }': { $error }
opening-ended = Eröffnung: jede Partie endete darin; erwartet: weniger zufällige Züge
resume-format = Fortsetzen: { $file }: ein anderes Format; erwartet: eines, das mit --format record geschrieben wurde
resume-round = Fortsetzen: { $file }: Partie { $number } hat kein Feld Round; erwartet: eine Datei, die dieser Befehl schrieb
out-not-written = out: { $error }; erwartet: eine Datei, die beschrieben werden kann

# What the system says.
system-not-found = keine solche Datei und kein solcher Ordner
system-denied = nicht erlaubt
system-exists = es gibt schon eine Datei dieses Namens
system-full = es ist kein Platz mehr
system-read-only = nur lesbar
system-folder = es ist ein Ordner
system-no-folder = es ist kein Ordner
system-address-in-use = die Adresse ist belegt
system-no-address = dieser Rechner hat diese Adresse nicht
system-not-text = der Inhalt lässt sich nicht lesen, wie er sollte
system-cut-short = es endet zu früh
output-failed = Ausgabe: { $error }; erwartet: ein Ort, der beschrieben werden kann
standard-output = Standardausgabe
terminal = Terminal
signals = Signale

# Databases of solved positions.
archive-not-whole = Datenbank: nicht vollständig; erwartet: eine, die zu Ende gemacht wurde
archive-uncounted = Regeln: mit diesen Optionen lässt sich keine Datenbank machen; erwartet: die üblichen des Spiels
archive-damaged = { $path }: { $damage }; löschen Sie die Datei und lösen Sie neu
damaged-length = die Datei hat die falsche Länge
damaged-kind = die Datei gehört nicht zu diesem Spiel, diesen Regeln und dieser Version
damaged-sum = die Datei hat nicht die Summe, mit der sie geschrieben wurde
damaged-missing = die Datei fehlt
tables-unknown = Datenbanken: von '{ $game }' ist unter diesen Regeln nichts bekannt; erwartet: ein Ordner mit einer Datenbank
database-complete = vollständig nach { $time }; um damit zu spielen: coffret engine --tables { $folder }
database-wrong = falsch: { $position } ist nicht, wozu ihre Züge führen
database-checked = { $positions } Stellungen aus { $sectors } Sektoren sind, wozu ihre Züge führen
database-packed = in { $bytes } Bytes gepackt, in { $file }
no-book = { $file }: kein Buch; erwartet: eines, oder keine Datei
book-progress = Buch: nach { $steps } Zügen sind { $done } von { $all } Fragen beantwortet
book-written = { $positions } Stellungen in { $file }
stage-first = alle Stellungen werden angesehen
stage-steps = { $distance } Züge vor dem Ende
build-progress = { $percent } % von { $all } Stellungen; { $sectors }: { $stage }; noch etwa { $time }
sector-built = { $sector }: { $won } gewonnen, { $drawn } remis, { $lost } verloren, der längste Weg { $longest } Züge
done-of = { $done } von { $all }

# Speeds.
bench-name = { $game }: { $name }, { $what }
bench-counted = Perft, letzter Halbzug gezählt
bench-played = Perft, jedes Blatt gespielt
bench-playouts = Zufallspartien
bench-search = Suche
bench-depth = Suche bis Tiefe { $depth }
bench-level = Antwort von Stufe 1
unit-leaves = Millionen Blätter/s
unit-games = Tausend Partien/s
unit-steps = Millionen Züge/s
unit-nodes = Millionen Knoten/s
unit-seconds = s
bench-signed = { $name }: Tiefe { $depth }, { $nodes } Knoten, bester { $best }

# Files of tuning, and the Hub protocol.
samples-kind = Muster: { $name }: '{ $found }'; erwartet: '{ $head }'
hub-no-game = hub: kein Spiel lässt sich in seinen Worten schreiben; erwartet: eines

# A server and its data.
ready = Coffret ist bereit: http://{ $address }
start = { $what }: { $wrong }; erwartet: { $expected }
held-by = in Gebrauch durch { $process }
process-at = Prozess { $number } unter { $address }
process-alone = Prozess { $number }
another-process = einen anderen Prozess
wrong-version = Version { $version }
wrong-not-restored = er hat nicht wiederhergestellt
wrong-not-opened = sie lässt sich nicht öffnen
wrong-no-database = es ist keine Datenbank
expected-writable-folder = ein Ordner, der beschrieben werden kann
expected-unused-folder = ein Datenordner, den kein anderer Server benutzt
expected-key-file = eine Schlüsseldatei dieses Programms
expected-key = der Schlüssel des Datenordners
expected-own-database = eine Datenbank dieses Programms
expected-known-database = eine Datenbank, die dieses Programm kennt
expected-readable-database = eine Datenbank, die lesbar ist
expected-writable-database = eine Datenbank, die beschrieben werden kann
expected-whole-backup = eine vollständige Sicherung
expected-free-name = ein freier Name, in einem Ordner, der beschrieben werden kann
expected-room = eine Platte mit Platz
expected-free-address = eine freie Adresse (--port 0 nimmt irgendeinen freien Port)
expected-socket = ein lauschender Socket
expected-threads = Threads und Sockets des Systems
expected-server = ein laufender Server dieser Version
limit-form = Grenze: '{ $text }'; erwartet: Name=Zahl
limit-unknown = Grenze: '{ $name }'; erwartet: eine von { $known }
limit-seconds = Grenze: { $name }: '{ $number }'; erwartet: eine ganze Zahl von Sekunden
limit-number = Grenze: { $name }: '{ $number }'; erwartet: eine ganze Zahl, die Sinn ergibt
setting-wrong = { $name }: '{ $text }'; erwartet: { $expected }
setting-address = eine Adresse
setting-range = { $least } bis { $most }
setting-number = eine Zahl bis { $most }
setting-truth = true oder false
setting-url = eine Adresse wie https://games.example
setting-part = { $name }; erwartet: ein Abschnitt der Datei
setting-unknown = { $file }: '{ $name }'; erwartet: eines von { $known }
setting-toml = { $file }: Zeile { $line }: '{ $wrong }'; erwartet: TOML
folder-of-solve = ein Ordner, den 'coffret solve' gemacht hat

# Values of the command line, and what help says beside its sentences.
usage-wanted = erwartet: { $what }
usage-one-of = eines von { $words }
usage-number = eine ganze Zahl
usage-decimal = eine Zahl
usage-within = eine Zahl in { $range }
usage-address = eine Adresse wie 127.0.0.1
call-default = { "[" }üblich: { $values }]
call-possible = { "[" }mögliche Werte: { $values }]

# What --help says behind the examples.
call-prints-its-address = Er gibt seine Adresse aus, wenn er bereit ist, und endet bei SIGTERM oder Strg-C; jede Partie bleibt erhalten. COFFRET_LOG=debug schreibt mehr ins Protokoll.
call-every-setting-can = Jede Einstellung kann auch aus der Umgebung kommen, als COFFRET_PORT oder COFFRET_LIMIT=grace=30,reviews=10, oder aus der Datei der Einstellungen.
call-file-holds-database = Die Datei enthält die Datenbank, wie sie in einem Augenblick ist, und den Schlüssel: sie ist so geheim zu halten wie der Datenordner.
call-exit-code-well = Rückgabewert 0, wenn alles gut ist, sonst 1.
call-server-says-goodbye = Ein laufender Server verabschiedet alle und beginnt neu mit dem, was in der Sicherung ist. Was vorher da war, bleibt daneben, unter denselben Namen mit '.before-restore' dahinter.
call-exit-code-legal = Rückgabewert 0, wenn der Zug erlaubt ist, sonst 1.
call-in-program-draughts = In einem Dameprogramm wird 'coffret hub' als Hub-Engine angegeben.
call-rates-are-per = Raten gelten je Sekunde eigener Prozessorzeit, auf einem Thread, die beste von dreien.
call-values-are-in = Werte sind in einfachen Steinen für die Seite, die entscheidet, und sagen, ob sie geschätzt oder bewiesen sind.
call-an-engine-is = Eine Engine ist level:1..8, time:<ms>, nodes:<n>, depth:<Züge>, random, cmd:<Programm>[@<Grenze>] für eine, die unser Zeilenprotokoll spricht, oder hub:<Programm>[@time=<ms>] für eine Dame-Engine, die das Hub-Protokoll spricht.
call-every-solution-puzzle = Jede Lösung eines Rätsels wird nach den Regeln nachgespielt, ehe sie ausgegeben wird. Rückgabewert 1, wenn eine Stellung verloren ist. Eine unterbrochene Datenbank wird mit demselben Befehl fortgesetzt.
call-weights-are-read = Die Gewichte werden beim Bauen gelesen: zum Spielen damit ist neu zu bauen.
call-from-record-record = Von record zu record wird eine Partie geprüft und geordnet.
call-every-sentence-says = Jeder Satz sagt, ob das gedruckte Heft ihn sagt (mit der Nummer seines Satzes und der Seite), ob er daraus folgt, ob andere ihn beschrieben haben, oder ob wir ihn beschlossen haben, und warum.
