# Che cosa si dice dei testi illeggibili. Il campo è una parola della forma del testo.
text-error = { $field ->
    [action] azione
    [before] prima
    [board] tavola
    [camp] campo
    [colour] colore
    [counter] contatore
    [drawing] disegno
    [end] fine
    [field] campo
    [format] formato
    [game] gioco
    [hands] mani
    [letter] lettera
    [option] opzione
    [passes] passi
    [phase] fase
    [pieces] pezzi
    [position] posizione
    [record] partita
    [rules] regole
    [seat] posto
    [side] tratto
    [start] inizio
    [step] mossa
    [steps] mosse
    [throws] dadi
    [touch] gesto
    [turns] turni
   *[other] { $field }
}: { $wrong }; atteso: { $expected }
refusal = { $rule }: { $why }

# Elenchi.
list = { $items }
labelled = { $name }: { $value }
list-and = { $rest } e { $last }
list-or = { $rest } o { $last }

# Come sta una nostra frase rispetto al libretto stampato.
standing-booklet = libretto
standing-consequence = segue dal libretto
standing-published = descrizione pubblicata
standing-ruling = nostra decisione
standing-lost = perduto, completato
standing-contradictory = il libretto si contraddice

# Opzioni, scritte nome=valore.
option-without-value = «{ $word }» è senza «=»
option-form = nome=valore
option-unknown = nome sconosciuto «{ $name }»
option-twice = «{ $name }» è dato due volte
option-once = ogni opzione al massimo una volta
option-unknown-value = valore sconosciuto «{ $value }» per «{ $name }»
option-none = nessuna opzione: questo gioco non ne ha

# Partite intere.
record-too-long = { $bytes } byte
record-longest = al massimo { $most }
record-tag-malformed = l'etichetta { $number } è scritta male
record-tag-form = [Nome "valore"]
record-tag-twice = l'etichetta «{ $tag }» è data due volte
record-tag-once = ogni etichetta al massimo una volta
record-tag-late = «{ $word }» si trova tra le mosse
record-tags-first = le etichette prima della prima mossa
record-result-missing = manca il risultato
record-result-last = il risultato dopo l'ultima mossa
record-empty-step = «{ $word }» contiene una mossa vuota
record-steps-joined = mosse separate da «;»
record-comment-open = un commento «{"{"}» non è chiuso
record-variation-open = una variante «(» non è chiusa
record-variation-begin = «(» prima
record-variation-first = una variante prima della prima mossa
record-variation-after = una variante dopo la mossa che sostituisce
record-variations-deep = troppe varianti una dentro l'altra
record-variations-many = troppe varianti e mosse al loro interno

# Dadi lanciati prima della partita.
throws-form = posti e facce, per esempio 1:6 2:3 3:6 / 1:2 3:5
