/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const dailyConcepts = `
comet|asteroid,meteor,meteorite,comet|क्षुद्रग्रह,उल्का,धूमकेतु|astéroïde,météore,météorite,comète|asteroide,meteora,meteorite,cometa|asteroide,meteoro,meteorito,cometa|小惑星,隕石,彗星
ice snow-capped-mountain|glacier,iceberg,polar,arctic,antarctica|हिमनद,हिमखंड,ध्रुवीय|glacier,iceberg,polaire,arctique|ghiacciaio,iceberg,polare,artico|glaciar,iceberg,polar,ártico|氷河,氷山,北極,南極
glowing-star milky-way|supernova,nova|सुपरनोवा|supernova|supernova|supernova|超新星
satellite|satellite|उपग्रह|satellite|satellite|satélite|人工衛星,衛星
astronaut rocket|astronaut,cosmonaut|अंतरिक्ष यात्री|astronaute,cosmonaute|astronauta,cosmonauta|astronauta,cosmonauta|宇宙飛行士
shield|immune system,immunity,immune,antibody|प्रतिरक्षा,रोग प्रतिरोधक|système immunitaire,immunité,anticorps|sistema immunitario,immunità,anticorpo|sistema inmunitario,inmunidad,anticuerpo|免疫,抗体
bottle-with-popping-cork|plastic,bottle|प्लास्टिक,बोतल|plastique,bouteille|plastica,bottiglia|plástico,botella|プラスチック,瓶,ボトル
light-bulb electric-plug|lamp bulb,light bulb,bulb|बल्ब|ampoule|lampadina|bombilla|電球
oil-drum fuel-pump|petroleum,petrol,gasoline,fuel,crude oil|पेट्रोल,ईंधन|pétrole,essence,carburant|petrolio,benzina,carburante|petróleo,gasolina,combustible|石油,燃料,ガソリン
sun high-voltage|solar power,solar energy,renewable,renewable energy|सौर ऊर्जा|énergie solaire,renouvelable|energia solare,rinnovabile|energía solar,renovable|太陽光発電,再生可能
wheel|wheel,tyre,tire|पहिया|roue,pneu|ruota,pneumatico|rueda,neumático|車輪,タイヤ
newspaper|printing,printing press|छपाई,छापाखाना|imprimerie,impression|stampa a caratteri,tipografia|imprenta|印刷
telephone|telephone,telegraph|टेलीफोन|téléphone fixe,télégraphe|telegrafo|telégrafo|電信
television|television,screen|टेलीविजन,टीवी,परदा|télévision,écran|televisione,schermo|televisión,pantalla|テレビ,画面
radio|radio,broadcast|रेडियो,प्रसारण|radio,diffusion|radio,trasmissione|radio,emisora|ラジオ,放送
~t:message-dots|feedback,comment,opinion|राय,टिप्पणी|avis,commentaire,opinion|commento,opinione|comentario,opinión|意見,感想
speaking-head megaphone|announce,announcement,shout,advertise,advertisement,advertising|घोषणा,विज्ञापन|annonce,publicité,crier|annuncio,pubblicità,gridare|anuncio,publicidad,gritar|広告,宣伝,叫ぶ
biting-lip sweat-droplets|nervous,nervousness|घबराहट|nerveux,nervosité|nervoso,nervosismo|nervioso,nerviosismo|緊張
calendar|habit,routine|आदत,दिनचर्या|habitude,routine|abitudine,routine|hábito,rutina,costumbre|習慣,日課
money-bag|saving,savings|बचत|épargne|risparmio|ahorro|貯金,貯蓄
money-with-wings|spend,spending,expense,tax|खर्च,कर चुकाना|dépense,dépenser,impôt|spesa,spendere,tassa|gasto,gastar,impuesto|支出,税金,出費
credit-card|credit card,payment|भुगतान|carte bancaire,paiement|carta di credito,pagamento|tarjeta,pago|支払い,クレジットカード
globe-showing-europe-africa ship|globalization,globalisation,export,import|वैश्वीकरण,निर्यात,आयात|mondialisation,exportation,importation|globalizzazione,esportazione,importazione|globalización,exportación,importación|輸出,輸入,グローバル化
classical-building scroll|rome,roman,greece,greek|रोम,यूनान|rome,romain,grèce,grec|roma,romano,grecia,greco|roma,romano,grecia,griego|ローマ,ギリシャ
amphora scroll|archaeology,archaeologist,pottery,ruin|पुरातत्व|archéologie,archéologue,poterie,ruine|archeologia,archeologo,ceramica,rovina|arqueología,arqueólogo,cerámica,ruina|考古学,遺跡,陶器
camel desert|egypt,pharaoh,pyramid|मिस्र,पिरामिड|égypte,pharaon,pyramide|egitto,faraone,piramide|egipto,faraón,pirámide|エジプト,ピラミッド
castle|castle,medieval,middle ages,knight,fortress|किला,महल,मध्यकाल|château,médiéval,moyen âge,chevalier|castello,medievale,medioevo,cavaliere|castillo,medieval,edad media,caballero|城,中世,騎士
t:flag t:flag-2|flag,revolution,patriot|झंडा,क्रांति|drapeau,révolution|bandiera,rivoluzione|bandera,revolución|旗,革命
busts-in-silhouette handshake|equality,equal,inclusion|समानता,बराबरी|égalité,inclusion|uguaglianza,parità|igualdad,inclusión|平等
ambulance hospital|emergency,ambulance,hospital,accident|अस्पताल,दुर्घटना|urgence,ambulance,hôpital,accident|emergenza,ambulanza,ospedale,incidente|emergencia,ambulancia,hospital,accidente|病院,救急車,事故
fire-engine firefighter|firefighter,fire brigade,rescue|दमकल,बचाव|pompier,sauvetage|pompiere,salvataggio|bombero,rescate|消防士,消防車,救助
construction-worker hammer-and-wrench|worker,labour,labor|मजदूर,श्रमिक|ouvrier,travailleur|operaio,lavoratore|obrero,trabajador|労働者,労働
alarm-clock sunrise|wake up,awake,waking,alarm|जागना,अलार्म|réveil,réveiller,éveillé|svegliarsi,svegliare|despertar,despertador|目覚まし,起きる
hourglass-done|wait,waiting,deadline|इंतजार,प्रतीक्षा|attendre,attente,délai|attendere,attesa,scadenza|espera,esperar,plazo|待つ,待ち時間,締め切り
old-man books|philosophy,philosopher|दर्शन,दार्शनिक|philosophie,philosophe|filosofia,filosofo|filosofía,filósofo|哲学,哲学者
chess-pawn|chess,strategy,tactic|शतरंज,रणनीति|échecs,stratégie,tactique|scacchi,strategia,tattica|ajedrez,estrategia,táctica|チェス,戦略,作戦,将棋
soccer-ball|football,soccer|फुटबॉल|football,foot|calcio,pallone|fútbol|サッカー
cricket-game|cricket match,cricket|क्रिकेट|cricket sport|cricket sportivo|críquet|クリケット
sewing-needle thread|sew,sewing,needle,tailor,fashion|सिलाई,सुई,दर्जी|coudre,couture,aiguille,tailleur,mode|cucire,ago,sarto,moda|coser,aguja,sastre,moda|裁縫,針,縫う,服飾
t-shirt jeans|clothes,clothing,dress,garment|पोशाक,कपड़े|vêtement,habit,robe|vestito,abito,abbigliamento|ropa,vestido,prenda|服,衣服,衣装
bowl-with-spoon|bowl,porridge|कटोरा,दलिया|bol,bouillie|ciotola,scodella|cuenco,tazón|お椀,ボウル
spoon|spoon,teaspoon|चम्मच|cuillère|cucchiaio,cucchiaino|cuchara,cucharadita|スプーン,さじ
cup-with-straw|drink,juice,lemonade|पेय,शरबत,रस|boisson,boire,jus,limonade|bevanda,bere,succo,limonata|bebida,beber,zumo,jugo,limonada|飲み物,飲む,ジュース
ice-cream soft-ice-cream|ice cream|आइसक्रीम|crème glacée,glaces|gelato|helado|アイスクリーム
pizza|pizza|पिज्जा|pizza|pizza|pizza|ピザ
elephant|elephant|हाथी|éléphant|elefante|elefante|象,ゾウ
spider|spider|मकड़ी|araignée|ragno|araña|クモ,蜘蛛
snake|snake,serpent,venom|सांप,जहर|serpent,venin|serpente,veleno|serpiente,veneno|蛇,ヘビ
turtle|turtle,tortoise|कछुआ|tortue|tartaruga|tortuga|亀,カメ
owl|owl|उल्लू|hibou,chouette|gufo,civetta|búho,lechuza|フクロウ
bat|bat,echolocation|चमगादड़|chauve-souris|pipistrello|murciélago|コウモリ
wolf|wolf,howl|भेड़िया|loup|lupo|lobo|狼,オオカミ
bear|bear|भालू|ours|orso|oso|熊,クマ
rabbit|rabbit,hare,bunny|खरगोश|lapin,lièvre|coniglio,lepre|conejo,liebre|兎,ウサギ,うさぎ
monkey|monkey,ape,primate|बंदर|singe,primate|scimmia,primate|mono,simio,primate|猿,サル
ewe ram|sheep,lamb,flock|भेड़,मेमना|mouton,agneau,brebis|pecora,agnello,gregge|oveja,cordero,rebaño|羊,ヒツジ
pig|pig,piglet|सूअर|cochon,porc|maiale,maialino|cerdo,cochino|豚,ブタ
chicken hatching-chick|chicken,hen,poultry|मुर्गी,मुर्गा|poule,poulet,volaille|gallina,pollo|gallina,pollo|鶏,ニワトリ
butterfly|butterfly,moth,caterpillar,metamorphosis|तितली,इल्ली|papillon,chenille,métamorphose|farfalla,bruco,metamorfosi|mariposa,oruga,metamorfosis|蝶,チョウ,蛾,変態
ant|ant,colony|चींटी|fourmi|formica|hormiga|アリ,蟻
octopus|octopus,squid,tentacle|ऑक्टोपस|pieuvre,poulpe,calmar|polpo,calamaro|pulpo,calamar|タコ,イカ
rose|roses,rosebush|गुलाब|rose,rosier|rosa|rosa|バラ,薔薇
cactus|cactus|नागफनी|cactus|cactus|cactus|サボテン
palm-tree|palm tree,tropics,tropical|ताड़,उष्णकटिबंधीय|palmier,tropical|palma,tropicale|palmera,tropical|ヤシ,熱帯
fog|fog,mist,haze|कोहरा,धुंध|brouillard,brume|nebbia,foschia|niebla,neblina|霧,もや
tornado cyclone|tornado,hurricane,cyclone,typhoon|चक्रवात,बवंडर|tornade,ouragan,cyclone|tornado,uragano,ciclone|tornado,huracán,ciclón|竜巻,台風,ハリケーン
house|earthquake,seismic,tremor|भूकंप|séisme,tremblement de terre|terremoto,sisma|terremoto,sismo|地震
water-wave house|flood,tsunami|बाढ़,सुनामी|inondation,tsunami|alluvione,tsunami,inondazione|inundación,tsunami|洪水,津波
hammer nut-and-bolt|metal,iron,steel,rust|धातु,लोहा,इस्पात,जंग|métal,acier,rouille|metallo,acciaio,ruggine|metal,acero,óxido|金属,鉄,鋼,錆
ship anchor|harbour,harbor,port,anchor|बंदरगाह,लंगर|ancre,port maritime|ancora di nave,porto|ancla,puerto|港,錨
envelope mobile-phone|email,e-mail,text message,spam|ईमेल|courriel,e-mail|e-mail,posta elettronica|correo electrónico|メール,電子メール
hundred-points|perfect,perfection,excellent|उत्तम,श्रेष्ठ|perfection,parfait,excellent|perfezione,perfetto,eccellente|perfección,perfecto,excelente|完璧,満点
mechanical-arm gear|automatic,robotics|स्वचालित|automatique,robotique|automatico,robotica|automático,robótica|自動,自動化
`;
