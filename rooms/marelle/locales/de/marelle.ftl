# Schachtel
box-what1 = Ein Spiel vom Aufreihen und Einsperren in drei Phasen: Erst wird gesetzt, dann gezogen, zuletzt gesprungen.
box-what2 = Auf Deutsch heißt es Mühle, auf Englisch nine men's morris, auf Italienisch mulino oder filetto.
box-what2-reason = Das Heft kennt nur den französischen Namen; das Spiel ist dasselbe.
box-aim1 = Nimm dem Gegner seine Steine weg, indem du Mühlen aus drei Steinen in einer Reihe schließt, oder sperre sie ein, indem du alle Punkte besetzt, auf die sie ziehen könnten.
box-summary1 = Zuerst setzt ihr abwechselnd eure neun Steine auf freie Punkte.
box-summary2 = Drei eigene Steine in einer Reihe sind eine Mühle: Nimm einen gegnerischen Stein weg, der in keiner Mühle steht.
box-summary3 = Sind alle Steine gesetzt, ziehst du einen Stein entlang einer Linie auf den nächsten freien Punkt.
box-summary4 = Wer nur noch drei Steine hat, darf auf jeden freien Punkt springen.
box-summary5 = Nimm sieben Steine weg oder lass dem Gegner keinen Zug mehr, und du gewinnst.
box-material1 = Spielplan (plan de jeu)
box-material2 = braune Steine
box-material3 = elfenbeinfarbene Steine
box-players1 = Zwei Spieler.
box-story1 = Über dem Heft steht nichts als der französische Name des Spiels, Jeu de Marelle.
box-story2 = Es steht mit dem Damespiel auf einem Blatt, und die Steine beider Spiele sind braun und elfenbeinfarben. Wer sie gemacht hat, wo und wann, wissen wir nicht.
box-story2-reason = Der Text, der auf uns gekommen ist, nennt weder Autor noch Hersteller, weder Ort noch Jahr; Umschlag und Schachtel fehlen.
box-advice1 = Versuche vom ersten Stein an, Mühlen zu bilden und den anderen an seinen zu hindern.
box-advice2 = Denk auch später an beides: an neue Mühlen und an die Punkte, die der Gegner braucht, um sie selbst zu besetzen.
box-advice3 = Die Wörter des Hefts: Die Mühle heißt marelle; sie wird gebildet, geöffnet und geschlossen (fermeture); die Steine sind pions, sie werden gesetzt (mise en place), gezogen (déplacement) und springen (sauts).
box-lost1 = Alle fünf Skizzen sind verloren: Beispiele für Mühlen, Skizze 1 (ein Zug), Skizze 2 (das Einsperren), das Bilden einer Mühle und Skizze 3 (die Mühle, die eine Reihe öffnet und eine andere schließt). An der Stelle jeder Skizze steht eine Stellung von uns, die ihren Namen trägt.
box-lost1-reason = Nur die Worte sind auf uns gekommen. Jede Stellung ist so gebaut, dass stimmt, was neben der Skizze stand.
box-lost2 = Mit den Skizzen ist auch der Spielplan verloren; unserer ist der überlieferte (M-1).
box-lost2-reason = Neun Steine für jeden, Punkte und Linien, waagerechte und senkrechte Mühlen: Das alles passt zu diesem Plan.
box-lost3 = Die Spalten des Blatts sind ineinandergelaufen: Das Setzen steht vor dem Titel des Spiels.
box-lost3-reason = Wir haben die Sätze wieder unter die Überschriften gestellt, zu denen sie gehören.
box-settle1 = Ein Foto des Spielplans würde zeigen, wie Punkte und Linien liegen (M-1).
box-settle2 = Ein Foto des Blatts mit seinen Skizzen würde zeigen, ob auf einer davon zwei Mühlen auf einmal geschlossen werden (M-8) oder ein Stein aus einer Mühle genommen wird (M-7).
box-settle3 = Der Deckel oder die Rückseite des Blatts nennt vielleicht, wer die Schachtel gemacht hat, und wann.

