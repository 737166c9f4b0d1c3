# box page
box-what1 = La dama come la gioca un libretto francese: le pedine avanzano e prendono in ogni senso, le dame percorrono le diagonali, la presa è obbligatoria, e quale fare lo scegli tu.
box-what2 = È questa libera scelta che la distingue dalla dama dei circoli e dei tornei.
box-what2-reason = Le regole pubblicate della dama internazionale impongono la presa del maggior numero; il libretto non si confronta con nulla.
box-aim1 = Prendere tutte le pedine e le dame dell'avversario, o disporre le proprie in modo che non possa più muovere.
box-summary1 = Ciascuno ha venti pedine sulle caselle marroni. Comincia il marrone, poi si gioca a turno.
box-summary2 = Una pedina avanza di una casella in diagonale.
box-summary3 = Prende un pezzo vicino saltandolo fino alla casella libera dietro, anche all'indietro.
box-summary4 = Chi può prendere deve farlo, e continua finché c'è da prendere. La scelta della presa è libera.
box-summary5 = Una pedina che finisce la mossa sull'ultima fila diventa dama e percorre intere diagonali.
box-summary6 = Prendi tutto, o lascia l'avversario senza mosse: hai vinto.
box-material1 = damiera
box-material2 = pedine marroni
box-material3 = pedine avorio
box-players1 = Due giocatori.
box-players2 = Scelgono il colore per la prima partita e lo cambiano a ogni nuova partita.
box-story1 = In testa al libretto c'è soltanto il nome francese del gioco, Jeu de Dames.
box-story2 = Chi ha fatto la scatola, dove e quando, non lo sappiamo.
box-story2-reason = Il testo giunto fino a noi non nomina né autore, né editore, né luogo, né anno; copertina e scatola mancano.
box-advice1 = Nel corso della partita i pezzi si fanno più rari e le pedine rimaste si avvicinano alle file di partenza avversarie: è allora che si va a dama.
box-advice2 = Le parole del libretto: la pedina è pion, la dama dame; la dama è incoronata (couronnement) con una pedina presa; ciò che si prende sono le prises; la patta è partie nulle.
box-lost1 = I sei schizzi sono andati perduti: la disposizione iniziale, la mossa di una pedina, una doppia presa, una promozione, la mossa e la presa di una dama. Al posto di ciascuno c'è una nostra posizione, che ne porta il nome.
box-lost1-reason = Ci è giunto solo il testo. Ogni posizione è costruita in modo che il testo accanto allo schizzo vi sia vero.
box-lost2 = Dama e mulino condividono uno stesso foglio, le cui colonne si sono mescolate; nessuna pagina è numerata.
box-lost2-reason = Abbiamo rimesso le frasi sotto i titoli a cui appartengono.
box-settle1 = Una fotografia della damiera direbbe quante file ha (D-1).
box-settle2 = Una fotografia del foglio con i suoi schizzi mostrerebbe come una dama prende più pezzi e dove può posarsi tra due salti (D-7).
box-settle3 = Il coperchio, o il retro del foglio, forse nomina chi ha fatto la scatola, e quando.

# explain
told-capture = { $piece } da { $from } prende { $taken } e arriva su { $to }
told-move = { $piece } da { $from } a { $to }
told-objection = presa contestata: { $told }
told-crowned = { $told }, fatta dama
capture-is-demanded = si esige la presa sfuggita: { $first } torna in { $last }
goes-from-to = da { $first } a { $last }
are-taken = presi: { $list }
crowned-with-spare-man = { $first } ha raggiunto l'ultima fila: senza pedine prese, vi si posa una pedina di riserva, ed è dama
crowned-with-taken-man = { $first } ha raggiunto l'ultima fila: l'avversario vi posa sopra una pedina presa, ed è dama

# game
brown = Marrone
ivory = Avorio
draughts-jeu-de-dames = Dama (Jeu de Dames)
draughts-on-hundred-squares-flying-kings = La dama su cento caselle: dame volanti, presa obbligatoria, ma la scelta della presa è libera.
booklet-and-program-keeps-watch = Il libretto, e il programma sorveglia
booklets-rules-program-lets-no-capture = Le regole del libretto; il programma non lascia sfuggire nessuna presa, e un pezzo toccato si può rimettere giù.
booklet-to-letter = Il libretto alla lettera
you-watch-each-other-overlooked-capture = Ci si sorveglia a vicenda: spetta all'avversario far notare una presa sfuggita, e chi tocca un pezzo lo muove.
international-draughts = Dama internazionale
not-booklets-game-capture-that-takes = Non è il gioco del libretto: è obbligatoria la presa del maggior numero, come nei circoli e nei tornei.

