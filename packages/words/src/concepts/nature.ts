/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const natureConcepts = `
seedling herb|plant,sprout,grow,growth,growing,germinate|पौधा,पौधे,अंकुर,उगना,बढ़ना,वृद्धि|plante,pousser,croissance,grandir,pousse|pianta,crescere,crescita,germoglio|planta,crecer,crecimiento,brote|植物,成長,育つ,芽,生長
leaf-fluttering-in-wind herb|leaf,foliage,photosynthesis,chlorophyll|पत्ता,पत्ती,पत्ते,प्रकाश संश्लेषण|feuille,feuillage,photosynthèse|foglia,fotosintesi|hoja,fotosíntesis|葉,葉っぱ,光合成
deciduous-tree evergreen-tree|tree,trunk,branch,wood|पेड़,वृक्ष,लकड़ी|arbre,tronc,branche|albero,tronco,ramo,legno|árbol,tronco,rama,madera|木,樹木,大木
evergreen-tree national-park|forest,woodland,woods,jungle,rainforest|जंगल,वन|forêt,bois,jungle|foresta,bosco,giungla|bosque,selva,jungla|森,森林,ジャングル,熱帯雨林
cherry-blossom tulip|flower,blossom,bloom,petal|फूल,पुष्प|fleur,fleurir,pétale|fiore,fiorire,petalo|flor,florecer,pétalo|花,花びら,咲く
beans chestnut|seed,nut,bean|बीज|graine,semence,noix|seme,noce|semilla,nuez|種,種子,豆
potted-plant seedling|garden,gardening,gardener|बाग,बगीचा,माली|jardin,jardinage,jardinier|giardino,giardinaggio,giardiniere|jardín,jardinería,jardinero|庭,園芸,庭師
brown-mushroom mushroom|mushroom,fungi,toadstool|मशरूम,कुकुरमुत्ता|champignon|fungo|hongo,seta|キノコ,きのこ
honeybee|bee,pollinate,pollination,pollen,hive|मधुमक्खी,पराग,छत्ता|abeille,pollinisation,pollen,ruche|ape,impollinazione,polline,alveare|abeja,polinización,polen,colmena|ミツバチ,蜂,受粉,花粉,巣箱
bug lady-beetle|insect,beetle|कीड़ा,कीट|insecte,scarabée|insetto,scarabeo|insecto,escarabajo|昆虫,虫
paw-prints lion|animal,wildlife,creature,beast,species,predator|जानवर,पशु,प्राणी,जीव|animal,bête,espèce,créature,prédateur|animale,bestia,specie,creatura,predatore|animal,bestia,especie,criatura,depredador|動物,生き物,野生動物
cat|cat,kitten,feline|बिल्ली|chat,chaton,félin,chatte|gatto,gattino,felino,gatta|gato,gatito,felino,gata|猫,ネコ,ねこ,子猫
dog|dog,puppy,hound|कुत्ता,पिल्ला|chien,chiot|cane,cucciolo|perro,cachorro|犬,イヌ,子犬
fox|fox,vixen|लोमड़ी|renard|volpe|zorro|狐,キツネ,きつね
bird|bird,heron,sparrow,robin|पक्षी,चिड़िया,बगुला|oiseau,héron,moineau|uccello,airone,passero|pájaro,ave,garza,gorrión|鳥,小鳥,サギ
feather|feather,wing,plume|पंख|plume,aile|piuma,ala|pluma,ala|羽,羽根,翼
nest-with-eggs empty-nest|nest|घोंसला|nid|nido|nido|巣
fish tropical-fish|fish,fishing|मछली|poisson,pêche|pesce,pesca|pez,pescado,pesca|魚,釣り,漁
spouting-whale whale|whale|व्हेल|baleine|balena|ballena|クジラ,鯨
mouse rat|mouse,rat,rodent|चूहा|souris,rat,rongeur|topo,ratto,roditore|ratón,rata,roedor|ネズミ,鼠
horse|horse,pony,gallop|घोड़ा|cheval,poney,galop|cavallo,pony,galoppo|caballo,poni,galope|馬
cow|cow,cattle,calf|गाय|vache,bétail,veau|mucca,bovino,vitello|vaca,ganado,ternero|牛
sauropod t-rex|dinosaur,fossil,extinct,extinction|डायनासोर,जीवाश्म,विलुप्त|dinosaure,fossile,extinction|dinosauro,fossile,estinzione|dinosaurio,fósil,extinción|恐竜,化石,絶滅
mountain snow-capped-mountain|mountain,hill,summit,peak,climb|पहाड़,पर्वत,चोटी|montagne,colline,sommet|montagna,collina,cima,vetta|montaña,colina,cumbre,cima|山,丘,頂上,山頂
volcano|volcano,lava,eruption,erupt,magma|ज्वालामुखी,लावा|volcan,lave,éruption|vulcano,lava,eruzione|volcán,lava,erupción|火山,溶岩,噴火
rock|rock,stone,boulder,mineral,pebble|पत्थर,चट्टान,खनिज|roche,pierre,rocher,minéral,caillou|roccia,pietra,sasso,minerale|roca,piedra,mineral|岩,石,鉱物
water-wave sailboat|sea,ocean,marine|समुद्र,सागर,महासागर|mer,océan|mare,oceano,marino|mar,océano,marino|海,海洋,大洋
beach-with-umbrella desert-island|beach,coast,shore,island|समुद्र तट,तट,द्वीप|plage,côte,rivage,île|spiaggia,costa,riva,isola|playa,costa,orilla,isla|海岸,浜辺,島,岸
coral tropical-fish|coral,reef,coral reef|मूंगा,प्रवाल|corail,récif|corallo,barriera corallina|coral,arrecife|サンゴ,サンゴ礁
water-wave national-park|river,stream,lake,pond,brook,puddle|नदी,झील,तालाब|rivière,fleuve,lac,ruisseau,étang,flaque|fiume,lago,ruscello,stagno,pozzanghera|río,lago,arroyo,estanque,charco|川,湖,池,小川,水たまり
desert cactus|desert,sand,dune,drought|रेगिस्तान,रेत,सूखा|désert,sable,sécheresse|deserto,sabbia,siccità|desierto,arena,sequía|砂漠,砂,干ばつ
cloud-with-rain umbrella-with-rain-drops|rain,rainy,shower,storm|बारिश,वर्षा,तूफान|pluie,averse,tempête,orage|pioggia,temporale,tempesta|lluvia,tormenta|雨,嵐
cloud sun-behind-cloud|cloud,sky,weather|बादल,आसमान,आकाश,मौसम|nuage,ciel,météo|nuvola,cielo|nube,cielo|雲,空,天気
snowflake snowman|snow,snowy,winter|बर्फबारी,हिम,शीत|neige,hiver|neve,inverno|nieve,invierno|雪,冬
wind-face leaf-fluttering-in-wind|wind,breeze,air,breath,breathe|हवा,वायु,सांस|vent,brise,air,souffle,respirer,respiration|vento,brezza,aria,respiro,respirare|viento,brisa,aire,respiración,respirar|風,空気,息,呼吸
cloud-with-lightning high-voltage|lightning,thunder,thunderstorm|बिजली गिरना,गरज|éclair,foudre,tonnerre|fulmine,tuono,lampo|relámpago,trueno|雷,稲妻
rainbow|rainbow,spectrum|इंद्रधनुष|arc-en-ciel,spectre|arcobaleno|arcoíris,arco iris|虹
globe-showing-europe-africa thermometer|climate,climate change,global warming,greenhouse|जलवायु,जलवायु परिवर्तन|climat,changement climatique,réchauffement|clima,cambiamento climatico,riscaldamento globale|clima,cambio climático,calentamiento global|気候,気候変動,温暖化
t:recycle wastebasket|recycle,recycling,waste,rubbish,trash,garbage|कचरा,पुनर्चक्रण|recycler,recyclage,déchet|riciclare,riciclo,rifiuto|reciclar,reciclaje,basura,residuo|リサイクル,ごみ,廃棄物
factory fog|pollution,smoke,emission|प्रदूषण,धुआं|pollution,fumée,émission|inquinamento,fumo,emissione|contaminación,humo,emisión|汚染,煙,排出
national-park deciduous-tree|nature,environment,ecosystem,landscape|प्रकृति,पर्यावरण|nature,environnement,écosystème,paysage|natura,ambiente,ecosistema,paesaggio|naturaleza,ecosistema,paisaje,medio ambiente|自然,環境,生態系,風景
cherry-blossom seedling|spring,springtime|वसंत|printemps|primavera|primavera|春
sun|sun,summer,sunny,solar|सूरज,सूर्य,ग्रीष्म|soleil,été,solaire|sole,estate,solare|sol,verano,solar|太陽,夏,日差し
fallen-leaf maple-leaf|autumn,fall leaves|शरद,पतझड़|automne|autunno|otoño|秋,紅葉
night-with-stars crescent-moon|night,evening,darkness,dark,midnight|रात,शाम,अंधेरा|nuit,soir,obscurité,sombre|notte,sera,buio,oscurità|noche,oscuridad,oscuro|夜,夜中,夕方,暗闇
sunrise sunrise-over-mountains|morning,dawn,sunrise,daybreak|सुबह,सवेरा,भोर|matin,aube,lever du soleil|mattina,mattino,alba|amanecer,alba,mañana|朝,夜明け,日の出
glowing-star star|star,starlight,starry|तारा,तारे,सितारा|étoile|stella|estrella|星,星空
tractor farmer|farm,farmer,agriculture,field,farming|खेत,किसान,खेती,कृषि|ferme,fermier,agriculture,champ,agriculteur|fattoria,contadino,agricoltura,campo,agricoltore|granja,granjero,agricultura,campo,agricultor|農場,農家,農業,畑
gem-stone|crystal,diamond,jewel,gem|रत्न,हीरा,क्रिस्टल|cristal,diamant,bijou|cristallo,diamante,gioiello|cristal,diamante,joya|結晶,宝石,ダイヤモンド
footprints paw-prints|footprint,track,trace,trail|पदचिह्न,निशान|empreinte,trace|impronta,traccia|huella,rastro|足跡,跡
`;