# Seiten
brown = Braun
ivory = Elfenbein
colour-brown = braun
colour-ivory = elfenbeinfarben

# Erklärungen
and-closes-mill = schließt eine Mühle
and-closes-two-mills = schließt zwei Mühlen
and-removes = nimmt { $one } weg
and-removes-two = nimmt { $one } und { $two } weg
places-piece-on = { $mover } setzt einen Stein auf { $one }
moves-from-to = { $mover } zieht von { $one } nach { $two }
jumps-from-to = { $mover } springt von { $one } nach { $two }
closes-named-mill = { $mover } schließt die Mühle { $all }
piece-on-is-removed = { $colour-id ->
    [colour-ivory] der elfenbeinfarbene Stein auf { $one } wird weggenommen
   *[other] der braune Stein auf { $one } wird weggenommen
}
all-in-mills-and-spared = { $colour-id ->
    [colour-ivory] alle elfenbeinfarbenen Steine stehen in Mühlen und bleiben
   *[other] alle braunen Steine stehen in Mühlen und bleiben
}

# Spiel
nine-mens-morris = Mühle
line-up-three-pieces-to-take = Bringe drei Steine in eine Reihe, um einen wegzunehmen: erst setzen, dann ziehen, zuletzt springen.
booklet-and-program-keeps-watch = Das Heft, und das Programm passt auf
booklets-rules-where-it-contradicts-itself = Die Regeln des Hefts; wo es sich widerspricht oder schweigt (M-7, M-8), was die meisten spielen.
booklet-to-letter = Das Heft aufs Wort
each-mill-takes-piece-so-two = Jede Mühle nimmt einen Stein, zwei auf einmal geschlossene Mühlen also zwei.
without-jumping = Ohne Springen
booklet-tells-that-some-drop-jumps = Das Heft erzählt, dass manche das Springen weglassen, weil sie es ungerecht finden.
mills-are-safe = Mühlen sind geschützt
of-two-sentences-of-booklet-that = Von zwei Sätzen des Hefts, die einander widersprechen, der andere: Ein Stein in einer Mühle wird nie weggenommen.

# Warum etwas nicht geht
over-drawn = die Partie ist zu Ende: unentschieden, { $limit } Züge lang wurde kein Stein weggenommen
over-lost-pieces = die Partie ist zu Ende: { $loser } hat verloren und von neun Steinen noch { $left }
over-blocked = die Partie ist zu Ende: { $loser } hat verloren, kein Stein kann mehr ziehen
must-place = es sind noch Steine zu setzen ({ $left }), also muss einer gesetzt werden
must-move = es ist kein Stein mehr zu setzen, also muss ein Stein auf dem Brett ziehen
too-many-to-jump = { $from } und { $to } sind keine Nachbarn, und springen (M-5) darf nur, wer genau drei Steine hat, nicht { $count }
no-jumping-here = { $from } und { $to } sind keine Nachbarn, und diese Partie wird ohne Springen gespielt (M-5)
no-own-piece-there = { $colour-id ->
    [colour-ivory] auf { $point } steht kein elfenbeinfarbener Stein
   *[other] auf { $point } steht kein brauner Stein
}
piece-is-blocked = neben dem Stein auf { $point } ist kein Punkt frei
point-is-occupied = { $point } ist besetzt
no-mill-no-removal = es wird keine Mühle geschlossen, also wird nichts weggenommen
nothing-to-remove = { $colour-id ->
    [colour-ivory] auf dem Brett ist kein elfenbeinfarbener Stein, der weggenommen werden könnte
   *[other] auf dem Brett ist kein brauner Stein, der weggenommen werden könnte
}
mills-keep-all-pieces = { $colour-id ->
    [colour-ivory] alle elfenbeinfarbenen Steine stehen in Mühlen und bleiben in dieser Partie dort: nichts wird weggenommen
   *[other] alle braunen Steine stehen in Mühlen und bleiben in dieser Partie dort: nichts wird weggenommen
}
must-remove-one = { $colour-id ->
    [colour-ivory] eine Mühle ist geschlossen, also muss ein elfenbeinfarbener Stein weggenommen werden
   *[other] eine Mühle ist geschlossen, also muss ein brauner Stein weggenommen werden
}
must-remove-two = { $colour-id ->
    [colour-ivory] zwei Mühlen sind auf einmal geschlossen, also müssen zwei elfenbeinfarbene Steine weggenommen werden
   *[other] zwei Mühlen sind auf einmal geschlossen, also müssen zwei braune Steine weggenommen werden
}
removed-twice = der Stein auf { $point } kann nicht zweimal weggenommen werden
order-of-removals = zwei weggenommene Steine schreibt man in der Reihenfolge der Punkte, von a7 Reihe für Reihe bis g1
one-mill-one-removal = es wird nur eine Mühle geschlossen, also wird nur ein Stein weggenommen
two-mills-one-removal = in dieser Partie nehmen zwei auf einmal geschlossene Mühlen nur einen Stein
one-removal-only = nur ein Stein kann weggenommen werden
piece-is-in-mill = der Stein auf { $point } steht in einer Mühle, andere stehen in keiner

