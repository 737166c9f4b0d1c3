# Was an den Reihen eines Bretts falsch sein kann.
ranks-found = { $count ->
    [one] { $count } Reihe
   *[other] { $count } Reihen
}
ranks-form = { $height } Reihen, durch „/“ getrennt
rank-length = { $characters ->
    [one] Reihe { $rank } hat { $characters } Zeichen
   *[other] Reihe { $rank } hat { $characters } Zeichen
}

# Felder eines Textes und die Zahlen darin.
number-range = eine Zahl von 0 bis { $most }
field-missing = fehlt
field-after-blank = dieses Feld nach einem Leerzeichen
field-empty = leer
field-one-blank = dieses Feld, mit genau einem Leerzeichen zwischen den Feldern
left-over = „{ $rest }“ ist zu viel
end-of-text = das Ende des Textes
