/** Places by the words that name them; one line may repeat a place. */
export const placeWords = `
hall|throne room,throne hall,throne,in his castle,in her castle,in the castle,in a castle,inside the castle,inside a castle,inside his castle,in his palace,in her palace,in the palace,ballroom,great hall|सिंहासन,महल में,किले में,राजदरबार,दरबार|salle du trône,trône,dans son château,dans le château,dans un château,dans son palais,dans le palais,salle de bal|sala del trono,trono,nel suo castello,nel castello,in un castello,dentro il castello,nel suo palazzo,sala da ballo|salón del trono,trono,en su castillo,en el castillo,en un castillo,dentro del castillo,en su palacio,en el palacio,salón de baile|城の中,お城の中,お城で,城で,玉座,王座,宮殿で,宮殿の中,舞踏会
underwater|coral reef,reef,underwater,under the sea,seabed,ocean floor,deep sea,underwater world,deep ocean,aquarium|मूंगा चट्टान,पानी के नीचे,समुद्र के नीचे,प्रवाल|récif corallien,récif,sous l'eau,sous la mer,fonds marins,fonds sous-marins,monde sous-marin,paysage sous-marin,fond de la mer|barriera corallina,sott'acqua,sotto il mare,mondo sottomarino,in fondo al mare,fondo del mare,fondale|arrecife de coral,arrecife,bajo el agua,bajo el mar,mundo submarino,fondo submarino,fondo del mar|サンゴ礁,海の中,海底,水中
space|black hole,outer space,space,planet,planet earth,saturn,jupiter,neptune,uranus,galaxy,universe,solar system,orbit,moon surface,lunar,mars,cosmos,nebula|चाँद पर,चांद पर,अंतरिक्ष,सौर मंडल,सौरमंडल,शनि ग्रह,बृहस्पति,ग्रह,आकाशगंगा,ब्रह्मांड,मंगल|sur la lune,trou noir,espace,planète,saturne,jupiter,neptune,uranus,galaxie,univers,système solaire,orbite,cosmos|sulla luna,buco nero,spazio,pianeta,pianeti,saturno,giove,nettuno,urano,galassia,universo,sistema solare,orbita,cosmo|en la luna,agujero negro,espacio,planeta,saturno,júpiter,neptuno,urano,galaxia,universo,sistema solar,órbita,cosmos|ブラックホール,月面,月で,月の上,宇宙,惑星,土星,木星,天王星,海王星,銀河,太陽系,火星
jungle|jungle,rainforest,rain forest,tropical forest|जंगली वन,वर्षावन|jungle,forêt tropicale|giungla,foresta pluviale|jungla,selva|ジャングル,熱帯雨林
forest|forest,wood,woods,woodland,grove,trees,birch forest,clearing|जंगल,वन|forêt,bois,clairière|foresta,bosco,radura|bosque,claro|森,林,森林
suspension|golden gate bridge,golden gate,suspension bridge,brooklyn bridge|गोल्डन गेट,झूला पुल,हावड़ा ब्रिज|golden gate,pont suspendu,pont de brooklyn|golden gate,ponte sospeso,ponte di brooklyn|golden gate,puente colgante,puente de brooklyn|ゴールデンゲートブリッジ,ゴールデンゲート,吊り橋,つり橋,金門橋
bridge|stone bridge,old bridge,arched bridge,bridge over,bridge across,bridge|पुल,सेतु|pont de pierre,pont en pierre,vieux pont,pont sur,pont au-dessus,un pont|ponte di pietra,ponte in pietra,vecchio ponte,ponte su,ponte sul,ponte sopra,un ponte|puente de piedra,puente viejo,puente|石橋,石の橋,橋
waterfall|waterfall,cascade,niagara|झरना,झरने,जलप्रपात|cascade,chute d'eau,chutes d'eau,chutes du niagara|cascata,cascate,niagara|cascada,catarata,salto de agua,niágara|滝,ナイアガラ
river|river,stream,brook,creek|नदी|rivière,fleuve,ruisseau|fiume,ruscello|río,arroyo|川,小川
lake|lake,pond|झील,तालाब|lac,étang|lago,stagno|lago,estanque|湖,池
volcano|volcano,eruption|ज्वालामुखी|volcan,éruption|vulcano,eruzione|volcán,erupción|火山,噴火
mountains|mount fuji,mt. fuji,mt fuji,fujiyama,fuji|माउंट फ़ूजी,माउंट फूजी,फ़ूजी,फूजी|mont fuji,fuji|monte fuji,fuji|monte fuji,fuji|富士山,富士
mountains|mountain,mountains,peak,summit,alps,himalaya,valley|पहाड़,पर्वत,घाटी|montagne,sommet,alpes,vallée|montagna,montagne,vetta,valle|montaña,cumbre,valle|山,山脈,山頂,谷
beach|beach,shore,seaside,sandy beach|समुद्र तट|plage,bord de mer|spiaggia,riva del mare|playa,orilla del mar|浜辺,海辺,ビーチ,海岸
island|island|द्वीप,टापू|île|isola|isla|島
coast|sea,ocean,coast,lighthouse,harbour,harbor,port,cliff,storm at sea|समुद्र,सागर,महासागर,प्रकाशस्तंभ,बंदरगाह|mer,océan,côte,phare,port,falaise|mare,oceano,costa,faro,porto,scogliera|mar,océano,costa,faro,puerto,acantilado|海,大洋,灯台,港,崖
desert|desert,dune,sahara,oasis|रेगिस्तान,मरुस्थल|désert,dune,oasis|deserto,duna,oasi|desierto,duna,oasis|砂漠,砂丘,オアシス
snowfield|arctic,antarctica,antarctic,polar landscape,polar region,ice,iceberg,glacier,north pole,south pole,tundra,snowfield|आर्कटिक,ध्रुव,हिमनद|arctique,antarctique,banquise,glacier,pôle nord,toundra|artico,antartide,ghiacciaio,polo nord,tundra|ártico,antártida,glaciar,polo norte,tundra|北極,南極,氷河,氷原
farm|field of sunflowers,sunflower field,farm,field,farmland,barn,orchard,vineyard,rice field,wheat|खेत,फार्म,बाग|ferme,champ de tournesols,champ,grange,verger,vignoble|fattoria,campo,fienile,frutteto,vigneto|granja,campo,granero,huerto,viñedo|農場,花畑,畑,田んぼ,牧場
garden|garden,park,backyard,flower bed,compost|बगीचा,बाग़,उद्यान,पार्क,कम्पोस्ट|jardin,parc,compost|giardino,parco,compost|jardín,parque,compost|庭,公園,花園,堆肥,コンポスト
village|village,cottage,hamlet,small town|गांव,गाँव|village,hameau,chaumière|villaggio,borgo,casetta|pueblo,aldea,cabaña|村,里
street|street,alley,market,road,station,train station,café,shop,bakery,neon,cyberpunk,bazaar,souk,times square,shibuya|सड़क,गली,बाज़ार,बाजार,दुकान,स्टेशन|rue,ruelle,marché,bazar,gare,café,boutique,boulangerie|strada,vicolo,mercato,bazar,stazione,caffè,negozio,forno|calle,callejón,mercado,bazar,estación,café,tienda,panadería|通り,道,路地,市場,駅,店,商店街,ネオン,渋谷,新宿,屋台,夜市
city|city,town,skyline,skyscraper,downtown,metropolis,rooftop,roof,tokyo,new york,paris,london|शहर,नगर,महानगर,टोक्यो,पेरिस|ville,toit,paris,tokyo,new york,londres,gratte-ciel,métropole|città,tetto,parigi,tokyo,new york,londra,grattacielo,metropoli,tetti|ciudad,tejado,parís,tokio,nueva york,londres,rascacielos,metrópolis,azotea|都市,街,町,ビル,東京,パリ,屋根,屋上
kitchen|kitchen,cooking,oven,restaurant,refrigerator,fridge|रसोई,भोजनालय,रेफ्रिजरेटर,फ्रिज|cuisine,restaurant,réfrigérateur,frigo|cucina,ristorante,frigorifero,frigo|cocina,restaurante,frigorífico,nevera,refrigerador|台所,キッチン,厨房,冷蔵庫
classroom|classroom,school,lesson,blackboard,university,lecture|कक्षा,स्कूल,विद्यालय,पाठशाला|salle de classe,classe,école,tableau noir,université|aula,scuola,classe,lavagna,università|aula,escuela,clase,pizarra,universidad|教室,学校,授業,黒板,大学
laboratory|laboratory,lab,experiment,microscope,chemistry,vaccine,bacteria|प्रयोगशाला,प्रयोग,टीका,जीवाणु|laboratoire,expérience,microscope,vaccin,bactérie|laboratorio,esperimento,microscopio,vaccino,batteri|laboratorio,experimento,microscopio,vacuna,bacteria|実験室,研究所,実験,ワクチン,細菌
library|library,bookshop,archive,bookshelves,museum|पुस्तकालय,संग्रहालय|bibliothèque,librairie,musée|biblioteca,libreria,museo|biblioteca,librería,museo|図書館,書店,本屋,博物館
workshop|workshop,factory,garage,forge,studio of a painter|कारखाना,कार्यशाला|atelier,usine,garage,forge|officina,fabbrica,bottega|taller,fábrica,fragua|工場,工房,作業場
theatre|theatre,theater,stage,concert,cinema,circus,opera|रंगमंच,मंच,सिनेमा|théâtre,scène,concert,cinéma,cirque|teatro,palco,concerto,cinema,circo|teatro,escenario,concierto,cine,circo|劇場,舞台,映画館,コンサート
room|room,bedroom,attic,loft,garret,under the roof,living room,at home,home,house interior,indoors,office,desk,window,hospital,apartment,fireplace|कमरा,घर,शयनकक्ष,अटारी,दफ्तर,कार्यालय|chambre,grenier,mansarde,sous le toit,sous les toits,salon,maison,bureau,fenêtre,hôpital,appartement|stanza,camera,soffitta,mansarda,sotto il tetto,soggiorno,casa,ufficio,finestra,ospedale|habitación,dormitorio,desván,ático,buhardilla,bajo el tejado,bajo el techo,salón,casa,oficina,ventana,hospital|部屋,屋根裏,屋根裏部屋,寝室,居間,家,オフィス,窓辺,病院
cave|cave,cavern,grotto,mine|गुफा|grotte,caverne|grotta,caverna|cueva,caverna|洞窟,洞穴
sky|in the sky,above the clouds,clouds,sky,flying high|आसमान में,आसमान,आकाश,बादल|dans le ciel,ciel,nuages|nel cielo,cielo,nuvole|en el cielo,cielo,nubes|空,雲の上
meadow|stadium,football field,soccer field,pitch,meadow,hill,hills,countryside,grassland,pasture,prairie,savanna,field of flowers|मैदान,टीला,चरागाह,घास|stade,prairie,colline,campagne,pré,savane|stadio,prato,collina,campagna,savana|estadio,prado,colina,campo abierto,pradera,sabana|スタジアム,草原,丘,野原,高原
`;

