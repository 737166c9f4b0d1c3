# place
lesson-place-title = Einen Stein setzen
lesson-place-task = Du spielst Braun. Am Anfang setzt jeder abwechselnd einen seiner neun Steine auf einen freien Punkt. Berühre den markierten Punkt.
lesson-place-praise = Dein erster Stein. Punkte, an denen sich vier Linien treffen, sind gut.
lesson-place-help = Jeder freie Punkt ist erlaubt, gefragt ist hier aber der markierte.

# mill
lesson-mill-title = Eine Mühle schließen
lesson-mill-task = Drei eigene Steine auf einer Linie sind eine Mühle. Setze den dritten, dann berühre einen elfenbeinfarbenen Stein, um ihn zu nehmen.
lesson-mill-praise = Eine Mühle, und Elfenbein hat einen Stein weniger. Was weg ist, kommt nicht wieder.
lesson-mill-help = Noch keine Mühle. Zwei deiner Steine stehen schon auf der oberen Linie: Besetze ihren dritten Punkt.

# guard
lesson-guard-title = Eine Mühle verhindern
lesson-guard-task = Elfenbein hat zwei in einer Reihe und würde gleich eine Mühle schließen. Setze so, dass es nicht geht.
lesson-guard-praise = Verhindert. Mühlen bauen und Mühlen verhindern, das ist das ganze Spiel.
lesson-guard-help = Elfenbein hat die Mühle geschlossen und dir einen Stein genommen. Der dritte Punkt der unteren Linie war zu besetzen.

# slide
lesson-slide-title = Entlang der Linien ziehen
lesson-slide-task = Sind alle gesetzt, ziehst du einen Stein entlang einer Linie auf den nächsten freien Punkt. Schließe so eine Mühle und nimm einen Stein.
lesson-slide-praise = Gut gezogen.
lesson-slide-help = Keine Mühle. Zwei deiner Steine stehen auf der oberen Linie: Welcher steht neben der Lücke?

# choose
lesson-choose-title = Welchen Stein nehmen
lesson-choose-task = Schließe deine Mühle und wähle gut: Nimm einen Stein so, dass Elfenbein nicht mit einer Mühle antworten kann.
lesson-choose-praise = Genommen und das elfenbeinfarbene Paar gesprengt. Deine Mühle ist sicher: Aus einer Mühle wird nicht genommen.
lesson-choose-help = Elfenbein hat mit einer Mühle geantwortet. Nimm einen der zwei Steine, die schon in einer Reihe stehen.
lesson-choose-help1 = Schließe zuerst deine Mühle: der dritte Punkt der oberen Linie.

# swing
lesson-swing-title = Die Zwickmühle
lesson-swing-task = Ein Stein, der eine Mühle öffnet und eine andere schließt, nimmt mit jedem Zug. Nimm zwei elfenbeinfarbene Steine in zwei Zügen.
lesson-swing-praise = Zwei in zwei Zügen, und es geht weiter. Nichts in diesem Spiel ist stärker.
lesson-swing-help = Zwei Mühlen teilen sich einen Stein: Zieh ihn hinunter, um die untere zu schließen, dann wieder hinauf.

# wait
lesson-wait-title = Zugzwang
lesson-wait-task = Ein elfenbeinfarbener Stein steht mitten in deiner Mühle. Jeder muss ziehen: Mach einen Zug, nach dem Elfenbein keinen anderen Stein ziehen kann, dann schließe die Mühle.
lesson-wait-praise = Elfenbein musste weichen. Abwarten kann der stärkste Zug sein.
lesson-wait-help = Elfenbein hatte einen anderen Zug, oder deine Mühle war dahin. Lass die Steine stehen, die einsperren, und zieh den, der niemanden einsperrt.

# block
lesson-block-title = Kein Ausweg
lesson-block-task = Wer am Zug nicht ziehen kann, verliert. Ein elfenbeinfarbener Stein hat noch einen Weg: Versperr ihn.
lesson-block-praise = Eingesperrt: Du gewinnst, ohne etwas zu nehmen.
lesson-block-help = Elfenbein kann noch ziehen. Such den freien Punkt neben einem elfenbeinfarbenen Stein und öffne keinen anderen.

# jump
lesson-jump-title = Springen und gewinnen
lesson-jump-task = Mit nur drei Steinen darfst du auf jeden freien Punkt springen. Der siebte genommene Stein gewinnt: Elfenbein hat drei, nimm einen.
lesson-jump-praise = Elfenbein hat zwei Steine und keine Mühle mehr: Du gewinnst. Du bist bereit für eine ganze Partie.
lesson-jump-help = Du darfst überallhin springen: Bring den einzelnen Stein in die Lücke der oberen Linie.
