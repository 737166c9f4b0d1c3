# Züge, die man besser nicht gespielt hätte.
turning-point-lost = { $played } verschenkt die Partie; besser war { $best }.
turning-point = { $played } kostet etwa { $pieces },{ $tenths }; besser war { $best }.

# Stellungen zum Lernen.
samples-line = Zeile { $line } sagt nichts von einer Stellung
samples-form = Zeilen, die dieser Befehl für dasselbe Spiel und dieselben Optionen geschrieben hat