# Regelbuch, Spielplan
m-1-title = Der Spielplan
m-1-part1 = Gespielt wird auf den Punkten eines Plans, die durch Linien verbunden sind.
m-1-part2 = Der Plan hat 24 Punkte auf drei ineinanderliegenden Quadraten, die in der Mitte ihrer Seiten verbunden sind; Diagonalen gibt es nicht. Sechzehn Linien haben je drei Punkte: die vier Seiten jedes Quadrats und die vier Querlinien.
m-1-part2-reason = Der Text beschreibt den Plan nicht; er stand in den Skizzen, die verloren sind. Bei neun Steinen für jeden ist dies der überlieferte, seit Jahrhunderten bekannte Plan.
m-1-part3 = Die Punkte heißen nach Spalte und Reihe, von a1 unten links bis g7.
m-1-part3-reason = Das Heft benennt keinen Punkt; um einen Zug aufzuschreiben, braucht man einen Namen.
m-1-example1 = Ein Punkt in der Mitte einer Seite des zweiten Quadrats hat vier Nachbarn; Ecken haben zwei, und um eine Ecke herum oder quer über sie führt nichts.
m-1-example2 = Am Anfang ist jeder Punkt frei.
m-2-title = Der Anfang
m-2-part1 = Zwei Spieler legen den Plan zwischen sich. Jeder nimmt neun Steine einer Farbe, Braun oder Elfenbein.
m-2-part2 = Am Anfang ist der Plan leer: Alle Steine sind noch zu setzen.
m-2-part3 = Braun beginnt, und das Los entscheidet, wer Braun hat.
m-2-part3-reason = Das Heft sagt nicht, wer beginnt. Beim Damespiel auf demselben Blatt ist es Braun.
m-2-example1 = Braun beginnt, dann Elfenbein, immer abwechselnd.

# Regelbuch, Gemeinsames
c-2-title = Nur ein Zug
c-2-part1 = Auch wenn nur ein einziger Zug möglich ist, ist er ein Zug: Er wird aufgezeichnet und gezählt, auch wenn ein Bildschirm ihn von selbst ausführen mag.
c-2-part1-reason = Das Heft muss es nicht sagen; eine Aufzeichnung schon.
c-2-example1 = Braun hat nur einen Zug und muss ihn spielen.
c-3-title = Aufgeben, sich einigen, wiederholen
c-3-part1 = Ein Spieler darf aufgeben und hat dann verloren. Beide dürfen sich auf ein Unentschieden einigen. Steht dieselbe Stellung, von den Zählern abgesehen, zum dritten Mal am Anfang eines Zuges auf dem Brett, so ist die Partie unentschieden; zurückgenommene Züge zählen nicht.
c-3-part1-reason = Das Heft überlässt es den guten Sitten. Alle Spiele dieses Programms enden auch so.
c-3-example1 = Beide ziehen hin und her: Nach vier Zügen steht dieselbe Stellung zum zweiten Mal da, nach acht zum dritten, und die Partie ist unentschieden.

