# Che cosa può essere sbagliato nelle righe di una tavola.
ranks-found = { $count ->
    [one] { $count } riga
   *[other] { $count } righe
}
ranks-form = { $height } righe separate da «/»
rank-length = { $characters ->
    [one] la riga { $rank } ha { $characters } carattere
   *[other] la riga { $rank } ha { $characters } caratteri
}

# Campi di un testo, e i loro numeri.
number-range = un numero da 0 a { $most }
field-missing = manca
field-after-blank = questo campo dopo uno spazio
field-empty = è vuoto
field-one-blank = questo campo, con un solo spazio tra i campi
left-over = «{ $rest }» è di troppo
end-of-text = la fine del testo
