# Schachtel
box-what1 = Dame, wie ein französisches Heft es spielt: Steine ziehen vorwärts und schlagen in alle Richtungen, Damen laufen über ganze Diagonalen, es herrscht Schlagzwang, und welchen Schlag du wählst, ist deine Sache.
box-what2 = Diese freie Wahl unterscheidet es vom Damespiel der Vereine und Turniere.
box-what2-reason = Die gedruckten Regeln der internationalen Dame schreiben vor, die meisten Steine zu schlagen; das Heft vergleicht sich mit nichts.
box-aim1 = Schlage alle Steine und Damen des Gegners, oder stelle deine eigenen so, dass er nicht mehr ziehen kann.
box-summary1 = Jeder hat zwanzig Steine auf den braunen Feldern. Braun beginnt; dann wird abwechselnd gezogen.
box-summary2 = Ein Stein zieht ein Feld schräg vorwärts.
box-summary3 = Er schlägt einen Nachbarn, indem er über ihn auf das freie Feld dahinter springt, auch rückwärts.
box-summary4 = Wer schlagen kann, muss schlagen, und schlägt weiter, solange es etwas zu schlagen gibt. Welchen Schlag er wählt, steht ihm frei.
box-summary5 = Ein Stein, dessen Zug auf der letzten Reihe endet, wird zur Dame und läuft über ganze Diagonalen.
box-summary6 = Schlage alles oder lass dem Gegner keinen Zug mehr, und du gewinnst.
box-material1 = Damebrett
box-material2 = braune Steine
box-material3 = elfenbeinfarbene Steine
box-players1 = Zwei Spieler.
box-players2 = Für die erste Partie wählen sie ihre Farben, und mit jeder neuen tauschen sie.
box-story1 = Über dem Heft steht nichts als der schlichte französische Name des Spiels, Jeu de Dames.
box-story2 = Wer die Schachtel gemacht hat, wo und wann, wissen wir nicht.
box-story2-reason = Der Text, der auf uns gekommen ist, nennt weder Autor noch Hersteller, weder Ort noch Jahr; Umschlag und Schachtel fehlen.
box-advice1 = Im Lauf der Partie werden die Steine weniger, und die übrigen nähern sich den Reihen, von denen der Gegner ausging: Dann beginnt das Krönen.
box-advice2 = Die Wörter des Hefts: Ein Stein ist ein pion, eine Dame eine dame; gekrönt (couronnement) wird sie mit einem geschlagenen Stein; was geschlagen ist, sind prises; eine unentschiedene Partie ist nulle.
box-lost1 = Alle sechs Skizzen sind verloren: der Anfang, der Zug eines Steins, ein doppelter Schlag, eine Krönung, der Zug und der Schlag einer Dame. An der Stelle jeder Skizze steht eine Stellung von uns, die ihren Namen trägt.
box-lost1-reason = Nur die Worte sind auf uns gekommen. Jede Stellung ist so gebaut, dass stimmt, was neben der Skizze stand.
box-lost2 = Dame und Mühle teilen sich ein Blatt, und seine Spalten sind ineinandergelaufen; keine Seite trägt eine Nummer.
box-lost2-reason = Wir haben die Sätze wieder unter die Überschriften gestellt, zu denen sie gehören.
box-settle1 = Ein Foto des Bretts würde zeigen, wie viele Reihen es hat (D-1).
box-settle2 = Ein Foto des Blatts mit seinen Skizzen würde zeigen, wie eine Dame mehrere Steine schlägt und wo sie zwischen zwei Sprüngen stehen darf (D-7).
box-settle3 = Der Deckel oder die Rückseite des Blatts nennt vielleicht, wer die Schachtel gemacht hat, und wann.

# Erklärungen
told-capture = { $piece } { $from } schlägt { $taken } und landet auf { $to }
told-move = { $piece } { $from } nach { $to }
told-objection = Einspruch: { $told }
told-crowned = { $told }, gekrönt
capture-is-demanded = der übersehene Schlag wird verlangt: { $first } geht zurück nach { $last }
goes-from-to = von { $first } nach { $last }
are-taken = geschlagen: { $list }
crowned-with-spare-man = { $first } hat die letzte Reihe erreicht und wird mit einem übrigen Stein gekrönt, denn geschlagen ist noch keiner: eine Dame
crowned-with-taken-man = { $first } hat die letzte Reihe erreicht und wird mit einem Stein gekrönt, den der Gegner geschlagen hat: eine Dame