# Regelbuch, Schluss
m-10-title = Gewinnen
m-10-part1 = Es gewinnt, wer sieben Steine des Gegners weggenommen oder sie eingesperrt hat.
m-10-part2 = Wer sieben verloren hat, hat von neun noch zwei, die noch nicht gesetzten mitgezählt. Eingesperrt heißt: Wer am Zug ist, hat keinen Zug.
m-10-part3 = Wer springen darf (M-5), ist nur eingesperrt, wenn kein Punkt frei ist, also nie.
m-10-example1 = Der siebte Stein wird weggenommen.
m-10-example2 = Elfenbein hat noch zwei Steine: Die Partie ist zu Ende.
m-10-example3 = Wenige auf dem Brett, aber noch welche zu setzen: Die Partie geht weiter.
m-10-example4 = Braun schließt die letzte Lücke, und Elfenbein kann nicht ziehen. (Die Skizze ist verloren; die Stellung ist von uns.)
figure-sketch-2 = Skizze 2
m-11-title = Unentschieden
m-11-part1 = Eine Partie ist unentschieden nach Vereinbarung, durch Wiederholung (C-3) oder wenn nach dem Setzen 100 Züge lang, 50 von jedem Spieler, kein Stein weggenommen wurde. Ein Sieg geht vor.
m-11-part1-reason = Das Heft kennt kein Unentschieden, aber zwei vorsichtige Spieler können ewig weiterspielen. Hundert Züge lassen reichlich Zeit für einen Durchbruch.
m-11-part2 = Nach dem letzten Setzen steht der Zähler auf 0, der erste Zug macht 1 daraus, ein weggenommener Stein stellt ihn wieder auf 0; das Schließen einer Mühle, das nichts nimmt (M-7), zählt wie jeder andere Zug.
m-11-part2-reason = Damit alle gleich zählen.
m-11-example1 = Der hundertste Zug, ohne dass ein Stein weggenommen wurde.
m-11-example2 = Gezählt wird ab dem ersten Zug nach dem Setzen.
m-11-example3 = Wer eine Mühle schließt, ohne etwas zu nehmen, setzt den Zähler nicht zurück.
m-11-example4 = Ein Sieg geht dem Unentschieden vor.

# Regelbuch, Mühlen
m-6-title = Mühlen
m-6-part1 = Drei Steine eines Spielers in einer Reihe, waagerecht oder senkrecht, sind eine Mühle (marelle).
m-6-part2 = Jedes Mal, wenn ein Spieler eine Mühle bildet, nimmt er einen gegnerischen Stein seiner Wahl vom Brett, der nicht zu einer Mühle gehört.
m-6-part3 = Ob die Mühle durch Setzen, Ziehen oder Springen geschlossen wird, macht keinen Unterschied.
m-6-part4 = Ein Stein darf eine Mühle verlassen, um eine zweite zu bilden, und im nächsten Zug zurückkehren und die erste wieder bilden, so oft man will; jedes neue Schließen nimmt einen Stein.
m-6-part5 = Wird eine Mühle geöffnet, können alle ihre Steine weggenommen werden. Wer nur noch ziehen kann, indem er eine seiner Mühlen öffnet, muss das tun, auch wenn es ihn einen Stein kosten kann.
m-6-example1 = Die Spalte g7-g4-g1 von Elfenbein und die Reihe b6-d6-f6 von Braun sind Mühlen. c5 bildet die Spalte c5-c4-c3; d3 ginge mit c4 und c3 nur um die Ecke, und das ist keine. (Die Skizze ist verloren; die Stellung ist von uns.)
figure-sketch-examples-of-mills = Skizze: Beispiele für Mühlen
m-6-example2 = Braun schließt mit g7 die obere Seite und muss einen Stein wegnehmen.
m-6-example3 = Die Mühle von Elfenbein ist sicher, solange ein anderer Stein außerhalb steht.
m-6-example4 = Braun zieht von d6 nach d7, bildet eine Mühle und nimmt einen Stein. (Die Skizze ist verloren; die Stellung ist von uns.)
figure-sketch-forming-mill = Skizze: eine Mühle bilden
m-6-example5 = Die Zwickmühle: d7-d6 öffnet die Reihe a7-d7-g7 und schließt b6-d6-f6; d6-d7 kehrt zurück und schließt die erste wieder. Jedes Mal wird ein Stein weggenommen. (Die Skizze ist verloren; die Stellung ist von uns.)
figure-sketch-3 = Skizze 3
m-6-example6 = Dieselbe Stellung: d7-d6 hat die Reihe a7-d7-g7 geöffnet; schließt Elfenbein nun c3-d3-e3, kann a7 weggenommen werden. b6, d6 und f6 nicht.
m-6-example7 = Eine Mühle, die geöffnet und wieder geschlossen wird, nimmt jedes Mal.
m-6-example8 = Jeder Zug öffnet die Mühle, also wird sie geöffnet.
m-6-example9 = Ein Sprung schließt eine Mühle wie ein Zug.

