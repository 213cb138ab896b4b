import type { LanguageCode } from '@kinora/contract/catalogue';

/** A word of several senses, in a sentence of each; the pictures that would be right there, none among them always. */
export interface Homograph {
  readonly code: LanguageCode;
  /** The sense that a schoolbook would draw. */
  readonly pictured: MarkedSentence;
  /** Another sense, or another part of speech. */
  readonly other: MarkedSentence;
}

/** A sentence, where its word stands in it, and which pictures the word may be shown by. */
export interface MarkedSentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly rightPictures: readonly string[];
}

/** language | sentence, its word between stars | right pictures | sentence of another sense | right pictures of that */
const table = `
en|A *bat* hangs upside down in its cave all day.|bat|He swung the *bat* and sent the ball over the fence.|cricket-game baseball
en|She put her savings in the *bank* and earned interest.|bank money-bag coin|Willows grow on the *bank* of the river.|
en|In autumn the *leaves* turn yellow and fall.|leaf-fluttering-in-wind fallen-leaf maple-leaf|The train *leaves* at nine every morning.|
en|She *drives* her car to the market.|automobile oncoming-automobile|Sunlight *drives* photosynthesis in every plant.|
en|A *fly* buzzed around the kitchen and landed on the bread.|fly|Swallows *fly* south before winter.|bird wing
en|The *crane* lifted steel beams to the top of the building.|building-construction crane|A *crane* waded through the marsh looking for frogs.|bird
en|A *seal* slid off the ice into the sea.|seal|They *seal* the jar with wax so that no air gets in.|
en|The *bear* caught a salmon in the stream.|bear|The pillars *bear* the weight of the roof.|
en|In *spring* the apple trees bloom.|seedling cherry-blossom blossom tulip|A steel *spring* pushes the lid open.|
en|The *mouse* nibbled a piece of cheese behind the wall.|mouse mouse-face rat|Click the left button of the *mouse* to open the window on the screen.|computer-mouse
en|The postman brought a *letter* in a white envelope.|envelope incoming-envelope love-letter|The word begins with the *letter* B.|
en|He put a gold *ring* on her finger.|ring|The bells *ring* at noon.|bell
en|Water the *plant* on the windowsill twice a week.|potted-plant seedling herb leaf-fluttering-in-wind|The power *plant* burns coal day and night.|factory
en|The *light* of the candle filled the room.|candle light-bulb sun|The bag is *light* enough to carry with one hand.|
en|A *rock* rolled down the hillside.|rock|He plays *rock* music with his friends.|guitar musical-notes musical-score
en|Grandfather cut the plank with a *saw*.|carpentry-saw|We *saw* the ship far out at sea.|
en|The *train* pulled into the station.|train locomotive railway-track station high-speed-train|Athletes *train* for months before the race.|person-running running-shoe person-lifting-weights
en|She turned the *key* in the lock.|key old-key|Patience is the *key* to learning a language.|
en|The phone loses its *charge* when the battery is old.|battery electric-plug high-voltage|A fixed *charge* appears on every bill.|receipt
en|Fold the *paper* and write your name on it.|page-facing-up page-with-curl memo scroll notebook|The *paper* reported the vote on its front page.|newspaper rolled-up-newspaper
es|Abrió una cuenta en el *banco* para ahorrar dinero.|bank money-bag coin|Se sentó en un *banco* del parque a leer.|
es|Brindaron con una copa de *vino* tinto.|wine-glass grapes|El cartero *vino* por la mañana.|
es|El niño *nada* en la piscina cada tarde.|person-swimming|Más que *nada*, quería volver a casa.|
es|Tenía tanto *sueño* que se durmió en la cama.|bed person-in-bed|Su *sueño* era ser bailarina algún día.|
es|Una *hoja* cayó del árbol en otoño.|leaf-fluttering-in-wind fallen-leaf maple-leaf|Escribió su nombre en una *hoja* de papel.|page-facing-up page-with-curl memo
es|El *gato* duerme junto a la ventana.|cat cat-face|Levantó el coche con un *gato* para cambiar la rueda.|
es|El *ratón* se comió el queso.|mouse mouse-face|Mueve el *ratón* para que el cursor llegue al botón.|computer-mouse
es|El perro movió la *cola* de alegría.|dog dog-face guide-dog|Hicimos *cola* durante una hora frente al museo.|
es|La *llama* pasta en los Andes y da lana.|llama|Mi hermana se *llama* Lucía.|
es|La niña peina a su *muñeca* nueva.|nesting-dolls teddy-bear japanese-dolls|Lleva un reloj en la *muñeca*.|
es|Riega la *planta* del balcón dos veces por semana.|potted-plant seedling herb leaf-fluttering-in-wind|Viven en la tercera *planta* del edificio.|
es|Recibió una *carta* con un sello de Perú.|envelope incoming-envelope love-letter|Pidieron la *carta* al camarero y eligieron pescado.|
es|Los médicos buscan una *cura* para la enfermedad.|pill stethoscope|El *cura* dijo misa a las ocho.|church
es|Encendió una *vela* cuando se fue la luz.|candle|El barco izó la *vela* y salió del puerto.|sailboat
es|Echa una pizca de *sal* a la sopa.|salt|*Sal* de casa temprano para llegar a tiempo.|
es|El *río* baja de la montaña hasta el mar.|waves water-wave droplet national-park|Siempre me *río* con sus bromas.|
es|Exprime una *lima* sobre el pescado.|lime lemon|Pulió el borde de metal con una *lima*.|
es|El niño vuela una *cometa* en la playa.|kite|El *cometa* cruza el cielo con su cola brillante.|comet
es|Escuchamos las noticias por la *radio*.|radio|El *radio* del círculo mide tres centímetros.|
es|Bebió una taza de *café* caliente.|hot-beverage|Se compró unos zapatos de color *café*.|
fr|Elle lit un *livre* avant de dormir.|open-book books closed-book book|Il achète une *livre* de beurre au marché.|
fr|Il ferme la *porte* à clé.|door|Elle *porte* un manteau rouge.|
fr|Elle coupe un *avocat* en deux et retire le noyau.|avocado|L’*avocat* défend son client devant le juge.|balance-scale
fr|La *souris* grignote un morceau de fromage.|mouse mouse-face rat|Cliquez avec la *souris* sur l’icône de l’écran.|computer-mouse
fr|Il boit un *verre* d’eau fraîche.|cup-with-straw glass-of-milk droplet|La fenêtre est en *verre* épais.|window
fr|Les *fils* de laine sont teints en rouge.|thread yarn|Le roi et ses deux *fils* partirent en voyage.|
fr|Les ouvriers descendent dans la *mine* de charbon.|pick rock hammer-and-pick|Tu as bonne *mine* ce matin.|
fr|Le bateau hisse la *voile* et quitte le port.|sailboat|La mariée retire son *voile* blanc.|person-with-veil
fr|Les enfants mangent une *glace* à la fraise.|ice-cream soft-ice-cream|Elle se regarde dans la *glace* de la salle de bain.|mirror
fr|Elle mord dans une *pêche* bien mûre.|peach|Il part à la *pêche* avec son filet.|fishing-pole fish
fr|Une *feuille* tombe de l’arbre.|leaf-fluttering-in-wind fallen-leaf maple-leaf|Écris ton nom sur une *feuille* de papier.|page-facing-up page-with-curl memo
fr|En *été*, les enfants se baignent dans la mer.|sun beach-with-umbrella|La ville a *été* détruite en 1666.|
fr|La table est en *bois* de chêne.|wood|Je *bois* un café chaque matin.|cup-with-straw hot-beverage
fr|Le *car* scolaire attend devant l’école.|bus|Il reste chez lui, *car* il pleut.|
fr|Elle épluche une *orange* juteuse.|tangerine|Le mur est peint en *orange* vif.|
fr|Ils jouent sur le *court* de tennis.|tennis ball-tennis|Le chemin est plus *court* par la forêt.|
fr|La *marche* dure trois heures dans la montagne.|person-walking person-hiking hiking-boot|La machine *marche* à l’électricité.|
fr|La *tour* du château domine la ville.|castle|Il fait le *tour* du lac à vélo.|
fr|Il dort dans un *lit* de bois.|bed|Elle *lit* un roman d’aventures.|open-book books
fr|Les vaches rentrent à la *ferme*.|tractor barn house cow|Elle *ferme* les yeux.|
it|Nel bosco vivono le *fate* dalle ali d’argento.|fairy|Adesso *fate* un’ipotesi e provatela.|
it|Il *sole* scalda la terra.|sun|Le due sorelle vivono *sole* in campagna.|
it|Mangia una *pesca* matura e succosa.|peach|Il nonno va a *pesca* nel lago.|fishing-pole fish
it|La *vite* produce grappoli d’uva.|grapes|Stringi la *vite* con il cacciavite.|nut-and-bolt screwdriver
it|Chiude la *porta* a chiave.|door|La nave *porta* il grano in città.|
it|Aggiungi un pizzico di *sale* alla minestra.|salt|La temperatura *sale* ogni giorno.|
it|Il bambino dorme nel *letto*.|bed|Ho *letto* il romanzo in una notte.|open-book books
it|Cuoce il *riso* nell’acqua bollente.|cooked-rice sheaf-of-rice|Il suo *riso* allegro riempiva la stanza.|
it|Il contadino ara il *campo* di grano.|sheaf-of-rice tractor|È un’esperta nel *campo* della medicina.|
it|Scrive con la *penna* sul quaderno.|pen fountain-pen|Il pavone perse una *penna* della coda.|feather
it|Il *faro* guida le navi verso il porto.|building-lighthouse lighthouse|Il *faro* destro dell’automobile è rotto.|
it|La *radice* della pianta assorbe l’acqua.|seedling potted-plant|La *radice* quadrata di nove è tre.|square-root
it|I *venti* forti spingono le barche.|wind-face leaf-fluttering-in-wind wind|La classe ha *venti* alunni.|
it|Il *lama* vive sulle Ande.|llama|La *lama* del coltello è affilata.|kitchen-knife
it|I ragazzi giocano a *calcio* nel cortile.|soccer-ball|Il latte contiene *calcio* per le ossa.|
it|Il *tasso* scava la tana nel bosco.|badger|Il *tasso* d’interesse è salito.|
it|Il violino suona una *nota* acuta.|musical-note musical-notes|È una scrittrice molto *nota*.|
it|Suona la *batteria* in un gruppo rock.|drum|La *batteria* del telefono è scarica.|battery low-battery
it|Il ragazzo guida una *moto* rossa.|motorcycle motor-scooter|Il *moto* della Terra intorno al Sole dura un anno.|
it|La nave getta l’*ancora* nella baia.|anchor|Piove *ancora* e nessuno esce.|
hi|उसकी अंगूठी *सोने* की बनी है।|coin ring crown|बच्चे को रात में जल्दी *सोना* चाहिए।|bed person-in-bed
hi|उसने फूलों का *हार* गले में पहना।|bouquet prayer-beads|टीम की *हार* से सब उदास थे।|
hi|टोकरी में ताज़े *फल* रखे हैं।|red-apple grapes mango banana|मेहनत का *फल* एक दिन मिलता है।|
hi|गर्मी में मीठे *आम* खाते हैं।|mango|यह *आम* लोगों की समस्या है।|
hi|*उत्तर* दिशा में हिमालय है।|compass|छात्र ने प्रश्न का *उत्तर* लिखा।|
hi|डाकिया एक *पत्र* लाया।|envelope incoming-envelope love-letter|पौधे के *पत्र* हरे होते हैं।|leaf-fluttering-in-wind herb
hi|साबुन से हाथ *साफ़* करो।|soap shower|यह बात अब *साफ़* है।|
hi|चिड़िया के *पर* रंगीन हैं।|feather wing|किताब मेज़ *पर* है।|
hi|शिकारी ने धनुष से *तीर* चलाया।|bow-and-arrow|नदी के *तीर* पर मंदिर है।|
hi|नदी का *जल* ठंडा है।|droplet water-wave|लकड़ी *जल* गई।|fire
hi|उसके *बाल* लंबे और काले हैं।|person-getting-haircut hair-pick|*बाल* साहित्य बच्चों के लिए लिखा जाता है।|
hi|लोग चुनाव में *मत* देते हैं।|ballot-box-with-ballot|यहाँ *मत* बैठो।|
hi|चोर तेज़ी से *भाग* गया।|person-running|पुस्तक का पहला *भाग* लंबा है।|
hi|दादाजी *चश्मा* पहनकर अख़बार पढ़ते हैं।|glasses|पहाड़ से पानी का *चश्मा* फूटता है।|droplet fountain
hi|माँ ने रसोई में गरम *खाना* पकाया।|cooking pot-of-food fork-and-knife-with-plate curry-rice|अलमारी के हर *खाने* में किताबें हैं।|
hi|मरीज़ ने दवा की *गोली* खाई।|pill|सिपाही ने बंदूक से *गोली* चलाई।|
hi|बच्चे को खसरे का *टीका* लगाया गया।|syringe vaccine pill|दुल्हन के माथे पर *टीका* सजा है।|
hi|जंगल में *शेर* दहाड़ा।|lion tiger|शायर ने एक *शेर* सुनाया।|
hi|किसान खेत में *हल* चलाता है।|tractor ox|उसने सवाल का *हल* निकाला।|
hi|वह *बस* से स्कूल जाता है।|bus|*बस*, अब और नहीं चाहिए।|
ja|ごはんを*はし*で食べる。|chopsticks|川に*はし*をかけて渡る。|bridge-at-night
ja|*かみ*を折って鶴を作る。|page-facing-up page-with-curl memo|美容院で*かみ*を切る。|person-getting-haircut
ja|*くも*が巣を張って虫を待つ。|spider spider-web|空に白い*くも*が浮かぶ。|cloud
ja|*あめ*が降って道がぬれた。|cloud-with-rain umbrella-with-rain-drops|子どもが甘い*あめ*をなめる。|candy lollipop
ja|春に赤い*はな*が咲く。|blossom tulip cherry-blossom hibiscus rose|風邪で*はな*がつまる。|nose
ja|鹿の*角*は毎年生えかわる。|deer|次の*角*を右に曲がる。|
ja|*金*のメダルを首にかける。|1st-place-medal sports-medal coin|来週の*金*曜日に会う。|calendar
ja|夜空に丸い*月*が出た。|full-moon crescent-moon|来*月*から学校が始まる。|calendar
ja|かまどで*火*が燃えている。|fire|*火*曜日に会議がある。|calendar
ja|庭の*木*に鳥がとまる。|deciduous-tree evergreen-tree|*木*曜日は休みだ。|calendar
ja|図書館で*本*を読む。|open-book books|鉛筆を三*本*買った。|
ja|走って*足*を痛めた。|foot leg|お金が*足*りない。|
ja|大きな*目*でこちらを見る。|eye eyes|三番*目*の駅で降りる。|
ja|朝、東から*日*が昇る。|sun sunrise|三*日*後に帰る。|calendar
ja|海で*かき*をとって殻を開ける。|oyster|秋に*かき*の実が赤くなる。|
ja|*口*を開けて歯を見せる。|mouth tooth|駅の北*口*で待つ。|
ja|*種*をまくと芽が出る。|seedling beans chestnut|二*種*類の紙を使う。|
ja|川を*さけ*がのぼる。|fish|父は夜に*さけ*を飲む。|sake
ja|池で*かえる*が鳴く。|frog|五時に家に*かえる*。|
ja|海で*たこ*がすみをはく。|octopus|正月に*たこ*をあげる。|kite
`;

/** 120 words of several senses, twenty in each language. */
export function readHomographs(): Homograph[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', pictured = '', right = '', other = '', otherRight = ''] = line.split('|');
      return {
        // The table above is written by hand with the six codes alone.
        code: code as LanguageCode,
        pictured: readMarked(pictured, right),
        other: readMarked(other, otherRight),
      };
    });
}

function readMarked(marked: string, pictures: string): MarkedSentence {
  const start = marked.indexOf('*');
  const end = marked.lastIndexOf('*') - 1;
  return {
    text: marked.replaceAll('*', ''),
    start,
    end,
    rightPictures: pictures.split(' ').filter((name) => name !== ''),
  };
}