/** What is told of a place beyond its kind. */
export const detailWords = `
neon|neon,tokyo,shibuya,shinjuku,osaka,hong kong,times square,las vegas,cyberpunk|नियॉन,टोक्यो|néon,tokyo,cyberpunk|neon,tokyo,cyberpunk|neón,neones,tokio,ciberpunk|ネオン,東京,新宿,渋谷,大阪,香港,サイバーパンク
stalls|market,marketplace,bazaar,souk,stall,fair|बाज़ार,बाजार,हाट,मेला|marché,bazar,étal|mercato,bazar,bancarelle,fiera|mercado,bazar,puesto,feria|市場,屋台,朝市,夜市,縁日
crowd|busy,crowded,bustling,crowd,rush hour,market,festival,parade|भीड़,व्यस्त,चहल-पहल,बाज़ार,बाजार,मेला|animé,animée,bondé,bondée,foule,marché|affollato,affollata,animata,folla,mercato|concurrido,concurrida,abarrotado,bullicioso,bulliciosa,multitud,mercado|混雑,賑やか,にぎやか,人混み,雑踏,市場
wet|wet,puddles,reflections,rain-soaked|गीली,गीला|mouillé,mouillée,flaques|bagnato,bagnata,pozzanghere|mojado,mojada,charcos|濡れた,水たまり
bedroom|bedroom,in bed,bedtime|शयनकक्ष,बिस्तर|chambre,au lit|camera da letto,a letto|dormitorio,en la cama|寝室,ベッド
attic|attic,loft,garret,under the roof|अटारी,छत के नीचे|grenier,mansarde,sous le toit,sous les toits|soffitta,mansarda,sotto il tetto|desván,ático,buhardilla,bajo el tejado,bajo el techo|屋根裏,屋根裏部屋
toys|toy factory,toy workshop,toymaker's workshop|खिलौनों का कारख़ाना,खिलौना कारख़ाना|fabrique de jouets,usine de jouets,atelier de jouets|fabbrica di giocattoli,laboratorio di giocattoli|fábrica de juguetes,taller de juguetes|おもちゃ工場,おもちゃの工房
aurora|northern lights,aurora borealis,aurora,polar lights|ध्रुवीय ज्योति,ऑरोरा|aurore boréale,aurores boréales|aurora boreale|aurora boreal,auroras boreales|オーロラ
waterfall|waterfall,cascade,niagara|झरना,झरने,जलप्रपात|cascade,chute d'eau,chutes d'eau,chutes du niagara|cascata,cascate,niagara|cascada,catarata,salto de agua,niágara|滝,ナイアガラ
suspension|golden gate bridge,golden gate,suspension bridge,brooklyn bridge|गोल्डन गेट,झूला पुल,हावड़ा ब्रिज|golden gate,pont suspendu,pont de brooklyn|golden gate,ponte sospeso,ponte di brooklyn|golden gate,puente colgante,puente de brooklyn|ゴールデンゲートブリッジ,ゴールデンゲート,吊り橋,つり橋,金門橋
bridge|stone bridge,old bridge,arched bridge,bridge over,bridge across,bridge|पुल,सेतु|pont de pierre,pont en pierre,vieux pont,pont sur,pont au-dessus,un pont|ponte di pietra,ponte in pietra,vecchio ponte,ponte su,ponte sul,ponte sopra,un ponte|puente de piedra,puente viejo,puente|石橋,石の橋,橋
summit|on a mountain top,on the mountain top,on top of a mountain,on top of the mountain,at the top of a mountain,at the top of the mountain,on the summit,at the summit,on a summit|पहाड़ की चोटी पर,पर्वत की चोटी पर,शिखर पर|au sommet d'une montagne,au sommet de la montagne,au sommet du mont|in cima a una montagna,in cima alla montagna,in vetta|en la cima de una montaña,en la cima de la montaña,en lo alto de una montaña,en la cumbre|山頂に,山頂で,山の頂上
sunflowers|sunflower,sunflowers|सूरजमुखी|tournesol,tournesols|girasole,girasoli|girasol,girasoles|ひまわり,向日葵,ヒマワリ
tulips|tulip,tulips|ट्यूलिप|tulipe,tulipes|tulipano,tulipani|tulipán,tulipanes|チューリップ
poppies|poppy,poppies|खसखस,पोस्त|coquelicot,coquelicots|papavero,papaveri|amapola,amapolas|ポピー,けし畑
lavender|lavender|लैवेंडर|lavande,lavandes|lavanda|lavanda,lavandas|ラベンダー
seedlings|seedlings,seedling,green tips,sprouts|अंकुर,पौध|jeunes pousses,semis|germogli,piantine|brotes,plántulas|芽,苗
fullmoon|full moon,great moon,moonlit sea|पूर्णिमा,पूरा चाँद,पूरा चांद|pleine lune|luna piena,plenilunio|luna llena|満月
zigzag|zigzag|ज़िगज़ैग|zigzag|zigzag|zigzag|ジグザグ
plot|garden in the clouds,garden on the clouds|बादलों में बाग़,बादलों पर बाग़|jardin dans les nuages,jardin sur les nuages|giardino tra le nuvole,giardino sulle nuvole|jardín en las nubes,jardín entre las nubes|雲の上の庭,雲の中の庭
beds|garden in bloom,among tall flowers,tall flowers all around|फूलों से भरा बाग़,ऊँचे फूलों के बीच|jardin en fleurs,au milieu de hautes fleurs|giardino in fiore,tra alti fiori|jardín en flor,entre flores altas|花ざかりの庭,背の高い花に囲まれ
lush|tall flowers all around|चारों ओर ऊँचे फूल|entouré de hautes fleurs,entourée de hautes fleurs|circondato da alti fiori,circondata da alti fiori|rodeado de flores altas,rodeada de flores altas|背の高い花に囲まれ
railbend|bend in the track,bend of the railway|रेल की पटरी का मोड़|virage de la voie ferrée|curva della ferrovia|curva de la vía|線路のカーブ
shortcut|short cut across|सीधा रास्ता|raccourci à travers|scorciatoia attraverso|atajo a través|近道
roadbend|bend in the lane,bend of the lane|रास्ते का मोड़|virage du chemin|curva del sentiero|curva del sendero|曲がり角
rivermouth|estuary,river mouth|मुहाना,मुहाने|estuaire|estuario,foce del fiume|estuario,desembocadura|河口
landfall|large island ahead,island straight ahead,another shore ahead,far shore ahead|सामने बड़ा द्वीप,सामने दूसरा किनारा|grande île devant,autre rive devant|grande isola davanti,altra riva davanti|gran isla delante,otra orilla delante|目の前に大きな島,目の前に向こう岸
fuji|mount fuji,mt. fuji,mt fuji,fujiyama,fuji|माउंट फ़ूजी,माउंट फूजी,फ़ूजी,फूजी|mont fuji,fuji|monte fuji,fuji|monte fuji,fuji|富士山,富士
planets|solar system,planets|सौर मंडल,सौरमंडल,ग्रहों|système solaire,planètes|sistema solare,pianeti|sistema solar,planetas|太陽系,惑星たち
moon|lunar soil,moon surface,surface of the moon,lunar|चाँद पर,चांद पर|sur la lune|sulla luna|en la luna|月面,月で,月の上
mercury|planet mercury|बुध ग्रह|planète mercure|pianeta mercurio|planeta mercurio|水星
venus|planet venus,venus|शुक्र ग्रह|planète vénus,vénus|pianeta venere,venere|planeta venus,venus|金星
earth|earth|पृथ्वी,धरती|terre|terra|tierra|地球
mars|mars|मंगल|planète mars,mars|marte|marte|火星
jupiter|jupiter|बृहस्पति|jupiter|giove|júpiter|木星
saturn|saturn|शनि|saturne|saturno|saturno|土星
uranus|uranus|अरुण ग्रह|uranus|urano|urano|天王星
neptune|neptune|वरुण ग्रह|neptune|nettuno|neptuno|海王星
rainbow|rainbow|इंद्रधनुष|arc-en-ciel|arcobaleno|arcoíris,arco iris|虹
fireworks|fireworks,firework|आतिशबाजी,आतिशबाज़ी|feu d'artifice,feux d'artifice|fuochi d'artificio|fuegos artificiales|花火
blossom|cherry blossom,cherry tree,sakura|चेरी ब्लॉसम,चेरी के फूल|cerisier,cerisiers en fleurs,cerisiers|ciliegio,ciliegi in fiore,ciliegi|cerezo,cerezos en flor,cerezos|桜,花見,サクラ
`;

