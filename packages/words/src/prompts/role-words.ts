/** Words for what somebody is: role | English | Hindi | French | Italian | Spanish | Japanese. */
export const roleWords = `
astronaut|astronaut,cosmonaut,spaceman,spacewoman|अंतरिक्ष यात्री,अंतरिक्षयात्री,एस्ट्रोनॉट|astronaute,cosmonaute,spationaute|astronauta,astronauti,cosmonauta|astronauta,cosmonauta|宇宙飛行士,飛行士
chef|chef,cook,baker|रसोइया,बावर्ची,शेफ़,शेफ|chef cuisinier,cheffe,cuisinier,cuisinière,boulanger,boulangère|chef,cuoco,cuoca,fornaio,fornaia,panettiere|chef,cocinero,cocinera,panadero,panadera|シェフ,料理人,コック,パン職人
doctor|doctor,physician,surgeon,vet|डॉक्टर,चिकित्सक|médecin,docteur,docteure,chirurgien|medico,dottore,dottoressa,chirurgo|doctor,doctora,médico,médica,cirujano|医者,医師
teacher|teacher,professor|शिक्षक,शिक्षिका,अध्यापक,अध्यापिका|professeur,professeure,enseignant,enseignante,maîtresse d'école|insegnante,professore,professoressa,maestra,maestro|profesor,profesora,maestro,maestra|先生,教師,教授
police|police officer,policeman,policewoman,cop,sheriff|पुलिस अधिकारी,पुलिसकर्मी,पुलिसवाला,पुलिस|policier,policière,agent de police,gendarme|poliziotto,poliziotta,agente di polizia,carabiniere|agente de policía,policía,oficial de policía|警察官,警官,おまわりさん
pilot|pilot,captain of a plane|पायलट|pilote|pilota|piloto|パイロット
firefighter|firefighter,fire fighter,fireman|अग्निशामक,दमकलकर्मी,फायरफाइटर|pompier,pompière,sapeur-pompier|pompiere,vigile del fuoco|bombero,bombera|消防士
soldier|soldier,warrior|सैनिक,सिपाही|soldat,soldate,guerrier|soldato,soldati,guerriero|soldado,guerrero|兵士,兵隊
knight|knight|शूरवीर,नाइट|chevalier|cavaliere medievale,cavaliere|caballero medieval,caballero|騎士
samurai|samurai,ronin|समुराई|samouraï|samurai|samurái,samurai|侍,サムライ,武士
ninja|ninja|निंजा|ninja|ninja|ninja|忍者,ニンジャ
king|king,emperor,pharaoh,sultan|राजा,सम्राट,बादशाह|roi,empereur,pharaon|re,imperatore,faraone|rey,emperador,faraón|王様,国王,皇帝,王
queen|queen,empress|रानी,महारानी|reine,impératrice|regina,imperatrice|reina,emperatriz|女王,王妃
wizard|wizard,sorcerer,magician,mage|जादूगर|magicien,sorcier,mage,enchanteur|mago,stregone|mago,hechicero,brujo|魔法使い,魔術師
witch|witch,sorceress|चुड़ैल,जादूगरनी|sorcière|strega,streghe|bruja,hechicera|魔女
pirate|pirate,buccaneer|समुद्री डाकू,समुद्री लुटेरा|pirate,corsaire|pirata,pirati,corsaro|pirata,corsario|海賊
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
monk|monk,priest,nun|साधु,भिक्षु,पुजारी|moine,prêtre|monaco,prete|monje,sacerdote|僧侶,お坊さん,修行僧
athlete|athlete,runner,football player,soccer player,footballer,basketball player,tennis player,player,skateboarder,surfer,skier|खिलाड़ी,धावक|athlète,coureur,coureuse,joueur,joueuse,footballeur|atleta,corridore,calciatore,giocatore,giocatrice|atleta,corredor,corredora,futbolista,jugador,jugadora|選手,ランナー
businessman|businessman,businesswoman,lawyer,office worker,manager|व्यापारी,वकील|homme d'affaires,femme d'affaires,avocat,avocate|uomo d'affari,donna d'affari,avvocato|hombre de negocios,mujer de negocios,empresario,empresaria,abogado|会社員,サラリーマン,ビジネスマン,弁護士
riding-hood|little red riding hood,red riding hood|लाल टोपी वाली लड़की,लिटिल रेड राइडिंग हुड|petit chaperon rouge,chaperon rouge|cappuccetto rosso|caperucita roja,caperucita|赤ずきんちゃん,赤ずきん
santa|santa claus,santa,father christmas|सांता क्लॉज़,सांता क्लॉज,सांता|père noël|babbo natale|papá noel,santa claus|サンタクロース,サンタさん,サンタ
craftsman|mechanic,blacksmith,carpenter,builder,plumber,electrician,gardener,construction worker|मिस्त्री,लोहार,बढ़ई,माली|mécanicien,mécanicienne,forgeron,charpentier,menuisier,plombier,électricien,jardinier|meccanico,fabbro,falegname,muratore,idraulico,elettricista,giardiniere|mecánico,mecánica,herrero,carpintero,albañil,fontanero,electricista,jardinero|整備士,鍛冶屋,大工,庭師,電気技師
musician|musician,guitarist,violinist,pianist,singer,drummer,conductor|संगीतकार,गायक,गायिका|musicien,musicienne,guitariste,violoniste,pianiste,chanteur,chanteuse|musicista,chitarrista,violinista,pianista,cantante|músico,guitarrista,violinista,pianista,cantante|音楽家,ミュージシャン,歌手,ギタリスト,ピアニスト
`;
