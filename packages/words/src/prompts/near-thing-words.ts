/**
 * Things that a story's sentence is about, and that are looked at from near while it is heard: figure | English | Hindi | French |
 * Italian | Spanish | Japanese. A dash stands for what has the words of a thing and shows none.
 */
export const nearThingWords = `
-|no drawing,no map,not one seed,no key,no book,any book,raw egg|नक़्शा तो था ही नहीं,हर किताब से|pas une graine,plus long que les livres|nessun disegno,nemmeno un seme,più dei libri|ni una semilla,más que los libros|図面なんて,どんな本より
thing:emptypot|empty pot|ख़ाली पतीले,ख़ाली पतीला|casserole vide|pentola vuota|olla vacía|からのおなべ,からのなべ
thing:pot|full pot,small pot,little pot|भरा पतीला,छोटा पतीला|marmite pleine,petite casserole|pentola piena,pentola piccola|olla llena,olla pequeña|いっぱいのなべ,小さななべ
thing:puddle|leaf afloat|एक पत्ता तैराता,एक पत्ता तैराती|dans chaque flaque|in ogni pozza posava|en cada charco ponía|葉っぱをうかべ
thing:leaf|seed wrapped in a leaf|पत्ते में लिपटा|graine au creux|seme avvolto in una foglia|semilla envuelta en una hoja|葉にくるんで
thing:flatloaf|loaf came out flat,loaves came out flat,flat and as hard,burnt bread|चपटी और कड़ी,जली हुई रोटी|pain sortait plat,pain brûlé|pane usciva piatto,pane bruciato|pan salía plano,pan quemado|れんがのようにかたく,焦げたパン
thing:loaf|a loaf came out,came a loaf,loaf of bread,fresh bread|रोटी चाँद जैसी,ताज़ी रोटी|un pain rond,la croûte chanta,pain frais|un pane tondo,la crosta cantò,pane fresco|un pan redondo,la corteza cantó,pan recién|こんがりしたパン,きつね色のパン,焼きたてのパン
thing:dough|cloth over the dough,lift the cloth|आटे को कपड़े से,कपड़ा नहीं उठाया|torchon sur la pâte,laissa le torchon|panno sull'impasto|masa con un paño,no levantó el paño|生地に布を,布にさわり
thing:risendough|dough had risen,dough rose,dough had doubled|आटा पहाड़ी,आटा फूल|pâte faisait une colline,pâte avait levé|c'era una collina,pasta era cresciuta,impasto era lievitato|masa era una colina,masa había subido,masa había crecido|生地は丘,生地がふくらみ
thing:oven|into the oven,in the oven|तंदूर की बारी,तंदूर में|on l'enfourna,au four|infornarla,nel forno,in forno|entró en el horno,en el horno,al horno|火のそばで待つ,オーブンに,かまどに
thing:can|can of water,watering can,put down the can|डोलची|arrosoir|annaffiatoio|regadera|じょうろ
icon:seedling|green tip,little sprout|हरी नोक|pointe verte|punta verde,un germoglio|punta verde,un brote|緑の先
icon:tulip|first bud opened,first flower opened|पहली कली|premier bouton|primo bocciolo|primer capullo|最初のつぼみ
icon:red-apple|an apple,one apple,the apple|एक सेब|une pomme|una mela|una manzana|りんご,リンゴ
icon:closed-book|thickest book,thick book,the book|सबसे मोटी किताब,किताब दरवाज़े|plus gros livre,avec le livre|libro più grosso,usò il libro|libro más gordo,usó el libro|いちばん厚い本,その本
thing:spoon|a spoon|चम्मच बढ़ा,एक चम्मच|une cuillère|un cucchiaio|una cuchara|さじを,スプーンを
thing:pencil|a pencil|पेंसिल|un crayon|una matita,carta e matita|un lápiz,papel y lápiz|鉛筆
thing:map|on the map,the map with,unrolled the map,an old map,a map of|नक़्शे पर,पुराना नक़्शा|sur la carte,la carte avec,carte au trésor,une vieille carte|sulla mappa,la mappa con,una vecchia mappa|en el mapa,el mapa con,un viejo mapa|地図
thing:present|small present,little present|छोटा-सा तोहफ़ा,छोटा सा तोहफ़ा|petit cadeau|piccolo regalo|regalito,pequeño regalo|小さな贈り物
thing:balls|balls had rolled,ball had rolled,left them where they were|गेंदें चारों ओर,गेंद भी बहुत दूर|balles avaient roulé,balle avait roulé|palle erano rotolate,palla era rotolata|pelotas habían rodado,pelota había rodado|玉は四方八方,玉も、遠く
thing:pieces|heap of bits,pieces lay scattered,heap of pieces|टुकड़ों का एक ढेर,टुकड़े दूर-दूर|tas de morceaux,gisait en morceaux|mucchio di pezzi,pezzi erano sparsi|montón de trozos,piezas estaban esparcidas|がらくたの山,何もかもばらばら
thing:canvas|strokes dripped,one big grey puddle,line came out crooked,run together into grey|रंग टपकता,मटमैला पानी,हर रेखा टेढ़ी|coulaient et bavaient,flaque grise,trait partait de travers|pennellate colavano,pozza grigia,linea veniva storta|pinceladas goteaban,charco gris,línea salía torcida|たれてにじみ,灰色の水たまり,どの線も曲がって
thing:cairn|small stone on another,little tower|छोटा पत्थर रखा,नन्ही मीनार|une pierre sur une autre,petite tour|piccolo sasso sopra,torretta|piedra sobre otra,torrecilla|小さな石をひとつ,小さな塔
thing:furrow|a zigzag in the sand,zigzag in the sand|रेत पर टेढ़ी-मेढ़ी|un zigzag dans le sable|uno zigzag sulla sabbia|un zigzag en la arena|砂にぎざぎざ,砂にジグザグ
`;
