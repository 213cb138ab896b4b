/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const societyConcepts = `
chart-increasing coin|economy,economic,market,trade,inflation|अर्थव्यवस्था,आर्थिक,बाजार,व्यापार,महंगाई|économie,économique,marché,commerce,inflation|economia,mercato,commercio,inflazione|economía,económico,mercado,comercio,inflación|経済,市場,貿易,インフレ
money-bag coin|money,wealth,rich,cost,price,pay,income,salary,cash,euro,dollar|पैसा,धन,कीमत,वेतन,रुपया,अमीर|argent,richesse,prix,coût,salaire,payer,riche|denaro,soldi,ricchezza,prezzo,costo,stipendio,pagare|dinero,riqueza,precio,coste,costo,salario,pagar|お金,富,価格,値段,給料,費用
bank coin|bank,finance,loan,credit,debt,interest rate|बैंक,वित्त,कर्ज,ऋण|banque,finance,prêt,dette|banca,finanza,prestito,debito|banco,finanzas,préstamo,deuda|銀行,金融,借金,融資
ballot-box-with-ballot|democracy,vote,election,voter,ballot|लोकतंत्र,मतदान,चुनाव,वोट|démocratie,vote,voter,élection|democrazia,voto,votare,elezione|democracia,voto,votar,elección,elecciones|民主主義,投票,選挙
classical-building|government,parliament,state,politics,politician,institution,museum|सरकार,संसद,राजनीति,संग्रहालय|gouvernement,parlement,état,politique,musée|governo,parlamento,politica,museo|gobierno,parlamento,estado,política,museo|政府,国会,政治,国家,博物館
balance-scale|law,justice,court,right to,judge,legal,fairness|कानून,न्याय,अदालत,अधिकार|loi,justice,tribunal,droit,juge|legge,giustizia,tribunale,diritto,giudice|ley,justicia,tribunal,derecho,juez|法律,正義,裁判,裁判所,権利
scroll hourglass-done|history,historical,past times,ancient,antiquity,tradition|इतिहास,प्राचीन,परंपरा|histoire ancienne,historique,antiquité,tradition|storico,antichità,tradizione|histórico,antigüedad,tradición|歴史,古代,伝統
crossed-swords shield|war,battle,fight,soldier,army,conflict|युद्ध,लड़ाई,सैनिक,सेना|guerre,bataille,combat,soldat,armée,conflit|guerra,battaglia,combattere,soldato,esercito|guerra,batalla,luchar,soldado,ejército,conflicto|戦争,戦い,兵士,軍隊,争い
crown|king,queen,royal,kingdom,throne,empire|राजा,रानी,राज्य,साम्राज्य,सिंहासन|roi,reine,royal,royaume,empire,trône|re,regina,regno,impero,trono|rey,reina,reino,imperio,trono|王,女王,王国,帝国,王様
family house|family,parent,relative|परिवार,माता-पिता|famille,parent|famiglia,genitore|familia,padres|家族,親
~busts-in-silhouette people-hugging|society,community,population,crowd,public,group of people,citizen|समाज,समुदाय,जनसंख्या,भीड़,नागरिक|société,communauté,population,foule,citoyen|società,comunità,popolazione,folla,cittadino|sociedad,comunidad,población,multitud,ciudadano|社会,共同体,人口,市民,人々
cityscape cityscape-at-dusk|city,town,urban,capital city|शहर,नगर|ville,urbain,cité|città,urbano|ciudad,urbano|都市,街,都会
houses house-with-garden|village,neighbourhood,neighborhood,neighbour,neighbor|गांव,पड़ोस,पड़ोसी|village,voisin,quartier|villaggio,paese,vicino,quartiere|pueblo,aldea,vecino,barrio|村,近所,隣人
house house-with-garden|house,home,household,roof|घर,मकान|maison,foyer,toit|casa,tetto|casa,hogar,tejado|家,住宅,我が家
school|school,classroom,education,pupil,university|स्कूल,विद्यालय,शिक्षा,विश्वविद्यालय|école,classe,éducation,élève,université|scuola,classe,istruzione,università,alunno|escuela,aula,educación,universidad,alumno|学校,教室,教育,大学,生徒
~globe-showing-europe-africa handshake|country,nation,international,peoples|देश,राष्ट्र|pays,nation,international|nazione,internazionale|país,nación,internacional|国,国際,国々
world-map compass|map,geography,route,explore,explorer,exploration,expedition|नक्शा,भूगोल,मार्ग,खोज|carte,géographie,itinéraire,explorer,explorateur|mappa,geografia,percorso,esplorare,esploratore|mapa,geografía,ruta,explorar,explorador|地図,地理,探検,冒険家
luggage airplane|travel,traveller,traveler,journey,trip,tourist,tourism,vacation,holiday|यात्रा,सफर,यात्री,पर्यटन|voyage,voyager,voyageur,vacances,tourisme|viaggio,viaggiare,viaggiatore,vacanza,turismo|viaje,viajar,viajero,vacaciones,turismo|旅,旅行,旅人,観光
t:road motorway|road,street|सड़क|route,rue|strada,via|carretera,calle|道路
motorway t:road|motorway,highway|राजमार्ग|autoroute|autostrada|autopista|高速道路
footprints t:route|path,way home|रास्ता,राह,पगडंडी|chemin,sentier|sentiero,cammino|camino,sendero|道,小道
lighthouse|lighthouse,lighthouse keeper,beacon|प्रकाशस्तंभ,प्रकाश स्तंभ|phare,gardien de phare|faro,guardiano del faro|faro,farero|灯台,灯台守
bridge-at-night|bridge|पुल|pont|ponte|puente|橋
automobile oncoming-automobile|car,drive,driver,traffic,vehicle|कार,गाड़ी,वाहन,यातायात|voiture,conduire,circulation,véhicule|auto,automobile,guidare,traffico,veicolo|coche,automóvil,conducir,tráfico,vehículo|車,自動車,運転,交通
locomotive high-speed-train|train,railway,railroad,station|रेलगाड़ी,ट्रेन,रेल|train,chemin de fer,gare|treno,ferrovia,stazione|tren,ferrocarril,estación|電車,列車,鉄道,駅
sailboat ship|ship,boat,sail,sailor,voyage,captain|जहाज,नाव,नाविक|bateau,navire,voile,marin,capitaine|nave,barca,vela,marinaio,capitano|barco,nave,bote,marinero,capitán|船,舟,航海,船乗り
airplane small-airplane|fly,flight,flying,plane,pilot,aviation|उड़ना,उड़ान,विमान|voler,vol,avion,pilote|volare,volo,aereo,pilota|volar,vuelo,avión,piloto|飛ぶ,飛行,飛行機
bicycle|bicycle,bike,cycling|साइकिल|vélo,bicyclette|bicicletta,bici|bicicleta,bici|自転車
newspaper television|news,newspaper,journalist,journalism,media|समाचार,खबर,अखबार,पत्रकार|nouvelles,journal,journaliste,presse|notizia,giornale,giornalista,stampa|noticia,periódico,periodista,prensa|ニュース,新聞,記者,報道
speaking-head|language,speak,talk,say,conversation,communication,speech,discuss|भाषा,बोलना,बात,बातचीत,संवाद|langue,langage,parler,conversation,communication,discuter|lingua,linguaggio,parlare,conversazione,comunicazione|lenguaje,idioma,hablar,conversación,comunicación|言語,言葉,会話,話す,話し合い,コミュニケーション
envelope love-letter|letter,mail,message,post|चिट्ठी,पत्र,संदेश,डाक|lettre,courrier,message|lettera,posta,messaggio|carta,correo,mensaje|手紙,郵便,メッセージ
police-officer police-car|police,crime,criminal,thief,arrest|पुलिस,अपराध,चोर|police,crime,voleur,criminel|polizia,crimine,ladro,reato|policía,crimen,ladrón,delito|警察,犯罪,泥棒
locked-with-key locked|security,safe,privacy,protect,protection,password,secret,safety|सुरक्षा,सुरक्षित,रहस्य,रक्षा|sécurité,sûreté,protéger,protection,secret,mot de passe|sicurezza,sicuro,proteggere,protezione,segreto|seguridad,seguro,proteger,protección,secreto,contraseña|安全,安心,守る,保護,秘密
warning stop-sign|danger,dangerous,risk,warning,hazard,harm|खतरा,खतरनाक,जोखिम,चेतावनी|danger,dangereux,risque,avertissement|pericolo,pericoloso,rischio|peligro,peligroso,riesgo,advertencia|危険,注意,警告,リスク
chains unlocked|slavery,prison,prisoner,slave|गुलामी,जेल,कैदी|esclavage,prison,prisonnier|schiavitù,prigione,prigioniero|esclavitud,prisión,cárcel,preso|奴隷,刑務所,囚人
statue-of-liberty dove|freedom,liberty,independence|आजादी,स्वतंत्रता|liberté,indépendance|libertà,indipendenza|libertad,independencia|自由,独立
place-of-worship folded-hands|religion,faith,prayer,pray,god,temple|धर्म,आस्था,प्रार्थना,भगवान,मंदिर|religion,foi,prière,prier,dieu,temple|religione,fede,preghiera,pregare,dio,tempio|religión,fe,oración,rezar,dios,templo|宗教,信仰,祈り,祈る,神,寺
ring wedding|wedding,marriage,marry,bride|शादी,विवाह,दुल्हन|mariage,épouser,noces|matrimonio,sposare,nozze|boda,matrimonio,casarse|結婚,結婚式
shopping-cart shopping-bags|shop,buy,shopping,customer,sell,consumer|दुकान,खरीदना,ग्राहक,खरीदारी|magasin,acheter,achat,client,vendre|negozio,comprare,acquisto,cliente,vendere|tienda,comprar,compra,cliente,vender|店,買う,買い物,客,売る
`;