# Regelbuch, Phasen
m-3-title = Setzen
m-3-part1 = Eine Partie hat drei Phasen: Setzen, Ziehen und Springen. In der ersten setzt jeder, der an der Reihe ist, einen Stein auf einen beliebigen freien Punkt. Sie endet, wenn beide ihre neun Steine gesetzt haben.
m-3-part2 = Wer also noch einen Stein zu setzen hat, muss ihn setzen und zieht keinen.
m-3-example1 = Solange Steine zu setzen sind, zieht keiner auf dem Brett, und besetzte Punkte sind tabu.
m-3-example2 = Elfenbein setzt den letzten Stein; dann zieht Braun.
m-4-title = Ziehen
m-4-part1 = Nach dem Setzen zieht jeder, der an der Reihe ist, einen seiner Steine auf einen freien Punkt gleich daneben auf derselben Linie.
m-4-part2 = Ein Stein ohne freien Nachbarpunkt ist eingesperrt.
m-4-part3 = Dabei versucht man immer, Mühlen zu bilden und den anderen einzusperren, indem man Punkte besetzt, die er brauchen könnte (Skizze 2, bei M-10 gezeigt).
m-4-example1 = Jeder Stein zieht einen Punkt weit entlang einer Linie; der Stein auf a7 ist eingesperrt. (Die Skizze ist verloren; die Stellung ist von uns.)
figure-sketch-1 = Skizze 1
m-5-title = Springen
m-5-part1 = Ein Spieler, der nur noch drei Steine hat, darf mit ihnen von einem Punkt auf jeden anderen freien springen, wie weit er auch entfernt ist.
m-5-part2 = Manche lassen diese Phase weg, weil sie sie ungerecht finden: Sie bevorzuge einen der Spieler.
m-5-part3 = Gezählt werden die drei, wenn kein Stein mehr zu setzen ist.
m-5-part3-reason = Wer noch Steine zu setzen hat, ist noch beim Setzen; das Springen ist die dritte Phase und kommt danach.
m-5-example1 = Braun hat drei Steine und springt, wohin er will.
m-5-example2 = Elfenbein hat vier und springt nicht.
m-5-example3 = Ohne Springen ziehen drei Steine wie alle anderen.

# Regelbuch, geschützte Mühlen
m-7-title = Wenn alle gegnerischen Steine in Mühlen stehen
m-7-part1 = Stehen alle gegnerischen Steine auf dem Brett in Mühlen, darf ein beliebiger von ihnen weggenommen werden.
m-7-part1-reason = Hier widerspricht sich das Heft: Ein Satz verschont jeden Stein in einer Mühle, ein anderer lässt jedes Schließen einen Stein nehmen. Wir geben dem zweiten den Vorrang, damit keine Mühle umsonst geschlossen wird; so spielen es die meisten.
m-7-part2 = Mit `protected=keep` wird dann nichts weggenommen, und der Zug endet mit dem Schließen.
m-7-part2-reason = So spielt man den anderen der beiden Sätze.
m-7-example1 = Alle Steine von Elfenbein stehen in einer Mühle: Jeder von ihnen kann weggenommen werden.
m-7-example2 = Geschützte Mühlen: Dasselbe Schließen nimmt nichts.
m-7-example3 = Geschützte Mühlen schützen keinen Stein außerhalb.

