/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const workConcepts = `
graduation-cap books|learn,learning,student,study,lesson,knowledge,know-how,scholar|सीखना,सीख,पढ़ाई,ज्ञान,छात्र,विद्यार्थी|apprendre,apprentissage,étudiant,étudier,leçon,connaissance,savoir|imparare,apprendimento,studente,studiare,lezione,conoscenza|aprender,aprendizaje,estudiante,estudiar,lección,conocimiento|学ぶ,学習,勉強,知識,学生
woman-teacher graduation-cap|teacher,teach,teaching,master,expert,explain,explanation|शिक्षक,अध्यापक,सिखाना,गुरु,समझाना|professeur,enseigner,enseignant,maître,expert,expliquer|insegnante,insegnare,maestro,esperto,spiegare|profesor,maestro,enseñar,experto,explicar|先生,教師,教える,師匠,専門家,説明
open-book books|book,read,reader,reading,page,chapter,literature|किताब,पुस्तक,पढ़ना,पाठक,साहित्य|livre,lire,lecteur,lecture,page,chapitre,littérature|libro,leggere,lettore,lettura,pagina,letteratura|libro,leer,lector,lectura,página,literatura|本,読む,読書,ページ,文学
books open-book|library,dictionary,encyclopedia|पुस्तकालय,शब्दकोश|bibliothèque,dictionnaire,encyclopédie|biblioteca,dizionario,enciclopedia|biblioteca,diccionario,enciclopedia|図書館,辞書,百科事典
writing-hand fountain-pen|write,writer,writing,author,poet,poem,poetry|लिखना,लेखक,कवि,कविता|écrire,écrivain,écriture,auteur,poète,poème|scrivere,scrittore,scrittura,autore,poeta,poesia|escribir,escritor,escritura,autor,poeta,poema|書く,作家,執筆,詩人,詩
~memo spiral-notepad|note,notebook,list,plan,write down,checklist|सूची,योजना,नोट|liste,plan,cahier,noter|lista,piano,quaderno,appunto|lista,plan,cuaderno,apunte|メモ,計画,記録,一覧
question-mark thinking-face|question,ask,asking,why|सवाल,प्रश्न,पूछना|question,demander,interroger|domanda,chiedere,domandare|pregunta,preguntar|質問,問い,疑問,問う
t:circle-check light-bulb|answer,solution,solve,correct,reply|जवाब,उत्तर,समाधान,हल|réponse,solution,résoudre,répondre|risposta,soluzione,risolvere,rispondere|respuesta,solución,resolver,responder|答え,解決,回答,正解
puzzle-piece|problem,puzzle,riddle,mystery,complex|समस्या,पहेली,रहस्यमय|problème,énigme,mystère,complexe|problema,enigma,mistero,complesso|problema,enigma,misterio,complejo|問題,謎,難題,課題
light-bulb|idea,inspiration,clever,concept,insight|विचार,प्रेरणा,उपाय|idée,inspiration,astuce|idea,ispirazione,intuizione|idea,inspiración,ingenio|アイデア,着想,ひらめき
magnifying-glass-tilted-left detective|observe,observation,watch,notice,examine,check,investigate,search,discover,discovery,find out,clue|अवलोकन,जांच,खोजना,ढूंढना|observer,observation,examiner,chercher,découvrir,découverte,enquête|osservare,osservazione,esaminare,cercare,scoprire,scoperta,indagine|observar,observación,examinar,buscar,descubrir,descubrimiento,investigar|観察,調査,調べる,探す,発見,捜査
~hammer-and-wrench hammer|tool,repair,build,builder,fix,craft,construct,make things|औजार,मरम्मत,बनाना|outil,réparer,construire,bricoler,artisan|attrezzo,riparare,costruire,artigiano,utensile|herramienta,reparar,construir,artesano|道具,修理,作る,職人
building-construction construction-worker|construction,architecture,architect,building site|निर्माण,वास्तुकला,वास्तुकार|chantier,architecture,architecte,construction|cantiere,architettura,architetto,costruzione|obra,arquitectura,arquitecto,construcción|建設,建築,建築家,工事
factory gear|factory,industry,industrial,production,manufacture|कारखाना,उद्योग,उत्पादन|usine,industrie,industriel,production|fabbrica,industria,produzione|fábrica,industria,producción|工場,産業,生産,製造
briefcase office-building|job,business,company,career,office,profession,employee|नौकरी,कारोबार,कंपनी,दफ्तर,पेशा|emploi,entreprise,carrière,bureau,métier|impiego,azienda,impresa,carriera,ufficio,mestiere|empleo,empresa,negocio,carrera profesional,oficina,oficio|仕事,会社,企業,職業,事務所
bullseye|goal,aim,target,purpose,focus,precision|लक्ष्य,उद्देश्य,निशाना|but,objectif,cible,précision|obiettivo,scopo,bersaglio,precisione|meta,objetivo,blanco,precisión|目標,目的,的,狙い
~chart-increasing seedling|increase,rise,progress,improve,improvement,develop,development,double|वृद्धि दर,प्रगति,विकास,सुधार,बढ़त|augmenter,progrès,améliorer,développement,doubler|aumentare,progresso,migliorare,sviluppo,raddoppiare|aumentar,progreso,mejorar,desarrollo,duplicar|増加,進歩,発展,改善,増える
~chart-decreasing|decrease,decline,reduce,loss,shrink|कमी,गिरावट,घटना|diminuer,baisse,déclin,réduire|diminuire,calo,declino,ridurre|disminuir,descenso,declive,reducir|減少,低下,減る
~stopwatch hourglass-not-done|time,minute,second,hour,duration,clock|समय,वक्त,मिनट,घंटा,घड़ी|temps,minute,heure,durée,horloge|tempo,minuto,ora,durata,orologio|tiempo,minuto,hora,duración,reloj|時間,分間,時計,時刻
~calendar spiral-calendar|day,week,month,year,date,century,calendar|दिन,सप्ताह,महीना,साल,वर्ष,सदी|semaine,mois,année,siècle,calendrier|settimana,mese,anno,secolo,calendario|semana,mes,año,siglo,calendario|週,月間,年間,世紀,日付,暦
~rocket racing-car|speed,fast,quick,quickly,rapid,accelerate,rush|गति,रफ्तार,तेज|vitesse,rapide,rapidement,accélérer|velocità,veloce,rapido,rapidamente|velocidad,rápido,rápidamente,acelerar|速度,速さ,高速,素早い
~handshake busts-in-silhouette|cooperation,help,teamwork,team,agreement,together,collaborate|सहयोग,मदद,टीम,समझौता|coopération,aide,aider,équipe,accord,ensemble|cooperazione,aiuto,aiutare,squadra,accordo,insieme|cooperación,ayuda,ayudar,equipo,acuerdo,juntos|協力,助ける,手伝う,チーム,合意
key old-key|key,unlock,access,essential|चाबी,कुंजी|clé,clef|chiave|llave,clave|鍵,かぎ
link chains|chain,connection,link,connect,bond|जंजीर,श्रृंखला,कड़ी,संबंध|chaîne,lien,relier,connexion|catena,legame,collegare,connessione|cadena,enlace,conexión,conectar|鎖,つながり,連鎖,接続
t:refresh|cycle,repeat,loop,circulation|चक्र,दोहराना|cycle,répéter,boucle|ciclo,ripetere|ciclo,repetir|循環,繰り返し,繰り返す,周期
scissors|cut,cutting,scissors|काटना,कैंची|couper,ciseaux|tagliare,forbici|cortar,tijeras|切る,はさみ
~package|box,packet,deliver,delivery|डिब्बा,पैकेट|boîte,paquet,colis,livraison|scatola,pacco,consegna|caja,paquete,entrega|箱,荷物,配達
artist-palette paintbrush|paint,painting,painter,colour,color,artist,art|चित्र,चित्रकला,चित्रकार,रंग,कला,कलाकार|peindre,peinture,peintre,couleur,artiste,art|dipingere,pittura,pittore,colore,artista,arte|pintar,pintura,pintor,color,artista,arte|絵,絵画,画家,色,芸術,美術,絵の具
paintbrush artist-palette|brush,paintbrush,brushstroke|ब्रश,कूची|pinceau|pennello|pincel,brocha|筆,絵筆
framed-picture artist-palette|canvas,portrait,masterpiece,frame,gallery|कैनवास,चित्रफलक|toile,tableau,portrait,cadre,chef-d'œuvre|tela,quadro,ritratto,capolavoro,cornice|lienzo,cuadro,retrato,obra maestra|キャンバス,肖像,名画,額縁
pencil crayon|draw,drawing,sketch,pencil|रेखाचित्र,पेंसिल,स्केच|dessin,dessiner,crayon,croquis|disegno,disegnare,matita,schizzo|dibujo,dibujar,lápiz,boceto|描く,素描,鉛筆,下書き
musical-notes musical-score|music,melody,song,tune,rhythm|संगीत,धुन,गीत,गाना,लय|musique,mélodie,chanson,rythme,air de musique|musica,melodia,canzone,ritmo|música,melodía,canción,ritmo|音楽,歌,曲,メロディー,リズム
microphone musical-notes|sing,singer,singing|गायक,गायिका,गाने|chanter,chanteur,chant|cantare,cantante,canto|cantar,cantante,canto|歌う,歌手,合唱
performing-arts|theatre,theater,drama,actor,play on stage,stage|नाटक,रंगमंच,अभिनेता|théâtre,drame,acteur,scène|teatro,dramma,attore,palcoscenico|teatro,drama,actor,escenario|演劇,劇場,俳優,舞台
clapper-board film-projector|film,movie,cinema,video|फिल्म,सिनेमा,वीडियो|film,cinéma,vidéo|film,cinema,video|película,cine,vídeo|映画,動画,映像
soccer-ball video-game|game,play,player,toy,playing|खेल,खेलना,खिलाड़ी,खिलौना|jeu,jouer,joueur,jouet|gioco,giocare,giocatore,giocattolo|juego,jugar,jugador,juguete|遊び,遊ぶ,ゲーム,試合
ladder person-climbing|ladder,step up,climb up|सीढ़ी|échelle|scala|escalera|はしご,階段
window|window,pane|खिड़की|fenêtre,vitre|finestra,vetro|ventana,vidrio|窓,ガラス
door|door,gate,doorway,entrance|दरवाजा,द्वार|porte,portail,entrée|porta,cancello,ingresso|puerta,portón,entrada|扉,ドア,門,入口
brick|wall,brick|दीवार,ईंट|mur,brique,paroi|muro,mattone,parete|muro,pared,ladrillo|壁,れんが
spider-web|net,web of,mesh|जाल|filet,toile d'araignée|rete da pesca,ragnatela|telaraña,malla|網,クモの巣
balloon|balloon,hot air balloon,inflate,expand,swell|गुब्बारा,फूलना,फैलना|ballon,gonfler,enfler|palloncino,gonfiare,espandersi|globo,inflar,hincharse,expandirse|風船,ふくらむ,膨らむ,広がる
~hole|hole,gap,pit|छेद,गड्ढा|trou,trouée|buco,buca,foro|agujero,hoyo|穴
thread yarn|cloth,fabric,weave,textile|कपड़ा,वस्त्र|tissu,étoffe,tisser|tessuto,stoffa,tessere|tela,tejido,tejer|布,織物,生地屋
`;
