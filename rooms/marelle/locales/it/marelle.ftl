# box page
box-what1 = Un gioco di allineamenti e di blocchi in tre fasi: si posa, poi si muove, infine si salta.
box-what2 = In inglese è nine men's morris; in francese, come nel libretto, marelle.
box-what2-reason = Il libretto lo conosce solo col nome francese; il gioco è lo stesso.
box-aim1 = Prendere le pedine avversarie formando mulini di tre in fila, o bloccarle occupando tutti i punti dove potrebbero andare.
box-summary1 = Prima si posano a turno le nove pedine sui punti liberi.
box-summary2 = Tre pedine in fila sono un mulino: prendi una pedina avversaria che non sia in un mulino.
box-summary3 = Quando tutte sono posate, si muove una pedina lungo una linea fino al punto libero vicino.
box-summary4 = Rimasti con tre pedine, si può saltare su qualsiasi punto libero.
box-summary5 = Prendi sette pedine, o lascia l'avversario senza mosse: hai vinto.
box-material1 = piano di gioco
box-material2 = pedine marroni
box-material3 = pedine avorio
box-players1 = Due giocatori.
box-story1 = In testa al libretto c'è soltanto il nome francese del gioco, Jeu de Marelle.
box-story2 = Sta sullo stesso foglio della dama, e i pezzi dei due giochi sono marroni e avorio. Chi li ha fatti, dove e quando, non lo sappiamo.
box-story2-reason = Il testo giunto fino a noi non nomina né autore, né editore, né luogo, né anno; copertina e scatola mancano.
box-advice1 = Fin dalla posa cerca di formare mulini e di impedire quelli dell'altro.
box-advice2 = Anche dopo pensa a entrambe le cose: ai nuovi mulini, e ai punti che servono alle pedine avversarie, per occuparli.
box-advice3 = Le parole del libretto: il mulino è marelle; si forma, si apre e si chiude (fermeture); le pedine sono pions, si posano (mise en place), si spostano (déplacement) e saltano (sauts).
box-lost1 = I cinque schizzi sono andati perduti: esempi di mulini, lo schizzo 1 (uno spostamento), lo schizzo 2 (il blocco), la formazione di un mulino e lo schizzo 3 (il va e vieni tra due mulini). Al posto di ciascuno c'è una nostra posizione, che ne porta il nome.
box-lost1-reason = Ci è giunto solo il testo. Ogni posizione è costruita in modo che il testo accanto allo schizzo vi sia vero.
box-lost2 = Con gli schizzi è perduto il disegno del piano; il nostro è quello della tradizione (M-1).
box-lost2-reason = Nove pedine ciascuno, punti e linee, mulini orizzontali e verticali: tutto si accorda con questo piano.
box-lost3 = Le colonne del foglio si sono mescolate: la posa sta prima del titolo del gioco.
box-lost3-reason = Abbiamo rimesso le frasi sotto i titoli a cui appartengono.
box-settle1 = Una fotografia del piano di gioco ne fisserebbe i punti e le linee (M-1).
box-settle2 = Una fotografia del foglio con i suoi schizzi mostrerebbe se in uno di essi si chiudono due mulini in una volta (M-8), o si prende una pedina in un mulino (M-7).
box-settle3 = Il coperchio, o il retro del foglio, forse nomina chi ha fatto la scatola, e quando.

# camp
brown = Marrone
ivory = Avorio
colour-brown = marrone
colour-ivory = avorio

# explain
and-closes-mill = chiude un mulino
and-closes-two-mills = chiude due mulini
and-removes = toglie { $one }
and-removes-two = toglie { $one } e { $two }
places-piece-on = { $mover } posa una pedina in { $one }
moves-from-to = { $mover } muove da { $one } a { $two }
jumps-from-to = { $mover } salta da { $one } a { $two }
closes-named-mill = { $mover } chiude il mulino { $all }
piece-on-is-removed = la pedina { $colour } in { $one } viene tolta
all-in-mills-and-spared = ogni pedina { $colour } fa parte di un mulino e resta