export const timeWords = `
dawn|dawn,daybreak,sunrise|भोर,सूर्योदय,पहली किरण|aube,lever du soleil,premières lueurs|alba,sorgere del sole,prime luci|amanecer,alba,salida del sol,primera luz,primeras luces|夜明け,日の出,明け方
golden|golden hour,late afternoon,evening light,warm evening,low sun,warm glowing|सुनहरी शाम,दोपहर बाद|heure dorée,fin d'après-midi|ora d'oro,tardo pomeriggio|hora dorada,tarde dorada,tarde|夕方,午後
sunset|sunset,sundown,in the evening|सूर्यास्त|coucher du soleil,coucher de soleil|tramonto|atardecer,puesta de sol,puesta del sol|夕焼け,夕日,日没,夕暮れ
dusk|dark forest,dark woods,dusk,twilight,blue hour,nightfall|गोधूलि,सांझ,शाम|crépuscule,heure bleue,soir,soirée|crepuscolo,imbrunire,ora blu,sera|crepúsculo,anochecer,hora azul|黄昏,薄暮,たそがれ
night|northern lights,aurora borealis,night,midnight,moonlight,moonlit,starry,stars,lamplight,in the dark,nighttime,moon|रात,आधी रात,चांदनी,तारों|nuit,minuit,clair de lune,étoilé,étoiles|notte,mezzanotte,chiaro di luna,stellato,stelle|noche,medianoche,luz de luna,estrellado,estrellas|夜,真夜中,月夜,星空,夜空
morning|morning,sunny morning|सुबह|matin,matinée|mattina,mattino|mañana|朝
day|day,daylight,noon,midday,sunny,bright,afternoon|दिन,दोपहर,धूप|jour,midi,ensoleillé,journée,après-midi|giorno,mezzogiorno,soleggiato,pomeriggio|día,mediodía,soleado|昼,正午,日中,晴れ
`;