# Spiel
brown = Braun
ivory = Elfenbein
draughts-jeu-de-dames = Dame (Jeu de Dames)
draughts-on-hundred-squares-flying-kings = Dame auf hundert Feldern: fliegende Damen und Schlagzwang, aber welchen Schlag du wählst, ist deine Sache.
booklet-and-program-keeps-watch = Das Heft, und das Programm passt auf
booklets-rules-program-lets-no-capture = Die Regeln des Hefts; das Programm lässt keinen Schlag übersehen, und ein berührter Stein darf stehen bleiben.
booklet-to-letter = Das Heft aufs Wort
you-watch-each-other-overlooked-capture = Ihr passt aufeinander auf: Einen übersehenen Schlag muss der Gegner anzeigen, und wer einen Stein berührt, zieht ihn.
international-draughts = Internationales Damespiel
not-booklets-game-capture-that-takes = Nicht das Spiel des Hefts: Geschlagen werden muss, wo die meisten Steine zu schlagen sind, wie in Vereinen und Turnieren.

# Warum etwas nicht geht
game-is-over = die Partie ist zu Ende
ivory-piece-in-browns-turn = Braun ist am Zug, und auf { $square } steht ein elfenbeinfarbener Stein
brown-piece-in-ivorys-turn = Elfenbein ist am Zug, und auf { $square } steht ein brauner Stein
no-piece-there = auf { $square } steht kein Stein
square-is-not-free = { $b } ist nicht frei
not-on-one-diagonal = { $a } und { $b } liegen nicht auf einer Diagonale
piece-on-stands-in-way = der Stein auf { $piece } steht im Weg
man-moves-forward-only = ein Stein zieht nur vorwärts; rückwärts kann er nur schlagen
man-moves-one-square = ein Stein zieht ein Feld schräg vorwärts, und { $b } ist von { $a } aus kein solches Feld
capture-is-due = ein Schlag ist möglich und damit Pflicht
nothing-to-object-to = es gibt nichts einzuwenden: Eben wurde kein Schlag übersehen
not-an-overlooked-capture = von { $from } aus ist das kein übersehener Schlag
no-piece-may-be-jumped-twice = kein Stein darf zweimal übersprungen werden
piece-on-has-nothing-to-capture = der Stein auf { $a } hat nichts zu schlagen
piece-on-captures-otherwise = der Stein auf { $a } schlägt anders
capture-must-go-on = der Schlag ist nicht zu Ende, es muss weitergeschlagen werden
most-must-be-taken = es müssen möglichst viele Steine geschlagen werden, hier { $most }
piece-on-cannot-move = der Stein auf { $square } kann nicht ziehen

# Regelbuch, Brett
d-1-title = Das Brett
d-1-part1 = Das Brett liegt so, dass jeder Spieler links in seiner ersten Reihe ein braunes Feld hat. Steine stehen nur auf braunen Feldern.
d-1-part2 = Eine Reihe hat zehn Felder: Zwanzig Steine füllen genau die braunen Felder von vier Reihen.
d-1-part3 = Solcher Reihen gibt es zehn, also 50 braune Felder.
d-1-part3-reason = Die Zahl der Reihen stand nur in einer Skizze, die verloren ist. Bei zwanzig Steinen für jeden ist ein Brett üblich, das so tief ist wie breit.
d-1-part4 = Die braunen Felder tragen die Nummern 1 bis 50, Reihe für Reihe von oben; 46 ist die linke Ecke des unteren Spielers.
d-1-part4-reason = Das Heft nummeriert nichts; Damespieler in aller Welt verwenden diese Nummern.
d-1-example1 = Eine Dame in der Ecke 46 sieht die lange Diagonale hinauf bis 5.
d-2-title = Der Anfang
d-2-part1 = Zwei Spieler. Sie wählen Braun oder Elfenbein und tauschen die Farben mit jeder neuen Partie. Jeder stellt 20 Steine auf die braunen Felder der vier Reihen, die ihm am nächsten sind.
d-2-part2 = Braun zieht zuerst.
d-2-part3 = Dann ziehen die Spieler abwechselnd.
d-2-part4 = Braun ist unten gezeichnet, auf 31 bis 50, und heißt in Texten W; Elfenbein oben, auf 1 bis 20, heißt B.
d-2-part4-reason = Das Heft weist niemandem einen Platz zu. In den Texten der Dameprogramme ist W die Seite, die beginnt.
d-2-example1 = Der Anfang: Braun hat neun Züge. (Die Skizze ist verloren; die Worte lassen keine andere Aufstellung zu.)
figure-sketch-of-start = Skizze des Anfangs