# Regelbuch, Wegnehmen
m-8-title = Zwei Mühlen auf einmal
m-8-part1 = Ein Zug, der zwei Mühlen schließt, nimmt einen Stein.
m-8-part1-reason = Das Heft behandelt es nicht. Wörtlich gelesen geht jedes Mal ein Stein, wenn eine Mühle gebildet wird, das wären zwei; es spricht aber immer von einer Mühle und einem Stein, und ein Stein je Zug ist der Brauch.
m-8-part2 = Mit `double=two` nimmt er zwei, einen nach dem anderen; über den zweiten wird entschieden, wenn der erste weg ist. Kann nur einer weggenommen werden, bleibt es bei dem einen; beide gehen auch dann, wenn der erste der siebte war.
m-8-part2-reason = Zwei Mühlen werden zweimal geschlossen, und jede nimmt ihren Stein, als gäbe es die andere nicht.
m-8-part3 = Nur beim Setzen können zwei Mühlen auf einmal geschlossen werden: Ein Stein, der zieht, verlässt eine der beiden Linien, und drei springende Steine bilden keine zwei Mühlen.
m-8-example1 = Der Stein auf d7 schließt zwei Mühlen und nimmt einen Stein.
m-8-example2 = Zwei Mühlen, zwei Steine, in der Reihenfolge der Punkte geschrieben.
m-8-example3 = Zuerst geht der freie Stein; dann stehen alle in einer Mühle, und ein beliebiger folgt.
m-8-example4 = Bei geschützten Mühlen kann nur der freie Stein gehen.
m-8-example5 = Alle in einer Mühle: Nach dem ersten stehen die beiden anderen außerhalb.
m-8-example6 = Der erste ist der siebte, und der zweite geht trotzdem.
m-9-title = Für immer weg
m-9-part1 = Ein Stein, der vom Brett genommen wurde, ist aus dem Spiel.
m-9-part2 = Er kommt nie zurück, auch nicht zu den Steinen, die noch zu setzen sind.
m-9-example1 = Elfenbein verliert d6 und hat weiter sieben zu setzen, nicht acht.
m-9-example2 = Braun hat fünf Steine verloren; ist keiner mehr zu setzen, kann nichts gesetzt werden.

# Optionen
option-booklet-has-jumping-as-its-third = Im Heft ist das Springen die dritte Phase; es erzählt, dass manche sie als ungerecht weglassen.
option-yes = ja
option-no = nein
option-jumping-with-three-pieces = Springen mit drei Steinen
option-whether-player-with-three-pieces-left = Ob ein Spieler, der nur noch drei Steine hat, mit einem davon auf jeden freien Punkt springen darf (M-5).
option-booklet-contradicts-itself-it-spares-pieces = Das Heft widerspricht sich: Es verschont Steine in Mühlen, und es lässt jedes Schließen einen Stein nehmen.
option-any-may-be-removed = jeder darf weggenommen werden
option-nothing-is-removed = nichts wird weggenommen
option-when-all-enemy-pieces-stand-in = Wenn alle gegnerischen Steine in Mühlen stehen
option-what-closed-mill-takes-when-every = Was eine geschlossene Mühle nimmt, wenn jeder gegnerische Stein auf dem Brett in einer Mühle steht (M-7).
option-booklet-does-not-treat-it-read = Das Heft behandelt es nicht; wörtlich gelesen nimmt jede Mühle einen Stein, das wären zwei.
option-removes-one-piece = nimmt einen Stein
option-removes-two-pieces = nimmt zwei Steine
option-two-mills-at-once = Zwei Mühlen auf einmal
option-how-many-pieces-go-when-one = Wie viele Steine gehen, wenn ein gesetzter Stein zwei Mühlen schließt (M-8).

