/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const dailyConcepts = `
comet|meteor,meteorite,comet|उल्का,धूमकेतु|météore,météorite,comète|meteora,meteorite,cometa|meteoro,meteorito|隕石,彗星
ice snow-capped-mountain|glacier,iceberg|हिमनद,हिमखंड|glacier,iceberg|ghiacciaio,iceberg|glaciar,iceberg|氷河,氷山
glowing-star milky-way|supernova,nova|सुपरनोवा|supernova|supernova|supernova|超新星
satellite|satellite|उपग्रह|satellite|satellite|satélite|人工衛星,衛星
astronaut rocket|astronaut,cosmonaut|अंतरिक्ष यात्री|astronaute,cosmonaute|astronauta,cosmonauta|astronauta,cosmonauta|宇宙飛行士
t:bottle|bottle|बोतल|bouteille|bottiglia|botella|瓶,ボトル
light-bulb electric-plug|lamp bulb,light bulb,bulb|बल्ब|ampoule|lampadina|bombilla|電球
oil-drum fuel-pump|petroleum,petrol,gasoline,crude oil|पेट्रोल|pétrole|petrolio,benzina|petróleo,gasolina|石油,ガソリン
sun|solar power,solar energy|सौर ऊर्जा|énergie solaire|energia solare|energía solar|太陽光発電
wheel|wheel,tyre,tire|पहिया|roue,pneu|ruota,pneumatico|rueda,neumático|車輪,タイヤ
newspaper|printing press|छापाखाना|imprimerie|tipografia|imprenta|印刷機
telephone|telephone|टेलीफोन|téléphone fixe|telefono fisso|teléfono fijo|固定電話
television|television|टेलीविजन,टीवी|télévision|televisione|televisión|テレビ
radio l:radio-tower|radio|रेडियो|radio|radio|aparato de radio|ラジオ
l:radio-tower satellite-antenna|transmitter,wireless telegraphy,radio wave,radio tower|बेतार,प्रेषक,रेडियो तरंग|émetteur,télégraphie sans fil,onde radio|trasmettitore,onda radio,onde radio|transmisor,onda de radio,ondas de radio|無線,送信機,電波
megaphone|advertise,advertisement,advertising,megaphone|विज्ञापन|publicité,mégaphone|pubblicità,megafono|publicidad,megáfono|広告,宣伝
l:piggy-bank|piggy bank,savings|गुल्लक,बचत|tirelire,épargne|salvadanaio,risparmi|alcancía,ahorros|貯金箱,貯金
credit-card|credit card|क्रेडिट कार्ड|carte bancaire|carta di credito|tarjeta de crédito|クレジットカード
classical-building|ancient rome,ancient greece,roman empire|प्राचीन रोम,प्राचीन यूनान|rome antique,grèce antique|antica roma,antica grecia|antigua roma,antigua grecia|古代ローマ,古代ギリシャ
amphora|archaeology,archaeologist,pottery|पुरातत्व|archéologie,archéologue,poterie|archeologia,archeologo|arqueología,arqueólogo|考古学,陶器,土器
t:pyramid|pharaoh,pyramid|फराओ,पिरामिड|pharaon,pyramide|faraone,piramide|faraón,pirámide|ピラミッド
castle|castle,fortress|किला,महल|château|castello,fortezza|castillo,fortaleza|城
triangular-flag t:flag|flag|झंडा|drapeau|bandiera|bandera|旗
hospital ambulance|hospital,ambulance|अस्पताल|ambulance,hôpital|ambulanza,ospedale|ambulancia,hospital|病院,救急車
fire-engine firefighter|firefighter,fire brigade|दमकल|pompier|pompiere|bombero|消防士,消防車
construction-worker|construction worker,labourer|मजदूर,श्रमिक|ouvrier|operaio|obrero|労働者
alarm-clock|wake up,alarm clock|अलार्म|réveil|svegliarsi|despertador|目覚まし,目覚まし時計
hourglass-done|hourglass,sand glass|रेतघड़ी|sablier|clessidra|reloj de arena|砂時計
chess-pawn|chess|शतरंज|jeu d'échecs|scacchi|ajedrez|チェス
soccer-ball|football,soccer|फुटबॉल|football,foot|calcio,pallone|fútbol|サッカー
cricket-game|cricket match,cricket bat|क्रिकेट|match de cricket|partita di cricket|partido de críquet|クリケット
sewing-needle thread|sew,sewing,sewing needle,tailor|सिलाई,दर्जी|coudre,couture,tailleur|cucire,cucito,sarto|coser,costura,sastre|裁縫,針,縫う
t-shirt jeans|clothes,clothing,garment|कपड़े|vêtement|vestito,abbigliamento|ropa|服,衣服,衣装
dress|evening dress,summer dress|फ्रॉक|robe de bal,robe d'été|vestito da sera|vestido|ドレス
bowl-with-spoon|bowl,porridge|कटोरा,दलिया|bol,bouillie|ciotola,scodella|cuenco,tazón|お椀,ボウル
spoon|spoon,teaspoon|चम्मच|cuillère|cucchiaio,cucchiaino|cuchara,cucharadita|スプーン,さじ
cup-with-straw|juice,lemonade|शरबत|jus de fruit,limonade|limonata,succo di frutta|limonada,zumo|ジュース,飲み物
ice-cream soft-ice-cream|ice cream|आइसक्रीम|crème glacée,glaces|gelato|helado|アイスクリーム
pizza|pizza|पिज्जा|pizza|pizza|pizza|ピザ
elephant|elephant|हाथी|éléphant|elefante|elefante|象,ゾウ,アフリカゾウ,アジアゾウ
spider|spider|मकड़ी|araignée|ragno|araña|クモ,蜘蛛
snake|snake,serpent|सांप|serpent|serpente|serpiente|蛇,ヘビ
turtle|turtle,tortoise|कछुआ|tortue|tartaruga|tortuga|亀,カメ
owl|owl|उल्लू|hibou,chouette|gufo,civetta|búho,lechuza|フクロウ
bat|bats,echolocation|चमगादड़|chauve-souris|pipistrello|murciélago|コウモリ
wolf|wolf,howl|भेड़िया|loup|lupo|lobo|狼,オオカミ
bear|bear|भालू|ours|orso|oso|熊,クマ
rabbit|rabbit,hare,bunny|खरगोश|lapin,lièvre|coniglio,lepre|conejo,liebre|兎,ウサギ,うさぎ
monkey|monkey,ape,primate|बंदर|singe,primate|scimmia,primate|mono,simio,primate|猿,サル
ewe ram|sheep,lamb|भेड़,मेमना|mouton,agneau,brebis|pecora,agnello|oveja,cordero|羊,ヒツジ
pig|pig,piglet|सूअर|cochon,porc|maiale,maialino|cerdo,cochino|豚,ブタ
chicken hatching-chick|chicken,hen,poultry|मुर्गी,मुर्गा|poule,poulet,volaille|gallina,pollo|gallina,pollo|鶏,ニワトリ
butterfly|butterfly,moth,metamorphosis|तितली|papillon|farfalla|mariposa|蝶,チョウ,蛾
bug|caterpillar|इल्ली|chenille|bruco|oruga|毛虫,イモムシ
ant|ant,anthill|चींटी|fourmi,fourmilière|formica,formicaio|hormiga,hormiguero|アリ,蟻
octopus|octopus,tentacle|ऑक्टोपस|pieuvre,poulpe|polpo|pulpo|タコ
squid|squid|स्क्विड|calmar|calamaro|calamar|イカ
rose|roses,rosebush|गुलाब|rose,rosier|rosa|rosa|バラ,薔薇
cactus|cactus|नागफनी|cactus|cactus|cactus|サボテン
palm-tree|palm tree,palm trees|ताड़|palmier|albero di palma|palmera|ヤシ
cloud|fog,mist,haze|कोहरा,धुंध|brouillard,brume|nebbia,foschia|niebla,neblina|霧,もや
tornado cyclone|tornado,hurricane,cyclone,typhoon|चक्रवात,बवंडर|tornade,ouragan,cyclone|tornado,uragano,ciclone|tornado,huracán,ciclón|竜巻,台風,ハリケーン
water-wave|tsunami,flood|बाढ़,सुनामी|tsunami,inondation|tsunami,alluvione,inondazione|tsunami,inundación|洪水,津波
nut-and-bolt|screw and nut,bolts|पेंच|boulon,écrou|bullone|tornillo,tuerca|ねじ,ボルト
anchor ship|harbour,harbor,anchor|बंदरगाह,लंगर|ancre,port maritime|porto di mare|ancla|港,錨
envelope mobile-phone|email,e-mail,text message,spam|ईमेल|courriel,e-mail|e-mail,posta elettronica|correo electrónico|メール,電子メール
mechanical-arm|robot arm,robotics|रोबोटिक्स|bras robotisé,robotique|braccio robotico,robotica|brazo robótico,robótica|ロボットアーム
`;