# Regelbuch, Schlagen
d-5-title = Wie ein Stein schlägt
d-5-part1 = Ein Stein schlägt einen Gegner auf einem schräg benachbarten Feld, indem er über ihn auf das Feld gleich dahinter springt. Ist dieses Feld besetzt, gibt es keinen Schlag. Zum Schlagen darf ein Stein auch rückwärts gehen.
d-5-part2 = Er schlägt also auf allen vier Diagonalen, Steine wie Damen.
d-5-part3 = Wer schlägt, nimmt den geschlagenen Stein vom Brett und legt ihn vor sich hin.
d-5-example1 = In vier Richtungen; nicht, wo das nächste Feld besetzt ist.
d-6-title = Wie eine Dame schlägt
d-6-part1 = Um einen Stein oder eine Dame zu schlagen, darf eine Dame zuerst über freie Felder laufen, und sie hält auf einem beliebigen freien Feld dahinter auf derselben Diagonale.
d-6-part2 = Sie schlägt den Ersten, auf den sie trifft, wenn es ein Gegner ist und das Feld gleich dahinter frei ist, und hält vor dem nächsten.
d-6-part2-reason = Das Heft sagt es nur von Steinen: kein Schlag, wo das nächste Feld besetzt ist, und ein freies Feld zwischen zwei geschlagenen. Wir lassen es auch für Damen gelten, wie Damespieler es tun.
d-6-example1 = Von weit her, auf jedes Feld bis zum nächsten Stein. (Die Skizze ist verloren; die Stellung ist von uns.)
figure-sketch-of-kings-capture = Skizze des Schlags einer Dame
d-7-title = Mehrere Schläge in einem Zug
d-7-part1 = Ein Zug darf mehrere Steine schlagen, wenn zwischen dem einen und dem nächsten ein braunes Feld frei ist. Wer schlägt, Stein oder Dame, darf unterwegs in eine kreuzende Diagonale abbiegen. Anhalten, bevor alle geschlagen sind, ist nicht erlaubt.
d-7-part2 = Nach jedem Sprung muss eine Dame auf einem Feld landen, von dem aus sie weiterschlagen kann, wenn es eines gibt, auf welchem von diesen sie will; nur wenn es keines gibt, darf sie auf einem beliebigen Landefeld enden.
d-7-part2-reason = Das Heft verbietet, zu früh anzuhalten, und sagt nicht, wo eine Dame zwischen zwei Sprüngen steht. Andere Damespiele mit fliegenden Damen und freier Wahl lesen es so.
d-7-example1 = Der Stein muss beide schlagen und unterwegs abbiegen. (Die Skizze ist verloren; die Stellung ist von uns.)
figure-sketch-of-double-capture = Skizze eines doppelten Schlags
d-7-example2 = Die Dame darf nicht auf einem Feld stehen bleiben, von dem aus nichts zu schlagen ist, solange ein anderes weiterführt.
d-8-title = Geschlagene Steine gehen zuletzt
d-8-part1 = Eine Dame läuft über alles, was sie schlägt, und nichts wird vom Brett genommen, bevor ihr Zug zu Ende ist.
d-8-part2 = Bis dahin steht Geschlagenes noch im Weg.
d-8-part3 = Dasselbe gilt für Steine.
d-8-part3-reason = Das Heft sagt es nur von Damen. Eine einzige Art zu schlagen ist leichter zu spielen und der Brauch.
d-8-part4 = Kein Stein darf zweimal übersprungen werden. Freie Felder dürfen wieder benutzt werden, auch das, von dem der Schlag ausging.
d-8-part4-reason = Das Heft schweigt; es folgt dem Brauch des Damespiels: Ein Stein wird nur einmal geschlagen, und wer zieht, hat sein Feld verlassen.
d-8-example1 = Die Dame, die 28, 13 und 12 schlägt, kommt herum nach 17 und trifft auf 22, kann ihn aber nicht schlagen: 28 ist geschlagen und steht noch dahinter.
d-8-example2 = Eine Rundreise: Der Stein endet, wo er begann.

