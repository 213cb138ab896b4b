/**
 * Small things that a story turns on, and what stands for itself though its English word has other senses: figure | English | Hindi | French |
 * Italian | Spanish | Japanese.
 */
export const keyThingWords = `
icon:locomotive|last train,steam train,night train,express train,old train,little train,small train,toy train,red train,blue train,the train,a train|आख़िरी रेलगाड़ी,रेलगाड़ी,ट्रेन|dernier train,train à vapeur,train de nuit,le train,un train|ultimo treno,treno a vapore,treno|último tren,tren de vapor,tren|最終列車,汽車,列車,電車
icon:seal|old seal,the seals,a seal|सील|phoque|foca|foca|アザラシ
thing:feather|gull feather,gull feathers,golden feather,silver feather,feather|पंख|plume de mouette,plume|piuma di gabbiano,piuma,piume|pluma de gaviota,pluma|カモメの羽根,羽根
thing:shell|white shell,seashell,sea shell,shell|सीपी,शंख|coquillage|conchiglia,conchiglie|caracola,concha|貝がら,貝殻
thing:cone|pine cone,fir cone|देवदार का फल|pomme de pin|pigna,pigne|piña de pino|松ぼっくり
thing:stone|blue stone,smooth pebble,pebble|नीला पत्थर,कंकड़|pierre bleue,galet lisse,galet|pietra blu,ciottolo|piedra azul,guijarro|青い石,小石
thing:rose|desert rose|रेत का गुलाब|rose des sables|rosa del deserto|rosa del desierto|砂漠のバラ
thing:key|copper key,golden key,old key,key|चाबी|clé de cuivre,clé,clef|chiave di rame,chiave|llave de cobre,llave|銅の鍵,鍵
thing:bell|little bell|छोटी घंटी|petite cloche,clochette|campanellino,campanella|campanilla|小さな鈴
thing:marble|red marble,glass marble,a marble|लाल कंचा,कंचा|bille rouge,bille|biglia rossa,biglia|canica roja,canica|赤いビー玉,ビー玉
thing:cog|brass cog,cog,cogwheel|पीतल का पहिया|roue dentée|rotella d'ottone,ingranaggio|rueda dentada|真鍮の歯車,歯車
thing:flatloaf|flat loaves,flat loaf,burnt bread,burnt loaves|चपटी रोटियाँ,जली हुई रोटी|pains plats,pain brûlé|pani piatti,pane bruciato|panes planos,pan quemado|ぺちゃんこのパン,焦げたパン
thing:dough|dough under a cloth,covered dough,bowl of dough|ढका हुआ आटा,गूँथा हुआ आटा|pâte sous un torchon,pâte à pain|impasto sotto un panno,impasto del pane|masa bajo un paño,masa de pan|布をかけた生地,パン生地
thing:map|old map,treasure map,hand-drawn map,folded map|पुराना नक़्शा,ख़ज़ाने का नक़्शा,नक़्शा,नक्शा|vieille carte,carte au trésor,carte routière,carte de randonnée|vecchia mappa,mappa del tesoro,cartina,mappa|viejo mapa,mapa del tesoro,mapa|古い地図,宝の地図,地図
thing:bag|heavy bag,travelling bag,traveling bag,travel bag,small bag,big bag,packed bag,duffel bag,rucksack,knapsack|भारी थैला,सफ़री थैला,थैला,झोला|gros sac,sac de voyage,petit sac,sac à dos,baluchon|borsa da viaggio,borsone,sacca,zaino|bolsa de viaje,bolsón,mochila,bolsa pequeña|旅行かばん,大きなかばん,小さなかばん,かばん,リュック
thing:board|surfboard|सर्फ़बोर्ड|planche de surf|tavola da surf|tabla de surf|サーフボード
thing:spoon|wooden spoon|लकड़ी का चम्मच|cuillère en bois|cucchiaio di legno|cuchara de madera|木のスプーン
thing:pencil|thick pencil|मोटी पेंसिल|gros crayon|matita grossa|lápiz grueso|太い鉛筆
thing:pages|crumpled pages,crumpled paper,crumpled sheets|मुड़े हुए काग़ज़|feuilles froissées,papiers froissés|fogli accartocciati|hojas arrugadas|くしゃくしゃの紙
thing:cairn|cairn|पत्थरों का ढेर|cairn|ometto di pietre|hito de piedras|ケルン,積み石
thing:furrow|drawn zigzag|बना हुआ ज़िगज़ैग|zigzag dessiné|zigzag disegnato|zigzag dibujado|描かれたジグザグ
thing:leaf|single leaf|एक पत्ता|feuille d'arbre|una foglia|hoja de árbol|一枚の葉
thing:pieces|broken pieces,broken planks|टूटे टुकड़े|morceaux cassés,planches cassées|pezzi rotti,assi rotte|pedazos rotos,tablas rotas|壊れた部品,折れた板
thing:balls|scattered balls,dropped balls|बिखरी गेंदें|balles éparpillées|palline sparse|pelotas esparcidas|散らばった玉
thing:canvas|smeared canvas,smeared picture|बिगड़ा चित्र|toile barbouillée|tela imbrattata|lienzo emborronado|汚れたキャンバス
thing:emptypot|empty pot|ख़ाली पतीला,ख़ाली बर्तन|casserole vide,marmite vide|pentola vuota|olla vacía|からの鍋
thing:pot|pot of soup,big pot,full pot|सूप का बर्तन,बड़ा बर्तन|marmite|pentolone,pentola di zuppa|olla de sopa,olla grande|スープの鍋,大きな鍋
thing:puddle|puddle with a leaf,leaf in a puddle|पोखर में पत्ता|feuille dans une flaque|foglia in una pozzanghera|hoja en un charco|水たまりに浮かぶ葉
thing:can|can of water|रखी हुई डोलची|arrosoir posé|annaffiatoio posato|regadera en el suelo|置かれたじょうろ
thing:present|small present|छोटा तोहफ़ा|petit cadeau|piccolo regalo,regalino|regalito,pequeño regalo|小さな贈り物
thing:loaf|loaf of bread,fresh bread,bread,loaf|रोटी|miche de pain,pain frais,pain|pagnotta,pane|hogaza,pan|パン
`;
