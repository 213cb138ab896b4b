/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const natureConcepts = `
seedling herb|plant,sprout,germinate|पौधा,पौधे,अंकुर|plante,germer|pianta,germoglio,germogliare|planta,brote,germinar|植物,芽
leaf-fluttering-in-wind herb|leaf,foliage,photosynthesis,chlorophyll|पत्ता,पत्ती,पत्ते,प्रकाश संश्लेषण|feuille,feuillage,photosynthèse|foglia,fotosintesi|hoja,fotosíntesis|葉,葉っぱ,光合成
deciduous-tree evergreen-tree|tree,tree trunk,tree branch|पेड़,वृक्ष|arbre|albero|árbol|樹木,大木,木
wood|wood,timber,log,plank|लकड़ी|planche,bûche|legno,tronco|madera,tronco|木材,丸太,材木
evergreen-tree national-park|forest,woodland,woods,jungle,rainforest|जंगल,वन|forêt,jungle|foresta,bosco,giungla|bosque,selva,jungla|森,森林,ジャングル,熱帯雨林
cherry-blossom tulip|flower,blossom,bloom,petal|फूल,पुष्प|fleur,fleurir,pétale|fiore,fiorire,petalo|flor,florecer,pétalo|花,花びら,咲く
beans chestnut|seed,bean|बीज|graine,semence|seme|semilla|種,種子,豆
potted-plant seedling|garden,gardening,gardener|बाग,बगीचा,माली|jardin,jardinage,jardinier|giardino,giardinaggio,giardiniere|jardín,jardinería,jardinero|庭,園芸,庭師
brown-mushroom mushroom|mushroom,fungi,toadstool|मशरूम,कुकुरमुत्ता|champignon|fungo|hongo,seta|キノコ,きのこ
honeybee|bee,pollinate,pollination,pollen,hive|मधुमक्खी,पराग,छत्ता|abeille,pollinisation,pollen,ruche|ape,impollinazione,polline,alveare|abeja,polinización,polen,colmena|ミツバチ,蜂,受粉,花粉,巣箱
bug lady-beetle|insect,beetle|कीड़ा,कीट|insecte,scarabée|insetto,scarabeo|insecto,escarabajo|昆虫,虫
paw-prints lion|animal,wildlife,beast,predator|जानवर,पशु|animal,bête,prédateur|animale,bestia,predatore|animal,bestia,depredador|動物,生き物,野生動物
cat|cat,kitten,feline|बिल्ली|chat,chaton,félin,chatte|gatto,gattino,felino,gatta|gato,gatito,felino,gata|猫,ネコ,ねこ,子猫
dog|dog,puppy,hound|कुत्ता,पिल्ला|chien,chiot|cane,cucciolo|perro,cachorro|犬,イヌ,子犬
fox|fox,vixen|लोमड़ी|renard|volpe|zorro|狐,キツネ,きつね
bird|bird,heron,sparrow,robin|पक्षी,चिड़िया,बगुला|oiseau,héron,moineau|uccello,airone,passero|pájaro,ave,garza,gorrión|鳥,小鳥,サギ
feather|feather,plume|पंख|plume|piuma|pluma|羽根
wing|wing|डैना|aile|ala|ala|翼
nest-with-eggs empty-nest|nest|घोंसला|nid|nido|nido|巣
fish tropical-fish|fish|मछली|poisson|pesce|pez,pescado|魚
fishing-pole|fishing,fishing rod,angler|मछली पकड़ना|canne à pêche|canna da pesca|caña de pescar|釣り,釣りざお
spouting-whale whale|whale,cetacean|व्हेल|baleine,cétacé|balena,cetaceo|ballena,cetáceo|クジラ,鯨,シロナガスクジラ,ザトウクジラ,マッコウクジラ
mouse rat|mouse,rat,rodent|चूहा|souris,rat,rongeur|topo,ratto,roditore|ratón,rata,roedor|ネズミ,鼠
horse|horse,pony|घोड़ा|cheval,poney|cavallo,pony|caballo,poni|馬
cow|cow,cattle,calf|गाय|vache,bétail,veau|mucca,bovino,vitello|vaca,ganado,ternero|牛
sauropod t-rex|dinosaur|डायनासोर|dinosaure|dinosauro|dinosaurio|恐竜
mountain snow-capped-mountain|mountain,hill,summit|पहाड़,पर्वत,चोटी|montagne,colline,sommet|montagna,collina,cima,vetta|montaña,colina,cumbre,cima|山,丘,頂上,山頂
l:dam|dam,hydroelectric dam|पनबिजली बांध,जलाशय|barrage hydroélectrique,lac de barrage,lac de retenue|diga,bacino artificiale|represa,embalse,presa hidroeléctrica|ダム,貯水池
volcano|Etna,Mount Etna,Vesuvius,Mount Vesuvius,Krakatoa,Stromboli,Pinatubo,Eyjafjallajökull,Popocatépetl|एटना,विसुवियस|Etna,Vésuve,Krakatoa,Stromboli,Pinatubo|Etna,Vesuvio,Stromboli,Krakatoa|Etna,Vesubio,Krakatoa,Popocatépetl,Stromboli|エトナ山,ヴェスヴィオ山,ベスビオ山,桜島,浅間山
volcano|volcano,lava,eruption,erupt,magma,lava fountain,lava flow,volcanic ash,pyroclastic flow|ज्वालामुखी,लावा,मैग्मा,ज्वालामुखी की राख|volcan,lave,éruption,magma,fontaine de lave,coulée de lave,cendre volcanique,nuée ardente|vulcano,lava,eruzione,magma,fontana di lava,fontane di lava,colata lavica,cenere vulcanica,flusso piroclastico,lapilli|volcán,lava,erupción,magma,fuente de lava,colada de lava,ceniza volcánica,flujo piroclástico|火山,溶岩,噴火,マグマ,火山灰,火砕流
derelict-house t:activity|earthquake,seismic,seismograph,seismometer|भूकंप,भूचाल,भूडोल,भूकंपीय,भूकंपमापी|séisme,tremblement de terre,sismique,sismographe|terremoto,sisma,sismico,sismografo|terremoto,sismo,sísmico,sismógrafo|地震,震度
t:twig|twig,brushwood|टहनी|brindille|ramoscello|ramita|小枝
l:circle-pile seedling|compost,compost heap,humus|कंपोस्ट,खाद का ढेर|compost,tas de compost|compost,cumulo di compost|compost,pila de compost|堆肥,コンポスト
t:shovel-pitchforks|pitchfork,garden fork|पांचा|fourche|forcone|horca de jardín|ピッチフォーク
rock|rock,stone,boulder,mineral,pebble|पत्थर,चट्टान,खनिज|roche,pierre,rocher,minéral,caillou|roccia,pietra,sasso,minerale|roca,piedra,mineral|岩,石,鉱物
water-wave|sea,ocean|समुद्र,सागर,महासागर|mer,océan|mare,oceano|mar,océano|海,海洋,大洋
beach-with-umbrella|beach,seashore|समुद्र तट|plage,rivage|spiaggia|playa|海岸,浜辺
desert-island|island|द्वीप|île|isola|isla|島
coral coral|coral,reef,coral reef|मूंगा,प्रवाल|corail,récif|corallo,barriera corallina|coral,arrecife|サンゴ,サンゴ礁
national-park|river,stream,lake,pond,brook|नदी,झील,तालाब|rivière,fleuve,lac,ruisseau,étang,cours d'eau|fiume,lago,ruscello,stagno,corso d'acqua,corsi d'acqua|río,lago,arroyo,estanque,curso de agua,cursos de agua|川,湖,池,小川
desert|desert,dune|रेगिस्तान|désert,dune|deserto,duna|desierto,duna|砂漠,砂丘
cloud-with-rain umbrella-with-rain-drops|rain,rainy,shower,storm|बारिश,वर्षा,तूफान|pluie,averse,tempête,orage|pioggia,temporale,tempesta|lluvia,tormenta|雨,嵐
cloud sun-behind-cloud|cloud,sky,weather|बादल,आसमान,आकाश,मौसम|nuage,ciel,météo|nuvola,cielo|nube,cielo|雲,空,天気
snowflake snowman|snow,snowy,winter|बर्फबारी,हिम,शीत|neige,hiver|neve,inverno|nieve,invierno|雪,冬
wind-face|wind,breeze,breath,breathe|हवा,सांस|vent,brise,souffle,respirer|vento,brezza,respiro,respirare|viento,brisa,respiración,respirar|風,息,呼吸
cloud-with-lightning high-voltage|lightning,thunder,thunderstorm|बिजली गिरना,गरज|éclair,foudre,tonnerre|fulmine,tuono,lampo|relámpago,trueno|雷,稲妻
rainbow|rainbow,spectrum|इंद्रधनुष|arc-en-ciel,spectre|arcobaleno|arcoíris,arco iris|虹
globe-showing-europe-africa thermometer|climate,climate change,global warming,greenhouse|जलवायु,जलवायु परिवर्तन|climat,changement climatique,réchauffement|clima,cambiamento climatico,riscaldamento globale|clima,cambio climático,calentamiento global|気候,気候変動,温暖化
t:recycle|recycle,recycling|पुनर्चक्रण|recycler,recyclage|riciclare,riciclo|reciclar,reciclaje|リサイクル
wastebasket|rubbish,trash,garbage,waste bin|कचरा,कूड़ा|poubelle,ordures|spazzatura|basura|ごみ,ゴミ
factory|pollution,exhaust fumes|प्रदूषण|pollution|inquinamento|contaminación|汚染,大気汚染
national-park|nature,landscape,countryside|प्रकृति|nature,paysage|natura,paesaggio|naturaleza,paisaje|自然,風景
cherry-blossom seedling|springtime|वसंत|printemps|primavera|primavera|春
sun|sun,summer,sunny,solar|सूरज,सूर्य,ग्रीष्म|soleil,été,solaire|sole,estate,solare|sol,verano,solar|太陽,夏,日差し
fallen-leaf maple-leaf|autumn,fall leaves|शरद,पतझड़|automne|autunno|otoño|秋,紅葉
night-with-stars crescent-moon|night,evening,midnight|रात,शाम|nuit,soir|notte,sera|noche|夜,夜中,夕方
sunrise sunrise-over-mountains|morning,dawn,sunrise,daybreak|सुबह,सवेरा,भोर|matin,aube,lever du soleil|mattina,mattino,alba|amanecer,alba|朝,夜明け,日の出
glowing-star star|star,starlight,starry|तारा,तारे,सितारा|étoile|stella|estrella|星,星空
tractor farmer|farm,farmer,agriculture,farming|खेत,किसान,खेती,कृषि|fermier,agriculture,agriculteur|fattoria,contadino,agricoltura,agricoltore|granja,granjero,agricultura,agricultor|農場,農家,農業,畑
gem-stone|crystal,diamond,jewel,gem|रत्न,हीरा,क्रिस्टल|cristal,diamant,bijou|cristallo,diamante,gioiello|cristal,diamante,joya|結晶,宝石,ダイヤモンド
footprints paw-prints|footprint|पदचिह्न|empreinte de pas|impronta,orma|huella|足跡
`;
