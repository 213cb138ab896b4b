/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const worldConcepts = `
t:windmill|wind power,wind energy,wind turbine,windmill,clean energy|पवन ऊर्जा,पवन चक्की,स्वच्छ ऊर्जा|énergie éolienne,éolienne,moulin à vent,énergie propre|energia eolica,pala eolica,mulino a vento,energia pulita|energía eólica,molino de viento,aerogenerador,energía limpia|風力発電,風車,クリーンエネルギー
t:droplet-half-2 water-wave|hydropower,dam,reservoir|पनबिजली,बांध,जलाशय|hydroélectricité,barrage,réservoir d'eau|energia idroelettrica,diga,bacino idrico|energía hidroeléctrica,presa,embalse|水力発電,ダム,貯水池
rock|coal,mining,miner,ore|कोयला,खनन,अयस्क|charbon,mineur,minerai,houille|carbone,minatore,minerale grezzo|carbón,minero,minería,mineral metálico|石炭,採掘,鉱石,鉱山
hammer-and-pick|mine shaft,pickaxe,dig,excavate|खुदाई,कुदाल|pioche,creuser,excavation|piccone,scavare,scavo|pico y pala,excavar,cavar,excavación|掘る,つるはし,発掘
woman-student graduation-cap|graduate,graduation,diploma,degree course,exam,examination|परीक्षा,स्नातक|diplôme,examen,baccalauréat|laurea,diploma,esame|graduación,diploma,examen|卒業,試験,学位
t:school school|homework,exercise book,school day|गृहकार्य,होमवर्क|devoirs,cahier d'exercices|compiti,quaderno scolastico|deberes,tarea escolar|宿題
t:chart-pie|share,portion,proportion,fraction,majority|हिस्सा,अनुपात,बहुमत|proportion,fraction,majorité|proporzione,frazione,maggioranza|proporción,fracción,mayoría|分数,過半数
t:arrows-split-2 motorway|crossroads,junction,alternative,option|चौराहा,विकल्प|carrefour,alternative,option|incrocio,bivio,alternativa,opzione|encrucijada,cruce,alternativa,opción|分かれ道,交差点,選択肢
t:stairs ladder|stage by stage,progression,stairway,staircase|चरण दर चरण,जीना|étape par étape,escalier,progression|passo dopo passo,scalinata,gradino|paso a paso,escalón,progresión|段階,一歩ずつ
t:filter|filter,sieve,purify,purification|छानना,छलनी,शुद्ध करना|filtre,tamis,purifier|filtro,setaccio,purificare|filtro,tamiz,purificar,colador|ろ過,濾過,ふるい,浄化
t:stack-2 card-index-dividers|layer,stratum,sediment|परत,तलछट|couche,strate,sédiment|strato,sedimento|capa,estrato,sedimento|地層,堆積
t:circles-relation link|relationship,network of,interaction,relation|संबंध जाल,परस्पर क्रिया|relation,interaction|relazione,interazione|relación,interacción|関係,相互作用
t:topology-star-3|system of,structure,organization,organisation|संरचना,संगठन|structure,organisation|struttura,organizzazione|estructura,organización|構造,組織
t:atom-2|proton,neutron,nucleus|प्रोटॉन,नाभिक|proton,neutron,noyau atomique|protone,neutrone,nucleo|protón,neutrón,núcleo|陽子,中性子,原子核
t:prism rainbow|prism,refraction,light beam|प्रिज्म,अपवर्तन|prisme,réfraction|prisma,rifrazione|prisma,refracción|プリズム,屈折
t:ruler-measure straight-ruler|distance,kilometre,kilometer,mile|दूरी,किलोमीटर|distance,kilomètre|distanza,chilometro,chilometri|distancia,kilómetro|距離,キロメートル
t:clock-hour-4|delay,late arrival,punctual,appointment|देरी,विलंब,समय पर|retard,ponctuel,rendez-vous|ritardo,puntuale,appuntamento|retraso,puntual,cita médica|遅れ,遅刻,約束の時間
crystal-ball|future,prediction,predict,tomorrow,forecast|भविष्य,भविष्यवाणी,आने वाला कल|avenir,futur,prédiction,prévoir|futuro,previsione,prevedere|futuro,predicción,predecir,porvenir|未来,予測,将来,予言
amphora hourglass-done|long ago,prehistoric,stone age,bronze age|प्रागैतिहासिक,पाषाण युग|préhistoire,âge de pierre,âge du bronze|preistoria,età della pietra,età del bronzo|prehistoria,edad de piedra,edad de bronce|先史時代,石器時代,縄文
t:pyramid|tomb,mummy,burial|मकबरा,ममी|tombeau,momie,sépulture|tomba,mummia,sepoltura|tumba,momia,sepultura|墓,ミイラ,古墳
ship world-map|settler,columbus,discovery voyage,conquest|उपनिवेश,खोज यात्रा|colonie,colon,conquête|colonia,colono,conquista|colonia,colono,conquista|植民地,征服,大航海
factory locomotive|industrial revolution,steam engine,industrialisation,industrialization|औद्योगिक क्रांति,भाप इंजन|révolution industrielle,machine à vapeur|rivoluzione industriale,macchina a vapore|revolución industrial,máquina de vapor|産業革命,蒸気機関
t:vaccine syringe|vaccination,injection,syringe,jab|टीकाकरण,इंजेक्शन,सुई लगाना|vaccination,injection,piqûre,seringue|vaccinazione,iniezione,siringa|vacunación,inyección,jeringa|予防接種,注射,注射器
face-with-medical-mask microbe|epidemic,pandemic,contagious,influenza,flu|महामारी,संक्रामक,फ्लू|épidémie,pandémie,contagieux,grippe|epidemia,pandemia,contagioso,influenza|epidemia,pandemia,contagioso,gripe|感染症,伝染病,インフルエンザ,流行病
t:stethoscope anatomical-heart|blood pressure,heart rate,heart attack,circulatory system|रक्तचाप,हृदय गति|tension artérielle,crise cardiaque|pressione sanguigna,infarto|presión arterial,infarto|血圧,心拍,心臓発作
fork-and-knife green-salad|stomach,digestion,digest,intestine,gut,appetite|पेट,पाचन,आंत|estomac,digestion,digérer,intestin,appétit|stomaco,digestione,digerire,intestino,appetito|estómago,digestión,digerir,intestino,apetito|胃,消化,腸,食欲
t:hand-finger|skin,touch,sunburn,sense of touch|त्वचा,स्पर्श|peau,toucher,coup de soleil|pelle,tatto,scottatura|piel,tacto,quemadura|皮膚,肌,触覚,日焼け
scissors person-getting-haircut|hair,haircut,hairdresser,barber|बाल कटवाना,नाई,केश|cheveux,coiffeur,coupe de cheveux|capelli,parrucchiere,barbiere|pelo,cabello,peluquero,peluquería|髪,髪の毛,美容師,散髪
person-biking bicycle|cyclist,bike ride|साइकिल सवार|cycliste,balade à vélo|ciclista,pedalare|ciclista,pedalear|自転車に乗る,サイクリング
t:ball-tennis tennis|tennis,racket|टेनिस|tennis,raquette|tennis,racchetta|tenis,raqueta|テニス,ラケット
basketball|basketball|बास्केटबॉल|basket-ball,basketball|pallacanestro,basket|baloncesto|バスケットボール,バスケ
sports-medal trophy|medal,olympic,olympics,tournament,competition,record holder|पदक,ओलंपिक,प्रतियोगिता|médaille,olympique,tournoi,compétition|medaglia,olimpico,torneo,competizione|medalla,olímpico,torneo,competición|メダル,オリンピック,大会,競技
skis|ski,skiing,skier|स्की,स्कीइंग|ski,skier,skieur|sciare,sci,sciatore|esquí,esquiar,esquiador|スキー
penguin|penguin,emperor penguin|पेंगुइन|pingouin,manchot|pinguino|pingüino|ペンギン
polar-bear|polar bear|ध्रुवीय भालू|ours polaire|orso polare|oso polar|北極熊,ホッキョクグマ,シロクマ
shark|shark|शार्क|requin|squalo|tiburón|サメ,鮫
dolphin|dolphin,porpoise|डॉल्फिन|dauphin|delfino|delfín|イルカ
frog|frog,toad,tadpole,amphibian|मेंढक|grenouille,crapaud,têtard,amphibien|rana,rospo,girino,anfibio|rana,sapo,renacuajo,anfibio|カエル,蛙,おたまじゃくし
lizard crocodile|reptile,lizard,gecko,crocodile,alligator|छिपकली,मगरमच्छ,सरीसृप|reptile,lézard,crocodile|rettile,lucertola,coccodrillo|reptil,lagarto,cocodrilo|爬虫類,トカゲ,ワニ
eagle|eagle,hawk,falcon,bird of prey|बाज,गरुड़,चील|aigle,faucon,rapace|aquila,falco,rapace|águila,halcón,rapaz|鷲,鷹,ワシ,タカ
kangaroo|kangaroo,marsupial,pouch|कंगारू|kangourou,marsupial|canguro,marsupiale|canguro,marsupial|カンガルー
giraffe|giraffe|जिराफ|girafe|giraffa|jirafa|キリン
panda|panda,bamboo|पांडा,बांस|panda,bambou|panda,bambù|panda,bambú|パンダ,竹
tiger leopard|tiger,leopard,big cat|बाघ,तेंदुआ|tigre,léopard|tigre,leopardo|tigre,leopardo|虎,トラ,ヒョウ
camel|camel,caravan|ऊंट,कारवां|chameau,dromadaire,caravane|cammello,carovana|camello,caravana|ラクダ,隊商
hedgehog|hedgehog,porcupine|साही|hérisson|riccio,porcospino|erizo,puercoespín|ハリネズミ
chipmunk|squirrel,chipmunk,acorn|गिलहरी|écureuil,gland|scoiattolo,ghianda|ardilla,bellota|リス,どんぐり
snail|snail,slug|घोंघा|escargot,limace|lumaca,chiocciola|caracol,babosa|カタツムリ,かたつむり
crab lobster|crab,lobster,shellfish|केकड़ा|crabe,homard,crustacé|granchio,aragosta,crostaceo|cangrejo,langosta,crustáceo|カニ,エビ,甲殻類
spiral-shell|shell,seashell,mollusc|सीप,शंख|coquillage,coquille,mollusque|conchiglia,mollusco|concha,molusco|貝,貝殻
bone|vertebrate,spine,backbone|रीढ़,मेरुदंड|colonne vertébrale,vertébré|colonna vertebrale,vertebrato,spina dorsale|columna vertebral,vertebrado|背骨,脊椎
tomato|tomato|टमाटर|tomate|pomodoro|tomate|トマト
potato french-fries|potato,chip shop,fries|आलू|pomme de terre,patate,frites|patata,patatine|patata,papa,patatas fritas|ジャガイモ,じゃがいも,芋
garlic onion|onion,garlic|प्याज,लहसुन|oignon,ail|cipolla,aglio|cebolla,ajo|玉ねぎ,にんにく
ear-of-corn|corn,maize,popcorn|मक्का,भुट्टा|maïs,pop-corn|mais,granturco|maíz,palomitas|とうもろこし,トウモロコシ
lemon tangerine|lemon,orange fruit,citrus|नींबू,संतरा|citron,agrume|limone,agrumi,arancia|limón,cítrico,naranja fruta|レモン,みかん,柑橘
banana|banana|केला|banane|banana|plátano,banana|バナナ
grapes|grape,raisin|अंगूर|raisin|uva,uvetta|uva,pasa|ブドウ,ぶどう,葡萄
strawberry|strawberry,berry|स्ट्रॉबेरी|fraise,baie rouge|fragola,bacca|fresa,baya|いちご,イチゴ,苺
coconut palm-tree|coconut|नारियल|noix de coco|cocco,noce di cocco|coco,cocotero|ココナッツ
mango|mango,mango tree|आम,आम का पेड़|mangue,manguier|mango,albero di mango|árbol de mango,mango fruta|マンゴー
sushi|sushi,sashimi|सुशी|sushi|sushi|sushi|寿司,刺身,鮨
bento-box|lunch box,packed lunch,bento|टिफिन|panier-repas|cestino del pranzo|fiambrera|弁当,お弁当
sandwich hamburger|sandwich,burger,hamburger,fast food|सैंडविच,बर्गर|sandwich,hamburger|panino,hamburger,tramezzino|bocadillo,hamburguesa,sándwich|サンドイッチ,ハンバーガー
curry-rice|curry|करी,सब्जी की करी|plat au curry|pollo al curry|plato de curry|カレー
t:fridge|refrigerator,fridge,freezer,keep cool|फ्रिज,रेफ्रिजरेटर|réfrigérateur,frigo,congélateur|frigorifero,congelatore|refrigerador,nevera,congelador|冷蔵庫,冷凍庫
t:wash-machine soap|washing machine,laundry,detergent|धुलाई,कपड़े धोना|machine à laver,lessive|lavatrice,bucato,detersivo|lavadora,colada,detergente|洗濯機,洗濯,洗剤
chair couch-and-lamp|furniture,chair,sofa,living room|फर्नीचर,कुर्सी,सोफा|meuble,chaise,canapé,salon|mobile di casa,sedia,divano,soggiorno|mueble,silla,sofá,sala de estar|家具,椅子,ソファ,居間
toothbrush|toothbrush,toothpaste,brush teeth|दंतमंजन,टूथब्रश|brosse à dents,dentifrice|spazzolino,dentifricio|cepillo de dientes,pasta de dientes|歯ブラシ,歯磨き
umbrella-with-rain-drops|umbrella,raincoat|छाता,बरसाती|parapluie,imperméable|ombrello,impermeabile|paraguas,impermeable|傘,雨具
glasses|glasses,spectacles,lens|चश्मा,लेंस|lunettes,lentille de verre|occhiali,lente|gafas,anteojos,lente|眼鏡,メガネ,レンズ
person-rowing-boat|rowing,rowing boat,canoe,kayak|चप्पू,डोंगी|aviron,canoë,kayak|remare,canoa,canottaggio|remar,canoa,remo|ボート漕ぎ,カヌー
helicopter|helicopter|हेलीकॉप्टर|hélicoptère|elicottero|helicóptero|ヘリコプター
bus|bus,coach,public transport|बस अड्डा,सार्वजनिक परिवहन|autobus,autocar,transport public|autobus,pullman,trasporto pubblico|autobús,transporte público|バス,公共交通
t:submarine|submarine,deep sea,underwater|पनडुब्बी,गहरा समुद्र|sous-marin,grands fonds|sottomarino,sott'acqua|submarino,bajo el agua|潜水艦,深海,水中
violin|violin,orchestra,symphony,concert|वायलिन,संगीत कार्यक्रम|violon,orchestre,symphonie,concert|violino,orchestra,sinfonia,concerto|violín,orquesta,sinfonía,concierto|バイオリン,オーケストラ,交響曲,演奏会
musical-keyboard|piano,pianist,keyboard|पियानो|piano,pianiste,clavier|pianoforte,pianista,tastiera|pianista,teclado|ピアノ,鍵盤
guitar|guitar,guitarist,rock band|गिटार|guitare,guitariste|chitarra,chitarrista|guitarra,guitarrista|ギター
drum|drum,drummer,percussion|ढोल,तबला|tambour,batterie de musique|tamburo,batteria musicale|tambor,percusión|太鼓,ドラム
kite|kite|पतंग|cerf-volant|aquilone|cometa de papel|凧
teddy-bear|teddy bear,soft toy,doll|गुड़िया,टेडी|ours en peluche,poupée|orsacchiotto,bambola|osito de peluche,muñeca|ぬいぐるみ,人形
jack-o-lantern|pumpkin,halloween|कद्दू|citrouille,potiron|zucca|calabaza|かぼちゃ,ハロウィン
christmas-tree|christmas,christmas tree,christmas eve|क्रिसमस|noël,sapin de noël|natale,albero di natale|navidad,árbol de navidad|クリスマス
fireworks|firework,fireworks,new year|आतिशबाजी,नया साल|feu d'artifice,nouvel an|fuochi d'artificio,capodanno|fuegos artificiales,año nuevo|花火,新年,正月
diya-lamp|diwali,oil lamp|दिवाली,दीपावली|lampe à huile|lampada a olio|lámpara de aceite|油灯
snowman|snowman,snowball|हिममानव,बर्फ का गोला|bonhomme de neige,boule de neige|pupazzo di neve,palla di neve|muñeco de nieve,bola de nieve|雪だるま,雪玉
hourglass-not-done|patient wait,long time,for ages|लंबा समय|longtemps|molto tempo|mucho tiempo|長い間
`;