# Regelbuch, Krönen
d-11-title = Krönen
d-11-part1 = Ein Stein, den ein Spieler auf die erste Reihe des Gegners bringt, wird zur Dame. Der Gegner muss sie krönen: Er setzt einen anderen Stein derselben Farbe darauf, einen von denen, die er geschlagen hat. Ein Stein, der diese Reihe erreicht und noch etwas zu schlagen hat, schlägt weiter und wird nicht gekrönt.
d-11-part2 = Es zählt also, wo der Zug endet. Die Krone verlässt die geschlagenen Steine, die vor dem Gegner liegen.
d-11-part3 = Hat der Gegner noch keinen Stein geschlagen oder keinen mehr übrig, wird der Stein trotzdem zur Dame; am richtigen Brett bezeichnet man sie mit dem, was zur Hand ist.
d-11-part3-reason = Das Heft hat nicht daran gedacht. Dame zu werden ist das Verdienst des Spielers und soll nicht davon abhängen, was der Gegner geschlagen hat.
d-11-example1 = Durch einen Zug gekrönt. (Die Skizze ist verloren; die Stellung ist von uns.)
figure-example-of-crowning = Beispiel einer Krönung
d-11-example2 = Vorbeikommen genügt nicht.

# Regelbuch, Pflichten
d-9-title = Schlagzwang
d-9-part1 = Wer schlagen kann, muss schlagen, auch wenn sein Stein dann selbst geschlagen werden kann.
d-9-part2 = Für gewöhnlich sorgt das Programm dafür: Wo ein Schlag möglich ist, lehnt es alles andere ab.
d-9-part2-reason = Das Heft kennt kein Programm und überlässt es dem Gegner (D-16). Die meisten sind froh, nicht aufpassen zu müssen.
d-9-example1 = Nur der Schlag darf gespielt werden.
d-9-example2 = Braun muss schlagen, obwohl 19 dann zurückschlägt: Der Zug 50-44 wird abgelehnt.
d-10-title = Die Wahl ist frei
d-10-part1 = Unter Schlägen, die mehr oder weniger Steine oder Damen treffen, wählt der Spieler, wie er will.
d-10-part2 = Mit `majority=on` ist der Schlag Pflicht, der die meisten trifft; eine Dame zählt als einer.
d-10-part2-reason = Das ist die Regel des internationalen Damespiels, nicht die des Hefts; sie erlaubt den Vergleich mit den Dameprogrammen der Welt.
d-10-example1 = Einer oder zwei: wie du willst.
d-10-example2 = Mit der Mehrheitsregel nur der längere.
d-10-example3 = Mit der Mehrheitsregel: 44 könnte 40 schlagen; aber 32 schlägt zwei, also darf 44 nicht.