# lib
nine-mens-morris = Mulino
line-up-three-pieces-to-take = Allinea tre pedine per prenderne una: prima si posa, poi si muove, infine si salta.
booklet-and-program-keeps-watch = Il libretto, e il programma sorveglia
booklets-rules-where-it-contradicts-itself = Le regole del libretto; dove si contraddice o tace (M-7, M-8), quello che fanno i più.
booklet-to-letter = Il libretto alla lettera
each-mill-takes-piece-so-two = Ogni mulino prende una pedina: due mulini chiusi in una volta ne prendono due.
without-jumping = Senza i salti
booklet-tells-that-some-drop-jumps = Il libretto dice che alcuni sopprimono i salti, che giudicano ingiusti.
mills-are-safe = Mulini intoccabili
of-two-sentences-of-booklet-that = Di due frasi del libretto che si contraddicono, l'altra: una pedina in mulino non si prende mai.

# refuse
over-drawn = la partita è finita: è patta, sono passati { $limit } turni senza prese
over-lost-pieces = la partita è finita: { $loser } ha perso, pedine rimaste { $left } su nove
over-blocked = la partita è finita: { $loser } ha perso, tutte le sue pedine sono bloccate
must-place = ci sono ancora pedine in mano ({ $left }): bisogna posarne una
must-move = non ci sono più pedine in mano: bisogna muovere una pedina sul piano di gioco
too-many-to-jump = { $from } e { $to } non sono vicini, e salta (M-5) solo chi ha esattamente tre pedine, non { $count }
no-jumping-here = { $from } e { $to } non sono vicini, e questa partita si gioca senza salti (M-5)
no-own-piece-there = nessuna pedina { $colour } si trova in { $point }
piece-is-blocked = la pedina in { $point } non ha nessun punto vicino libero
point-is-occupied = il punto { $point } è occupato
no-mill-no-removal = nessun mulino è chiuso: non si toglie niente
nothing-to-remove = nessuna pedina { $colour } è sul piano di gioco
mills-keep-all-pieces = ogni pedina { $colour } fa parte di un mulino, e qui ci resta: non si toglie niente
must-remove-one = un mulino è chiuso: bisogna togliere una pedina { $colour }
must-remove-two = due mulini sono chiusi insieme: bisogna togliere due pedine { $colour }
removed-twice = la pedina in { $point } non può essere tolta due volte
order-of-removals = due pedine tolte si scrivono nell'ordine dei punti, da a7 a g1 riga per riga
one-mill-one-removal = un solo mulino è chiuso: si toglie una sola pedina
two-mills-one-removal = qui due mulini chiusi insieme tolgono una sola pedina
one-removal-only = si può togliere una sola pedina
piece-is-in-mill = la pedina in { $point } fa parte di un mulino, e altre no

# rulebook, board
m-1-title = Il piano di gioco
m-1-part1 = Si gioca sui punti di un piano di gioco, uniti da linee.
m-1-part2 = Il piano ha 24 punti su tre quadrati concentrici, uniti a metà dei lati; non ci sono diagonali. Sedici linee portano tre punti ciascuna: i quattro lati di ogni quadrato e le quattro traverse.
m-1-part2-reason = Il testo non descrive il piano; stava negli schizzi, che sono perduti. Con nove pedine ciascuno è il piano della tradizione, noto da secoli.
m-1-part3 = I punti si indicano per colonna e riga, da a1 in basso a sinistra fino a g7.
m-1-part3-reason = Il libretto non nomina nessun punto; un nome serve per scrivere una mossa.
m-1-example1 = Un punto a metà di un lato del secondo quadrato ha quattro vicini; un angolo ne ha due, e nulla porta di sbieco da un lato all'altro.
m-1-example2 = All'inizio tutti i punti sono liberi.
m-2-title = La preparazione
m-2-part1 = Due giocatori posano il piano di gioco tra loro. Ciascuno prende nove pedine dello stesso colore, marrone o avorio.
m-2-part2 = All'inizio il piano è vuoto: tutte le pedine sono in mano.
m-2-part3 = Comincia marrone, e la sorte decide chi è marrone.
m-2-part3-reason = Il libretto non dice chi comincia. Della dama, sullo stesso foglio, dice che comincia il marrone.
m-2-example1 = Comincia marrone, poi avorio, a turno.

# rulebook, common
c-2-title = Una sola mossa possibile
c-2-part1 = Quando è possibile una sola mossa, è comunque una mossa: viene annotata e contata, anche se lo schermo può giocarla da sé.
c-2-part1-reason = Il libretto non ha bisogno di dirlo; una registrazione sì.
c-2-example1 = Marrone ha una sola mossa e deve giocarla.
c-3-title = Abbandono, accordo, ripetizione
c-3-part1 = Un giocatore può abbandonare, e perde. I due possono accordarsi per la patta. Quando la stessa posizione, contatori a parte, si presenta per la terza volta all'inizio di un turno, la partita è patta; i turni ritirati non contano.
c-3-part1-reason = Il libretto si affida alle buone maniere. Tutti i giochi di questo programma hanno queste fini in comune.
c-3-example1 = I due vanno e vengono: dopo quattro turni la stessa posizione si presenta per la seconda volta, dopo otto per la terza, e la partita è patta.