# refuse
game-is-over = la partita è finita
ivory-piece-in-browns-turn = tocca al marrone, e su { $square } c'è un pezzo avorio
brown-piece-in-ivorys-turn = tocca all'avorio, e su { $square } c'è un pezzo marrone
no-piece-there = non c'è nessun pezzo su { $square }
square-is-not-free = { $b } non è libera
not-on-one-diagonal = { $a } e { $b } non sono sulla stessa diagonale
piece-on-stands-in-way = il pezzo su { $piece } sbarra la strada
man-moves-forward-only = una pedina va solo avanti; indietro può solo prendere
man-moves-one-square = una pedina avanza di una casella in diagonale, e da { $a } non si arriva così in { $b }
capture-is-due = una presa è possibile e quindi obbligatoria
nothing-to-object-to = non c'è nulla da contestare: nessuna presa è appena sfuggita
not-an-overlooked-capture = da { $from } non è una presa sfuggita
no-piece-may-be-jumped-twice = nessun pezzo può essere saltato due volte
piece-on-has-nothing-to-capture = il pezzo su { $a } non ha nulla da prendere
piece-on-captures-otherwise = il pezzo su { $a } prende in un altro modo
capture-must-go-on = la presa non è finita, deve continuare
most-must-be-taken = bisogna prendere il maggior numero di pezzi, qui { $most }
piece-on-cannot-move = il pezzo su { $square } non può muoversi

# rulebook, board
d-1-title = La damiera
d-1-part1 = La damiera si dispone in modo che ogni giocatore abbia una casella marrone a sinistra della sua prima fila. Si gioca solo sulle caselle marroni.
d-1-part2 = Una fila ha dieci caselle: venti pedine riempiono giusto le caselle marroni di quattro file.
d-1-part3 = Le file sono dieci, quindi 50 caselle marroni.
d-1-part3-reason = Il numero delle file stava solo in uno schizzo perduto. Una damiera profonda quanto larga è quella consueta con venti pedine per parte.
d-1-part4 = Le caselle marroni sono numerate da 1 a 50, fila per fila dall'alto; 46 è l'angolo sinistro del giocatore in basso.
d-1-part4-reason = Il libretto non numera niente; i damisti di tutto il mondo usano questi numeri.
d-1-example1 = Una dama nell'angolo 46 vede tutta la diagonale maggiore fino a 5.
d-2-title = La disposizione iniziale
d-2-part1 = Due giocatori. Scelgono i marroni o gli avorio e si scambiano i colori a ogni nuova partita. Ciascuno dispone 20 pedine sulle caselle marroni delle quattro file più vicine a lui.
d-2-part2 = Muove per primo il marrone.
d-2-part3 = Poi si gioca a turno.
d-2-part4 = Il marrone è disegnato in basso, da 31 a 50, e nei testi è W; l'avorio in alto, da 1 a 20, ed è B.
d-2-part4-reason = Il libretto non assegna i posti. Nei testi dei programmi di dama W è chi comincia.
d-2-example1 = L'inizio: il marrone ha nove mosse. (Lo schizzo è perduto; il testo non ammette altra disposizione.)
figure-sketch-of-start = Schizzo della disposizione iniziale

