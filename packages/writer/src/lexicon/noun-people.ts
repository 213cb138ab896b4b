/** English | Hindi gender | French gender | Italian gender | Spanish gender | Japanese (other spellings after commas). */
export const peopleNouns = `
girl|लड़की f|fille f|bambina f|niña f|女の子,少女
boy|लड़का m|garçon m|bambino m|niño m|男の子,少年
child|बच्चा m|enfant m|bambino m|niño m|子ども,子供,こども
woman|औरत f|femme f|donna f|mujer f|女の人,女性
man|आदमी m|homme m|uomo m|hombre m|男の人,男性
grandmother|दादी f|grand-mère f|nonna f|abuela f|おばあさん,祖母
grandfather|दादा m|grand-père m|nonno m|abuelo m|おじいさん,祖父
mother|माँ f|mère f|madre f|madre f|お母さん,母
father|पिता m|père m|padre m|padre m|お父さん,父
sister|बहन f|sœur f|sorella f|hermana f|姉妹,妹,姉
brother|भाई m|frère m|fratello m|hermano m|兄弟,弟,兄
friend|दोस्त m|ami m|amico m|amigo m|友だち,友達
king|राजा m|roi m|re m|rey m|王さま,王様,王
queen|रानी f|reine f|regina f|reina f|女王さま,女王
prince|राजकुमार m|prince m|principe m|príncipe m|王子さま,王子
princess|राजकुमारी f|princesse f|principessa f|princesa f|お姫さま,姫,王女
teacher|शिक्षक m|professeur m|maestro m|maestro m|先生
baker|नानबाई m|boulanger m|fornaio m|panadero m|パン職人,パン屋
farmer|किसान m|fermier m|contadino m|granjero m|農夫,農家
fisherman|मछुआरा m|pêcheur m|pescatore m|pescador m|漁師
gardener|माली m|jardinier m|giardiniere m|jardinero m|庭師
painter|चित्रकार m|peintre m|pittore m|pintor m|画家,絵描き
musician|संगीतकार m|musicien m|musicista m|músico m|音楽家
dancer|नर्तकी f|danseuse f|ballerina f|bailarina f|踊り子,ダンサー
sailor|नाविक m|marin m|marinaio m|marinero m|船乗り
pirate|समुद्री डाकू m|pirate m|pirata m|pirata m|海賊
knight|शूरवीर m|chevalier m|cavaliere m|caballero m|騎士
wizard|जादूगर m|magicien m|mago m|mago m|魔法使い
witch|जादूगरनी f|sorcière f|strega f|bruja f|魔女
fairy|परी f|fée f|fata f|hada f|妖精
giant|दानव m|géant m|gigante m|gigante m|巨人
astronaut|अंतरिक्ष यात्री m|astronaute m|astronauta m|astronauta m|宇宙飛行士
doctor|डॉक्टर m|médecin m|medico m|médico m|医者
clown|जोकर m|clown m|pagliaccio m|payaso m|ピエロ
ghost|भूत m|fantôme m|fantasma m|fantasma m|おばけ,幽霊
mermaid|जलपरी f|sirène f|sirena f|sirena f|人魚
robot|रोबोट m|robot m|robot m|robot m|ロボット
snowman|हिममानव m|bonhomme de neige m|pupazzo di neve m|muñeco de nieve m|雪だるま
tailor|दर्ज़ी m|tailleur m|sarto m|sastre m|仕立て屋
shepherd|गड़रिया m|berger m|pastore m|pastor m|羊飼い
monster|राक्षस m|monstre m|mostro m|monstruo m|怪物,モンスター
ninja|निंजा m|ninja m|ninja m|ninja m|忍者,ニンジャ
samurai|समुराई m|samouraï m|samurai m|samurái m|侍,サムライ,武士
superhero|सुपरहीरो m|super-héros m|supereroe m|superhéroe m|スーパーヒーロー,ヒーロー
detective|जासूस m|détective m|detective m|detective m|探偵
cowboy|काउबॉय m|cow-boy m|cowboy m|vaquero m|カウボーイ
viking|वाइकिंग m|viking m|vichingo m|vikingo m|バイキング
vampire|पिशाच m|vampire m|vampiro m|vampiro m|吸血鬼
angel|फरिश्ता m|ange m|angelo m|ángel m|天使
monk|भिक्षु m|moine m|monaco m|monje m|お坊さん,僧侶
firefighter|दमकलकर्मी m|pompier m|pompiere m|bombero m|消防士
police officer|पुलिसकर्मी m|policier m|poliziotto m|policía m|警察官,おまわりさん
soldier|सैनिक m|soldat m|soldato m|soldado m|兵士
pilot|पायलट m|pilote m|pilota m|piloto m|パイロット
nurse|नर्स f|infirmière f|infermiera f|enfermera f|看護師
cook|रसोइया m|cuisinier m|cuoco m|cocinero m|料理人,コック,シェフ
scientist|वैज्ञानिक m|scientifique m|scienziato m|científico m|科学者,博士
captain|कप्तान m|capitaine m|capitano m|capitán m|船長,キャプテン
explorer|खोजी m|explorateur m|esploratore m|explorador m|探検家,冒険家
student|छात्र m|étudiant m|studente m|estudiante m|学生,生徒
singer|गायक m|chanteur m|cantante m|cantante m|歌手
carpenter|बढ़ई m|menuisier m|falegname m|carpintero m|大工
inventor|आविष्कारक m|inventeur m|inventore m|inventor m|発明家
`;