export const weatherWords = `
storm|thunderstorm,storm,gale,squall,hailstorm,whirlwind,stormy,lightning,thunder,hurricane,tempest|तूफान,आंधी,बिजली|orage,tempête,orageux,foudre|temporale,tempesta,fulmine|tormenta,tempestad,relámpago|嵐,雷,台風
rain|rain,rainy,cloudburst,downpour,raining,drizzle,shower,monsoon|बारिश,वर्षा,मानसून|pluie,pluvieux,averse|pioggia,piovoso|lluvia,lluvioso|雨,梅雨
snow|snow,snowy,snowing,snowfall,blizzard,snow-covered|बर्फ,बर्फबारी,हिमपात|neige,enneigé|neve,innevato,nevicata|nieve,nevado,nevada|雪,吹雪
fog|fog,foggy,mist,misty,haze,hazy|कोहरा,धुंध|brouillard,brume,brumeux|nebbia,foschia,nebbioso|niebla,bruma,neblina|霧,霞
overcast|overcast,grey sky,gray sky|बादल छाए|couvert,ciel gris|coperto,cielo grigio|nublado,cielo gris|曇天,どんより
cloudy|cloudy,clouds|बादल|nuageux|nuvoloso|nuboso|曇り
clear|clear sky,cloudless,clear|साफ आसमान|ciel dégagé,sans nuages|sereno,senza nuvole|despejado,sin nubes|快晴,晴天
`;