# rulebook, capturing
d-5-title = Come prende la pedina
d-5-part1 = Una pedina prende un avversario su una casella vicina in diagonale saltandolo e posandosi sulla casella subito dietro. Se questa è occupata, la presa non c'è. Per prendere, una pedina può anche andare indietro.
d-5-part2 = Prende quindi sulle quattro diagonali, una pedina come una dama.
d-5-part3 = Chi prende toglie il pezzo dalla damiera e lo posa davanti a sé.
d-5-example1 = Nei quattro sensi; non se la casella dopo è occupata.
d-6-title = Come prende la dama
d-6-part1 = Per prendere una pedina o una dama, una dama può prima attraversare caselle libere, e si ferma su una qualunque delle caselle libere più avanti sulla stessa diagonale.
d-6-part2 = Prende il primo pezzo che incontra, se è un avversario e se la casella subito dietro è libera, e si ferma prima del pezzo seguente.
d-6-part2-reason = Il libretto lo dice solo delle pedine: nessuna presa se la casella dopo è occupata, e una casella libera tra due pezzi presi. Lo applichiamo anche alle dame, come fanno i damisti.
d-6-example1 = Da lontano, fino al pezzo seguente. (Lo schizzo è perduto; la posizione è nostra.)
figure-sketch-of-kings-capture = Schizzo della presa di una dama
d-7-title = Più prese in una mossa
d-7-part1 = Una sola mossa può prendere più pezzi, se tra l'uno e l'altro c'è una casella marrone libera. Il pezzo che prende, pedina o dama, può svoltare per via in una diagonale che incrocia la sua. Non può fermarsi prima di averli presi tutti.
d-7-part2 = Dopo ogni salto una dama deve posarsi su una casella da cui può ancora prendere, se c'è, a scelta tra queste; solo se non ce n'è può finire su una qualunque delle caselle d'arrivo.
d-7-part2-reason = Il libretto vieta di fermarsi prima e non dice dove una dama si posa tra due salti. Così lo intendono gli altri giochi di dama con dame volanti e libera scelta.
d-7-example1 = La pedina deve prenderne due, svoltando per via. (Lo schizzo è perduto; la posizione è nostra.)
figure-sketch-of-double-capture = Schizzo della doppia presa
d-7-example2 = La dama non può posarsi su una casella senza seguito quando un'altra ne ha uno.
d-8-title = I pezzi presi si tolgono alla fine
d-8-part1 = Una dama passa sopra a tutto ciò che prende, e nulla si toglie dalla damiera prima che la sua mossa sia finita.
d-8-part2 = Fino ad allora ciò che è preso sbarra ancora la strada.
d-8-part3 = Lo stesso vale per le pedine.
d-8-part3-reason = Il libretto lo dice solo delle dame. Un solo modo di prendere per tutti i pezzi è più semplice, ed è l'uso.
d-8-part4 = Nessun pezzo si salta due volte. Le caselle libere possono servire di nuovo, anche quella di partenza.
d-8-part4-reason = Il libretto tace; seguiamo l'uso della dama: un pezzo si prende una volta sola, e il pezzo che si muove ha lasciato la sua casella.
d-8-example1 = La dama che prende 28, 13 e 12 torna in 17 e incontra 22, ma non può prenderlo: 28 è preso e sta ancora lì dietro.
d-8-example2 = Un giro completo: la pedina finisce dove ha cominciato.

# rulebook, crowning
d-11-title = La promozione a dama
d-11-part1 = Una pedina portata sulla prima fila dell'avversario diventa dama. L'avversario deve incoronarla: vi posa sopra un'altra pedina dello stesso colore, tra quelle che ha preso. Una pedina che raggiunge quella fila e ha ancora pezzi da prendere prosegue e non è promossa.
d-11-part2 = Conta quindi la casella in cui la mossa finisce. La corona lascia i pezzi presi posati davanti all'avversario.
d-11-part3 = Se l'avversario non ha ancora preso pedine, o non ne ha più, la pedina diventa dama lo stesso; su una vera damiera la si segna con quello che si ha sottomano.
d-11-part3-reason = Il libretto non ci ha pensato. Diventare dama è merito del giocatore e non deve dipendere da ciò che l'avversario ha preso.
d-11-example1 = Promossa con una mossa. (Lo schizzo è perduto; la posizione è nostra.)
figure-example-of-crowning = Esempio di promozione
d-11-example2 = Passare non basta.

# rulebook, duties
d-9-title = La presa è obbligatoria
d-9-part1 = Chi può prendere deve prendere, anche se poi il suo pezzo può essere preso.
d-9-part2 = Di norma vi bada il programma: quando una presa è possibile, rifiuta ogni altra mossa.
d-9-part2-reason = Il libretto non conosce programmi e si affida all'avversario (D-16). La maggior parte dei giocatori preferisce non dover sorvegliare.
d-9-example1 = Si può giocare solo la presa.
d-9-example2 = Il marrone deve prendere, anche se poi 19 riprende: la mossa 50-44 è rifiutata.
d-10-title = La scelta è libera
d-10-part1 = Tra prese più o meno numerose, di pedine o di dame, il giocatore sceglie come vuole.
d-10-part2 = Con `majority=on` è obbligatoria la presa del maggior numero di pezzi, e una dama conta per uno.
d-10-part2-reason = È la regola della dama internazionale, non del libretto; permette il confronto con i programmi di dama di tutto il mondo.
d-10-example1 = Un pezzo o due: a scelta.
d-10-example2 = Con la maggioranza solo la più lunga.
d-10-example3 = Con la maggioranza 44 potrebbe prendere 40; ma 32 ne prende due, quindi 44 non può.

