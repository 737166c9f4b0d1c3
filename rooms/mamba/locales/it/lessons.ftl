# walk
lesson-walk-title = Spostare un pezzo
lesson-walk-task = Giochi con il rosso. Un pezzo va di uno o due punti lungo le linee, anche girando l'angolo. Porta il tuo sul punto segnato.
lesson-walk-praise = Un passo avanti, uno di lato. Così finisce il tuo turno.
lesson-walk-help = Il punto segnato è a due passi, girando un angolo.

# birth
lesson-birth-title = Una nascita
lesson-birth-task = Prima di spostare, un pezzo senza nessuno sugli otto punti intorno può farne nascere uno accanto. Toccalo, poi un punto vicino, e scegli la nascita.
lesson-birth-praise = Un nuovo pezzo rosso. Prima le nascite, poi uno spostamento.
lesson-birth-help = Era uno spostamento, e chiude il turno. Le nascite vengono prima.

# longer
lesson-longer-title = Vince la linea più lunga
lesson-longer-task = Dove due file di pezzi si toccano in linea, la più lunga fa passare dalla sua parte il pezzo più vicino. Fai toccare due rossi al turchese isolato.
lesson-longer-praise = Due contro uno: il turchese è diventato rosso.
lesson-longer-help = Non è cambiato nulla: uno contro uno è pari. I tuoi due pezzi devono stare sulla stessa riga, affiancati, e toccare il turchese.

# pass
lesson-pass-title = Passare senza fermarsi
lesson-pass-task = Nel punto in cui passi soltanto non succede nulla. Passa davanti alla coppia turchese fino al punto segnato senza perdere il tuo pezzo.
lesson-pass-praise = Passato, e ancora rosso.
lesson-pass-help = Fai due passi dritti, fino al punto segnato.
lesson-pass-help1 = Ti sei fermato in testa a due turchesi: due contro uno, e il tuo pezzo ha cambiato colore.

# flip
lesson-flip-title = Perché un pezzo torna indietro
lesson-flip-task = Un pezzo sta in una riga e in una colonna. Attacca il più basso dei tre turchesi con due rossi e guarda: il rosso lo trasforma, i due sopra lo riprendono. Poi resta fermo.
lesson-flip-praise = È il Block: un pezzo trasformato due volte torna e resta. Per tenerlo devi essere più lungo in entrambe le linee.
lesson-flip-help = Porta due rossi affiancati contro il turchese più basso, sul punto segnato.

# five
lesson-five-title = Cinque sono troppi
lesson-five-task = Una fila di più di quattro viene ridotta a quattro; il proprietario sceglie il capo. Fanne cinque e tieni il pezzo appena arrivato: taglia l'altro capo.
lesson-five-praise = Un pezzo perso, ma scelto da te. Quattro è la fila più lunga che dura.
lesson-five-help = Porta il pezzo solo in testa alla fila di quattro, poi taglia l'altro capo.
lesson-five-help1 = Hai tagliato il pezzo appena arrivato. Scegli l'altro capo.

# starve
lesson-starve-title = Soffocare un gruppo
lesson-starve-task = Un pezzo senza punto vuoto accanto, sopra, sotto, a sinistra o a destra, muore. Un punto tiene in vita due turchesi: occupalo.
lesson-starve-praise = Morti tutti e due. La morte viene prima di tutto.
lesson-starve-help = Respirano ancora. Trova il punto vuoto che toccano i due turchesi nell'angolo.

# win
lesson-win-title = Ridurre a quattro
lesson-win-task = In due, chi resta con quattro pezzi è fuori. Il turchese ne ha cinque: fanne diventare rosso uno.
lesson-win-praise = Il turchese è fuori: hai vinto. Ora puoi giocare una partita intera.
lesson-win-help = Il turchese ne ha ancora cinque. Bastano due rossi in fila contro il suo pezzo isolato.
