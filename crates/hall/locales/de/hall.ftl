# Spiele nach Namen, Anfänge nach Nummern.
game-unknown = unbekannter Name „{ $name }“
game-one-of = eines von { $names }
start-number = Nummer { $number }
start-only-one = keine Nummer: es gibt nur einen Anfang
start-range = 0 bis { $last }
touch-form = ein Feld oder ein Knopf des Bretts

# Aufzeichnungen, die sich nicht nachspielen lassen.
action-forms = @resign:<Platz>, @draw, @challenge:<Seite> oder @annul
record-begins = Platz { $seat } beginnt
record-thrown = Platz { $seat }, wie die Angabe Throws sagt
record-game-missing = die Angabe Game fehlt
record-game-form = [Game "<Name>"]
record-entry = Eintrag { $number }, „{ $word }“
record-variation-entry = Variante zu Eintrag { $number }, „{ $word }“
record-legal-entry = ein erlaubter Eintrag ({ $error })
record-result-is = das Ergebnis ist „{ $result }“
record-results-differ = die Angabe Result und das letzte Wort sind verschieden
record-result-both = „{ $result }“ an beiden Stellen

# Züge, die nicht gespielt werden.
step-ambiguous = C-5: Die Kurzform passt auf mehrere Züge: gemeint sein kann { $steps }
refused-instead = { $refusal }: { $steps }
game-over = die Partie ist zu Ende
seat-out = dieser Platz ist nicht mehr im Spiel
no-turn-to-annul = es gibt keinen Zug, der annulliert werden könnte
