import type { LanguageCode } from '@kinora/contract/catalogue';
import { foldWord } from '../tokens/base-forms.ts';
import { readColumn, readLexicon } from './lexicon.ts';

/** Words for what somebody is: role | English | Hindi | French | Italian | Spanish | Japanese. */
export const roleWords = `
astronaut|astronaut,cosmonaut,spaceman,spacewoman|अंतरिक्ष यात्री,अंतरिक्षयात्री,एस्ट्रोनॉट|astronaute,cosmonaute,spationaute|astronauta,astronauti,cosmonauta|astronauta,cosmonauta|宇宙飛行士,飛行士
chef|chef,cook|रसोइया,बावर्ची,शेफ़,शेफ|chef cuisinier,cheffe,cuisinier,cuisinière|chef,cuoco,cuoca|chef,cocinero,cocinera|シェフ,料理人,コック
baker|baker,pastry cook,pastry chef,confectioner|नानबाई,बेकर,हलवाई|boulanger,boulangère,pâtissier,pâtissière|fornaio,fornaia,panettiere,panettiera,pasticciere,pasticciera|panadero,panadera,pastelero,pastelera|パン職人,パン屋さん,ケーキ職人,菓子職人
butcher|butcher|कसाई|boucher,bouchère|macellaio,macellaia|carnicero,carnicera|肉屋さん
waiter|waiter,waitress,bartender,barista,innkeeper|वेटर,बैरा,वेट्रेस|serveur,serveuse,garçon de café,aubergiste|cameriere,cameriera,barista,oste,locandiere|camarero,camarera,mesero,mesera,posadero,posadera|ウェイター,ウェイトレス,給仕,バーテンダー
vendor|shopkeeper,grocer,greengrocer,vendor,street vendor,market woman,merchant,florist,bookseller|दुकानदार,सौदागर,व्यापारिन,फेरीवाला,सब्ज़ीवाला|épicier,épicière,marchand,marchande,commerçant,commerçante,fleuriste,libraire|negoziante,mercante,venditore,venditrice,bottegaio,fioraio,fioraia,libraio,libraia,fruttivendolo|tendero,tendera,vendedor,vendedora,comerciante,mercader,frutero,frutera,florista,librero,librera|店主,商人,八百屋さん,花屋さん,本屋さん,物売り
doctor|doctor,physician,surgeon,vet,dentist,veterinarian|डॉक्टर,चिकित्सक,पशु चिकित्सक,दंत चिकित्सक|médecin,docteur,docteure,chirurgien,chirurgienne,vétérinaire,dentiste|medico,dottore,dottoressa,chirurgo,veterinario,veterinaria,dentista|doctor,doctora,médico,médica,cirujano,cirujana,veterinario,veterinaria,dentista|医者,お医者さん,医師,獣医,歯医者
nurse|nurse,paramedic,midwife|नर्स,परिचारिका,दाई|infirmière,infirmier,sage-femme|infermiera,infermiere,ostetrica|enfermera,enfermero,partera,comadrona|看護師,看護婦,ナース
teacher|teacher,music teacher,piano teacher,dance teacher,art teacher,schoolteacher,schoolmaster,schoolmistress,tutor|शिक्षक,शिक्षिका,अध्यापक,अध्यापिका|professeur,professeure,enseignant,enseignante,maîtresse d'école,maître d'école,institutrice,instituteur|insegnante,professore,professoressa,maestra,maestro|profesor,profesora,maestro,maestra|先生,教師
professor|professor,scholar|प्रोफ़ेसर,प्रोफेसर|universitaire,érudit,érudite|studioso,studiosa,docente universitario|catedrático,catedrática,erudito,erudita|教授
librarian|librarian|लाइब्रेरियन,पुस्तकालयाध्यक्ष|bibliothécaire|bibliotecario,bibliotecaria|bibliotecario,bibliotecaria|司書,図書館員
writer|writer,poet,author,novelist,poetess|लेखक,लेखिका,कवि,कवयित्री|écrivain,écrivaine,poète,poétesse,romancier,romancière|scrittore,scrittrice,poeta,poetessa,romanziere|escritor,escritora,poeta,poetisa,novelista|作家,詩人,小説家
journalist|journalist,news reporter,reporter|पत्रकार,संवाददाता|journaliste,reporter|giornalista,cronista|periodista,reportero,reportera|記者,ジャーナリスト,レポーター
photographer|photographer|फ़ोटोग्राफ़र,फोटोग्राफर|photographe|fotografo,fotografa|fotógrafo,fotógrafa|写真家,カメラマン
police|police officer,policeman,policewoman,cop,sheriff|पुलिस अधिकारी,पुलिसकर्मी,पुलिसवाला,पुलिस|policier,policière,agent de police,gendarme|poliziotto,poliziotta,agente di polizia,carabiniere|agente de policía,policía,oficial de policía|警察官,警官,おまわりさん
judge|judge,magistrate|न्यायाधीश,जज|juge,magistrat,magistrate|giudice,magistrato|juez,jueza,magistrado|裁判官,判事
postman|postman,postwoman,mailman,mail carrier,letter carrier,postal worker,messenger,courier|डाकिया,डाकिन,हरकारा|facteur,factrice,postier,postière,messager,messagère,coursier|postino,postina,portalettere,messaggero,messaggera,corriere|cartero,cartera de correos,mensajero,mensajera|郵便屋さん,郵便配達員,郵便配達,配達員
driver|bus driver,taxi driver,truck driver,tram driver,lorry driver,cab driver,chauffeur,driver|ड्राइवर,चालक,बस चालक|chauffeur,chauffeuse,conducteur de bus,conductrice de bus,camionneur|autista,tassista,camionista,tranviere|conductor de autobús,conductora de autobús,taxista,camionero,camionera,chófer|運転手,ドライバー
engine-driver|train driver,engine driver,railway worker,railwayman,stationmaster|रेल चालक,इंजन ड्राइवर|cheminot,conducteur de train,conductrice de train,chef de gare|macchinista,ferroviere,capostazione|maquinista,ferroviario,jefe de estación|機関士,駅員,駅長
pilot|pilot,captain of a plane,aviator|पायलट,विमान चालक|pilote,aviateur,aviatrice|pilota,aviatore,aviatrice|piloto,aviador,aviadora|パイロット
steward|flight attendant,stewardess,air hostess,steward|एयर होस्टेस,विमान परिचारिका|hôtesse de l'air,steward|assistente di volo,hostess|azafata,auxiliar de vuelo|客室乗務員,キャビンアテンダント
firefighter|firefighter,fire fighter,fireman|अग्निशामक,दमकलकर्मी,फायरफाइटर|pompier,pompière,sapeur-pompier|pompiere,vigile del fuoco|bombero,bombera|消防士
soldier|soldier,warrior|सैनिक,सिपाही|soldat,soldate,guerrier|soldato,soldati,guerriero|soldado,guerrero|兵士,兵隊
musketeer|musketeer|मस्केटियर|mousquetaire|moschettiere|mosquetero|銃士
knight|knight|शूरवीर,नाइट|chevalier|cavaliere medievale,cavaliere|caballero medieval,caballero|騎士
samurai|samurai,ronin|समुराई|samouraï|samurai|samurái,samurai|侍,サムライ,武士
ninja|ninja|निंजा|ninja|ninja|ninja|忍者,ニンジャ
king|king,emperor,pharaoh,sultan|राजा,सम्राट,बादशाह|roi,empereur,pharaon|re,imperatore,faraone|rey,emperador,faraón|王様,国王,皇帝,王
queen|queen,empress|रानी,महारानी|reine,impératrice|regina,imperatrice|reina,emperatriz|女王,王妃
wizard|wizard,sorcerer,magician,mage,harry potter|जादूगर|magicien,sorcier,mage,enchanteur|mago,stregone|mago,hechicero,brujo|魔法使い,魔術師
witch|witch,sorceress|चुड़ैल,जादूगरनी|sorcière|strega,streghe|bruja,hechicera|魔女
pirate|pirate,buccaneer|समुद्री डाकू,समुद्री लुटेरा|pirate,corsaire|pirata,pirati,corsaro|pirata,corsario|海賊
captain|sea captain,ship's captain,ferry captain,captain,skipper|जहाज़ का कप्तान,कप्तान|capitaine|capitano,capitana|capitán,capitana|船長,キャプテン
sailor|sailor,seaman,deckhand,gondolier|नाविक,मल्लाह|marin,matelot,gondolier|marinaio,marinaia,gondoliere|marinero,marinera,gondolero|船乗り,水夫,船員
angler|fisherman,fisherwoman,angler|मछुआरा,मछुआरिन|pêcheur,pêcheuse|pescatore,pescatrice|pescador,pescadora|漁師,釣り人
lightkeeper|lighthouse keeper,lightkeeper,lighthouse-keeper|lightkeeper,प्रकाशस्तंभ रक्षक,प्रकाशस्तंभ का रखवाला,प्रकाशस्तंभ की रखवाली|lightkeeper,gardien de phare,gardienne de phare,gardien du phare,gardienne du phare|lightkeeper,guardiano del faro,guardiana del faro,guardiano di faro,farista|lightkeeper,farero,farera,guardián del faro,guardiana del faro|lightkeeper,灯台守
superhero|superhero,superheroine,super hero|सुपरहीरो|super-héros,superhéros,super-héroïne|supereroe,supereroi,supereroina|superhéroe,superheroína|スーパーヒーロー,ヒーロー
detective|detective,spy,secret agent,private eye|जासूस|détective,espion,espionne|detective,investigatore,spia|detective,espía|探偵,スパイ
cowboy|cowboy,cowgirl,gunslinger|काउबॉय|cow-boy,cowboy|cowboy|vaquero,vaquera|カウボーイ
viking|viking|वाइकिंग|viking|vichingo,vichinghi|vikingo,vikinga|バイキング,ヴァイキング
vampire|vampire,dracula|पिशाच,वैम्पायर|vampire|vampiro|vampiro,vampira|吸血鬼,ヴァンパイア
zombie|zombie|ज़ोंबी,जॉम्बी|zombie|zombie|zombi,zombie|ゾンビ
angel|angel|फरिश्ता,देवदूत|ange|angelo,angeli|ángel|天使
fairy|fairy,fairies,pixie|परी|fée|fata,fate|hada|妖精,フェアリー
mermaid|mermaid|जलपरी,मत्स्यांगना|sirène|sirena,sirene|sirena|人魚,マーメイド
ballerina|ballerina,ballet dancer,dancer|नर्तकी,नृत्यांगना|ballerine,danseuse|ballerina,ballerine,danzatrice|bailarina|バレリーナ,ダンサー,踊り子
clown|clown,jester,juggler,acrobat|जोकर,विदूषक,बाज़ीगर|clown,bouffon,jongleur,jongleuse,acrobate|pagliaccio,clown,giullare,giocoliere,giocoliera,acrobata|payaso,payasa,bufón,malabarista,acróbata|ピエロ,道化師,曲芸師
monk|monk,priest,nun|साधु,भिक्षु,पुजारी|moine,prêtre|monaco,prete|monje,sacerdote|僧侶,お坊さん,修行僧
athlete|athlete,runner,football player,soccer player,footballer,basketball player,tennis player,player,skateboarder,surfer,skier|खिलाड़ी,धावक|athlète,coureur,coureuse,joueur,joueuse,footballeur|atleta,corridore,calciatore,giocatore,giocatrice|atleta,corredor,corredora,futbolista,jugador,jugadora|選手,ランナー
businessman|businessman,businesswoman,lawyer,office worker,manager,banker|व्यापारी,वकील|homme d'affaires,femme d'affaires,avocat,avocate,banquier,banquière|uomo d'affari,donna d'affari,avvocato,banchiere|hombre de negocios,mujer de negocios,empresario,empresaria,abogado,abogada,banquero|会社員,サラリーマン,ビジネスマン,弁護士
riding-hood|little red riding hood,red riding hood|लाल टोपी वाली लड़की,लिटिल रेड राइडिंग हुड|petit chaperon rouge,chaperon rouge|cappuccetto rosso|caperucita roja,caperucita|赤ずきんちゃん,赤ずきん
santa|santa claus,santa,father christmas|सांता क्लॉज़,सांता क्लॉज,सांता|père noël|babbo natale|papá noel,santa claus|サンタクロース,サンタさん,サンタ
farmer|farmer,farm worker,peasant,ploughman,milkmaid|किसान,कृषक,ग्वालिन|fermier,fermière,paysan,paysanne,agriculteur,agricultrice|contadino,contadina,agricoltore,agricoltrice|granjero,granjera,campesino,campesina,agricultor,agricultora|農夫,農家の人,農民,お百姓さん
gardener|gardener|माली,बाग़बान|jardinier,jardinière|giardiniere,giardiniera|jardinero,jardinera|庭師,園芸家
apiarist|beekeeper,bee-keeper,bee keeper|मधुमक्खी पालक,मधुमक्खीपालक|apiculteur,apicultrice|apicoltore,apicoltrice|apicultor,apicultora|養蜂家
shepherd|shepherd,shepherdess,goatherd,cowherd|गड़रिया,चरवाहा,चरवाहिन,गड़रिन|berger,bergère,chevrier,chevrière|pastore,pastora,pastorella,capraio|pastor,pastora,pastorcillo,cabrero|羊飼い
ranger|forest ranger,park ranger,forester,gamekeeper,zookeeper,ranger|वनरक्षक,वन रक्षक|garde forestier,garde forestière,garde-chasse,forestier|guardia forestale,guardaboschi,guardaparco|guardabosques,guardaparques,guardabosque|森番,森林官,レンジャー,飼育員
lumberjack|lumberjack,woodcutter,woodsman|लकड़हारा,लकड़हारिन|bûcheron,bûcheronne|boscaiolo,boscaiola,taglialegna|leñador,leñadora|木こり,きこり
miner|miner,coal miner|खनिक,खान मज़दूर|mineur de fond,mineur de charbon|minatore,minatrice|minero,minera|鉱夫,炭鉱夫
explorer|explorer,adventurer,archaeologist,archeologist|खोजी,अन्वेषक,पुरातत्वविद|explorateur,exploratrice,aventurier,aventurière,archéologue|esploratore,esploratrice,avventuriero,avventuriera,archeologo,archeologa|explorador,exploradora,aventurero,aventurera,arqueólogo,arqueóloga|探検家,冒険家,考古学者
hiker|hiker,mountaineer,mountain climber,wanderer,traveller,traveler,backpacker,pilgrim|पर्वतारोही,पथिक,मुसाफ़िर|randonneur,randonneuse,alpiniste,voyageur,voyageuse,pèlerin|escursionista,alpinista,viandante,viaggiatore,viaggiatrice,pellegrino|excursionista,montañero,montañera,alpinista,viajero,viajera,peregrino|旅人,登山家,旅行者
blacksmith|blacksmith,farrier,glassblower,goldsmith|लोहार,सुनार|forgeron,forgeronne,maréchal-ferrant,souffleur de verre|fabbro,maniscalco,orafo|herrero,herrera,herrador,orfebre|鍛冶屋,刀鍛冶
carpenter|carpenter,joiner,cabinetmaker,woodcarver|बढ़ई|charpentier,charpentière,menuisier,menuisière,ébéniste|falegname,carpentiere,ebanista|carpintero,carpintera,ebanista|大工,木工職人
builder|construction worker,builder,bricklayer,roadworker,road worker|राजमिस्त्री,निर्माण मज़दूर|ouvrier du bâtiment,maçon,maçonne|muratore,operaio edile|albañil,obrero de la construcción|建設作業員,工事の人,左官
mechanic|mechanic,plumber,electrician,repairman,handyman|मैकेनिक,मिस्त्री,बिजली मिस्त्री|mécanicien,mécanicienne,plombier,plombière,électricien,électricienne|meccanico,meccanica d'auto,idraulico,elettricista|mecánico,mecánica de coches,fontanero,fontanera,electricista|整備士,電気技師,配管工
technician|engineer,civil engineer,architect|इंजीनियर,वास्तुकार,अभियंता|ingénieur,ingénieure,architecte|ingegnere,ingegnera,architetto|ingeniero,ingeniera,arquitecto,arquitecta|技術者,エンジニア,建築家
programmer|programmer,software developer,hacker|प्रोग्रामर|programmeur,programmeuse,informaticien,informaticienne|programmatore,programmatrice,informatico|programador,programadora,informático|プログラマー,プログラマ
inventor|inventor|आविष्कारक|inventeur,inventrice|inventore,inventrice|inventor,inventora|発明家
tailor|tailor,seamstress,dressmaker,weaver|दर्ज़ी,दर्जी,दर्ज़िन,जुलाहा|tailleur,couturier,couturière,tisserand,tisserande|sarto,sarta,tessitore,tessitrice|sastre,sastra,costurera,modista,tejedor,tejedora|仕立て屋,仕立屋,お針子
cobbler|cobbler,shoemaker,saddler|मोची|cordonnier,cordonnière,sellier|calzolaio,calzolaia,ciabattino|zapatero,zapatera|靴屋さん,靴職人
clockmaker|clockmaker,watchmaker|घड़ीसाज़,घड़ीसाज|horloger,horlogère|orologiaio,orologiaia|relojero,relojera|時計職人,時計屋さん
potter|potter|कुम्हार|potier,potière|vasaio,vasaia,ceramista|alfarero,alfarera,ceramista|陶芸家,陶工
barber|hairdresser,barber|नाई,हज्जाम|coiffeur,coiffeuse,barbier|parrucchiere,parrucchiera,barbiere|peluquero,peluquera,barbero|美容師,床屋さん,理髪師
artist|painter,artist,portrait painter|चित्रकार|peintre,artiste peintre|pittore,pittrice|pintor,pintora|画家,絵描き,絵かき
sweep|chimney sweep|चिमनी साफ़ करने वाला|ramoneur,ramoneuse|spazzacamino|deshollinador,deshollinadora|煙突掃除夫,煙突掃除人
cleaner|street sweeper,cleaner,cleaning lady,janitor,housekeeper|सफ़ाईकर्मी,सफाईकर्मी,झाड़ूवाला|balayeur,balayeuse,concierge,femme de ménage|spazzino,spazzina,bidello,bidella,netturbino|barrendero,barrendera,conserje,limpiador,limpiadora|清掃員,掃除夫,用務員
butler|butler|बटलर,ख़ानसामा|majordome|maggiordomo|mayordomo|執事
singer|singer,opera singer|गायक,गायिका|chanteur,chanteuse|cantante|cantante|歌手
maestro|orchestra conductor,conductor,pianist,composer|पियानोवादक,संगीत संचालक|chef d'orchestre,cheffe d'orchestre,pianiste,compositeur,compositrice|direttore d'orchestra,direttrice d'orchestra,pianista,compositore,compositrice|director de orquesta,directora de orquesta,pianista,compositor,compositora|指揮者,ピアニスト,作曲家
musician|musician,guitarist,violinist,drummer,cellist,trumpeter,bandleader|संगीतकार|musicien,musicienne,guitariste,violoniste,trompettiste|musicista,chitarrista,violinista,trombettista|músico,guitarrista,violinista,trompetista|音楽家,ミュージシャン,ギタリスト
`;

/** What somebody is, by one word for it in a language, in another language's first word; undefined for words that name no role. */
export function roleIn(target: LanguageCode, word: string, code: LanguageCode): string | undefined {
  const told = foldWord(word);
  const role = readLexicon(roleWords, code).find(({ phrase }) => phrase === told)?.value;
  const column = role === undefined ? [] : readColumn(roleWords, target, role);
  return column[0];
}