export const seasonWords = `
spring|spring,springtime,cherry blossom,sakura,blossom,blooming|वसंत,बसंत|printemps,cerisiers en fleurs,fleuri|primavera,ciliegi in fiore,in fiore|primavera,cerezos en flor,florecido|春,桜,花見
summer|summer|गर्मी,गर्मियाँ,गर्मियों,ग्रीष्म|été|estate|verano|夏
autumn|autumn,fall leaves,autumnal,fallen leaves,harvest|शरद,पतझड़|automne,feuilles mortes|autunno,foglie cadute|otoño,hojas caídas|秋,紅葉,落ち葉
winter|winter,wintry,christmas|सर्दी,शीत|hiver,noël|inverno,natale|invierno,navidad|冬,クリスマス
`;

export const moodWords = `
calm|calm,quiet,peaceful,serene,still,gentle|शांत|calme,paisible,tranquille|calmo,sereno,tranquillo,quieto|tranquilo,sereno,calma,apacible|静か,穏やか
joyful|joyful,happy,cheerful,joy,playful,festive,smiling|खुश,आनंद,हर्ष|joyeux,heureux,gai|gioioso,felice,allegro|alegre,feliz,festivo|楽しい,嬉しい,幸せ
mysterious|mysterious,haunted,spooky,creepy,magical,enchanted,dream,dreamy,eerie,secret,mystery|रहस्यमय,जादुई|mystérieux,magique,enchanté,rêve|misterioso,magico,incantato,sogno|misterioso,mágico,encantado,sueño|神秘的,不思議,魔法,夢
dramatic|dramatic,epic,intense,battle,war,danger|नाटकीय,युद्ध,खतरा|dramatique,épique,bataille,guerre|drammatico,epico,battaglia,guerra|dramático,épico,batalla,guerra|劇的,壮大,戦い,戦争
sad|sad,lonely,melancholy,alone,crying,grief|उदास,अकेला,दुखी|triste,seul,mélancolique|triste,solo,malinconico|triste,solo,melancólico,soledad|悲しい,寂しい,孤独
tender|tender,warm,cozy,cosy,love,trusting,hopeful|कोमल,प्यार|tendre,chaleureux,amour|tenero,accogliente,amore|tierno,acogedor,amor|優しい,温かい,愛
energetic|energetic,running,race,fast,action,adventure,exciting|तेज,दौड़,दौड़ता,दौड़ती,साहसिक|énergique,course,rapide,aventure,courir,en courant|energico,corsa,veloce,avventura,corre,correndo|enérgico,carrera,rápido,aventura,corriendo,corre,galopando|元気,走る,冒険
`;

