/**
 * What a sentence of a story turns on, and is seen beside whoever it is told of: thing | English | Hindi | French | Italian |
 * Spanish | Japanese. A dash stands for what has the letters of a thing and is none.
 */
export const toldThingWords = `
map|on the map,on a map,the map with,the map,an old map,a map of,unrolled a map|नक़्शे पर,नक़्शे में,नक़्शा|sur la carte,rapporté la carte,la carte ne servait,déroula la carte,déroula une carte,carte au trésor,une vieille carte|sulla mappa,sulla cartina,la mappa,una mappa,una vecchia mappa|en el mapa,el mapa,un mapa,un viejo mapa|地図
painting|picture looked back,painting looked back,picture seemed to breathe,the red glowed,colours glowed,colours began to glow,finished the picture,finished the painting,the picture was finished,the painting was finished,saw the picture,saw the painting,sees the picture,looked at the picture,before the picture|चित्र मानो साँस,लाल रंग शाम की तरह,रंग चमक उठे,चित्र पूरा हुआ,चित्र पूरा हो गया,चित्र देखकर,चित्र देखा,चित्र के सामने|tableau sembla,rouge se mit à briller,couleurs se mirent à briller,acheva le tableau,acheva son tableau,le tableau était fini,devant ce tableau,devant le tableau,voit le tableau,vit le tableau|quadro sembrò,rosso si accese,colori presero a brillare,finì il quadro,il quadro era finito,vede il quadro,vide il quadro,davanti al quadro|cuadro pareció,rojo brilló,colores empezaron a brillar,terminó el cuadro,el cuadro estaba terminado,ve el cuadro,vio el cuadro,ante el cuadro,delante del cuadro|絵が、息を,赤い色が、夕焼け,色が輝きだ,絵ができあが,絵を見た,絵を見る,絵の前で
smear|strokes dripped,dripped and ran,one big grey puddle,run together into grey,brown as mud,more paint on,smeared the picture|रंग टपकता था,मटमैला पानी,मटमैले हो चुके,कीचड़ जैसा भूरा,काग़ज़ छोड़कर रंग|coulaient et bavaient,flaque grise,tourné au gris,brun comme la boue,peinture partout|pennellate colavano,pozza grigia,diventati grigi,marrone come il fango,colore dappertutto|pinceladas goteaban,charco gris,vuelto grises,marrón como el barro,pintura en todas partes|たれてにじみ,灰色の水たまり,灰色になっていました,どろのような茶色,まわりのほうにたくさん
canvases|pictures to the wall,paintings to the wall|चित्र दीवार की ओर|toiles contre le mur,tableaux contre le mur|quadri contro il muro,quadri verso il muro|de cara a la pared|絵をみんな、かべのほうへ
wilted|withered,wilted,shoots lay flat|मुरझा गए,मुरझा गई,मुरझाने लगे,मुरझाने लगा,झुककर गिर चुके,सूख गए|se fanait,se fanaient,se fanèrent,pousses étaient couchées|appassiva,appassì,appassirono,erano tutti piegati|se marchitaba,se marchitó,se marchitaron,doblados y caídos|しおれ,芽はみんな倒れ,枯れて,枯れまし
slab|drew on a stone,drew on the wall,drew on a board,with a wet twig|गीली टहनी|brindille mouillée|rametto bagnato|ramita mojada|ぬれた小枝
crooked|line came out crooked,lines came out crooked,every line was crooked|हर रेखा टेढ़ी,रेखाएँ टेढ़ी|trait partait de travers,traits partaient de travers|linea veniva storta,linee venivano storte|línea salía torcida,líneas salían torcidas|線も曲がって
soaked|wet and empty bed,empty bed,bed was empty|सूनी क्यारी,ख़ाली क्यारी|terre mouillée et vide,plate-bande vide|aiuola fradicia,aiuola vuota|barro vacío,arriate vacío|びしょぬれの土,空っぽの花壇
can|put down the can,put down the watering can,set down the watering can|डोलची रख दी,फुहारा रख दिया|posa l'arrosoir,reposa l'arrosoir|posò l'annaffiatoio|soltó la regadera,dejó la regadera|じょうろを置き
load|so much luggage,such a load,such heavy luggage,under the load|इतने बोझ,भारी बोझ से|un tel poids,une telle charge|tutta quella roba,con un tale peso|con tanto peso,con tanta carga|大荷物,重い荷物
loop|led back to the start,leads back to the start,went round in circles,back where it had started|घूमकर वहीं|ramenait au point de départ,ramenaient au point de départ,tournait en rond sur|riportava al punto di partenza,riportavano al punto di partenza|volvía al punto de partida,volvían al punto de partida|もとの場所へもどって
edge|land came to an end,land ended,edge of the land,end of the land|ज़मीन ही ख़त्म|le pays s'arrêtait,la terre s'arrêtait,où finissait la terre|finiva la terra,terra finiva|se acababa la tierra,tierra se acababa|陸はおしまい,陸のはし
raised|did not even wobble,slipped into place with a click|ज़रा भी नहीं डगमगाया,खट से अपनी जगह बैठ गया|sans même trembler,se mit en place avec un petit clic|senza nemmeno tremare,andò al suo posto con un piccolo clic|ni siquiera tembló,entró en su sitio con un pequeño clic|もうぐらりとも,かちりとはまり
ruin|came down with a crash,collapsed with a crash,heap of bits|धड़ाम से गिरा,टुकड़ों का एक ढेर|s'écroula à grand fracas,un tas de morceaux|venne giù ogni cosa,un mucchio di pezzi|se vino todo abajo,un montón de trozos|音をたててくずれ,がらくたの山
seed|seed wrapped in a leaf|पत्ते में लिपटा|une graine au creux|seme avvolto in una foglia|semilla envuelta en una hoja|種をひとつ葉にくるんで
`;

/** What is laid or stands on a table: the words that say so in English, Hindi, French, Italian, Spanish and Japanese. */
export const onTableWords = `
table|on the table,onto the table,on a table|मेज़ पर,मेज पर|sur la table,sur une table|sul tavolo,sulla tavola,su un tavolo|en la mesa,sobre la mesa|テーブルの上に,テーブルに,机の上に,机に
`;

/** Whoever asks does not ask one alone: everybody whom they meet. */
export const askingWords = `
all|asked everyone,asked everybody,asked all,everyone got asked,everybody was asked,asked for the way,asked the way,asked at every,everyone it asked,everyone he asked,everyone she asked|सबसे पूछा,सबसे पूछता,सबसे पूछती,जिससे भी पूछा,हर किसी से पूछा,रास्ता पूछा|demanda à tout le monde,demanda à chacun,demanda son chemin,chacun montrait du doigt|chiese a tutti,domandò a tutti,chiese da che parte,chiese la strada,ognuno indicava|preguntó a todos,preguntó a todo el mundo,preguntó el camino,cada cual señalaba|みんなにたずね,だれにでもたずね,聞いて回,道をたずね,みんなちがうほうを指
`;

/** Somebody eats. */
export const eatingWords = `
eat|ate,eats,eating,ate them,bites into,bit into,nibbled|खाया जाता,खाता है,खाती है,खाने लगा,खाने लगी,खाया|les croque,croque,croqua,mange,mangea,mangeait|le mangia,mangia,mangiò,mangiava,morde|se las come,come,comió,comía,muerde|食べる,食べます,食べました,食べて
`;