# rulebook, ends
m-10-title = Vincere
m-10-part1 = Vince chi ha preso sette pedine all'avversario, o gliele ha bloccate.
m-10-part2 = Chi ne ha perse sette ne ha due su nove, contando quelle in mano. Bloccato vuol dire: nessuna mossa possibile al proprio turno.
m-10-part3 = Chi può saltare (M-5) è bloccato solo se nessun punto è libero, quindi mai.
m-10-example1 = La settima pedina è presa.
m-10-example2 = Ad avorio restano due pedine: la partita è finita.
m-10-example3 = Poche in gioco, ma altre in mano: la partita continua.
m-10-example4 = Marrone chiude l'ultimo varco e avorio non può muovere. (Lo schizzo è perduto; la posizione è nostra.)
figure-sketch-2 = Schizzo 2
m-11-title = Partita patta
m-11-part1 = La partita è patta per accordo, per ripetizione (C-3), o dopo 100 turni, 50 per giocatore, senza prese dalla fine della posa. La vittoria viene prima della patta.
m-11-part1-reason = Il libretto non conosce la patta, ma due giocatori prudenti possono andare avanti per sempre. Cento turni lasciano ampio tempo per sfondare.
m-11-part2 = L'ultima posa lascia il contatore a 0, il primo spostamento lo porta a 1, una presa lo azzera; una chiusura senza presa (M-7) conta come ogni altro turno.
m-11-part2-reason = Perché tutti contino allo stesso modo.
m-11-example1 = Il centesimo turno senza prese.
m-11-example2 = Il conto comincia col primo spostamento.
m-11-example3 = Una chiusura senza presa non azzera il contatore.
m-11-example4 = La vittoria viene prima della patta.

# rulebook, mills
m-6-title = I mulini
m-6-part1 = Tre pedine di un giocatore allineate, in orizzontale o in verticale, formano un mulino (marelle).
m-6-part2 = Ogni volta che un giocatore forma un mulino toglie dal piano una pedina avversaria a sua scelta, che non faccia parte di un mulino.
m-6-part3 = Non importa se il mulino si chiude posando, muovendo o saltando.
m-6-part4 = Una pedina può lasciare un mulino per farne un secondo, e tornare al turno seguente a rifare il primo, senza limite; ogni nuova chiusura prende una pedina.
m-6-part5 = Quando un mulino è aperto, tutte le sue pedine possono essere prese. Chi può giocare solo aprendo uno dei suoi mulini deve farlo, anche se rischia di perdere una pedina.
m-6-example1 = La colonna avorio g7-g4-g1 e la riga marrone b6-d6-f6 sono mulini. c5 forma la colonna c5-c4-c3; d3 girerebbe solo l'angolo con c4 e c3, e questo non lo è. (Lo schizzo è perduto; la posizione è nostra.)
figure-sketch-examples-of-mills = Schizzo: esempi di mulini
m-6-example2 = Marrone chiude il lato superiore con g7 e deve togliere una pedina.
m-6-example3 = Il mulino avorio è al sicuro finché un'altra pedina ne sta fuori.
m-6-example4 = Marrone va da d6 a d7, forma un mulino e prende una pedina. (Lo schizzo è perduto; la posizione è nostra.)
figure-sketch-forming-mill = Schizzo: formazione di un mulino
m-6-example5 = Il va e vieni: d7-d6 apre la riga a7-d7-g7 e chiude b6-d6-f6; d6-d7 torna a richiudere la prima. Ogni volta si prende una pedina. (Lo schizzo è perduto; la posizione è nostra.)
figure-sketch-3 = Schizzo 3
m-6-example6 = La stessa posizione: d7-d6 ha aperto la riga a7-d7-g7; quando avorio chiude c3-d3-e3, a7 può quindi essere presa. b6, d6 e f6 no.
m-6-example7 = Un mulino aperto e richiuso prende ogni volta.
m-6-example8 = Ogni mossa apre il mulino: bisogna aprirlo.
m-6-example9 = Un salto chiude un mulino come uno spostamento.

