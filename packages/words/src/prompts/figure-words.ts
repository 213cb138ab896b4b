/** Buildings and boats a scene may be built around; they may name the place as well. */
export const landmarkWords = `
lighthouse|lighthouse|प्रकाशस्तंभ|phare|faro|faro|灯台
castle|castle,palace,fortress|किला,महल|château,palais,forteresse|castello,palazzo,fortezza|castillo,palacio,fortaleza|城,宮殿
windmill|windmill|पवनचक्की|moulin à vent,moulin|mulino a vento,mulino|molino de viento,molino|風車
torii|torii,kyoto,shrine,temple|तोरी,मंदिर|torii,temple,sanctuaire|torii,tempio,santuario|torii,templo,santuario|鳥居,神社,寺,京都
eiffel|eiffel tower|एफिल टावर|tour eiffel|torre eiffel,tour eiffel|torre eiffel|エッフェル塔
pirate-ship|pirate ship,pirate's ship,pirate boat,pirate galleon|समुद्री डाकुओं का जहाज,समुद्री डाकू का जहाज,समुद्री लुटेरों का जहाज|bateau pirate,bateau de pirates,bateau de pirate,navire pirate,navire de pirates|nave pirata,nave dei pirati,nave di pirati,galeone pirata,veliero pirata|barco pirata,barco de piratas,navío pirata|海賊船
galleon|sailing ship,tall ship,galleon,frigate,caravel,sailing vessel|पाल वाला जहाज|galion,trois-mâts,grand voilier,caravelle,frégate|galeone,grande veliero,caravella,fregata|galeón,carabela,fragata,gran velero|大型帆船,帆走船,ガレオン船
taj-mahal|taj mahal|ताज महल,ताजमहल|taj mahal|taj mahal|taj mahal|タージマハル,タージ・マハル
colosseum|colosseum,coliseum,colosseo,coliseo,colisée|कोलोसियम,colosseum,coliseum,colosseo,coliseo,colisée|colosseum,coliseum,colosseo,coliseo,colisée|colosseum,coliseum,colosseo,coliseo,colisée|colosseum,coliseum,colosseo,coliseo,colisée|コロッセオ
pyramid|pyramid,sphinx|पिरामिड|pyramide|piramide,piramidi|pirámide|ピラミッド
tower|tower|मीनार|tour|torre|torre|塔
boat|sailboat,sailing boat,fishing boat,gondola,boat|नाव|voilier,bateau,barque,gondole|barca a vela,barca,gondola|velero,barco,barca,góndola|帆船,小舟,ボート,船
house|house,cottage,cabin,hut,barn|झोपड़ी|chaumière,cabane,grange,maison|casetta,capanna,fienile,casa|cabaña,granero,casa|小屋,家
`;

