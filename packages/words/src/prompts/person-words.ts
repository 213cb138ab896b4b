/** Words about people: value | English | Hindi | French | Italian | Spanish | Japanese. One line may repeat a value. */
export const ageWords = `
child|child,kid,boy,girl,toddler,little boy,little girl,pupil|बच्चा,बच्ची,लड़का,लड़की|enfant,garçon,fille,fillette,petit garçon,petite fille|bambino,bambina,ragazzino,ragazzina|niño,niña,chico,chica|子供,男の子,女の子,少年,少女
old|old,elderly,aged,grandmother,grandfather,grandma,grandpa,wise old,grey-haired,gray-haired,white-haired|बूढ़ा,बूढ़ी,बूढ़े,वृद्ध,वृद्धा,बुज़ुर्ग,दादी,दादा,नानी,नाना|vieux,vieil,vieille,vieillard,âgé,âgée,grand-mère,grand-père|vecchio,vecchia,anziano,anziana,nonna,nonno|viejo,vieja,anciano,anciana,abuela,abuelo|老人,年老いた,老いた,年寄りの,おじいさん,おばあさん,祖父,祖母,お年寄り
young|young,teenage,teenage girl,teenage boy,teenager,teen,student,youth|युवा,जवान,छात्र,छात्रा|jeune,adolescent,adolescente,étudiant,étudiante|giovane,studente,studentessa,adolescente|joven,adolescente,estudiante|若い,学生,若者,高校生
`;

export const buildWords = `
feminine|nurse,midwife,businesswoman,policewoman,postwoman,fisherwoman,market woman,cleaning lady,waitress,stewardess,seamstress,shepherdess,milkmaid,poetess,schoolmistress,ballerina,witch,fairy||une|una,un'|una|
feminine|woman,girl,lady,female,she,her,mother,grandmother,grandma,sister,daughter,queen,princess,actress,aunt,wife,heroine|महिला,औरत,लड़की,स्त्री,माँ,दादी,नानी,बहन,बेटी,रानी,बच्ची|femme,fille,fillette,dame,mère,grand-mère,sœur,reine,princesse|donna,ragazza,bambina,signora,madre,nonna,sorella,regina,principessa|mujer,niña,chica,señora,madre,abuela,hermana,reina,princesa|女性,女の子,少女,女,母,お母さん,おばあさん,祖母,姉,妹,女王,姫
masculine|wizard,sorcerer,pirate,captain,fisherman,policeman,fireman,craftsman,businessman,sportsman,cameraman,postman,mailman,railwayman,woodsman,seaman,repairman,handyman,monk,sailor,knight,farmer boy||un|un,uno|un|
masculine|man,boy,guy,gentleman,male,he,his,father,grandfather,grandpa,brother,son,king,prince,actor,uncle,husband,hero|पुरुष,आदमी,लड़का,पिता,दादा,नाना,भाई,बेटा,राजा|homme,garçon,monsieur,père,grand-père,frère,roi,prince|uomo,ragazzo,bambino,signore,padre,nonno,fratello,re,principe|hombre,niño,chico,señor,padre,abuelo,hermano,rey,príncipe|男性,男の子,少年,男,父,お父さん,おじいさん,祖父,兄,弟,王,王子
`;

export const hairWords = `
#e8c46a|blonde,blond,golden hair,fair hair,fair-haired|सुनहरे बाल|blond,blonde|biondo,bionda|rubio,rubia|金髪
#b5532a|red hair,red-haired,redhead,ginger,auburn|लाल बाल|roux,rousse|rosso di capelli,capelli rossi|pelirrojo,pelirroja|赤毛
#6b4226|brown hair,brown-haired,brunette,chestnut|भूरे बाल|brun,brune,châtain|castano,castana,bruno,bruna|castaño,castaña,moreno,morena|茶髪
#1c1719|black hair,black-haired,dark hair,dark-haired|काले बाल|cheveux noirs|capelli neri|pelo negro|黒髪
#d6d2cc|grey hair,gray hair,white hair,grey-haired,gray-haired,white-haired,silver hair|सफेद बाल|cheveux gris,cheveux blancs|capelli grigi,capelli bianchi|pelo gris,pelo blanco,canoso,canosa|白髪
`;

