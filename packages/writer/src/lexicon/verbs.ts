/**
 * English | Hindi | French | Italian | Spanish | Japanese, each as it stands after 'wants to'. A Japanese entry with を
 * and a Hindi one of two words hold their object already and take no other.
 */
export const verbTable = `
paint|चित्र बनाना|peindre|dipingere|pintar|絵を描く
draw|चित्र बनाना|dessiner|disegnare|dibujar|絵を描く
sing|गाना|chanter|cantare|cantar|歌う
dance|नाचना|danser|ballare|bailar|踊る
fly a kite|पतंग उड़ाना|faire voler un cerf-volant|far volare un aquilone|volar una cometa|凧をあげる
fly|उड़ना|voler|volare|volar|飛ぶ
swim|तैरना|nager|nuotare|nadar|泳ぐ
run|दौड़ना|courir|correre|correr|走る
jump|कूदना|sauter|saltare|saltar|跳ぶ
climb|चढ़ना|grimper|arrampicarsi|trepar|登る
read|पढ़ना|lire|leggere|leer|読む
write|लिखना|écrire|scrivere|escribir|書く
cook|खाना पकाना|cuisiner|cucinare|cocinar|料理する
bake bread|रोटी सेंकना|faire du pain|fare il pane|hacer pan|パンを焼く
bake|सेंकना|faire cuire|infornare|hornear|焼く
tell stories|कहानियाँ सुनाना|raconter des histoires|raccontare storie|contar historias|お話をする
make friends|दोस्त बनाना|se faire des amis|fare amicizia|hacer amigos|友だちを作る
build|बनाना|construire|costruire|construir|作る
make|बनाना|fabriquer|fabbricare|fabricar|作る
find|ढूँढना|trouver|trovare|encontrar|見つける
discover|खोजना|découvrir|scoprire|descubrir|見つける
save|बचाना|sauver|salvare|salvar|助ける
help|मदद करना|aider|aiutare|ayudar|助ける
catch|पकड़ना|attraper|catturare|atrapar|つかまえる
reach|तक पहुँचना|atteindre|raggiungere|alcanzar|目指す
visit|देखना|visiter|visitare|visitar|訪ねる
meet|से मिलना|rencontrer|incontrare|conocer|会う
follow|के पीछे चलना|suivre|seguire|seguir|追いかける
grow|उगाना|faire pousser|coltivare|cultivar|育てる
plant|बोना|planter|piantare|plantar|植える
repair|ठीक करना|réparer|riparare|reparar|直す
fix|ठीक करना|réparer|riparare|arreglar|直す
open|खोलना|ouvrir|aprire|abrir|開ける
learn|सीखना|apprendre|imparare|aprender|学ぶ
teach|सिखाना|enseigner|insegnare|enseñar|教える
play|खेलना|jouer|giocare|jugar|遊ぶ
smile|मुस्कुराना|sourire|sorridere|sonreír|ほほえむ
laugh|हँसना|rire|ridere|reír|笑う
sleep|सोना|dormir|dormire|dormir|眠る
dream|सपने देखना|rêver|sognare|soñar|夢を見る
travel|यात्रा करना|voyager|viaggiare|viajar|旅をする
explore|खोजना|explorer|esplorare|explorar|探検する
sail|नाव चलाना|naviguer|navigare|navegar|船に乗る
surf|सर्फ़िंग करना|surfer|surfare|surfear|サーフィンをする
race|दौड़ जीतना|faire la course|fare le corse|hacer carreras|競走する
win|जीतना|gagner|vincere|ganar|勝つ
skate|स्केटिंग करना|patiner|pattinare|patinar|スケートをする
ski|स्की करना|skier|sciare|esquiar|スキーをする
juggle|गेंदें उछालना|jongler|fare il giocoliere|hacer malabares|お手玉をする
whistle|सीटी बजाना|siffler|fischiare|silbar|口笛を吹く
knit|बुनाई करना|tricoter|lavorare a maglia|tejer|編み物をする
sew|सिलाई करना|coudre|cucire|coser|裁縫をする
garden|बाग़बानी करना|jardiner|curare un giardino|cuidar un jardín|庭を育てる
fish|मछली पकड़ना|pêcher|pescare|pescar|魚を釣る
speak|बोलना|parler|parlare|hablar|話す
talk|बातें करना|parler|parlare|hablar|話す
listen|सुनना|écouter|ascoltare|escuchar|耳をすます
count|गिनना|compter|contare|contar|数える
share|बाँटना|partager|condividere|compartir|分け合う
forgive|माफ़ करना|pardonner|perdonare|perdonar|許す
invent|आविष्कार करना|inventer|inventare|inventar|発明する
bring|लाना|apporter|portare|traer|届ける
buy|ख़रीदना|acheter|comprare|comprar|買う
sell|बेचना|vendre|vendere|vender|売る
guard|की रखवाली करना|garder|sorvegliare|vigilar|守る
light|जलाना|allumer|accendere|encender|灯す
see|देखना|voir|vedere|ver|見る
touch|छूना|toucher|toccare|tocar|触る
wake|जगाना|réveiller|svegliare|despertar|起こす
hide|छिपना|se cacher|nascondersi|esconderse|隠れる
walk|चलना|marcher|camminare|caminar|歩く
shine|चमकना|briller|brillare|brillar|輝く
cross|पार करना|traverser|attraversare|cruzar|渡る
roar|दहाड़ना|rugir|ruggire|rugir|ほえる
`;
