/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const workConcepts = `
graduation-cap books|student,pupil,scholar|छात्र,विद्यार्थी|étudiant,étudiante|studente,studentessa|estudiante|学生,生徒
woman-teacher|teacher,teach,teaching|शिक्षक,अध्यापक,सिखाना,गुरु|professeur,enseigner,enseignant|insegnante,insegnare,maestra|profesor,maestra,enseñar|先生,教師,教える
open-book books|book,read,reader,reading,novel|किताब,पुस्तक,पढ़ना,पाठक|lire,lecteur,lecture,roman|libro,leggere,lettore,lettura,romanzo|libro,leer,lector,lectura,novela|読む,読書,小説
books open-book|library,dictionary,encyclopedia|पुस्तकालय,शब्दकोश|bibliothèque,dictionnaire,encyclopédie|biblioteca,dizionario,enciclopedia|biblioteca,diccionario,enciclopedia|図書館,辞書,百科事典
writing-hand fountain-pen|write,writer,writing,poet|लिखना,लेखक,कवि|écrire,écrivain,poète|scrivere,scrittore,poeta|escribir,escritor,poeta|書く,作家,詩人
~memo spiral-notepad|notebook,checklist,write down|सूची|cahier,noter|quaderno,appunto|cuaderno,apunte|メモ,記録
question-mark|question,ask|सवाल,प्रश्न,पूछना|question,interroger|domanda,domandare|pregunta,preguntar|質問,問い,疑問,問う
t:circle-check|correct answer,tick mark|सही जवाब|bonne réponse,coche|risposta giusta,segno di spunta|respuesta correcta,marca de verificación|正解
puzzle-piece|puzzle,jigsaw|पहेली|puzzle|rompicapo|rompecabezas|パズル
magnifying-glass-tilted-left|examine,magnifying glass,magnifier|आवर्धक लेंस|examiner,loupe|esaminare,lente d'ingrandimento|examinar,lupa|虫眼鏡,調べる
~hammer-and-wrench hammer|tool,repair|औजार,मरम्मत|outil,réparer|attrezzo,riparare,utensile|herramienta,reparar|道具,修理
building-construction|construction,building site|निर्माण|chantier|cantiere|obra en construcción|建設,建築,工事
factory|factory,industry,power plant,power station|कारखाना,उद्योग|usine,industrie,centrale électrique|fabbrica,industria,centrale elettrica|fábrica,industria,central eléctrica|工場,工業,発電所
office-building briefcase|office building,headquarters|दफ्तर|immeuble de bureaux|palazzo di uffici|edificio de oficinas|会社,事務所
bullseye|bullseye,dartboard|निशाना|plein dans le mille|bersaglio|diana|的
~chart-increasing|increase,double|वृद्धि दर|augmenter,doubler|aumentare,raddoppiare|aumentar,duplicar|増加,増える
~chart-decreasing|decrease,shrink|गिरावट,घटना बढ़ना|diminuer|diminuire|disminuir|減少,減る
~mantelpiece-clock stopwatch|clock,stopwatch|घड़ी|horloge,chronomètre|orologio,cronometro|reloj,cronómetro|時計
~calendar spiral-calendar|calendar|कैलेंडर,पंचांग|calendrier|calendario|calendario|暦,日付
racing-car|racing car,car race|रेस कार|voiture de course,course automobile|auto da corsa,corsa automobilistica|coche de carreras|レーシングカー,カーレース
key old-key|unlock,house key|चाबी,कुंजी|clé,clef|chiave|llave|鍵,かぎ
chains|chain|जंजीर|chaîne|catena|cadena|鎖
t:refresh|cycle,loop,circulation|चक्र|cycle,boucle|ciclo|ciclo|循環,繰り返し
scissors|scissors|कैंची|ciseaux|forbici|tijeras|はさみ
~package|packet,parcel,delivery|डिब्बा,पैकेट|boîte,paquet,colis,livraison|scatola,pacco,consegna|paquete,entrega|箱,荷物,配達
artist-palette paintbrush|paint,painting,painter,artist,art|चित्रकला,चित्रकार,कला,कलाकार|peindre,peinture,peintre,artiste|dipingere,pittura,pittore,artista|pintar,pintura,pintor,artista|絵,絵画,画家,芸術,美術,絵の具
paintbrush artist-palette|paintbrush,brushstroke|कूची,पेंटब्रश|pinceau|pennello|pincel,brocha|筆,絵筆
framed-picture|canvas,portrait,masterpiece|कैनवास,चित्रफलक|portrait,chef-d'œuvre|quadro,ritratto,capolavoro|lienzo,retrato,obra maestra|キャンバス,肖像,名画,額縁
pencil crayon|drawing,sketch,pencil|रेखाचित्र,पेंसिल,स्केच|dessin,dessiner,crayon,croquis|disegno,disegnare,matita,schizzo|dibujo,dibujar,lápiz,boceto|描く,素描,鉛筆,下書き
musical-notes musical-score|music,melody,song|संगीत,धुन,गीत|musique,mélodie,chanson|musica,melodia,canzone|música,melodía,canción|音楽,歌,曲,メロディー
microphone|sing,singer,singing|गायक,गायिका,गाने|chanter,chanteur,chant|cantare,cantante,canto|cantar,cantante,canto|歌う,歌手,合唱
performing-arts|theatre,theater,actor,play on stage|नाटक,रंगमंच,अभिनेता|théâtre,acteur|teatro,attore,palcoscenico|teatro,actor|演劇,劇場,俳優
clapper-board film-projector|movie,cinema,film-maker|फिल्म,सिनेमा|cinéma,film|cinema,film|película,cine|映画,動画
teddy-bear|toy|खिलौना|jouet|giocattolo|juguete|おもちゃ
ladder|ladder|सीढ़ी|échelle en bois|scala a pioli|escalera|はしご
window|window,window pane|खिड़की|fenêtre,vitre|finestra|ventana|窓
door|door,doorway|दरवाजा,द्वार|portail|cancello,portone|puerta,portón|扉,ドア,門
brick|wall,brick|दीवार,ईंट|mur,brique,paroi|muro,mattone,parete|muro,pared,ladrillo|壁,れんが
spider-web|spider web,cobweb|मकड़ी का जाला|toile d'araignée|ragnatela|telaraña|クモの巣
t:air-balloon|hot air balloon|गर्म हवा का गुब्बारा|montgolfière|mongolfiera|globo aerostático|熱気球,気球
balloon|balloon|गुब्बारा|ballon de baudruche|palloncino|globo|風船
~hole|hole,pit|छेद,गड्ढा|trou|buco,buca|agujero,hoyo|穴
sewing-needle thread|weave,weaver,loom|करघा,बुनकर|tisser,tisserand|tessere,tessitore|tejer,tejedor|織る,機織り
`;