/** Figures the painter draws by its own construction, by the words that name them. */
export const figureWords = `
fox|fox,vixen|लोमड़ी|renard|volpe,volpina|zorro,zorra|キツネ,きつね,狐
wolf|wolf,wolves|भेड़िया|loup|lupo|lobo|オオカミ,狼
bear|bear|भालू|ours|orso|oso|クマ,熊
lion|lion,lioness|शेर,सिंह|lion,lionne|leone|león,leona|ライオン
dog|german shepherd,australian shepherd,shepherd dog,golden retriever,labrador,dog,puppy|कुत्ता,पिल्ला|berger allemand,chien de berger,chien,chiot|pastore tedesco,cane pastore,cane,cucciolo|pastor alemán,perro pastor,perro,cachorro|犬,子犬
cat|cat,kitten|बिल्ली|chat,chaton|gatto,gattino|gato,gatito|猫,ネコ,子猫
deer|deer,stag,fawn|हिरण|cerf,biche,faon|cervo,cerbiatto|ciervo,venado|鹿,シカ
girl|girl,female child,daughter,schoolgirl,princess,sister|लड़की,बेटी,राजकुमारी|fille,fillette,princesse|ragazza,bambina,principessa|niña,chica,princesa|女の子,少女,姫
boy|boy,son,child,kid,prince,brother,student,pupil|लड़का,बेटा,बच्चा,राजकुमार,छात्र|garçon,enfant,fils,prince,élève|ragazzo,bambino,principe,studente|niño,chico,príncipe,estudiante|男の子,少年,子供,子ども,王子,生徒,学生
woman|woman,mother,grandmother,lady,wife|औरत,महिला,माँ,मां,दादी|femme,mère,grand-mère,dame|donna,madre,nonna,signora|mujer,madre,abuela,señora|女性,女の人,母,お母さん,おばあさん
man|man,father,grandfather,worker,keeper,sculptor,hero,presenter,person,someone|आदमी,पिता,व्यक्ति,दादा|homme,père,grand-père,personne|uomo,padre,nonno,persona|hombre,padre,abuelo,persona|男性,男の人,父,お父さん,おじいさん,人
scientist|scientist,researcher,chemist|वैज्ञानिक|scientifique,chercheur|scienziato,scienziata,ricercatore|científico,científica,investigador|科学者,研究者,博士
friends|friend,friends,people,crowd,family,children,villagers,team,couple|जोड़ा,दंपति,दोस्त,लोग,परिवार,बच्चे|ami,amis,gens,foule,famille,enfants,couple|coppia,amico,amici,gente,folla,famiglia,bambini|pareja,amigo,amigos,gente,familia,niños|友達,友だち,人々,家族,子供たち,カップル,夫婦,恋人
bird|hummingbird,songbird,robin,sparrow,bluebird|चिड़िया,पक्षी,गौरैया|oiseau,oiseaux,moineau,rouge-gorge|uccello,uccellino,passero,pettirosso|pájaro,pajarito,gorrión,petirrojo|小鳥,鳥,スズメ
seagull|seagull,gull|समुद्री चिड़िया|mouette,goéland|gabbiano|gaviota|カモメ
donkey|donkey,mule|गधा|âne|asino|burro|ロバ
fawn|fawn,a doe,the doe|हिरण का बच्चा|faon|cerbiatto|cervatillo|子鹿
jellyfish|jellyfish|जेलीफ़िश|méduse|medusa|medusa|クラゲ
balloon|hot air balloon,hot-air balloon,air balloon|गर्म हवा का गुब्बारा|montgolfière|mongolfiera|globo aerostático|気球
submarine|submarine,bathyscaphe|पनडुब्बी|sous-marin,bathyscaphe|sottomarino,batiscafo|submarino,batiscafo|潜水艦,潜水艇
diver|scuba diver,diver,snorkeler|गोताखोर|plongeur,plongeuse|subacqueo,subacquea,sommozzatore,sub|buzo,buceador,buceadora|ダイバー,潜水士
dragon|dragon|ड्रैगन,अजगर राक्षस|dragon|drago|dragón|ドラゴン,竜,龍
elephant|elephant|हाथी|éléphant|elefante|elefante|ゾウ,象
panda|panda|पांडा|panda|panda|panda|パンダ
robot|robot,android,cyborg|रोबोट|robot,androïde|robot,androide|robot,androide|ロボット
ghost|ghost,phantom,spirit|भूत,प्रेत|fantôme,spectre|fantasma,fantasmi,spettro|fantasma,espectro|幽霊,おばけ,お化け,ゴースト
alien|alien,extraterrestrial,martian|एलियन,परग्रही|extraterrestre,martien|alieno,alieni,extraterrestre,marziano|extraterrestre,alienígena,marciano|宇宙人,エイリアン
baby|baby,infant,newborn,babies,toddler|शिशु,नवजात,बेबी|bébé,nourrisson,nouveau-né|neonato,neonata,bebè,bimbo|bebé,recién nacido|赤ちゃん,赤ん坊
icon:rocket|spaceship,spacecraft,space shuttle,starship,rocket|अंतरिक्ष यान,रॉकेट|vaisseau spatial,fusée|astronave,navicella spaziale,razzo|nave espacial,cohete|宇宙船,ロケット
icon:steaming-bowl|ramen,noodle soup,noodles,soup|सूप|soupe,nouilles|zuppa,minestra|sopa,fideos|ラーメン,うどん,そば
icon:hot-beverage|coffee cup,coffee,espresso,cappuccino|कॉफ़ी,कॉफी|café crème,tasse de café,cappuccino|caffè,cappuccino,espresso|taza de café,capuchino|コーヒー
icon:teacup-without-handle|green tea,tea|चाय|thé|tè|té|お茶,緑茶,紅茶
icon:teapot|tea kettle,kettle,teapot|केतली|bouilloire,théière|bollitore,teiera|tetera|やかん,ティーポット
icon:polar-bear|polar bear|ध्रुवीय भालू|ours blanc,ours polaire|orso polare,orso bianco|oso polar|シロクマ,白熊,北極熊
icon:christmas-tree|christmastree|christmastree|christmastree|christmastree|christmastree|christmastree
icon:snowman|snowfigure|snowfigure|snowfigure|snowfigure|snowfigure|snowfigure
icon:passenger-ship|titanic,cruise ship,ocean liner|जहाज|titanic,paquebot|titanic,nave da crociera,transatlantico|titanic,crucero,transatlántico|タイタニック,客船,豪華客船
icon:teddy-bear|teddy bear,teddy|टेडी बियर|ours en peluche,nounours|orsacchiotto|osito de peluche,oso de peluche|テディベア,ぬいぐるみ
icon:candle|candle|मोमबत्ती|bougie|candela,candele|vela|ろうそく
icon:sushi|sushi|सुशी|sushi|sushi|sushi|寿司,すし
`;