export const hairstyleWords = `
long|long hair,long-haired|लंबे बाल|cheveux longs|capelli lunghi|pelo largo|長い髪,ロングヘア
wavy|wavy hair,flowing hair|लहराते बाल|cheveux ondulés|capelli mossi|pelo ondulado|ウェーブ
short|short hair|छोटे बाल|cheveux courts|capelli corti|pelo corto|短い髪,ショートヘア
bob|bob,bob cut|बॉब|au carré|caschetto|melena|おかっぱ,ボブ
ponytail|ponytail,pony tail,braids,braid,pigtails,plaits|चोटी,चोटियाँ|queue de cheval,tresses,tresse,nattes,couettes|coda di cavallo,trecce,treccia,codini|coleta,trenzas,trenza,coletas|ポニーテール,三つ編み,おさげ
bun|bun,hair bun|जूड़ा|chignon|chignon|moño|お団子
curly|curly,curls,curly hair|घुंघराले|bouclé,bouclée,frisé,frisée|riccio,riccia,ricci|rizado,rizada,rizos|巻き毛,くせ毛
afro|afro|अफ़्रो|afro|afro|afro|アフロ
spiky|spiky|नुकीले बाल|hérissés|a punta|de punta|つんつん
bald|bald|गंजा|chauve|calvo,calva|calvo,calva|はげ,坊主頭,スキンヘッド
headscarf|headscarf,hijab,veil|हिजाब,दुपट्टा|foulard,voile,hijab|velo,foulard,hijab|velo,pañuelo,hiyab|ヒジャブ,スカーフ
turban|turban|पगड़ी|turban|turbante|turbante|ターバン
`;

export const skinWords = `
#6b4229|dark skin,dark-skinned,black woman,black man,african|सांवला,सांवली|peau noire,africain,africaine|pelle scura,africano,africana|piel oscura,africano,africana|黒い肌,アフリカ
#c08a5e|brown skin,brown-skinned,indian,south asian|भारतीय|indien,indienne|indiano,indiana|indio,india|インド
#d9a378|tan,tanned,olive skin,latin,arab,mediterranean|गेहुंआ|hâlé,hâlée,bronzé,bronzée|abbronzato,abbronzata|bronceado,bronceada|日焼け
#f2cba8|pale,fair skin,fair-skinned|गोरा,गोरी|pâle,peau claire|pallido,pallida|pálido,pálida|色白
#edc39c|japanese,chinese,korean,east asian|जापानी,चीनी|japonais,japonaise,chinois,chinoise|giapponese,cinese|japonés,japonesa,chino,china|日本人,中国人,韓国人
`;

export const outfitWords = `
space-suit|space suit,spacesuit|अंतरिक्ष सूट,स्पेससूट|combinaison spatiale,scaphandre|tuta spaziale|traje espacial|宇宙服
armour|armour,armor,chain mail|कवच|armure|armatura|armadura|鎧,甲冑
uniform|uniform|वर्दी|uniforme|uniforme,divisa|uniforme|制服,軍服
kimono|kimono,yukata|किमोनो|kimono|kimono,chimono|kimono|着物,浴衣
robe|robes,cloak|चोगा|toge,grande cape|mantello,toga|túnica larga,toga|ローブ
coat|trench coat,raincoat,long coat|बरसाती|imperméable,long manteau|impermeabile,trench|gabardina,impermeable|トレンチコート,レインコート
tutu|tutu|टूटू|tutu|tutù|tutú|チュチュ
lab-coat|scientist,researcher,chemist,lab coat|वैज्ञानिक|scientifique,chercheur,chercheuse,blouse blanche|scienziato,scienziata,camice|científico,científica,bata blanca|科学者,研究者,博士,白衣
suit|suit,president,anchor,presenter,news anchor,formal,tie|सूट|costume,présentateur,présentatrice|abito,presentatore,presentatrice,cravatta|traje,presentador,presentadora,corbata|スーツ,社長,キャスター
hoodie|hoodie,skater,teenager,teen|हुडी|sweat à capuche|felpa|sudadera|パーカー
sweater|sweater,jumper,pullover,cozy|स्वेटर|pull,chandail|maglione|jersey,suéter|セーター
shirt|shirt,office|कमीज|chemise|camicia|camisa|シャツ
tee|t-shirt,tee,casual|टी-शर्ट|t-shirt,tee-shirt|maglietta|camiseta|tシャツ
kurta|kurta,sherwani,tunic|कुर्ता|tunique|tunica|túnica|クルタ
dress|dress,gown,princess|पोशाक,फ्रॉक|robe,princesse|vestito,principessa|vestido,princesa|ドレス,姫
overalls|overalls,worker||salopette,ouvrier|salopette,operaio|peto,obrero|農家,作業員
`;