# Regelbuch, Schluss
d-12-title = Gewinnen
d-12-part1 = Es gewinnt, wer alle Steine und Damen des Gegners geschlagen oder ihm keine gelassen hat, die ziehen können.
d-12-part2 = Wer am Zug ist und nicht ziehen kann, hat also verloren.
d-12-part3 = Einen übersehenen Schlag zu verlangen (D-16) ist ein Zug: Wer das noch kann, hat nicht verloren.
d-12-part3-reason = Sonst könnte ein Verstoß gegen die Regeln die Partie gewinnen, bevor jemand etwas sagen konnte.
d-12-example1 = Der letzte Stein wird geschlagen.
d-12-example2 = Elfenbein ist eingesperrt.
d-13-title = Unentschieden
d-13-part1 = Wenn keiner der beiden alle Steine des anderen schlagen oder am Ziehen hindern kann, ist die Partie unentschieden.
d-13-part2 = Dazu wird sie erklärt, wenn beide Spieler sich darauf einigen.
d-13-part2-reason = Das Heft sagt nicht, wer beurteilt, dass niemand mehr gewinnen kann; am Tisch können das nur die Spieler sein.
d-13-part5 = An einem Tisch des Servers wird das Unentschieden angeboten, wenn die gelösten Endspiele beweisen, dass niemand gewinnen kann. Ein Programm steht dem nicht im Weg; wer ablehnt, spielt weiter.
d-13-part5-reason = Das Heft erklärt eine solche Partie für unentschieden, und bis zu vier Steinen weiß das Programm es sicher. Aber es zu sehen ist Sache der Spieler: Das Programm bietet an und entscheidet nicht.
d-13-part3 = Unentschieden ist sie auch, wenn dieselbe Stellung zum dritten Mal eintritt (C-3).
d-13-part3-reason = Spieler, die sich nur wiederholen, zeigen, dass keiner gewinnen kann; ohne eine solche Regel könnte eine Partie nie enden.
d-13-part4 = Und nach 50 Zügen, 25 von jedem Spieler, in denen niemand schlug und kein Stein zog. Sieg oder Niederlage gehen dem Unentschieden vor.
d-13-part4-reason = Damen allein können ewig umherwandern. Die Zahl ist die des internationalen Damespiels.
d-13-example1 = Der fünfzigste Zug nur mit Damen.
d-14-title = Die Herausforderung über zwanzig Züge
d-14-part1 = Wenn beide Spieler zugeben, dass einer von ihnen besser steht, können sie beschließen, dass dieser in 20 eigenen Zügen gewinnen muss. Gelingt es ihm nicht, ist die Partie unentschieden.
d-14-part2 = Ein Sieg im zwanzigsten Zug zählt noch.
d-14-part3 = Nur eine Herausforderung zur selben Zeit. Läuft sie ab, oder nach den 50 Zügen von D-13, endet die Partie, bevor ein übersehener Schlag verlangt werden kann.
d-14-part3-reason = Das Heft behandelt das Zusammentreffen dieser Regeln nicht. Eine abgelaufene Zählung soll die Partie sofort beenden, was auch immer der letzte Zug war.
d-14-example1 = Der letzte Zug der Herausforderung für Braun.
d-14-example2 = Ein Sieg in diesem Zug zählt noch.

# Regelbuch, Ziehen
d-3-title = Wie ein Stein zieht
d-3-part1 = Wer am Zug ist, zieht einen Stein ein Feld weit auf einer Diagonale, immer vorwärts, auf ein freies braunes Feld. Rückwärts geht ein Stein nur zum Schlagen.
d-3-example1 = Vorwärts, nie zurück, nie auf ein besetztes Feld. (Die Skizze ist verloren; die Stellung ist von uns.)
figure-sketch-of-mans-move = Skizze des Zugs eines Steins
d-4-title = Wie eine Dame zieht
d-4-part1 = Eine Dame geht vorwärts oder rückwärts, wie sie will, aber immer auf einer Diagonale.
d-4-part2 = Sie darf über beliebig viele freie Felder laufen und hält vor jedem Stein, wie auch auf dem Weg zu einem Schlag.
d-4-example1 = Sie hält vor jedem Stein. (Die Skizze ist verloren; die Stellung ist von uns.)
figure-sketch-of-kings-move = Skizze des Zugs einer Dame

