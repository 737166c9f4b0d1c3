# I giochi per nome, gli inizi per numero.
game-unknown = nome sconosciuto «{ $name }»
game-one-of = uno tra { $names }
start-number = numero { $number }
start-only-one = nessun numero: c'è un solo inizio
start-range = da 0 a { $last }
touch-form = una casella o un pulsante della tavola

# Partite che non si possono rigiocare.
action-forms = @resign:<posto>, @draw, @challenge:<parte> o @annul
record-begins = comincia il posto { $seat }
record-thrown = il posto { $seat }, come dice l'etichetta Throws
record-game-missing = manca l'etichetta Game
record-game-form = [Game "<nome>"]
record-entry = voce { $number }, «{ $word }»
record-variation-entry = variante della voce { $number }, «{ $word }»
record-legal-entry = una voce permessa ({ $error })
record-result-is = il risultato è «{ $result }»
record-results-differ = l'etichetta Result e l'ultima parola non coincidono
record-result-both = «{ $result }» in entrambi i posti

# Le mosse rifiutate.
step-ambiguous = C-5: la forma breve vale per più mosse: serve una di { $steps }
refused-instead = { $refusal }: { $steps }
game-over = la partita è finita
seat-out = questo posto è fuori dalla partita
no-turn-to-annul = non c'è nessun turno da annullare
