# Züge, die man besser nicht gespielt hätte.
turning-point-lost = { $played } verschenkt die Partie; besser war { $best }.
turning-point = { $played } kostet etwa { $pieces },{ $tenths }; besser war { $best }.