# rulebook, moving
m-3-title = La posa
m-3-part1 = Una partita ha tre fasi: la posa, gli spostamenti e i salti. Nella prima ciascuno, al suo turno, mette una pedina su un qualsiasi punto libero. Finisce quando i due giocatori hanno posato le loro nove pedine.
m-3-part2 = Chi ha ancora una pedina in mano deve quindi posarla, e non ne muove nessuna.
m-3-example1 = Finché ci sono pedine in mano, nessuna pedina posata si muove, e i punti occupati sono chiusi.
m-3-example2 = Avorio posa l'ultima pedina; poi marrone muove.
m-4-title = Gli spostamenti
m-4-part1 = Dopo la posa ciascuno, al suo turno, muove una delle sue pedine verso un punto libero immediatamente vicino sulla stessa linea.
m-4-part2 = Una pedina senza vicini liberi è bloccata.
m-4-part3 = Si cerca sempre di formare mulini, e di bloccare l'altro occupando i punti che gli sarebbero aperti (schizzo 2, mostrato con M-10).
m-4-example1 = Ogni pedina va di un punto lungo una linea; quella in a7 è bloccata. (Lo schizzo è perduto; la posizione è nostra.)
figure-sketch-1 = Schizzo 1
m-5-title = I salti
m-5-part1 = Un giocatore rimasto con tre sole pedine può farle saltare da un punto a un qualsiasi altro, anche lontano, purché libero.
m-5-part2 = Alcuni sopprimono questa fase, che giudicano ingiusta: favorisce un giocatore a danno dell'altro.
m-5-part3 = Le tre pedine si contano quando non ce ne sono più in mano.
m-5-part3-reason = Chi ha pedine in mano sta ancora posando; i salti sono la terza fase e vengono dopo.
m-5-example1 = Marrone ha tre pedine e salta ovunque.
m-5-example2 = Avorio ne ha quattro e non salta.
m-5-example3 = Senza i salti, tre pedine si muovono come le altre.

# rulebook, protected
m-7-title = Quando tutte le pedine avversarie sono in mulino
m-7-part1 = Se tutte le pedine avversarie sul piano fanno parte di un mulino, se ne può prendere una qualsiasi.
m-7-part1-reason = Qui il libretto si contraddice: una frase risparmia ogni pedina in mulino, un'altra fa prendere una pedina a ogni chiusura. Seguiamo la seconda, perché un mulino chiuso non sia mai vano; così fa la maggior parte dei giocatori.
m-7-part2 = Con `protected=keep` allora non si prende niente e la mossa finisce con la chiusura.
m-7-part2-reason = Così si gioca l'altra delle due frasi.
m-7-example1 = Tutte le pedine avorio sono in mulino: se ne toglie una qualsiasi.
m-7-example2 = Mulini protetti: la stessa chiusura non prende niente.
m-7-example3 = I mulini protetti non difendono una pedina isolata.

# rulebook, removals
m-8-title = Due mulini in una volta
m-8-part1 = Una mossa che chiude due mulini prende una sola pedina.
m-8-part1-reason = Il libretto non ne parla. Alla lettera, una pedina va via ogni volta che si forma un mulino, e sarebbero due; ma parla sempre di un mulino e di una pedina, e una pedina per mossa è l'uso.
m-8-part2 = Con `double=two` ne prende due, una dopo l'altra; la seconda si giudica quando la prima non c'è più. Se se ne può prendere una sola, si prende quella; vanno via entrambe anche se la prima era la settima.
m-8-part2-reason = Due mulini sono due chiusure, e ciascuna prende la sua pedina come se l'altra non ci fosse.
m-8-part3 = Solo la posa può chiudere due mulini in una volta: una pedina che muove lascia una delle due linee, e tre pedine che saltano non fanno due mulini.
m-8-example1 = La pedina in d7 chiude due mulini e prende una pedina.
m-8-example2 = Due mulini, due pedine, scritte nell'ordine dei punti.
m-8-example3 = La pedina isolata va via per prima; poi tutte sono in mulino, e ne segue una qualsiasi.
m-8-example4 = Con i mulini protetti può andare via solo la pedina isolata.
m-8-example5 = Tutte in un mulino: dopo la prima, le altre due ne sono fuori.
m-8-example6 = La prima è la settima, e la seconda va via lo stesso.
m-9-title = Fuori per sempre
m-9-part1 = Una pedina tolta dal piano di gioco è eliminata.
m-9-part2 = Non torna mai, nemmeno in mano.
m-9-example1 = Avorio perde d6 e ha ancora sette pedine da posare, non otto.
m-9-example2 = Marrone ha perso cinque pedine; senza nulla in mano non si posa più.

