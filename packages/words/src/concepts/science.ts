/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const scienceConcepts = `
bubbles|bubble,gas,carbon dioxide,foam,oxygen,nitrogen|गैस,बुलबुला,कार्बन डाइऑक्साइड,झाग,ऑक्सीजन|gaz,bulle,dioxyde de carbone,mousse,oxygène|gas,bolla,anidride carbonica,schiuma,ossigeno|gas,burbuja,dióxido de carbono,espuma,oxígeno|ガス,気泡,泡,二酸化炭素,気体,酸素
microbe petri-dish|microbe,bacteria,bacterium,germ,fungus,virus,infection|जीवाणु,बैक्टीरिया,फफूंद,विषाणु,वायरस,संक्रमण|microbe,bactérie,virus,infection|microbo,batterio,virus,infezione|microbio,bacteria,virus,infección|細菌,微生物,ウイルス,菌,感染
petri-dish microbe|cell,organism|कोशिका,कोशिकाएं|cellule,organisme|cellula,organismo|célula,organismo|細胞,生物
test-tube alembic|acid,chemistry,chemical,reaction,enzyme,alcohol,molecule|अम्ल,रसायन,अभिक्रिया,एंजाइम,अल्कोहल,अणु|acide,chimie,chimique,réaction,enzyme,alcool,molécule|acido,chimica,reazione,enzima,alcol,molecola|ácido,química,reacción,enzima,alcohol,molécula|酸,化学,反応,酵素,アルコール,分子
~thermometer|temperature,degree,fever,celsius|तापमान,डिग्री,बुखार|température,degré,fièvre|temperatura,grado,febbre|temperatura,grado,fiebre|温度,気温,熱,度
fire thermometer|heat,warmth,burn,flame|गरमी,गर्मी,आग,लौ,जलना|chaleur,chaud,brûler,flamme|calore,caldo,bruciare,fiamma|calor,caliente,quemar,llama|火,炎,熱さ,燃える
snowflake ice|cold,freeze,ice,frost,freezing|ठंड,सर्दी,बर्फ,पाला|froid,geler,glace,givre|freddo,gelare,ghiaccio,gelo|frío,congelar,hielo,helada|寒さ,氷,凍る,冷たい
droplet sweat-droplets|water,liquid,drop,moisture|पानी,जल,द्रव,बूंद,नमी|eau,liquide,goutte,humidité|acqua,liquido,goccia,umidità|agua,líquido,gota,humedad|水,液体,ぬるま湯,しずく,水分
dashing-away|steam,vapour,vapor,evaporate,evaporation|भाप,वाष्प|vapeur,évaporation|vapore,evaporazione|vapor,evaporación|蒸気,湯気,蒸発
sun light-bulb|light,sunlight,ray,shine,brightness|रोशनी,प्रकाश,धूप,किरण|lumière,rayon,briller|luce,raggio,brillare|luz,rayo de luz,brillar|光,日光,光線
high-voltage electric-plug|electricity,electric,voltage,power,energy|बिजली,विद्युत,ऊर्जा|électricité,électrique,énergie|elettricità,elettrico,energia|electricidad,eléctrico,energía|電気,電力,エネルギー
battery|battery,charge|बैटरी|batterie,pile|batteria|batería|電池,バッテリー
magnet|magnet,magnetism,magnetic,attraction|चुंबक|aimant,magnétisme,magnétique|magnete,calamita,magnetismo|imán,magnetismo,magnético|磁石,磁力,磁気
red-apple|gravity,gravitation|गुरुत्वाकर्षण|gravité,gravitation,pesanteur|gravità|gravedad|重力,引力
t:atom|atom,nuclear,physics,electron,particle,quantum|परमाणु,भौतिकी,कण|atome,nucléaire,physique,particule|atomo,nucleare,fisica,particella|átomo,nuclear,física,partícula|原子,物理,粒子,量子
dna|dna,gene,genetic,genetics,evolution,heredity|डीएनए,जीन,विकासवाद|adn,gène,génétique,évolution|dna,gene,genetica,evoluzione|adn,gen,genética,evolución|遺伝子,遺伝,進化
microscope test-tube|science,scientist,research,experiment,laboratory,researcher|विज्ञान,वैज्ञानिक,शोध,प्रयोग,प्रयोगशाला|science,scientifique,recherche,expérience,laboratoire,chercheur|scienza,scienziato,ricerca,esperimento,laboratorio,ricercatore|ciencia,científico,investigación,experimento,laboratorio|科学,科学者,研究,実験,研究者
telescope milky-way|astronomy,astronomer,observatory,universe,galaxy|खगोल,ब्रह्मांड,आकाशगंगा|astronomie,astronome,univers,galaxie|astronomia,astronomo,universo,galassia|astronomía,astrónomo,universo,galaxia|天文学,宇宙,銀河
ringed-planet|planet,orbit,saturn,jupiter,solar system|ग्रह,कक्षा,सौर मंडल|planète,orbite,système solaire|pianeta,orbita,sistema solare|planeta,órbita,sistema solar|惑星,軌道,太陽系
rocket satellite|space,spacecraft,space travel,launch|अंतरिक्ष,अंतरिक्ष यान|espace,vaisseau spatial,fusée|spazio,navicella|espacio,nave espacial,cohete|宇宙船,打ち上げ
hole milky-way|black hole|ब्लैक होल|trou noir|buco nero|agujero negro|ブラックホール
~globe-showing-europe-africa|earth,world,planet earth,global|पृथ्वी,धरती,दुनिया,विश्व|terre,monde,mondial|terra,mondo,mondiale|tierra,mundo,mundial|地球,世界
full-moon crescent-moon|moon,lunar,moonlight|चांद,चंद्रमा|lune,lunaire|luna,lunare|luna,lunar|月,月面,月光
speaker-high-volume musical-notes|sound,noise,volume,loud,hum|आवाज,ध्वनि,शोर|son,bruit,sonore|suono,rumore|sonido,ruido|音,騒音,物音
t:wave-sine|vibration,vibrate,purr,purring,tremble|कंपन,घुरघुराना|vibration,vibrer,ronronner,ronronnement|vibrazione,vibrare,fusa|vibración,vibrar,ronronear,ronroneo|振動,震える
water-wave|wave,tide,surf|लहर,ज्वार|vague,marée,onde|onda,marea|ola,marea,onda|波,潮
~straight-ruler triangular-ruler|measure,measurement,length,size,metre,meter,centimetre,scale|माप,लंबाई,मीटर|mesure,mesurer,longueur,mètre,taille|misura,misurare,lunghezza,metro|medida,medir,longitud,metro,tamaño|測る,長さ,測定,大きさ
~balance-scale|weight,balance,kilogram,gram,gramme,weigh,compare|वजन,संतुलन,ग्राम,किलो|poids,équilibre,gramme,kilo,peser|peso,equilibrio,grammo,pesare|peso,equilibrio,gramo,kilo,pesar|重さ,重量,釣り合い,バランス
~abacus input-numbers|number,mathematics,maths,math,count,calculate,calculation,arithmetic|गणित,संख्या,गिनती,हिसाब|nombre,mathématiques,compter,calcul,calculer|numero,matematica,contare,calcolo|número,matemáticas,contar,cálculo|数学,計算,数,数字
triangular-ruler|geometry,angle,triangle|ज्यामिति,कोण|géométrie,angle,triangle|geometria,angolo,triangolo|geometría,ángulo,triángulo|幾何学,角度,三角形
~gear|machine,mechanism,mechanical,engine,technology,process,system,function|मशीन,यंत्र,तकनीक,इंजन,प्रणाली|machine,mécanisme,moteur,technologie,système|macchina,meccanismo,motore,tecnologia,sistema|máquina,mecanismo,motor,tecnología,sistema|機械,仕組み,技術,エンジン,装置
laptop desktop-computer|computer,software,program,programming,code,app|कंप्यूटर,सॉफ्टवेयर,प्रोग्राम|ordinateur,logiciel,programme,programmation|computer,software,programma|ordenador,computadora,programa,software|コンピューター,コンピュータ,プログラム,ソフト
robot|robot,artificial intelligence,ai,machine learning,automation|रोबोट,कृत्रिम बुद्धिमत्ता|robot,intelligence artificielle|robot,intelligenza artificiale|robot,inteligencia artificial|ロボット,人工知能
satellite-antenna t:world-www|internet,network,web,online,website|इंटरनेट,नेटवर्क|internet,réseau,site web|internet,rete,sito web|internet,red,sitio web|インターネット,ネットワーク,通信
mobile-phone|phone,smartphone,mobile|फोन,मोबाइल|téléphone,smartphone,portable|telefono,cellulare|teléfono,móvil|電話,スマホ,スマートフォン,携帯
bar-chart chart-increasing|data,statistic,statistics,graph,chart,percent,percentage|आंकड़े,आंकड़ा,प्रतिशत|données,statistique,graphique,pourcentage|dati,statistica,grafico,percentuale|datos,estadística,gráfico,porcentaje|データ,統計,グラフ,割合
floppy-disk card-file-box|memory,storage,archive,save|स्मृति,याददाश्त|mémoire,archive,stockage|memoria,archivio|memoria,archivo|記憶,保存
light-bulb|invention,invent,inventor,innovation|आविष्कार,आविष्कारक|invention,inventer,inventeur,innovation|invenzione,inventare,inventore|invento,invención,inventar,inventor|発明,発明家
camera|photo,photograph,photography,photographer|फोटो,तस्वीर|photo,photographie,photographe|foto,fotografia,fotografo|foto,fotografía,fotógrafo|写真,カメラ
`;