export const featureWords = `
glasses|glasses,spectacles,bespectacled|चश्मा,चश्मे|lunettes|occhiali|gafas,lentes|眼鏡,メガネ,めがね
beard|beard,bearded|दाढ़ी|barbe,barbu|barba,barbuto|barba,barbudo|ひげ,髭,あごひげ
moustache|moustache,mustache|मूंछ|moustache|baffi|bigote|口ひげ
`;

export const umbrellaWords = `
umbrella|umbrella,parasol|छाता,छतरी|parapluie,ombrelle|ombrello,parasole|paraguas,sombrilla|傘,かさ
`;

export const hatWords = `
crown|king,queen,prince,princess,crown,emperor|राजा,रानी,राजकुमार,राजकुमारी,मुकुट|roi,reine,prince,princesse,couronne|re,regina,principe,principessa,corona|rey,reina,príncipe,princesa,corona|王,王様,女王,王子,姫,王冠
straw|farmer,gardener,straw hat,scarecrow|किसान,माली|fermier,fermière,paysan,chapeau de paille|contadino,contadina,cappello di paglia|granjero,granjera,campesino,sombrero de paja|農夫,農家,麦わら帽子
sailor|sailor,captain,policeman,policewoman,pilot,conductor|नाविक,कप्तान,पुलिस|marin,capitaine,policier,policière,pilote|marinaio,capitano,poliziotto,poliziotta,pilota|marinero,capitán,policía,piloto|船乗り,船長,警官,パイロット
wizard|wizard,witch,magician,sorcerer|जादूगर,चुड़ैल|magicien,sorcier,sorcière|mago,strega,stregone|mago,bruja,hechicero|魔法使い,魔女
helmet|knight,soldier,warrior,helmet|शूरवीर,सैनिक,योद्धा|chevalier,soldat,guerrier,casque|cavaliere,soldato,guerriero,elmo|caballero,soldado,guerrero,casco|騎士,兵士,戦士
chef|chef,baker,cook|रसोइया,बावर्ची|chef cuisinier,cuisinier,cuisinière,boulanger,boulangère|cuoco,cuoca,panettiere,fornaio|cocinero,cocinera,panadero,panadera|シェフ,料理人,パン屋
pirate|pirate|समुद्री डाकू|pirate|pirata|pirata|海賊
cap|cap,baseball cap,mechanic,driver|टोपी|casquette,mécanicien|berretto,meccanico|gorra,mecánico|帽子,キャップ,整備士
beanie|beanie,woolly hat,woollen cap,fisherman,skier|ऊनी टोपी,मछुआरा|bonnet,pêcheur|berretto di lana,pescatore|gorro,pescador|ニット帽,漁師
`;

export const clothColourWords = `
#b8382f|red,crimson,scarlet|लाल|rouge|rosso,rossa|rojo,roja|赤い,赤
#2f6fae|blue|नीला,नीली,नीले|bleu,bleue|blu,azzurro,azzurra|azul|青い,青
#3a8a55|green|हरा,हरी,हरे|vert,verte|verde|verde|緑の,緑
#d9a72e|yellow,golden|पीला,पीली,पीले|jaune|giallo,gialla|amarillo,amarilla|黄色い,黄色
#d9772e|orange|नारंगी|orange|arancione|naranja|オレンジ
#6f4a9a|purple,violet|बैंगनी|violet,violette|viola|morado,morada|紫の,紫
#d97a9c|pink|गुलाबी|rose|rosa|rosa|ピンク
#ece7dc|white|सफेद,सफ़ेद|blanc,blanche|bianco,bianca|blanco,blanca|白い,白
#2d2f3a|black|काला,काली,काले|noir,noire|nero,nera|negro,negra|黒い,黒
#7a5236|brown|भूरा,भूरी,भूरे|marron|marrone|marrón|茶色い,茶色の
`;
