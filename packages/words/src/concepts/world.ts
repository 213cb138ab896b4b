/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const worldConcepts = `
t:windmill|wind power,wind energy,wind turbine,windmill,clean energy|पवन ऊर्जा,पवन चक्की,स्वच्छ ऊर्जा|énergie éolienne,éolienne,moulin à vent,énergie propre|energia eolica,pala eolica,mulino a vento,energia pulita|energía eólica,molino de viento,aerogenerador,energía limpia|風力発電,風車,クリーンエネルギー
rock|coal|कोयला|charbon,houille|carbone|carbón|石炭
hammer-and-pick shovel|mining,miner,pickaxe,dig|खुदाई,कुदाल,खनन|mineur de fond,pioche,creuser|minatore,piccone,scavare|minero,excavar,cavar|掘る,つるはし,鉱山
graduation-cap|graduate,graduation,diploma|स्नातक|diplôme,baccalauréat|diploma,laureato|graduación,diploma|卒業,学位
t:chart-pie|pie chart,fraction,proportion|अनुपात|proportion,fraction|proporzione,frazione|proporción,fracción|分数,円グラフ
t:arrows-split-2|crossroads,junction|चौराहा|carrefour|incrocio,bivio|encrucijada|分かれ道,交差点
t:stairs|staircase,stairway|जीना|escalier|scalinata,gradino|escalón|階段
t:filter|filter|फ़िल्टर|filtre|filtro|filtro|ろ過,濾過
t:grid-dots|sieve|छलनी|tamis|setaccio|criba,tamiz|ふるい
t:stack-2|layer,stratum,sediment|परत,तलछट|strate,sédiment|strato,sedimento|sedimento,estrato|地層,堆積
t:atom|proton,neutron,nucleus|प्रोटॉन,नाभिक|proton,neutron,noyau atomique|protone,neutrone,nucleo|protón,neutrón,núcleo|陽子,中性子,原子核
t:prism rainbow|prism,refraction,light beam|प्रिज्म,अपवर्तन|prisme,réfraction|prisma,rifrazione|prisma,refracción|プリズム,屈折
t:ruler-measure|kilometre,kilometer|किलोमीटर|kilomètre|chilometro,chilometri|kilómetro|キロメートル
crystal-ball|crystal ball,fortune teller|ज्योतिषी|boule de cristal|sfera di cristallo|bola de cristal|水晶玉,占い師
headstone|gravestone,tombstone,cemetery|कब्र|pierre tombale,cimetière|lapide,cimitero|lápida,cementerio|墓地,墓石
factory|industrial revolution|औद्योगिक क्रांति|révolution industrielle|rivoluzione industriale|revolución industrial|産業革命
locomotive|steam engine|भाप इंजन|machine à vapeur|macchina a vapore|máquina de vapor|蒸気機関
syringe|vaccination,injection,syringe,vaccine|टीकाकरण,इंजेक्शन|vaccination,vaccin,seringue|vaccinazione,vaccino,iniezione,siringa|vacunación,vacuna,inyección,jeringa|予防接種,注射,注射器,ワクチン
face-with-medical-mask microbe|epidemic,pandemic,influenza|महामारी,फ्लू|épidémie,pandémie|epidemia,pandemia|epidemia,pandemia|感染症,伝染病,インフルエンザ,流行病
stethoscope|blood pressure,heart rate|रक्तचाप,हृदय गति|tension artérielle|pressione sanguigna|presión arterial|血圧,心拍
t:hand-finger|sense of touch,fingertip touch|स्पर्श|sens du toucher|senso del tatto|sentido del tacto|触覚
person-getting-haircut|haircut,hairdresser,barber|बाल कटवाना,नाई|coiffeur,coupe de cheveux|parrucchiere,barbiere|peluquero,peluquería|美容師,散髪
person-biking bicycle|cyclist,bike ride|साइकिल सवार|cycliste,balade à vélo|ciclista,pedalare|ciclista,pedalear|自転車に乗る,サイクリング
t:ball-tennis tennis|tennis,racket|टेनिस|tennis,raquette|tennis,racchetta|tenis,raqueta|テニス,ラケット
basketball|basketball|बास्केटबॉल|basket-ball,basketball|pallacanestro,basket|baloncesto|バスケットボール,バスケ
sports-medal|medal,olympic,olympics|पदक,ओलंपिक|médaille,olympique|medaglia,olimpico|medalla,olímpico|メダル,オリンピック
skis|ski,skiing,skier|स्की,स्कीइंग|ski,skier,skieur|sciare,sci,sciatore|esquí,esquiar,esquiador|スキー
penguin|penguin,emperor penguin|पेंगुइन|pingouin,manchot|pinguino|pingüino|ペンギン
polar-bear|polar bear|ध्रुवीय भालू|ours polaire|orso polare|oso polar|北極熊,ホッキョクグマ,シロクマ
shark|shark|शार्क|requin|squalo|tiburón|サメ,鮫
dolphin|dolphin,porpoise|डॉल्फिन|dauphin|delfino|delfín|イルカ
frog|frog,amphibian|मेंढक|grenouille,amphibien|rana,anfibio|rana,anfibio|カエル,蛙
t:ripple|tadpole|टैडपोल|têtard|girino|renacuajo|おたまじゃくし,オタマジャクシ
t:circles|frogspawn|मेंढक के अंडे|ponte de grenouille,œufs de grenouille|uova di rana|huevos de rana|カエルの卵
frog-face|toad|टोड,भेक|crapaud|rospo|sapo|ヒキガエル,ガマガエル
lizard|lizard,gecko|छिपकली|lézard|lucertola|lagarto|トカゲ
crocodile|crocodile,alligator|मगरमच्छ|crocodile|coccodrillo|cocodrilo|ワニ
eagle|eagle,hawk,falcon,bird of prey|बाज,गरुड़,चील|aigle,faucon,rapace|aquila,falco,rapace|águila,halcón,rapaz|鷲,鷹,ワシ,タカ
kangaroo|kangaroo|कंगारू|kangourou|canguro|canguro|カンガルー
giraffe|giraffe|जिराफ|girafe|giraffa|jirafa|キリン
panda|panda|पांडा|panda|panda|panda|パンダ
tiger|tiger|बाघ|tigre|tigre|tigre|虎,トラ
leopard|leopard|तेंदुआ|léopard|leopardo|leopardo|ヒョウ
camel|camel|ऊंट|chameau,dromadaire|cammello|camello|ラクダ
hedgehog|hedgehog,porcupine|साही|hérisson|riccio,porcospino|erizo,puercoespín|ハリネズミ
chipmunk|squirrel,chipmunk|गिलहरी|écureuil|scoiattolo|ardilla|リス
snail|snail,slug|घोंघा|escargot,limace|lumaca,chiocciola|caracol,babosa|カタツムリ,かたつむり
crab|crab|केकड़ा|crabe|granchio|cangrejo|カニ,蟹
lobster|lobster|झींगा मछली|homard|aragosta|langosta|ロブスター,伊勢エビ
spiral-shell|seashell|सीप,शंख|coquillage|conchiglia|concha|貝,貝殻
bone|spine,backbone|रीढ़|colonne vertébrale|colonna vertebrale,spina dorsale|columna vertebral|背骨,脊椎
tomato|tomato|टमाटर|tomate|pomodoro|tomate|トマト
potato french-fries|potato|आलू|pomme de terre,patate|patata|patata|ジャガイモ,じゃがいも,芋
garlic|garlic|लहसुन|ail|aglio|ajo|にんにく
onion|onion|प्याज|oignon|cipolla|cebolla|玉ねぎ
ear-of-corn|corn,maize,popcorn|मक्का,भुट्टा|maïs,pop-corn|mais,granturco|maíz,palomitas|とうもろこし,トウモロコシ
lemon|lemon|नींबू|citron|limone|limón|レモン
tangerine|tangerine,orange fruit,orange juice|संतरा|clémentine,jus d'orange|arancia,succo d'arancia|naranja fruta,zumo de naranja|みかん,オレンジジュース
banana|banana|केला|banane|banana|plátano,banana|バナナ
grapes|grape,raisin|अंगूर|raisin|uva,uvetta|uva,pasa|ブドウ,ぶどう,葡萄
strawberry|strawberry,berry|स्ट्रॉबेरी|fraise,baie rouge|fragola,bacca|fresa,baya|いちご,イチゴ,苺
coconut palm-tree|coconut|नारियल|noix de coco|cocco,noce di cocco|coco,cocotero|ココナッツ
mango|mango,mango tree|आम का पेड़|mangue,manguier|albero di mango|árbol de mango,mango fruta|マンゴー
sushi|sushi,sashimi|सुशी|sushi|sushi|sushi|寿司,刺身,鮨
bento-box|lunch box,packed lunch,bento|टिफिन|panier-repas|cestino del pranzo|fiambrera|弁当,お弁当
sandwich hamburger|sandwich,burger,hamburger,fast food|सैंडविच,बर्गर|sandwich,hamburger|panino,hamburger,tramezzino|bocadillo,hamburguesa,sándwich|サンドイッチ,ハンバーガー
curry-rice|curry|करी,सब्जी की करी|plat au curry|pollo al curry|plato de curry|カレー
t:fridge|refrigerator,fridge,freezer,keep cool|फ्रिज,रेफ्रिजरेटर|réfrigérateur,frigo,congélateur|frigorifero,congelatore|refrigerador,nevera,congelador|冷蔵庫,冷凍庫
t:wash-machine soap|washing machine,laundry,detergent|धुलाई,कपड़े धोना|machine à laver,lessive|lavatrice,bucato,detersivo|lavadora,colada,detergente|洗濯機,洗濯,洗剤
chair|chair|कुर्सी|chaise|sedia|silla|椅子
couch-and-lamp|sofa,living room|सोफा|canapé,salon|divano,soggiorno|sofá,sala de estar|ソファ,居間
toothbrush|toothbrush,toothpaste,brush teeth|दंतमंजन,टूथब्रश|brosse à dents,dentifrice|spazzolino,dentifricio|cepillo de dientes,pasta de dientes|歯ブラシ,歯磨き
umbrella-with-rain-drops|umbrella,raincoat|छाता,बरसाती|parapluie,imperméable|ombrello,impermeabile|paraguas,impermeable|傘,雨具
glasses|spectacles,eyeglasses|ऐनक|lunettes|occhiali|gafas,anteojos|眼鏡,メガネ
person-rowing-boat|rowing,rowing boat,canoe,kayak|चप्पू,डोंगी|aviron,canoë,kayak|remare,canoa,canottaggio|remar,canoa,remo|ボート漕ぎ,カヌー
helicopter|helicopter|हेलीकॉप्टर|hélicoptère|elicottero|helicóptero|ヘリコプター
bus|bus,public transport|बस अड्डा,सार्वजनिक परिवहन|autobus,autocar|autobus,trasporto pubblico|autobús,transporte público|バス
t:submarine|submarine|पनडुब्बी|sous-marin|sottomarino|submarino|潜水艦
violin|violin,violinist|वायलिन|violon,violoniste|violino,violinista|violín,violinista|バイオリン
musical-keyboard|piano,pianist|पियानो|piano,pianiste|pianoforte,pianista|pianista|ピアノ
guitar|guitar,guitarist,rock band,rock music|गिटार|guitare,guitariste|chitarra,chitarrista,musica rock|guitarra,guitarrista,música rock|ギター
drum|drum,drummer,percussion|ढोल,तबला|tambour,percussions|tamburo,percussioni|tambor,percusión|太鼓,ドラム
kite|kite|पतंग|cerf-volant|aquilone|cometa de papel|凧
teddy-bear|teddy bear,soft toy|टेडी|ours en peluche|orsacchiotto|osito de peluche|ぬいぐるみ
jack-o-lantern|pumpkin,halloween|कद्दू|citrouille,potiron|zucca|calabaza|かぼちゃ,ハロウィン
christmas-tree|christmas,christmas tree|क्रिसमस|noël,sapin de noël|albero di natale|navidad,árbol de navidad|クリスマス
fireworks|firework,fireworks|आतिशबाजी|feu d'artifice|fuochi d'artificio|fuegos artificiales|花火
diya-lamp|diwali,oil lamp|दिवाली,दीपावली|lampe à huile|lampada a olio|lámpara de aceite|油灯
snowman|snowman,snowball|हिममानव,बर्फ का गोला|bonhomme de neige,boule de neige|pupazzo di neve,palla di neve|muñeco de nieve,bola de nieve|雪だるま,雪玉
`;
