# Les jeux par leur nom, les départs par leur numéro.
game-unknown = nom inconnu « { $name } »
game-one-of = l'un de { $names }
start-number = numéro { $number }
start-only-one = pas de numéro : il n'y a qu'un départ
start-range = de 0 à { $last }
touch-form = une case ou un bouton du plateau

# Parties qui ne peuvent pas être rejouées.
action-forms = @resign:<place>, @draw, @challenge:<camp> ou @annul
record-begins = la place { $seat } commence
record-thrown = la place { $seat }, comme le dit l'étiquette Throws
record-game-missing = l'étiquette Game manque
record-game-form = [Game "<nom>"]
record-entry = entrée { $number }, « { $word } »
record-variation-entry = variante de l'entrée { $number }, « { $word } »
record-legal-entry = une entrée permise ({ $error })
record-result-is = le résultat est « { $result } »
record-results-differ = l'étiquette Result et le dernier mot diffèrent
record-result-both = « { $result } » aux deux endroits

# Les coups refusés.
step-ambiguous = C-5 : l'écriture abrégée convient à plusieurs coups : il faut l'un de { $steps }
refused-instead = { $refusal } : { $steps }
game-over = la partie est finie
seat-out = cette place n'est plus dans la partie
no-turn-to-annul = il n'y a pas de tour à annuler
