import type { StoryGrammar } from './story-grammar.ts';

export const italianGrammar: StoryGrammar = {
  beats: {
    beginning: [
      "C'era una volta {aHero} che viveva {place}. {habit}",
      '{place} viveva {aHero}. {habit}',
      'La storia {delAHero} comincia {place}. {habit}',
      'A quel tempo, {place}, si incontrava spesso {aHero}. {habit}',
      'Questa è la storia {delAHero} che viveva {place}. {habit}',
    ],
    want: [
      'Più di ogni altra cosa, {hero} voleva {action}. {longing}',
      'Una [sera|notte] un pensiero si fermò accanto {alHero}: {action}, che meraviglia sarebbe! Al mattino il pensiero era già un progetto, e [dormire era impossibile|aspettare era impossibile].',
      "{hero} faceva sempre lo stesso sogno: {action}. Ci pensava [a colazione|a mezzogiorno|all'alba], e poi [sotto le prime stelle|a notte fonda].",
      '«{action}, che sogno!» disse {hero} una [sera|mattina], [a nessuno in particolare|ad alta voce|pianissimo]. {longing}',
      '{hero} desiderava una cosa sola: {action}. {longing}',
      'Da sempre {hero} sognava di {action}, senza mai [osare cominciare|trovare il coraggio di cominciare]. {longing}',
    ],
  },
  threads: {
    storm: {
      attempt: [
        "Il giorno dopo {hero} si mise all'opera: {action}, passo dopo passo. <{first}.> [Alla fine della settimana|Il settimo giorno] mancava ormai poco.",
        "Per una settimana intera {hero} provò a {action}, [dal mattino alla sera|in ogni ora libera]. {first}. Ma ogni giorno [la meta era un po' più vicina|andava un po' meglio|si faceva un passo avanti].",
      ],
      setback: [
        'Poi venne {aStorm}. Quando passò, {ruin}, e {hero} [non si mosse più|rimase a lungo a guardare]. Per tutta la [sera|giornata] non disse una parola.',
        "Nessuno se l'aspettava: {aStorm}, nel cuore della notte. Al mattino {ruin}. {hero} si chiese se valesse la pena di [ricominciare|continuare].",
      ],
      help: [
        '«{theStorm} torna sempre{call}», disse {aHelper}, che [ne aveva viste tante|aveva visto di peggio]. «Ricomincia finché tutto è calmo, e comincia [più in piccolo|dalla cosa più piccola|da poco].» {hero} non ci aveva pensato.',
        "{hero} incontrò {aHelper} {spot} e raccontò ogni cosa. «{theStorm} ha portato via il lavoro{call}», disse {helper}, «ma non quello che hai imparato.» [C'era del vero|Era così semplice|Era una buona notizia].",
      ],
      change: [
        'Così {hero} ricominciò, [più piano|un pezzetto alla volta|con più pazienza]. Questa volta nemmeno {theStorm} poté farci nulla: {mend}. {who} era finalmente {~riuscito|riuscita} a {action}!',
        'La seconda volta {hero} sapeva a che cosa badare, e [ci mise il doppio del tempo|non ebbe fretta]. {theStorm} venne e passò, eppure {mend}. Dopo tanta fatica, {who} era {~riuscito|riuscita} davvero a {action}.',
      ],
      ending: [
        "Ogni volta che torna {theStorm}, i vicini pensano {alHero}. [Quel che si perde si può ricominciare, ogni volta un po' meglio|Poi si riparano i tetti, e si aspetta che torni la calma|E quando è finita, ognuno ricomincia, un pezzetto alla volta].",
        'Col tempo {hero} fece pace perfino con {theStorm}. «Torna pure, se vuoi», diceva [ogni volta|ridendo|senza paura]. «Qui si sa come [ricominciare|rifare tutto|andare avanti].»',
      ],
    },
    laughter: {
      attempt: [
        'Il mattino dopo {hero} provò a {action}, davanti agli occhi di tutti. <{first}.> Subito {witnesses} si avvicinarono, [per non perdersi nulla|dandosi di gomito].',
        'Senza aspettare, {hero} volle {action} davanti a tutti. <{first}.> A mezzogiorno {witnesses} erano già lì, [e non erano un pubblico gentile|in prima fila, e già si bisbigliava|e qualcuno già ridacchiava].',
      ],
      setback: [
        '{witnesses} risero, prima piano, poi a gran voce. Da quel momento {falter}, e {hero} avrebbe voluto essere [molto lontano da lì|in qualunque altro posto].',
        '«[Non funzionerà mai|Che idea|Lascia perdere]!» gridavano {witnesses}. Più forti erano le risate, peggio andava {alHero}: {falter}. [Quella sera il sogno sembrò lontano|Sembrava che non ci fosse più nulla da tentare|E la sera venne troppo presto].',
      ],
      help: [
        '«Anche di me hanno riso{call}», disse {aHelper} [con calma|dopo un poco]. «Poi ho capito che nessuno, lì intorno, [ci aveva mai provato|avrebbe saputo fare meglio|aveva mai osato tanto].» Per la prima volta [in quel giorno|dopo giorni], {hero} alzò gli occhi.',
        'Quando tutti se ne andarono, {aHelper} rimase e disse: «Prova prima per un solo amico{call}, e lascia che gli altri ridano.» Così {hero} provò ancora, [davanti a un solo amico|con un solo spettatore].',
      ],
      change: [
        "Il giorno dopo {hero} non ascoltava più {witnesses}. Provò ancora una volta, [piano, per il gusto di farlo|un poco, e poi un altro poco], e {mend}. Una dopo l'altra, le risate si spensero: {who} era {~riuscito|riuscita} a {action}.",
        '{witnesses} erano ancora lì, ma {hero} non ci badava più. Questa volta {mend}. Le risate si trasformarono in [un lungo silenzio|meraviglia|stupore]: si poteva davvero {action}.',
      ],
      ending: [
        'Oggi {witnesses} tornano [ogni sera|ogni domenica], e non per ridere. Vogliono sapere come si fa, e {hero} [comincia sempre dal primo passo|racconta anche i giorni storti].',
        'Ormai nessuno ride più di un inizio goffo. {witnesses} ricordano troppo bene {hero}, e il giorno in cui {mend}.',
      ],
    },
    haste: {
      attempt: [
        '{hero} voleva tutto e subito: {action}, e finire prima [di cena|della fine della settimana|di notte]. Saltò i primi passi, e poi anche quelli dopo. <{first}.>',
        '{action}: sarà poi così difficile? {hero} cominciò dal mezzo, di gran corsa, e [quasi non riprese fiato|non si voltò mai indietro]. <{first}.>',
      ],
      setback: [
        "Ma chi ha fretta fa tutto due volte. Prima di sera {ruin}, e {hero} non sapeva nemmeno dire [che cosa fosse andato storto|dove fosse l'errore].",
        'Tutto andava sempre più in fretta, finché non andò più niente: {ruin}. {hero} era ormai sul punto di [arrendersi|lasciar perdere].',
      ],
      help: [
        '{aHelper} diede {alHero} {aKeepsake}. «Una per ogni piccolo passo{call}», disse {helper}, «e un passo solo al giorno.» Sembrava [fin troppo facile|davvero poco].',
        "«Quanti passi hai saltato{call}?» chiese {aHelper}, mettendo in fila delle {keepsakes}, una accanto all'altra. {hero} le contò, [e capì|in silenzio, e capì].",
      ],
      change: [
        "Così {hero} fece un piccolo passo al giorno, e ogni volta posò {aKeepsake} accanto all'ultima. La fila si allungò e, [una mattina|una sera|un giorno], {mend}. {who} era {~riuscito|riuscita} a {action}, senza nessuna fretta.",
        '{hero} non contava più i giorni, ma solo le {keepsakes}. Quando furono [venti|trenta|quaranta], {mend}. Ecco come {who} riuscì a {action}.',
      ],
      ending: [
        "{hero} ha lasciato la fila di {keepsakes} al suo posto, {spot}. Chi passa di corsa si ferma, le conta, e riparte [un po' più piano|a metà velocità].",
        '{hero} tenne per ricordo una delle {keepsakes}. Le altre le regalò, a una a una, a [chi aveva troppa fretta|chi non sapeva aspettare].',
      ],
    },
    charm: {
      attempt: [
        'Come portafortuna, {hero} teneva sempre con sé {aKeepsake}. Con quella nulla poteva andare storto, e così provò a {action} [il giorno stesso|prima della fine della settimana]. <{first}.>',
        'Un giorno {hero} trovò {aKeepsake} che sembrava portare fortuna. {first}, ma [ogni giorno|a ogni prova] il sogno si avvicinava un poco: {action}.',
      ],
      setback: [
        "Poi {theKeepsake} sparì. {hero} cercò dappertutto, e da allora {falter}. [Anche il coraggio sembrava sparito|Anche la fortuna, a quanto pareva, se n'era andata|Il cuore si fece pesante].",
        'Una mattina {hero} cercò {theKeepsake} e non la trovò. Quel giorno {falter}, e [il giorno dopo non andò meglio|la sera andò anche peggio].',
      ],
      help: [
        '«È stata {theKeepsake} a fare tutto il lavoro{call}?» chiese {aHelper} [con un sorriso|con gentilezza]. {hero} ci pensò a lungo. La risposta arrivò [alla fine|piano piano|senza fretta]: «No.»',
        '{aHelper} aiutò a cercare fino a sera, poi disse: «Anche senza {theKeepsake} hai già tutto quello che serve{call}.» Lì per lì {hero} non capì. <Poi, [a poco a poco|piano piano], tutto fu chiaro.>',
      ],
      change: [
        'La volta dopo, {hero} provò senza {theKeepsake}. [Il primo momento fu il più difficile|Era strano, e poi fu leggero]. Allora {mend}, e il sogno di {action} non fu più un sogno.',
        "«E allora si fa senza {theKeepsake}», disse {hero}, e cominciò. Ed ecco che {mend}. {who} riuscì [lo stesso|comunque] a {action}. <Quello che serviva c'era [da sempre|fin dal primo giorno].>",
      ],
      ending: [
        "Molto tempo dopo {theKeepsake} ricomparve, {spot}. {hero} [sorrise e la lasciò lì|rise e la lasciò dov'era], per chi ne avesse più bisogno.",
        'Alla fine {helper} ritrovò {theKeepsake}. {hero} la regalò a qualcuno che aveva un sogno e [non osava cominciare|esitava ancora]. «Porta fortuna», diceva, «[appena si comincia|a chi comincia].»',
      ],
    },
    alone: {
      attempt: [
        '{hero} non lo disse a nessuno. In segreto, {spot}, provò a {action}, [la mattina presto|la sera tardi], mentre tutti dormivano. <{first}.>',
        '«Non serve nessun aiuto», diceva {hero}, e [rifiutava ogni offerta|mandava via tutti]. Giorno dopo giorno provava a {action}, {spot}, lontano da ogni sguardo. <{first}.>',
      ],
      setback: [
        'Ma certe [cose|fatiche|speranze] sono troppo [pesanti|grandi] per un segreto. Nonostante tutti gli sforzi, {falter}, e {hero} non aveva nessuno, {spot}, con cui [parlarne|dividere il peso].',
        "Senza un amico ogni errore pesa il doppio. Presto {falter}. {spot} non c'era mai stato tanto silenzio, e {hero} pensò di rinunciare.",
        'Nessuno era lì a vederlo: {falter}, ancora e ancora. {hero} rimase a lungo {spot}, e avrebbe dato molto per una sola parola [gentile|amica].',
      ],
      help: [
        'Una sera arrivò {aHelper} e si fermò {spot}. «Non posso farlo al posto tuo{call}», disse {helper}, «ma posso farti compagnia.» Per {hero} era [abbastanza|moltissimo].',
        '«Posso guardare{call}?» chiese {aHelper}. {hero} voleva dire di no, disse di sì, e rimasero {spot} fino a notte. [Il silenzio non era più lo stesso|Nessuno parlò molto|Era un bel silenzio|E faceva bene].',
      ],
      change: [
        'Da allora {hero} ebbe compagnia {spot}. Una domanda qui, una parola gentile là, e {mend}. {who} era {~riuscito|riuscita} a {action}, e non senza un amico.',
        '«Allora insieme», disse {hero}, e fu più [facile|leggero] del previsto. {spot}, con {helper} lì vicino, tutto cambiò: {mend}. {who} riuscì a {action}. <Bastarono [pochi giorni|due settimane].>',
      ],
      ending: [
        'Da quel giorno {hero} tiene un posto libero {spot}. Chi ha un sogno troppo pesante può sedersi lì, e [nessuno è di troppo|ogni visita è benvenuta].',
        'Dei giorni brutti {hero} dice [ben poco|quasi nulla]. Ma vi parlerà {delHelper}, e [delle lunghe sere|dei giorni più belli] {spot}.',
      ],
    },
  },
  doIt: 'farlo',
  matters: {
    paint: {
      first: 'le prime pennellate colavano',
      ruin: 'tutti i colori erano diventati grigi',
      falter: 'ogni linea veniva storta',
      mend: 'i colori presero a brillare',
    },
    build: {
      first: 'le martellate si sentivano da lontano',
      ruin: 'i pezzi erano sparsi dappertutto',
      falter: 'niente stava insieme',
      mend: 'ogni pezzo trovò il suo posto',
    },
    cook: {
      first: 'un pizzico di questo, e davvero troppo di quello',
      ruin: 'tutto era rovinato',
      falter: 'tutto si bruciava',
      mend: 'tutto riuscì dorato e profumato',
    },
    voice: {
      first: 'cominciò piano piano, e poi un poco più forte',
      ruin: 'non usciva più un suono',
      falter: 'ogni suono usciva stonato',
      mend: 'ogni suono uscì chiaro e limpido',
    },
    move: {
      first: 'a guardarlo da fuori sembrava così facile',
      ruin: 'le forze erano esaurite',
      falter: 'ogni tentativo finiva per terra',
      mend: 'tutto si fece leggero come una piuma',
    },
    words: {
      first: "la prima riga prese un'intera mattina",
      ruin: 'le parole erano diventate un groviglio',
      falter: "le parole si inceppavano una dopo l'altra",
      mend: 'le parole vennero da sole',
    },
    grow: {
      first: 'la terra era dura come un piatto',
      ruin: 'i germogli erano tutti piegati',
      falter: 'niente voleva spuntare',
      mend: 'spuntarono i primi germogli',
    },
    journey: {
      first: 'il primo miglio fu il più lungo',
      ruin: 'la strada era sparita',
      falter: 'ogni strada riportava al punto di partenza',
      mend: 'la via fu libera',
    },
    heart: {
      first: 'il primo passo fu piccolo piccolo',
      ruin: 'il coraggio era finito',
      falter: 'tutto il coraggio svaniva',
      mend: 'venne una grande calma',
    },
    any: {
      first: 'una cosa andava bene, e la seguente un poco meno',
      ruin: 'il lavoro di giorni era perduto',
      falter: 'non andava più niente',
      mend: 'quello che era annodato si sciolse da solo',
    },
  },
  beatTitles: {
    beginning: ['Ecco {hero}', 'Un inizio tranquillo', 'Dove tutto comincia'],
    want: ['Un solo desiderio', 'Il sogno', 'Un pensiero che resta'],
    attempt: ['Il primo tentativo', 'Al lavoro', 'Si comincia'],
    setback: ['Quando tutto va storto', 'Il giorno più duro', 'Lontano dal sogno'],
    help: ['Un amico inatteso', 'Poche parole giuste', 'Un aiuto gentile'],
    change: ['Ancora, ma piano', 'Qualcosa si apre', 'La svolta'],
    ending: ['Da quel giorno', 'Quel che resta', 'Quel che sa {hero}'],
  },
  title: '{hero} che voleva {action}',
  pluralOpening: 'Eccoli: {plural}. Tutti li chiamavano la piccola compagnia.',
  quotedOpening:
    'Qualcuno aveva scritto queste parole su un muro: «{quote}». Nessuno sapeva che cosa volessero dire.',
  tones: {
    playful: '[Pronti? Si parte!|Venite più vicino!]',
    dramatic:
      '[Ci sono giorni che cambiano tutto, e per {hero} fu quello.|{hero} non avrebbe mai dimenticato quel che stava per accadere.]',
    documentary: "[Ecco che cosa accadde {alHero}, in ordine.|Seguiamo {hero} dal primo giorno all'ultimo.]",
  },
  handovers: {
    want: 'E che cosa desiderava?',
    attempt: 'Ed ebbe il coraggio di provare?',
    setback: 'E andò tutto bene?',
    help: "Non c'era nessuno che potesse dare una mano?",
    change: 'E allora che cosa fece?',
    ending: 'E come va a finire questa storia?',
  },
};