# Regelbuch, Aufpassen
d-15-title = Berührt, geführt
d-15-part1 = Ein Stein, der berührt wurde, muss gezogen werden.
d-15-part2 = Das gilt mit `touch=on`; für gewöhnlich darf ein Spieler es sich anders überlegen.
d-15-part2-reason = Auf einem Bildschirm rutscht ein Finger leicht ab, und niemand wollte etwas berühren. Wer das Heft aufs Wort nehmen will, kann es.
d-15-part3 = Ein Stein gilt als berührt, wenn zuerst auf ihn gezeigt wird und er ziehen kann; einer, der nicht ziehen kann, verpflichtet zu nichts. Wird ein Zug ganz hingeschrieben, ist nichts berührt.
d-15-part3-reason = Das Heft sagt nicht, was mit einem Stein ist, der nicht ziehen kann, und es kennt weder Bildschirme noch geschriebene Züge.
d-15-example1 = Wer 32 berührt, spielt 32-27 oder 32-28; wer 37 berührt, spielt 37-31. 38 kann nicht ziehen, und ihn zu berühren verpflichtet zu nichts.
d-16-title = Übersehene Schläge
d-16-part1 = Lässt ein Spieler, mit Absicht oder nicht, einen Stein stehen, der schlagen könnte, und zieht mit einem anderen, ohne zu schlagen, so muss sein Gegner es ihm sagen. Er stellt dann den Stein zurück und spielt den Zug, den der Gegner angibt.
d-16-part2 = So wird mit `enforcement=opponent` gespielt; für gewöhnlich lässt das Programm niemanden einen Schlag übersehen (D-9).
d-16-part2-reason = Im Heft passen die Spieler aufeinander auf. Das Programm tut es, ohne sich zu irren, und die meisten sind froh darüber.
d-16-part3 = Der Gegner darf Einspruch erheben; er muss nicht. Sobald er selbst gezogen hat, ist das Recht verfallen.
d-16-part3-reason = Das Heft sagt, dass er muss, aber niemand kann gezwungen werden, zu sehen, was er selbst übersehen hat.
d-16-part4 = Er darf jeden übersehenen Schlag angeben (mit `majority=on` nur einen von denen, die am meisten schlagen), geschrieben `!32x23x28`. Auch ein einfacher Zug gerade des Steins, der schlagen könnte, gilt als Übersehen.
d-16-part4-reason = Das Heft spricht nur vom Zug eines anderen Steins. Der Schlagzwang gilt, welcher Stein auch gezogen hat (D-9); darum werden beide Fehler gleich behandelt.
d-16-part5 = Nach dem Schlag ist am Zug, wer Einspruch erhoben hat, wie nach jedem Zug. In einer Herausforderung (D-14) hat der andere einen Zug verbraucht, er selbst keinen.
d-16-part5-reason = Das Heft endet beim berichtigten Zug. Was der Fehler gekostet hat, soll nur den treffen, der ihn gemacht hat.
d-16-example1 = Braun übersieht den Schlag und spielt 34-30; Elfenbein darf den Zug zurücknehmen und 32x23 spielen lassen oder darüber hinweggehen.
d-16-example2 = Braun hat eben 50-45 gespielt und zwei Schläge übersehen: Elfenbein gibt den einen oder den anderen an.
c-3-title = Aufgeben, sich einigen, wiederholen
c-3-part1 = Ein Spieler darf aufgeben und hat dann verloren. Beide dürfen sich auf ein Unentschieden einigen. Steht dieselbe Stellung zum dritten Mal am Anfang eines Zuges auf dem Brett, so ist die Partie unentschieden; Zähler machen keinen Unterschied, und zurückgenommene Züge zählen nicht.
c-3-part1-reason = Das Heft überlässt es den guten Sitten. Alle Spiele dieses Programms enden auch so.
c-3-example1 = Nach zwei Zügen jeder Dame steht dieselbe Stellung zum zweiten Mal da; nach zwei weiteren von jeder ist die Partie unentschieden.

# Optionen
option-off = aus
option-on = an
option-booklet-lets-player-choose-freely-whatever = Das Heft lässt den Spieler frei wählen, wie viele Steine er auch schlägt.
option-majority-capture = Mehrheitsregel
option-capture-that-takes-most-pieces-is = Der Schlag, der die meisten Steine trifft, ist Pflicht, wie im internationalen Damespiel (D-10).
option-in-booklet-it-is-opponent-who = Im Heft ist es der Gegner, der einen übersehenen Schlag anzeigen muss.
option-program = das Programm
option-opponent = der Gegner
option-who-watches-over-captures = Wer auf die Schläge achtet
option-program-refuses-to-let-capture-pass = Das Programm lässt keinen Schlag aus; oder der Gegner passt auf und darf einen übersehenen Schlag spielen lassen (D-16).
option-booklet-has-every-touched-piece-moved = Im Heft muss jeder berührte Stein gezogen werden.
option-touched-means-moved = Berührt, geführt
option-piece-that-was-touched-must-be = Ein Stein, der berührt wurde, muss gezogen werden, wenn er kann. Ein ganz hingeschriebener Zug berührt nichts (D-15).

