# Was von unlesbaren Texten gesagt wird. Das Feld ist ein Wort aus der Form des Textes.
text-error = { $field ->
    [action] Aktion
    [before] vorher
    [board] Brett
    [camp] Lager
    [colour] Farbe
    [counter] Zähler
    [drawing] Zeichnung
    [end] Ende
    [field] Feld
    [format] Format
    [game] Spiel
    [hands] Vorräte
    [letter] Buchstabe
    [option] Option
    [passes] Passen
    [phase] Phase
    [pieces] Steine
    [position] Stellung
    [record] Aufzeichnung
    [rules] Regeln
    [seat] Platz
    [side] Am Zug
    [start] Anfang
    [step] Zug
    [steps] Schritte
    [throws] Würfel
    [touch] Berührung
    [turns] Züge
   *[other] { $field }
}: { $wrong }; erwartet: { $expected }
refusal = { $rule }: { $why }

# Aufzählungen.
list = { $items }
labelled = { $name }: { $value }
list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }

# Wie ein Satz von uns zum gedruckten Heft steht.
standing-booklet = Heft
standing-consequence = folgt aus dem Heft
standing-published = veröffentlichte Beschreibung
standing-ruling = unsere Entscheidung
standing-lost = verloren, ergänzt
standing-contradictory = das Heft widerspricht sich

# Optionen, geschrieben Name=Wert.
option-without-value = „{ $word }“ hat kein „=“
option-form = Name=Wert
option-unknown = unbekannter Name „{ $name }“
option-twice = „{ $name }“ ist zweimal angegeben
option-once = jede Option höchstens einmal
option-unknown-value = unbekannter Wert „{ $value }“ für „{ $name }“
option-none = keine Option: dieses Spiel hat keine

# Aufgezeichnete Partien.
record-too-long = { $bytes } Byte lang
record-longest = höchstens { $most }
record-tag-malformed = Angabe { $number } ist falsch geschrieben
record-tag-form = [Name "Wert"]
record-tag-twice = die Angabe „{ $tag }“ steht zweimal da
record-tag-once = jede Angabe höchstens einmal
record-tag-late = „{ $word }“ steht zwischen den Zügen
record-tags-first = die Angaben vor dem ersten Zug
record-result-missing = das Ergebnis fehlt
record-result-last = das Ergebnis nach dem letzten Zug
record-empty-step = „{ $word }“ enthält einen leeren Zug
record-steps-joined = Züge, durch „;“ getrennt
record-comment-open = eine Anmerkung „{"{"}“ ist nicht geschlossen
record-variation-open = eine Variante „(“ ist nicht geschlossen
record-variation-begin = „(“ davor
record-variation-first = eine Variante vor dem ersten Zug
record-variation-after = eine Variante nach dem Zug, den sie ersetzt
record-variations-deep = zu viele Varianten ineinander
record-variations-many = zu viele Varianten und Züge darin

# Vor der Partie geworfene Würfel.
throws-form = Plätze und Augen wie 1:6 2:3 3:6 / 1:2 3:5
