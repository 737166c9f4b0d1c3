# Ce qui se dit des textes illisibles. Le champ est un mot de la forme du texte.
text-error = { $field ->
    [action] action
    [before] avant
    [board] plateau
    [camp] camp
    [colour] couleur
    [counter] compteur
    [drawing] dessin
    [end] fin
    [field] champ
    [format] format
    [game] jeu
    [hands] mains
    [letter] lettre
    [option] option
    [passes] passes
    [phase] phase
    [pieces] pièces
    [position] position
    [record] partie
    [rules] règles
    [seat] place
    [side] trait
    [start] départ
    [step] coup
    [steps] coups
    [throws] dés
    [touch] geste
    [turns] tours
   *[other] { $field }
} : { $wrong } ; attendu : { $expected }
refusal = { $rule } : { $why }

# Listes.
list = { $items }
labelled = { $name } : { $value }
list-and = { $rest } et { $last }
list-or = { $rest } ou { $last }

# Rapport d'une de nos phrases au livret imprimé.
standing-booklet = livret
standing-consequence = découle du livret
standing-published = description publiée
standing-ruling = notre décision
standing-lost = perdu, complété
standing-contradictory = le livret se contredit

# Options, écrites nom=valeur.
option-without-value = « { $word } » est sans « = »
option-form = nom=valeur
option-unknown = nom inconnu « { $name } »
option-twice = « { $name } » est donné deux fois
option-once = chaque option au plus une fois
option-unknown-value = valeur inconnue « { $value } » pour « { $name } »
option-none = aucune option : ce jeu n'en a pas

# Parties entières.
record-too-long = { $bytes } octets
record-longest = { $most } au plus
record-tag-malformed = l'étiquette { $number } est mal formée
record-tag-form = [Nom "valeur"]
record-tag-twice = l'étiquette « { $tag } » est donnée deux fois
record-tag-once = chaque étiquette au plus une fois
record-tag-late = « { $word } » se trouve parmi les coups
record-tags-first = les étiquettes avant le premier coup
record-result-missing = le résultat manque
record-result-last = le résultat après le dernier coup
record-empty-step = « { $word } » contient un coup vide
record-steps-joined = des coups séparés par « ; »
record-comment-open = un commentaire « {"{"} » n'est pas fermé
record-variation-open = une variante « ( » n'est pas fermée
record-variation-begin = « ( » auparavant
record-variation-first = une variante avant le premier coup
record-variation-after = une variante après le coup qu'elle remplace
record-variations-deep = trop de variantes l'une dans l'autre
record-variations-many = trop de variantes et de coups dans celles-ci

# Dés lancés avant la partie.
throws-form = des places et des faces, par exemple 1:6 2:3 3:6 / 1:2 3:5