# Anzeige
brown-man = brauner Stein
brown-king = braune Dame
ivory-man = elfenbeinfarbener Stein
ivory-king = elfenbeinfarbene Dame
brown-won-by-taking = Braun hat gewonnen: Elfenbein hat keinen Stein mehr.
brown-won-by-blocking = Braun hat gewonnen: Elfenbein kann nicht mehr ziehen.
ivory-won-by-taking = Elfenbein hat gewonnen: Braun hat keinen Stein mehr.
ivory-won-by-blocking = Elfenbein hat gewonnen: Braun kann nicht mehr ziehen.
drawn-by-idleness = Remis: { $limit } Züge ohne Schlag und ohne Zug eines einfachen Steins.
drawn-by-challenge = Remis: Die Herausforderung wurde nicht rechtzeitig gewonnen.
brown-to-move = Braun ist am Zug.
ivory-to-move = Elfenbein ist am Zug.
capture-is-compulsory = Es muss geschlagen werden.
capture-was-overlooked-you-may-object = Ein Schlag wurde übersehen: Du darfst Einspruch erheben.
challenge-of-brown = { $turns ->
    [one] Herausforderung: Braun muss im nächsten Zug gewinnen.
   *[other] Herausforderung: Braun muss in { $turns } Zügen gewinnen.
}
challenge-of-ivory = { $turns ->
    [one] Herausforderung: Elfenbein muss im nächsten Zug gewinnen.
   *[other] Herausforderung: Elfenbein muss in { $turns } Zügen gewinnen.
}
idle-turns = { $idle } von 50 Zügen ohne Schlag und ohne Zug eines Steins.
square = Feld { $number }
object = Einspruch erheben
taken-by-ivory = von Elfenbein geschlagen
taken-by-brown = von Braun geschlagen

# unlesbare Texte
one-of = eines von { $words }
at-most = höchstens { $most }
brown-list-missing = die Liste von Braun (W) fehlt
ivory-list-missing = die Liste von Elfenbein (B) fehlt
lists-form = Seite:W<Felder>:B<Felder>
no-piece-at-all = keine Seite hat einen Stein
at-least-one-piece = mindestens ein Stein
pieces-found = { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
}
squares-form = ein Feld von 1 bis 50, K und ein Feld oder eine Folge 31-50
square-given-twice = das Feld { $square } ist zweimal angegeben
one-piece-a-square = ein Stein auf einem Feld
man-on-crowning-square = ein Stein auf seinem Krönungsfeld { $square }
king-there = dort eine Dame (K)
drawing-lines = { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
}
drawing-form = zehn Reihen und die Seite am Zug
drawing-row = { $squares ->
    [one] Reihe { $row } hat { $squares } Feld
   *[other] Reihe { $row } hat { $squares } Felder
}
sign-on-square = „{ $sign }“ auf { $square }
step-form = ein Zug 32-28, ein Schlag 32x23x28 oder !32x23x28
extras-form = :H<n>, :C<Seite><n> und :O<von>-<nach>, in dieser Reihenfolge
challenge-form = W oder B und die übrigen Züge
overlooked-only-with-opponent = kein solches Feld ohne enforcement=opponent
overlooked-form = <von>-<nach>, mit einem p am Ende, wenn ein Stein gekrönt wurde
overlooked-squares = ein Zug der anderen Seite von einem freien Feld dorthin, wo der Stein jetzt steht
overlooked-crowning = p nur für eine Dame auf ihrer letzten Reihe
overlooked-possible = ein einfacher Zug, der möglich war
overlooked-nothing = „{ $word }“ hat keinen Schlag übersehen
overlooked-only-after = das Feld nur nach einem übersehenen Schlag
idle-with-move = { $idle } mit dem Zug { $word }
idle-after-king = H über 0 nach dem Zug einer Dame
no-idle-after-man = kein H nach dem Zug eines Steins
challenge-runs-already = eine Herausforderung läuft schon
no-turn-is-annulled = in diesem Spiel werden keine Züge annulliert

# Partien in PDN
pdn-holds-objection = die Partie enthält einen Einspruch
pdn-without-objections = eine Partie ohne Einsprüche
pdn-result = das Ergebnis „{ $result }“
pdn-ambiguous = „{ $word }“ ist mehrdeutig
pdn-illegal = „{ $word }“ in { $position }
pdn-legal-step = ein erlaubter Zug ({ $refusal })
pdn-too-long = { $bytes } Byte lang
pdn-without-game = keine Partie
pdn-game-form = Angaben und Züge
pdn-game-type = Partie { $game } hat GameType { $kind }
pdn-type-of-dames = 20, Dame auf 10x10
pdn-comment-open = eine Anmerkung „{"{"}“ ist nicht geschlossen
pdn-variation-open = eine Variante „(“ ist nicht geschlossen
pdn-tag-malformed = eine falsch geschriebene Angabe
pdn-tag-form = [Name "Wert"]

# what is measured
bench-start-majority = Anfang, Mehrschlag
bench-start = Anfang
bench-twelve-kings = zwölf Damen
bench-enforcement-by-the-opponent = der Gegner achtet darauf
