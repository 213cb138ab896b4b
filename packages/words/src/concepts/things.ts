/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const thingConcepts = `
red-apple green-apple|apple|सेब|pomme|mela|manzana|リンゴ,りんご
pear|pear|नाशपाती|poire|pera fruttata|pera fruta|梨,ナシ
kiwi-fruit|kiwi,kiwi fruit|कीवी|kiwi|kiwi|kiwi|キウイ
ginger-root|ginger|अदरक|gingembre|zenzero|jengibre|生姜,ショウガ
pea-pod|pea,pea pod|मटर|petit pois|pisello|guisante|えんどう豆
crossed-swords|sword|तलवार|épée|spada|espada|剣,刀
bow-and-arrow|bow and arrow,archery|धनुष,धनुष-बाण|arc et flèche,tir à l'arc|arco e freccia,tiro con l'arco|arco y flecha,tiro con arco|弓矢,弓道
carpentry-saw|handsaw,hand saw|आरी|scie|sega|serrucho|のこぎり
delivery-truck articulated-lorry|truck,lorry|ट्रक|camion|camion|camión|トラック
motor-scooter|scooter|स्कूटर|scooter|motorino|escúter|スクーター,原付
auto-rickshaw|rickshaw|रिक्शा|pousse-pousse|risciò|mototaxi|人力車
manual-wheelchair|wheelchair|व्हीलचेयर|fauteuil roulant|sedia a rotelle|silla de ruedas|車椅子
horizontal-traffic-light|traffic light|यातायात संकेत|feu tricolore|semaforo|semáforo|信号機
railway-track|railway track,rails|रेल की पटरी|rails,voie ferrée|rotaie|vías del tren|線路
fork-and-knife|fork|कांटा चम्मच|fourchette|forchetta|tenedor|フォーク
kitchen-knife|knife,knives|चाकू|couteau|coltello|cuchillo|ナイフ,包丁
fork-and-knife-with-plate|dinner plate|थाली|assiette|piatto di minestra|plato de comida|皿
teacup-without-handle|teacup|चाय का प्याला|tasse de thé|tazza da tè|taza de té|湯飲み
glass-of-milk|glass of milk|दूध का गिलास|verre de lait|bicchiere di latte|vaso de leche|コップ
cocktail-glass|cocktail|कॉकटेल|cocktail|cocktail|cóctel|カクテル
mans-shoe running-shoe|shoe,shoes|जूता,जूते|chaussure|scarpa|zapato|靴
hiking-boot|hiking boot,boots|लंबे जूते|bottes|stivali,scarponi|botas|長靴,ブーツ
womans-sandal|sandal|सैंडल,चप्पल|sandale|sandalo|sandalia|サンダル
t-shirt|shirt|कमीज|chemise|camicia|camisa|シャツ
military-helmet|helmet|हेलमेट|casque|elmetto|casco|ヘルメット
purse|coin purse|बटुआ|porte-monnaie|borsellino|monedero|財布,小銭入れ
hair-pick|comb|कंघी|peigne|pettine|peine|くし
electric-plug|plug socket,electric plug|बिजली का प्लग|prise électrique|presa elettrica|enchufe|コンセント
satellite-antenna|antenna|एंटीना|antenne|antenna|antena|アンテナ
fire-extinguisher|fire extinguisher|अग्निशामक यंत्र|extincteur|estintore|extintor|消火器
petri-dish|petri dish|पेट्री डिश|boîte de petri|piastra di petri|placa de petri|シャーレ
circus-tent|circus,circus tent|सर्कस|cirque|tendone del circo|circo|サーカス
playground-slide|playground|खेल का मैदान|aire de jeux|parco giochi|patio de recreo|すべり台
church|church,chapel|चर्च,गिरजाघर|église|chiesa|iglesia|教会
mosque|mosque|मस्जिद|mosquée|moschea|mezquita|モスク
shinto-shrine|shrine,torii gate|तोरी द्वार|sanctuaire shinto|santuario shintoista|santuario sintoísta|神社,鳥居
statue-of-liberty|statue of liberty|स्टैच्यू ऑफ लिबर्टी|statue de la liberté|statua della libertà|estatua de la libertad|自由の女神
computer-mouse|computer mouse|कंप्यूटर माउस|souris d'ordinateur|mouse del computer|ratón de ordenador|パソコンのマウス
merman|merman|जलपुरुष|homme sirène|tritone|tritón|男の人魚
nest-with-eggs|bird's nest|चिड़िया का घोंसला|nid d'oiseau|nido d'uccello|nido de pájaro|鳥の巣
water-buffalo|buffalo,water buffalo|भैंसा|buffle|bufalo|búfalo|水牛
deer|deer,stag|हिरन|biche,cerf|cerva,cervo|cierva,ciervo|鹿,シカ
duck|duck,duckling|बत्तख|canard|anatra|pato|アヒル,カモ
swan|swan|राजहंस|cygne|cigno|cisne|白鳥
goat|goat|बकरी,बकरा|chèvre|capra|cabra|ヤギ,山羊
ox|ox,oxen,bull|बैल,सांड|taureau|bue,toro|buey,toro|雄牛
donkey|donkey|गधा|âne|asino|burro|ロバ
beaver|beaver|ऊदबिलाव|castor|castoro|castor animal|ビーバー
`;
