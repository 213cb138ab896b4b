/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const scienceConcepts = `
bubbles|bubble,gas,carbon dioxide,foam,oxygen,nitrogen|गैस,बुलबुला,कार्बन डाइऑक्साइड,झाग,ऑक्सीजन|gaz,bulle,dioxyde de carbone,mousse,oxygène|gas,bolla,anidride carbonica,schiuma,ossigeno|gas,burbuja,dióxido de carbono,espuma,oxígeno|ガス,気泡,泡,二酸化炭素,気体,酸素
microbe|microbe,bacteria,bacterium,germ,virus|जीवाणु,बैक्टीरिया,विषाणु,वायरस|microbe,bactérie,virus|microbo,batterio,virus|microbio,bacteria,virus|細菌,微生物,ウイルス,菌
petri-dish microbe|microorganism|सूक्ष्मजीव|micro-organisme|microrganismo|microorganismo|培養皿
test-tube|acid,enzyme|अम्ल,एंजाइम|acide,enzyme|acido,enzima|ácido,enzima|酸,酵素
test-tube alembic|chemistry,chemical,chemical reaction|रसायन,अभिक्रिया|chimie,chimique,réaction chimique|chimica,reazione chimica|química,reacción química|化学,化学反応
~thermometer|temperature,fever,celsius|तापमान,बुखार|température,fièvre|temperatura,febbre|temperatura,fiebre|温度,気温,熱
fire|fire,flame|आग,लौ|feu,flamme|fiamma,fuoco|fuego|火,炎
snowflake ice|ice,frost,freeze|बर्फ,पाला|geler,givre|gelare,ghiaccio,gelo|congelar,hielo,helada|氷,凍る
droplet|water,liquid,drop of water,moisture|पानी,द्रव,बूंद,नमी|eau,liquide,humidité|acqua,liquido,goccia,umidità|agua,líquido,humedad|水,液体,ぬるま湯,しずく,水分
dashing-away|steam,vapour,vapor,evaporate,evaporation|भाप,वाष्प|vapeur,évaporation|vapore,evaporazione|vapor,evaporación|蒸気,湯気,蒸発
sun|sunlight,sunshine|धूप,सूर्य का प्रकाश|lumière du soleil,rayon de soleil|luce del sole,raggio di sole|luz del sol,rayo de sol|日光,太陽の光
high-voltage electric-plug|electricity,electric,voltage|बिजली,विद्युत|électricité,électrique|elettricità,elettrico|electricidad,eléctrico|電気,電力
battery|battery|बैटरी|pile électrique,batterie électrique|pila elettrica|batería eléctrica|電池,バッテリー
magnet|magnet,magnetism,magnetic|चुंबक|aimant,magnétisme,magnétique|magnete,calamita,magnetismo|imán,magnetismo,magnético|磁石,磁力,磁気
t:atom|atom,nuclear,physics,electron,quantum|परमाणु,भौतिकी|atome,nucléaire,physique|atomo,nucleare|átomo,nuclear|原子,物理,粒子,量子
dna|dna,gene,genetic,genetics|डीएनए,जीन|adn,gène,génétique|dna,gene,genetica|adn,gen,genética|遺伝子,遺伝
microscope test-tube|science,scientist,experiment,laboratory,researcher|विज्ञान,वैज्ञानिक,प्रयोगशाला|science,scientifique,laboratoire,chercheur|scienza,scienziato,laboratorio,ricercatore|ciencia,científico,laboratorio|科学,科学者,実験,研究者
telescope|astronomy,astronomer,observatory|खगोल,खगोलशास्त्र|astronomie,astronome,observatoire|astronomia,astronomo|astronomía,astrónomo|天文学,天文台
milky-way|universe,galaxy,outer space|ब्रह्मांड,आकाशगंगा|univers,galaxie|galassia,spazio cosmico|galaxia|銀河,宇宙
ringed-planet|planet,saturn,jupiter,solar system|ग्रह,सौर मंडल|planète,système solaire|pianeta,sistema solare|planeta,sistema solar|惑星,太陽系
rocket satellite|spacecraft,space travel,rocket launch|अंतरिक्ष यान|vaisseau spatial,fusée|navicella spaziale|nave espacial,cohete|宇宙船
~globe-showing-europe-africa|earth,planet earth,globe|पृथ्वी,धरती|planète terre,globe terrestre|globo terrestre,pianeta terra|planeta tierra,globo terráqueo|地球
full-moon crescent-moon|moon,lunar,moonlight|चांद,चंद्रमा|lune,lunaire|luna,lunare|luna,lunar|月,月面,月光
speaker-high-volume|loudspeaker|लाउडस्पीकर|haut-parleur|altoparlante|altavoz|拡声器,スピーカー
~speaker-high-volume|noise|ध्वनि,शोर|bruit|suono,rumore|sonido,ruido|騒音,物音
t:wave-sine|vibration,vibrate,purr,purring,tremble|कंपन,घुरघुराना|vibration,vibrer,ronronner,ronronnement|vibrazione,vibrare,fusa|vibración,vibrar,ronronear,ronroneo|振動,震える
water-wave|tide,surf|लहर,ज्वार|marée|marea|marea|波,潮
~straight-ruler triangular-ruler|measure,measurement,metre,meter,centimetre|माप,मीटर|mesurer,centimètre|misurare,centimetro|medir,centímetro|測る,測定
balance-scale|body mass,body weight|शरीर का वजन|masse corporelle|massa corporea|masa corporal|体重
~balance-scale|weight,kilogram,gram,gramme,weigh|वजन,ग्राम,किलो|poids,gramme,kilo,peser|grammo,pesare|gramo,kilo,pesar|重さ,重量
~abacus input-numbers|mathematics,maths,math,arithmetic|गणित,गिनती|mathématiques,arithmétique|matematica,aritmetica|matemáticas,aritmética|数学,算数
triangular-ruler|geometry,angle,triangle|ज्यामिति,कोण|géométrie,angle,triangle|geometria,angolo,triangolo|geometría,ángulo,triángulo|幾何学,角度,三角形
~gear|machine,mechanism,engine|मशीन,यंत्र,इंजन|machine,mécanisme,moteur|macchina,meccanismo,motore|máquina,mecanismo,motor|機械,エンジン
laptop desktop-computer|computer,software,programming|कंप्यूटर,सॉफ्टवेयर|ordinateur,logiciel,programmation|computer,software|ordenador,computadora,software|コンピューター,コンピュータ,ソフト
robot|robot|रोबोट|robot|robot|robot|ロボット
t:world-www|internet,online,website|इंटरनेट|internet,site web|internet,sito web|internet,sitio web|インターネット
mobile-phone|phone,smartphone,mobile|फोन,मोबाइल|téléphone,smartphone,portable|telefono,cellulare|teléfono,móvil|電話,スマホ,スマートフォン,携帯
bar-chart chart-increasing|statistic,statistics,bar chart,percent,percentage|आंकड़े,आंकड़ा,प्रतिशत|statistique,graphique,pourcentage|statistica,grafico,percentuale|estadística,porcentaje|統計,グラフ
camera|photo,photograph,photography,photographer|फोटो,तस्वीर|photo,photographie,photographe|foto,fotografia,fotografo|foto,fotografía,fotógrafo|写真,カメラ
`;
