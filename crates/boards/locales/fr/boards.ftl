# Ce qui peut clocher dans les rangées d'un plateau.
ranks-found = { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
}
ranks-form = { $height } rangées séparées par « / »
rank-length = { $characters ->
    [one] la rangée { $rank } a { $characters } caractère
   *[other] la rangée { $rank } a { $characters } caractères
}

# Champs d'un texte, et leurs nombres.
number-range = un nombre de 0 à { $most }
field-missing = il manque
field-after-blank = ce champ après une espace
field-empty = il est vide
field-one-blank = ce champ, avec une seule espace entre les champs
left-over = « { $rest } » est de trop
end-of-text = la fin du texte
