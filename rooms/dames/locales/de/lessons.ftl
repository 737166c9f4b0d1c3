# move
lesson-move-title = Einen Stein ziehen
lesson-move-task = Du spielst Braun, von unten. Ein Stein zieht ein Feld schräg vorwärts auf ein freies Feld. Berühre deinen Stein, dann das markierte Feld.
lesson-move-praise = Das ist ein Zug. Danach ist der andere dran.
lesson-move-help = Ein Stein hat zwei Wege nach vorn, links und rechts. Das markierte Feld ist das andere.

# capture
lesson-capture-title = Schlagen
lesson-capture-task = Neben deinem Stein steht ein elfenbeinfarbener, und das Feld dahinter ist frei: Spring darüber und schlag ihn.
lesson-capture-praise = Geschlagen. Wer schlagen kann, muss: Du hattest keinen anderen Zug.
lesson-capture-help = Spring über den elfenbeinfarbenen Stein auf das freie Feld dahinter.

# back
lesson-back-title = Auch rückwärts
lesson-back-task = Steine ziehen nur vorwärts, schlagen aber in alle vier Richtungen. Finde den Schlag.
lesson-back-praise = Richtig: Schau auch hinter deine Steine.
lesson-back-help = Ein Stein schlägt rückwärts wie vorwärts.

# chain
lesson-chain-title = Weiterspringen
lesson-chain-task = Nach einem Sprung schlägt derselbe Stein weiter, solange es etwas zu schlagen gibt, in jede Richtung. Schlag drei Steine in einem Zug.
lesson-chain-praise = Drei auf einmal. Geschlagene Steine verlassen das Brett erst am Ende.
lesson-chain-help = Ein Schlag ist erst zu Ende, wenn nichts mehr zu schlagen ist.

# choice
lesson-choice-title = Den Schlag wählen
lesson-choice-task = Du musst schlagen, aber welchen Schlag, ist deine Wahl. Ein Stein, dessen Zug auf der letzten Reihe endet, wird Dame: Wähle den Weg dorthin.
lesson-choice-praise = Eine Dame. Weniger geschlagen, mehr gewonnen.
lesson-choice-help = Zwei zu schlagen ist erlaubt, aber niemand zwingt dich zum größeren Schlag. Der andere endet auf der letzten Reihe.

# king
lesson-king-title = Die Dame fliegt
lesson-king-task = Eine Dame läuft über ganze Diagonalen. Sie schlägt einen Stein von weitem und landet dahinter auf einem freien Feld, von dem sie den nächsten schlagen kann. Schlag beide.
lesson-king-praise = Beide weg. Eine Dame ist mehrere Steine wert.
lesson-king-help = Die Dame muss dort landen, wo sie weiterschlagen kann.

# safe
lesson-safe-title = Erst schauen, dann ziehen
lesson-safe-task = Auch Elfenbein schlägt. Mach einen Zug, nach dem dein Stein nicht geschlagen werden kann.
lesson-safe-praise = Sicher. Frag dich vor jedem Zug, was der andere schlagen kann.
lesson-safe-help = Du bist neben einen elfenbeinfarbenen Stein gezogen, hinter dir ein freies Feld: Er musste schlagen.

# shot
lesson-shot-title = Einen geben, drei nehmen
lesson-shot-task = Dein erster Plan: Auch Elfenbein muss schlagen. Biete einen Stein so an, dass der Schlag dir einen dreifachen öffnet, und gewinne.
lesson-shot-praise = Das ist ein Schlagzug: einen gegeben, alles genommen. Wer keinen Stein mehr hat, verliert.
lesson-shot-help = Der nicht. Welchen deiner Steine kann der elfenbeinfarbene am linken Rand schlagen müssen?
lesson-shot-help1 = Das verschenkt einen Stein: Elfenbein schlägt ihn, und dir öffnet sich nichts.

# blockade
lesson-blockade-title = Einsperren
lesson-blockade-task = Auch wer nicht ziehen kann, verliert. Lass dem letzten elfenbeinfarbenen Stein keinen Zug.
lesson-blockade-praise = Eingesperrt und gewonnen.
lesson-blockade-help = Er kann noch ziehen. Stell dich vor ihn, mit einem Stein dahinter, damit er nicht springen kann.
lesson-blockade-help1 = Jetzt ist das Feld hinter deinem Stein frei: Er wird geschlagen. Halte es besetzt.

# challenge
lesson-challenge-title = Die Zwanzig-Züge-Wette
lesson-challenge-task = Sind sich beide einig, dass einer stärker steht, muss er in zwanzig Zügen gewinnen, sonst ist es unentschieden. Das bist du, und dir bleiben zwei Züge. Gewinne.
lesson-challenge-praise = Mit dem letzten Zug gewonnen. Jetzt weißt du genug für eine ganze Partie.
lesson-challenge-help = Die Züge sind verbraucht: unentschieden. Gib deinen Stein, damit beide elfenbeinfarbenen auf den Weg der Dame kommen.
