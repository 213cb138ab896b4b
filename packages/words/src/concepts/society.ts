/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const societyConcepts = `
chart-increasing|economy,inflation,economic growth|अर्थव्यवस्था,महंगाई|économie,inflation|economia,inflazione|economía,inflación|経済,物価
money-bag coin|money,wealth,cash,euro,dollar,salary|पैसा,धन,वेतन,रुपया,यूरो|richesse,salaire,pièce de monnaie,euro|denaro,soldi,ricchezza,stipendio,euro|dinero,riqueza,salario,euro|お金,富,給料,ユーロ
money-bag coin|compound interest,interest rate|ब्याज|intérêts composés,taux d'intérêt|interesse composto,interessi composti|interés compuesto,tipo de interés|利息,利子,複利,金利
label|price,price tag|कीमत|étiquette de prix|prezzo|precio|値段,価格
sailboat world-map|sea voyage,circumnavigation,journey round the world,voyage round the world,voyage around the world|समुद्री यात्रा,दुनिया की परिक्रमा|circumnavigation,tour du monde,voyage autour du monde|circumnavigazione,giro del mondo,viaggio intorno al mondo|circunnavegación,vuelta al mundo,viaje alrededor del mundo|世界一周,航海
bank coin|loan,bank account|बैंक,कर्ज,ऋण|banque,compte en banque|banca,conto in banca|préstamo,cuenta bancaria|銀行,借金
ballot-box-with-ballot|democracy,vote,election,voter,ballot|लोकतंत्र,मतदान,चुनाव,वोट|démocratie,vote,voter,élection|democrazia,voto,votare,elezione|democracia,voto,votar,elección,elecciones|民主主義,投票,選挙
classical-building|government,parliament,museum|सरकार,संसद,संग्रहालय|gouvernement,parlement,musée|governo,parlamento,museo|gobierno,parlamento,museo|政府,国会,博物館
balance-scale|law,justice,judge|कानून,न्याय,अदालत|loi,justice,tribunal|legge,giustizia,tribunale|ley,justicia,tribunal|法律,正義,裁判,裁判所
scroll|scroll,parchment,chronicle|पांडुलिपि|parchemin,chronique|pergamena,cronaca|pergamino,crónica|巻物,年代記
crossed-swords|war,battle|युद्ध,लड़ाई|guerre,bataille|guerra,battaglia|guerra,batalla|戦争,戦い
crown|king,queen,throne|राजा,रानी,सिंहासन|roi,reine,trône|regina,trono|rey,reina,trono|王,女王,王様
family|family|परिवार,माता-पिता|famille|famiglia|familia|家族
~busts-in-silhouette|crowd,population|जनसंख्या,भीड़|foule|folla|multitud|人口,群衆
cityscape cityscape-at-dusk|city,town|शहर,नगर|ville|città|ciudad|都市,街,都会
houses|village,neighbourhood,neighborhood|गांव,पड़ोस|village|villaggio|aldea|村,近所
house house-with-garden|house,household,roof|घर,मकान|maison,toit|casa,tetto|casa,tejado|家,住宅,我が家
school|school,classroom,university|स्कूल,विद्यालय,विश्वविद्यालय|école,université|scuola,università|escuela,universidad|学校,教室,大学
world-map compass|map,geography|नक्शा,भूगोल|géographie,carte géographique|mappa,geografia|mapa,geografía|地図,地理
luggage airplane|luggage,tourist,tourism,vacation|पर्यटन|valise,vacances,tourisme|vacanza,turismo|vacaciones,turismo|観光,旅行
motorway|road,street|सड़क|route,rue|strada|carretera|道路
motorway|motorway,highway|राजमार्ग|autoroute|autostrada|autopista|高速道路
t:route|path,footpath|पगडंडी|chemin,sentier|sentiero,cammino|camino,sendero|道,小道
lighthouse|lighthouse|प्रकाशस्तंभ,प्रकाश स्तंभ|phare maritime|faro marittimo|faro|灯台
bridge-at-night|bridge|पुल|pont|ponte|puente|橋
t:charging-pile|electric car,charging station|इलेक्ट्रिक कार,बिजली की कार|voiture électrique,borne de recharge|auto elettrica,auto elettriche,macchina elettrica|coche eléctrico,coches eléctricos,punto de recarga|電気自動車,充電器
fuel-pump|petrol car,gasoline car,petrol station|पेट्रोल कार,पेट्रोल पंप|voiture à essence,station-service|auto a benzina,distributore di benzina|coche de gasolina,coches de gasolina,gasolinera|ガソリン車,ガソリンスタンド
airplane-departure|airport|हवाई अड्डा,हवाईअड्डा|aéroport|aeroporto|aeropuerto|空港,飛行場
airplane small-airplane|air traffic,air travel|हवाई यातायात|trafic aérien|traffico aereo|tráfico aéreo|航空交通
t:propeller|jet engine,jet engines,turbofan,turbine engine|जेट इंजन|moteur à réaction,réacteur d'avion,turboréacteur|motore a reazione,motori a reazione,motori a turbina,turboventola|motor a reacción,motores a reacción,turbina de avión|ジェットエンジン
t:gavel|lawsuit,courtroom,supreme court|न्यायालय,सर्वोच्च न्यायालय,मुकदमा|procès,cour suprême|corte suprema,aula di tribunale|corte suprema,tribunal supremo|最高裁,訴訟
t:certificate|patent|पेटेंट|brevet,breveter|brevetto,brevettare|patente,patentar|特許
automobile oncoming-automobile|car,traffic,motorist|कार,गाड़ी,यातायात|voiture,automobile|auto,automobile,traffico|coche,automóvil,tráfico|自動車,車
t:train|electric train,electric locomotive,electric railway|विद्युत रेल|train électrique,locomotive électrique|treno elettrico,locomotiva elettrica|tren eléctrico,locomotora eléctrica|電気機関車
locomotive high-speed-train|railway,railroad,express train|रेलगाड़ी,ट्रेन,रेल|train,chemin de fer|treno,ferrovia|tren,ferrocarril|電車,列車,鉄道
station|railway station,train station|रेलवे स्टेशन|gare|stazione ferroviaria|estación de tren|駅
ship sailboat|ship,boat|जहाज,नाव|bateau,navire|nave,barca|barco,nave,bote|船,舟
airplane small-airplane|airplane,aeroplane,aircraft,boeing,airbus|विमान,हवाई जहाज,बोइंग|avion,boeing,airbus|aereo,aeroplano,boeing,airbus|avión,boeing,airbus|飛行機,ボーイング
bicycle|bicycle,bike,cycling|साइकिल|vélo,bicyclette|bicicletta,bici|bicicleta,bici|自転車
newspaper television|news,newspaper|समाचार,अखबार|journal quotidien,nouvelles du jour|notizia,giornale|noticia,periódico|ニュース,新聞
speaking-head|conversation,speak,talk|बोलना,बातचीत|conversation,parler|conversazione,parlare|conversación,hablar|会話,話す
envelope love-letter|mail,postman|चिट्ठी,डाक|courrier,facteur|postino|correo,cartero|手紙,郵便
police-officer police-car|police,policeman|पुलिस|police,policier|polizia,poliziotto|policía|警察,警官
locked-with-key locked|padlock,password|ताला|cadenas,mot de passe|lucchetto|candado,contraseña|錠,南京錠
warning|danger,dangerous,warning,hazard|खतरा,खतरनाक,चेतावनी|danger,dangereux,avertissement|pericolo,pericoloso|peligro,peligroso,advertencia|危険,警告
chains|slavery,shackles|गुलामी|esclavage,menottes|schiavitù,manette|esclavitud|奴隷,手錠
folded-hands|prayer,pray|प्रार्थना|prière,prier|preghiera,pregare|oración,rezar|祈り,祈る
hindu-temple|temple|मंदिर|temple|tempio|templo|寺院
wedding ring|wedding,marriage|शादी,विवाह|mariage,noces|matrimonio,nozze|boda,matrimonio|結婚,結婚式
shopping-cart shopping-bags|shopping,shopping cart|खरीदारी|faire les courses,caddie|carrello della spesa|carrito de la compra|買い物
`;