# Anzeige
piece = { $colour-id ->
    [colour-ivory] elfenbeinfarbener Stein
   *[other] brauner Stein
}
pieces-in-hand = { $colour-id ->
    [colour-ivory] noch zu setzende elfenbeinfarbene Steine
   *[other] noch zu setzende braune Steine
}
pieces-lost = { $colour-id ->
    [colour-ivory] verlorene elfenbeinfarbene Steine
   *[other] verlorene braune Steine
}
status-won-by-pieces = { $winner } hat gewonnen: { $loser-id ->
    [colour-ivory] Elfenbein
   *[other] Braun
} hat nur noch { $left ->
    [one] einen Stein
   *[other] { $left } Steine
}.
status-won-by-blocking = { $winner } hat gewonnen: { $loser-id ->
    [colour-ivory] Elfenbein
   *[other] Braun
} kann nicht mehr ziehen.
status-places = { $mover } setzt einen Stein.
status-jumps = { $mover } hat drei Steine und darf auf jeden freien Punkt springen.
status-moves = { $mover } zieht einen Stein auf einen Nachbarpunkt.
status-drawn = Die Partie ist zu Ende: unentschieden, { $limit } Züge lang wurde kein Stein weggenommen.
status-idle = Züge, ohne dass ein Stein weggenommen wurde: { $idle } von { $limit }, dann ist die Partie unentschieden.

# Eingabe
touch-points-only = nur die 24 Punkte des Bretts lassen sich berühren
removes-at-most-two = ein Zug nimmt höchstens zwei Steine weg

# Aktionen
action-unknown-here = Mühle kennt kein „{ $word }“, nur das Aufgeben und das vereinbarte Unentschieden

# unlesbare Texte
board-length = { $length } Zeichen
board-form = 24, eines für jeden Punkt
sign-on-point = „{ $sign }“ auf { $point } (Zeichen { $character })
hands-form = die Steine, die Braun und Elfenbein noch zu setzen haben, etwa 9/9
hands-of-brown-to-move = gleich viele für Braun und Elfenbein, wenn Braun am Zug ist
hands-of-ivory-to-move = einer mehr für Elfenbein als für Braun, wenn Elfenbein am Zug ist, oder keiner für beide
pieces-on-board-and-in-hand = { $colour-id ->
    [colour-ivory] Elfenbein hat { $on_board } Steine auf dem Brett und { $in_hand } zu setzen
   *[other] Braun hat { $on_board } Steine auf dem Brett und { $in_hand } zu setzen
}
at-most-in-all = höchstens { $most } insgesamt
to-move-with-too-few = { $colour-id ->
    [colour-ivory] Elfenbein ist am Zug und hat nur noch { $left }, die zu setzenden mitgezählt
   *[other] Braun ist am Zug und hat nur noch { $left }, die zu setzenden mitgezählt
}
just-played-with-too-few = { $colour-id ->
    [colour-ivory] Elfenbein hat gerade gespielt und hat nur noch { $left }, die zu setzenden mitgezählt
   *[other] Braun hat gerade gespielt und hat nur noch { $left }, die zu setzenden mitgezählt
}
at-least = mindestens { $least }
idle-with-pieces-in-hand = „{ $idle }“, obwohl noch Steine zu setzen sind
figure-line-missing = Zeile { $number } der Zeichnung fehlt
figure-line-is = Zeile { $number } der Zeichnung ist „{ $line }“
figure-line-form = „{ $figure }“ mit Steinen
fields-line-missing = die letzte Zeile fehlt
fields-line-form = Seite, Vorräte und Zähler, etwa m 9/9 0
below-fields = „{ $more }“ unter den Feldern
drawing-ends = das Ende
no-point-of-board = „{ $text }“ in „{ $word }“ ist kein Punkt des Bretts
step-form = ein Punkt wie d6 oder ein Zug wie d6-d5, mit xa1 für einen weggenommenen Stein

# what is measured
bench-placing-from-the-start = Setzen vom Anfang an
bench-moving-nine-against-nine = Ziehen, neun gegen neun
bench-jumping-three-against-three = Springen, drei gegen drei
bench-placing-two-for-a-double-mill = Setzen, zwei für eine Doppelmühle