export const cameraWords = `
close|close-up,closeup,close up,macro,portrait,face of|निकट से,चित्र|gros plan,portrait|primo piano,ritratto|primer plano,retrato|クローズアップ,接写,アップ
wide|wide establishing shot,wide shot,wide,panorama,panoramic,landscape,vista|विस्तृत,परिदृश्य|plan large,panorama,paysage|campo lungo,panorama,paesaggio|plano general,panorámica,paisaje|広角,風景,全景
low|low angle,from below,against the sky|नीचे से|contre-plongée,d'en bas|dal basso|contrapicado,desde abajo|ローアングル,見上げ
high|from slightly above,from above,aerial,bird's-eye,bird's eye,overhead,top view|ऊपर से,हवाई|vue d'en haut,aérien,vue aérienne,plongée|dall'alto,aerea|desde arriba,aérea,cenital|俯瞰,上から,空撮
medium|medium shot,eye-level medium shot,eye-level,three-quarter view|मध्यम|plan moyen|piano medio|plano medio|ミディアム
`;

/** Words about how a picture is made, which are not in it. */
export const makingWords = `
x|through haze,cheerful spring light,stormy light breaking through clouds,carrot nose,flying,flies,fly,sleeping,eating,playing,plays,play,world war two,world war ii,world war one,ancient,bowl of,plate of,cup of,glass of,slice of,piece of,no text,no watermark,clean illustrated look,clear shapes,balanced natural colours,cinematic still,shallow depth of field,rich contrast,fine film grain,documentary photograph,true colours,sharp detail,honest and unposed,playful storybook illustration,rounded shapes,bright cheerful colours,minimal illustration,few flat colours,generous empty space,dramatic painterly look,deep shadows,bold contrast,softly blurred background,a clear foreground,subject left of centre,open space to the right,tidy arrangement,centred composition,strong leading lines,a clear scene about,a single hard beam of light,strong side light,even studio light,soft diffused light,flat bright light,one soft shadow,available light from one side,bright open shade,soft rim light,blue hour light with warm lamps,natural daylight,mood,light,picture of,photo of,photograph,painting of,image of,illustration,drawing of,style,watercolour,watercolor,oil painting,anime,vector,scene,background,high quality,detailed,4k,hd|चित्र,तस्वीर,दृश्य|qui lit,joue,jouent,jouant,qui court,qui joue,qui dort,qui mange,photo de,image de,bol de,assiette de,tasse de,verre de,peinture de,illustration,scène|che legge,giocano,giocando,che corre,che gioca,che dorme,che mangia,foto di,ciotola di,piatto di,tazza di,bicchiere di,immagine di,dipinto di,illustrazione,scena|juegan,jugando,foto de,plato de,tazón de,taza de,vaso de,imagen de,pintura de,ilustración,escena|写真,イラスト,絵
`;

