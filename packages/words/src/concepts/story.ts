/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const storyConcepts = `
~open-book castle|story,tale,legend,fairy tale,myth,once upon a time,fable|कहानी,कथा,किस्सा,दंतकथा|conte,récit,légende,fable,mythe|racconto,fiaba,favola,leggenda,mito|cuento,relato,leyenda,fábula,mito|物語,昔話,伝説,神話,童話
compass world-map|adventure,quest,direction,guide|साहसिक,दिशा,रोमांच|aventure,quête,direction,guide|avventura,direzione,guida|aventura,búsqueda,dirección,guía|冒険,方向,案内
superhero shield|hero,heroine|नायक,नायिका,वीर|héros,héroïne|eroe,eroina|héroe,heroína|英雄,ヒーロー
mage magic-wand|magic,wizard,magician,spell,magical,witch|जादू,जादूगर|magie,magicien,sorcier,magique,sortilège|magia,mago,magico,incantesimo,strega|magia,mago,mágico,hechizo,bruja|魔法,魔法使い,魔女
coin gem-stone|treasure,gold,golden|खजाना,सोने का|trésor,doré|tesoro,dorato,oro|tesoro,dorado,oro|宝,宝物,金貨
dragon-face dragon|dragon,monster|अजगर,राक्षस,ड्रैगन|dragon,monstre|drago,mostro|dragón,monstruo|竜,怪物,ドラゴン
fairy|fairy,elf|परी|fée,elfe|fata,elfo|hada,elfo|妖精
princess|princess,prince|राजकुमारी,राजकुमार|princesse,prince|principessa,principe|princesa,príncipe|姫,王子,王女
ghost|ghost,spirit,haunted|भूत,प्रेत|fantôme,esprit hanté|fantasma,spettro|fantasma,espectro|幽霊,お化け
camping fire|camp,campfire,tent|शिविर,तंबू|camp,feu de camp,tente|campeggio,falò,tenda|campamento,hoguera,tienda de campaña|キャンプ,焚き火,テント
red-paper-lantern candle|lantern,lamp,candle|लालटेन,दीया,मोमबत्ती,दीपक|lanterne,lampe,bougie|lanterna,lampada,candela|linterna,lámpara,vela|提灯,ランプ,ろうそく,灯り
backpack luggage|pack up,set out,set off,bag,leave home|थैला,बस्ता,झोला|sac à dos,partir,sac|zaino,partire,borsa|mochila,partir,bolsa|かばん,出発,荷造り
~bed|blanket,pillow|कंबल,तकिया|couverture,oreiller|coperta,cuscino|manta,almohada|毛布,枕
billed-cap top-hat|cap,hat|टोपी|casquette,chapeau,bonnet|cappello,berretto|gorra,sombrero,gorro|帽子
scarf gloves|scarf,mitten,glove|मफलर,दस्ताना|écharpe,gant|sciarpa,guanto|bufanda,guante|マフラー,手袋
boy girl|child,children,kid|बच्चा,बच्चे|enfant|bambino,ragazzi|niño,niños|子ども,子供
boy|boy|लड़का|garçon|ragazzo|chico|少年
girl|girl|लड़की|fille|bambina,ragazza|niña,chica|少女
old-key door|hidden door,secret door|गुप्त दरवाजा|porte secrète|porta segreta|puerta secreta|秘密の扉
owl|wisdom,wise,old tree|बुद्धिमान,ज्ञानी|sagesse,sage|saggezza,saggio|sabiduría,sabio|知恵,賢い,賢者
handshake|promise,deal|वादा,वचन|promesse,promettre|promessa,promettere|promesa,prometer|約束
sunset house|return home,come home,homecoming,ending|वापसी|retour à la maison|ritorno a casa|regreso a casa|帰る,帰宅,帰り道
t:route footprints|long way,long road,journey's path|लंबा रास्ता|long chemin|lungo cammino|largo camino|長い道のり,旅路
crown|ruler,crown|मुकुट,ताज|couronne|corona|corona|冠,王冠
~balance-scale|choice,choose,decide,decision|चुनाव करना,फैसला,निर्णय|choix,choisir,décision,décider|scelta,scegliere,decisione,decidere|elección personal,elegir,decisión,decidir|選択,選ぶ,決断,決める
mirror|mirror,reflection,reflect|आईना,दर्पण,शीशा|miroir,reflet|specchio,riflesso|espejo,reflejo|鏡,反射
bell|bell,ring the bell|घंटी|cloche,sonnette|campana,campanello|campana,timbre|鐘,鈴,ベル
broken-heart|broken,break apart|टूटा,टूटना|cassé,brisé,casser|rotto,spezzato,rompere|roto,quebrado,romper|壊れた,壊れる
person-bowing|sorry,apology,apologize|माफी|excuse,désolé,s'excuser|scusa,scusarsi|disculpa,disculparse|謝る,お詫び
`;