# rules
option-booklet-has-jumping-as-its-third = Il libretto fa dei salti la terza fase, e dice che alcuni la sopprimono perché ingiusta.
option-yes = sì
option-no = no
option-jumping-with-three-pieces = Salti con tre pedine
option-whether-player-with-three-pieces-left = Se un giocatore rimasto con tre pedine può portarne una su qualsiasi punto libero (M-5).
option-booklet-contradicts-itself-it-spares-pieces = Il libretto si contraddice: risparmia le pedine in mulino, e fa prendere una pedina a ogni chiusura.
option-any-may-be-removed = tutte si possono togliere
option-nothing-is-removed = non si toglie niente
option-when-all-enemy-pieces-stand-in = Quando tutte le pedine avversarie sono in mulino
option-what-closed-mill-takes-when-every = Che cosa prende un mulino chiuso quando ogni pedina avversaria in gioco fa parte di un mulino (M-7).
option-booklet-does-not-treat-it-read = Il libretto non ne parla; alla lettera ogni mulino prende una pedina, e sarebbero due.
option-removes-one-piece = toglie una pedina
option-removes-two-pieces = toglie due pedine
option-two-mills-at-once = Due mulini in una volta
option-how-many-pieces-go-when-one = Quante pedine si tolgono quando una sola pedina posata chiude due mulini (M-8).

# scene
piece = pedina { $colour }
pieces-in-hand = { $colour }, in mano
pieces-lost = { $colour }, perse
status-won-by-pieces = { $winner } ha vinto: { $loser-id ->
    [colour-ivory] all'avorio
   *[other] al marrone
} { $left ->
    [one] resta una sola pedina
   *[other] restano solo { $left } pedine
}.
status-won-by-blocking = { $winner } ha vinto: { $loser } non può più muovere.
status-places = { $mover } posa una pedina.
status-jumps = { $mover } ha tre pedine e può saltare su qualsiasi punto libero.
status-moves = { $mover } muove una pedina verso un punto vicino.
status-drawn = La partita è finita: è patta, sono passati { $limit } turni senza prese.
status-idle = Turni senza prese: { $idle } su { $limit }, poi la partita è patta.

# spell
touch-points-only = si possono toccare solo i 24 punti del piano di gioco
removes-at-most-two = una mossa toglie al massimo due pedine

# azioni
action-unknown-here = il mulino non conosce «{ $word }», solo l'abbandono e la patta d'accordo

# testi illeggibili
board-length = { $length ->
    [one] { $length } carattere
   *[other] { $length } caratteri
}
board-form = 24, uno per ogni punto
sign-on-point = «{ $sign }» in { $point } (carattere { $character })
hands-form = le pedine in mano del marrone e dell'avorio, per esempio 9/9
hands-of-brown-to-move = tante per il marrone quante per l'avorio quando tocca al marrone
hands-of-ivory-to-move = una in più per l'avorio che per il marrone quando tocca all'avorio, o nessuna per entrambi
pieces-on-board-and-in-hand = { $colour } ha { $on_board } pedine sul piano di gioco e { $in_hand } in mano
at-most-in-all = al massimo { $most } in tutto
to-move-with-too-few = { $colour-id ->
    [colour-ivory] tocca all'avorio, che ha solo { $left } pedine, mano compresa
   *[other] tocca al marrone, che ha solo { $left } pedine, mano compresa
}
just-played-with-too-few = { $colour } ha appena mosso e ha solo { $left } pedine, mano compresa
at-least = almeno { $least }
idle-with-pieces-in-hand = «{ $idle }» mentre ci sono pedine in mano
figure-line-missing = manca la linea { $number } della figura
figure-line-is = la linea { $number } della figura è «{ $line }»
figure-line-form = «{ $figure }» con pedine
fields-line-missing = manca l'ultima linea
fields-line-form = turno, mani e contatore, per esempio m 9/9 0
below-fields = «{ $more }» sotto i campi
drawing-ends = la fine
no-point-of-board = «{ $text }» in «{ $word }» non è un punto del piano di gioco
step-form = un punto come d6 o una mossa come d6-d5, xa1 per una presa

# what is measured
bench-placing-from-the-start = posa dall'inizio
bench-moving-nine-against-nine = spostamento, nove contro nove
bench-jumping-three-against-three = salti, tre contro tre
bench-placing-two-for-a-double-mill = posa, due pedine per un doppio mulino