export const numberWords = `
2|two,pair of,couple of,2|दो,2|deux,2|due,2|dos,2|二人,二匹,二羽,二つ,2匹,2人,2羽
3|three,3|तीन,3|trois,3|tre,3|tres,3|三人,三匹,三羽,三つ,3匹,3人,3羽
4|four,4|चार,4|quatre,4|quattro,4|cuatro,4|四人,四匹,四羽,四つ,4匹,4人
5|five,5,several,group of,flock of,school of,herd of,many,lots of,shoals of|पांच,कई,झुंड,5|cinq,plusieurs,groupe de,5|cinque,molti,molte,gruppo di,stormo di,5|cinco,varios,varias,grupo de,bandada de,muchos,5|五人,五匹,群れ,たくさん
6|six,6|छह,6|six,6|sei,6|seis,6|六匹
7|seven,7|सात,7|sept,7|sette,7|siete,7|七匹
8|eight,8|आठ,8|huit,8|otto,8|ocho,8|八匹
9|nine,9|नौ,9|neuf,9|nove,9|nueve,9|九匹
10|ten,10,dozen|दस,10|dix,10|dieci,10|diez,10|十匹
`;

export const colourWords = `
#d8452f|red,crimson,scarlet|लाल|rouge|rosso,rossa|rojo,roja|赤い,赤
#2f6fd0|blue|नीला,नीली|bleu,bleue|blu,azzurro|azul|青い,青
#3f9a4a|green|हरा,हरी|vert,verte|verde|verde|緑の,緑
#f0bf2e|yellow,golden|पीला,पीली,सुनहरा|jaune,doré|giallo,gialla,dorato|amarillo,amarilla,dorado|黄色い,黄色,金色
#e8802a|orange|नारंगी|orangé|arancione|naranja|オレンジ
#8a4fc0|purple,violet|बैंगनी|violet,violette,pourpre|viola|morado,violeta,púrpura|紫の,紫
#ee8fb0|pink|गुलाबी|rose|rosa|rosa|ピンク
#f2f0ea|white|सफेद,सफ़ेद|blanc,blanche|bianco,bianca|blanco,blanca|白い,白
#2b2b33|black|काला,काली|noir,noire|nero,nera|negro,negra|黒い,黒
#8b5a34|brown|भूरा,भूरी|brun,marron|marrone|marrón|茶色
`;