# rulebook, ending
d-12-title = Vincere
d-12-part1 = Vince chi ha preso tutte le pedine e le dame dell'avversario, o non gliene lascia nessuna che possa muoversi.
d-12-part2 = Un giocatore che al suo turno non può giocare ha quindi perso.
d-12-part3 = Contestare una presa sfuggita (D-16) è una mossa: chi può ancora farlo non ha perso.
d-12-part3-reason = Altrimenti una violazione delle regole potrebbe vincere la partita prima che qualcuno possa parlare.
d-12-example1 = È preso l'ultimo pezzo.
d-12-example2 = L'avorio è bloccato.
d-13-title = Partita patta
d-13-part1 = Quando nessuno dei due può prendere tutti i pezzi dell'altro né impedire loro di muoversi, la partita è patta.
d-13-part2 = È dichiarata tale quando i due giocatori sono d'accordo.
d-13-part2-reason = Il libretto non dice chi giudica che nessuno può più vincere; al tavolo possono essere solo i giocatori.
d-13-part5 = A un tavolo del server, quando i finali risolti provano che nessuno può vincere, la patta è proposta ai giocatori. Un programma non vi si oppone; chi la rifiuta continua a giocare.
d-13-part5-reason = Il libretto vuole che una tale partita sia dichiarata patta, e fino a quattro pezzi il programma lo sa con certezza. Ma vederlo spetta ai giocatori: il programma propone e non decide.
d-13-part3 = È patta anche quando la stessa posizione si presenta per la terza volta (C-3).
d-13-part3-reason = Giocatori che si ripetono soltanto mostrano che nessuno può vincere; senza questa regola una partita potrebbe non finire mai.
d-13-part4 = E dopo 50 mosse, 25 per giocatore, senza prese né mosse di pedina. Vittoria e sconfitta vengono prima della patta.
d-13-part4-reason = Le dame da sole possono girare all'infinito. Il numero è quello della dama internazionale.
d-13-example1 = La cinquantesima mossa di sole dame.
d-14-title = La sfida delle venti mosse
d-14-part1 = Quando i due giocatori ammettono che uno di loro è in posizione forte, possono decidere che questi debba vincere in 20 delle sue mosse. Se non ci riesce, la partita è patta.
d-14-part2 = Una vittoria alla ventesima mossa vale ancora.
d-14-part3 = Una sola sfida alla volta. Quando scade, o dopo le 50 mosse di D-13, la partita finisce prima che si possa contestare una presa sfuggita.
d-14-part3-reason = Il libretto non tratta l'incontro di queste regole. Un conto esaurito deve finire subito la partita, qualunque sia l'ultima mossa.
d-14-example1 = L'ultima mossa della sfida per il marrone.
d-14-example2 = Una vittoria in quella mossa vale ancora.

# rulebook, moving
d-3-title = Come si muove la pedina
d-3-part1 = Al suo turno il giocatore muove una sola pedina di una casella in diagonale, sempre in avanti, verso una casella marrone libera. Indietro una pedina va solo per prendere.
d-3-example1 = Avanti, mai indietro, mai su un pezzo. (Lo schizzo è perduto; la posizione è nostra.)
figure-sketch-of-mans-move = Schizzo della mossa di una pedina
d-4-title = Come si muove la dama
d-4-part1 = Una dama va avanti o indietro come vuole, ma sempre in diagonale.
d-4-part2 = Può attraversare quante caselle libere vuole e si ferma davanti a ogni pezzo, come sulla via di una presa.
d-4-example1 = Si ferma davanti a ogni pezzo. (Lo schizzo è perduto; la posizione è nostra.)
figure-sketch-of-kings-move = Schizzo della mossa di una dama

