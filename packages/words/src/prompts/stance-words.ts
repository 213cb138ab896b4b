/** Words for how somebody is: stance | English | Hindi | French | Italian | Spanish | Japanese. */
export const stanceWords = `
sit|sit,sits,sitting,seated,sat,perched|बैठ गया,बैठ गई,बैठ गए,बैठा,बैठी,बैठे,बैठकर,बैठता,बैठती,बैठते|assis,assise,s'assoit,s'assied,s'assoient,s'asseyent,s'assit|seduto,seduta,seduti,sedute,siede,siedono,si sedette|sentado,sentada,se sienta,se sientan,se sentó|座る,座り,座っ,すわる,すわっ,腰かけ,腰掛け,腰を下ろ
`;

/** Words for what somebody does with the hands, none of which means anything else: gesture | English | Hindi | French | Italian | Spanish | Japanese. */
export const gestureWords = `
wave|befriend,befriends,befriending,make friends,making friends,waving,waves goodbye,wave goodbye,waves to,waves at,waves her hand,waves his hand|हाथ हिलाता,हाथ हिलाती,हाथ हिलाते,हाथ हिला|fait signe,font signe,salue de la main,agite la main|saluta,salutano,fa cenno,agita la mano|saluda,saludan,agita la mano|手を振
point|pointing,points at,points to,points out|इशारा करता,इशारा करती,इशारा कर|montre du doigt,pointe du doigt,désigne|indica,indicano|señala,señalan,apunta con el dedo|指さ,指差
tremble|afraid,trembling,shivering,frightened|डरा हुआ,डरी हुई,काँप रहा,काँप रही|effrayé,effrayée,tremble de peur,tremblant|spaventato,spaventata,trema,tremando|asustado,asustada,tiembla,temblando|震え,ふるえ,おびえ
cry|crying,weeping,in tears|रो रहा,रो रही,रो रहे,आँसू|pleure,pleurent,pleurant,en larmes|piange,piangono,piangendo,in lacrime|llora,lloran,llorando|泣い,泣き,泣く
explain|explains,explaining,teaches,teaching,tells,telling,speaks,speaking,talks,talking|समझाता,समझाती,पढ़ाता,पढ़ाती,सुनाता,सुनाती,बोलता,बोलती|explique,expliquent,enseigne,raconte,racontent,parle,parlent|spiega,spiegano,insegna,racconta,raccontano,parla,parlano|explica,explican,enseña,cuenta,cuentan,habla,hablan|説明,教え,話す,話し,語る,語り
`;

/** Words for what one sits on: seat | English | Hindi | French | Italian | Spanish | Japanese. */
export const seatWords = `
bench|bench,park bench|बेंच|banc|panchina|banco|ベンチ
chair|chair,armchair,stool,rocking chair,sofa,couch,table,desk|कुर्सी,सोफ़े,मेज़|chaise,fauteuil,tabouret,canapé,table|sedia,poltrona,sgabello,divano,tavolo,tavolino|silla,sillón,taburete,sofá,mesa|椅子,いす,ソファ,テーブル,机
rock|rock,stone,boulder,cliff|पत्थर,चट्टान|rocher,pierre|roccia,sasso,scoglio|roca,piedra|岩,石
stump|stump,tree stump,log,tree trunk|ठूँठ,लट्ठे|souche,tronc|ceppo,tronco|tocón,tronco|切り株,丸太
ground|ground,floor,grass,sand,carpet,rug,hill,meadow|ज़मीन,फर्श,घास,रेत|sol,herbe,sable,tapis,colline|terra,pavimento,erba,sabbia,tappeto,collina|suelo,hierba,arena,alfombra,colina|地面,床,草,砂,芝生,丘
`;
