/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const storyConcepts = `
~open-book|story,tale,fairy tale,fable|कहानी,कथा,किस्सा|récit,fable|racconto,fiaba,favola|cuento,relato,fábula|物語,昔話,童話
compass|compass needle,compass|दिशा सूचक यंत्र|boussole|bussola|brújula|羅針盤
magic-wand|magic,magic wand|जादू|magie,baguette magique|magia,bacchetta magica|magia,varita mágica|魔法
mage|wizard,magician,sorcerer|जादूगर|magicien,sorcier|mago,stregone|mago,hechicero|魔法使い
treasure-chest coin|treasure,treasure chest|खजाना|trésor|tesoro|tesoro|宝,宝物,宝箱
dragon-face dragon|dragon|ड्रैगन|dragon|drago|dragón|竜,ドラゴン
fairy|fairy|परी|fée|fata|hada|妖精
princess|princess|राजकुमारी|princesse|principessa|princesa|姫,王女
prince|prince|राजकुमार|prince|principe|príncipe|王子
ghost|ghost,haunted|भूत|fantôme|fantasma,spettro|fantasma|幽霊,お化け
camping fire|camp,campfire,tent|शिविर,तंबू|camp,feu de camp,tente|campeggio,falò,tenda|campamento,hoguera,tienda de campaña|キャンプ,焚き火,テント
red-paper-lantern diya-lamp|lantern|लालटेन,दीपक|lanterne|lanterna|farol|提灯
l:lamp|lamp,table lamp|लैंप,टेबल लैंप|lampe|lampada|lámpara|ランプ
candle|candle|मोमबत्ती|bougie|candela|candela,velita|ろうそく
backpack|backpack,rucksack|थैला,बस्ता,झोला|sac à dos|zaino|mochila|リュック,ランドセル
billed-cap top-hat|cap,hat|टोपी|casquette,chapeau,bonnet|cappello,berretto|gorra,sombrero,gorro|帽子
scarf|scarf|मफलर|écharpe|sciarpa|bufanda|マフラー
gloves|mitten,glove|दस्ताना|gant,moufle|guanto|guante|手袋
boy girl|child,children|बच्चा,बच्चे|enfant|bambino,ragazzi|niño,niños|子ども,子供
boy|boy|लड़का|garçon|ragazzo|chico|少年
girl|girl|लड़की|fille|bambina,ragazza|niña,chica|少女
old-key door|hidden door,secret door|गुप्त दरवाजा|porte secrète|porta segreta|puerta secreta|秘密の扉
handshake|handshake|हाथ मिलाना|poignée de main|stretta di mano|apretón de manos|握手
crown|crown|मुकुट,ताज|couronne|corona|corona|冠,王冠
mirror|mirror|आईना,दर्पण|miroir|specchio|espejo|鏡
bell|bell,church bell|घंटी|cloche,clochette|campana,campanello|campana|鐘,鈴
`;