# rulebook, watching
d-15-title = Pezzo toccato, pezzo mosso
d-15-part1 = Chi tocca una pedina deve muoverla.
d-15-part2 = Vale con `touch=on`; di norma un giocatore può ripensarci.
d-15-part2-reason = Su uno schermo il dito scivola facilmente, senza che nessuno volesse toccare. Chi vuole la lettera del libretto ce l'ha.
d-15-part3 = Un pezzo è toccato quando lo si indica per primo e può muoversi; se non può, non obbliga a nulla. Se la mossa è scritta per intero, nulla è toccato.
d-15-part3-reason = Il libretto non dice che cosa accade con un pezzo che non può muoversi, e non conosce né schermi né mosse scritte.
d-15-example1 = Chi tocca 32 gioca 32-27 o 32-28; chi tocca 37 gioca 37-31. 38 non può muoversi, e toccarla non obbliga a nulla.
d-16-title = Le prese sfuggite
d-16-part1 = Se un giocatore, apposta o no, trascura un pezzo che poteva prendere e ne muove un altro senza prendere, l'avversario deve farglielo notare. Chi ha sbagliato rimette allora il pezzo al suo posto e gioca la mossa che l'avversario gli indica.
d-16-part2 = Si gioca così con `enforcement=opponent`; di norma il programma non lascia sfuggire nessuna presa (D-9).
d-16-part2-reason = Nel libretto i giocatori si sorvegliano a vicenda. Il programma lo fa senza sbagliare, e ai più va bene.
d-16-part3 = L'avversario può contestare; non è obbligato. Appena ha mosso lui stesso, il diritto è perso.
d-16-part3-reason = Il libretto dice che deve, ma nessuno può essere costretto a vedere ciò che è sfuggito anche a lui.
d-16-part4 = Può indicare una qualunque delle prese sfuggite (con `majority=on`, solo una di quelle che prendono di più), scritta `!32x23x28`. Anche la semplice mossa del pezzo stesso che poteva prendere è una presa sfuggita.
d-16-part4-reason = Il libretto parla solo della mossa di un altro pezzo. La presa è obbligatoria qualunque pezzo si sia mosso (D-9): le due mancanze sono quindi trattate allo stesso modo.
d-16-part5 = Dopo la presa tocca a chi ha contestato, come dopo ogni mossa. In una sfida (D-14) chi ha sbagliato ha speso una mossa, l'altro nessuna.
d-16-part5-reason = Il libretto si ferma alla mossa corretta. Quello che l'errore è costato deve ricadere solo su chi l'ha commesso.
d-16-example1 = Al marrone sfugge la presa e gioca 34-30; l'avorio può far ritirare la mossa e giocare 32x23, o lasciar correre.
d-16-example2 = Il marrone ha appena giocato 50-45 e gli sono sfuggite due prese: l'avorio indica l'una o l'altra.
c-3-title = Abbandono, accordo, ripetizione
c-3-part1 = Un giocatore può abbandonare, e allora ha perso. I due possono accordarsi per la patta. Quando la stessa posizione si presenta per la terza volta all'inizio di un turno, la partita è patta; i contatori non fanno differenza, e i turni ritirati non contano.
c-3-part1-reason = Il libretto si affida alle buone maniere. Tutti i giochi di questo programma hanno queste fini in comune.
c-3-example1 = Dopo due mosse di ciascuna dama la stessa posizione si presenta per la seconda volta; dopo altre due la partita è patta.

# rules
option-off = no
option-on = sì
option-booklet-lets-player-choose-freely-whatever = Il libretto lascia scegliere liberamente il giocatore, qualunque sia il numero dei pezzi presi.
option-majority-capture = Presa di maggioranza
option-capture-that-takes-most-pieces-is = È obbligatoria la presa del maggior numero di pezzi, come nella dama internazionale (D-10).
option-in-booklet-it-is-opponent-who = Nel libretto è l'avversario che deve far notare una presa sfuggita.
option-program = il programma
option-opponent = l'avversario
option-who-watches-over-captures = Chi bada alle prese
option-program-refuses-to-let-capture-pass = Il programma non lascia sfuggire nessuna presa; oppure sorveglia l'avversario, che può far giocare una presa sfuggita (D-16).
option-booklet-has-every-touched-piece-moved = Il libretto vuole che ogni pezzo toccato sia mosso.
option-touched-means-moved = Pezzo toccato, pezzo mosso
option-piece-that-was-touched-must-be = Chi tocca un pezzo deve muoverlo, se può muoversi. Una mossa scritta per intero non tocca nulla (D-15).

# scene
brown-man = pedina marrone
brown-king = dama marrone
ivory-man = pedina avorio
ivory-king = dama avorio
brown-won-by-taking = Ha vinto il marrone: l'avorio non ha più pezzi.
brown-won-by-blocking = Ha vinto il marrone: l'avorio non può più muovere.
ivory-won-by-taking = Ha vinto l'avorio: il marrone non ha più pezzi.
ivory-won-by-blocking = Ha vinto l'avorio: il marrone non può più muovere.
drawn-by-idleness = Patta: { $limit } mosse senza prese né mosse di pedina.
drawn-by-challenge = Patta: la sfida non è stata vinta in tempo.
brown-to-move = Muove il marrone.
ivory-to-move = Muove l'avorio.
capture-is-compulsory = La presa è obbligatoria.
capture-was-overlooked-you-may-object = È sfuggita una presa: si può contestare.
challenge-of-brown = Sfida: il marrone deve vincere in { $turns ->
    [one] una mossa
   *[other] { $turns } mosse
}.
challenge-of-ivory = Sfida: l'avorio deve vincere in { $turns ->
    [one] una mossa
   *[other] { $turns } mosse
}.
idle-turns = { $idle } mosse su 50 senza prese né mosse di pedina.
square = casella { $number }
object = Contestare
taken-by-ivory = presi dall'avorio
taken-by-brown = presi dal marrone

# testi illeggibili
one-of = uno tra { $words }
at-most = al massimo { $most }
brown-list-missing = manca l'elenco del marrone (W)
ivory-list-missing = manca l'elenco dell'avorio (B)
lists-form = turno:W<caselle>:B<caselle>
no-piece-at-all = nessuna delle due parti ha un pezzo
at-least-one-piece = almeno un pezzo
pieces-found = { $pieces ->
    [one] { $pieces } pezzo
   *[other] { $pieces } pezzi
}
squares-form = una casella da 1 a 50, K e una casella, o una serie 31-50
square-given-twice = la casella { $square } è data due volte
one-piece-a-square = un solo pezzo per casella
man-on-crowning-square = una pedina sulla sua casella di promozione { $square }
king-there = una dama in quel punto (K)
drawing-lines = { $lines ->
    [one] { $lines } riga
   *[other] { $lines } righe
}
drawing-form = dieci file e la parte che muove
drawing-row = { $squares ->
    [one] la fila { $row } ha { $squares } casella
   *[other] la fila { $row } ha { $squares } caselle
}
sign-on-square = «{ $sign }» su { $square }
step-form = una mossa 32-28, una presa 32x23x28 o !32x23x28
extras-form = :H<n>, :C<parte><n> e :O<partenza>-<arrivo>, in quest'ordine
challenge-form = W o B e le mosse che restano
overlooked-only-with-opponent = nessun campo del genere senza enforcement=opponent
overlooked-form = <partenza>-<arrivo>, con una p finale se ha promosso una pedina
overlooked-squares = una mossa dell'altra parte, da una casella libera a quella dove il pezzo sta ora
overlooked-crowning = p solo per una dama sulla sua ultima fila
overlooked-possible = una mossa semplice che era possibile
overlooked-nothing = con «{ $word }» non è sfuggita nessuna presa
overlooked-only-after = il campo solo dopo una presa sfuggita
idle-with-move = { $idle } con la mossa { $word }
idle-after-king = H sopra 0 dopo una mossa di dama
no-idle-after-man = nessun H dopo una mossa di pedina
challenge-runs-already = una sfida è già in corso
no-turn-is-annulled = in questo gioco non si annullano mosse

# partite in PDN
pdn-holds-objection = la partita contiene una contestazione
pdn-without-objections = una partita senza contestazioni
pdn-result = il risultato «{ $result }»
pdn-ambiguous = «{ $word }» è ambiguo
pdn-illegal = «{ $word }» in { $position }
pdn-legal-step = una mossa permessa ({ $refusal })
pdn-too-long = { $bytes } byte
pdn-without-game = nessuna partita
pdn-game-form = etichette e mosse
pdn-game-type = la partita { $game } ha il GameType { $kind }
pdn-type-of-dames = 20, la dama su 10x10
pdn-comment-open = un commento «{"{"}» non è chiuso
pdn-variation-open = una variante «(» non è chiusa
pdn-tag-malformed = un'etichetta malformata
pdn-tag-form = [Nome "valore"]

# what is measured
bench-start-majority = inizio, presa di maggioranza
bench-start = inizio
bench-twelve-kings = dodici dame
bench-enforcement-by-the-opponent = controllo dell'avversario
