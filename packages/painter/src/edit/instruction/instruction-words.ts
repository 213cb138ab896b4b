/** Operations by the words that ask for them: English, Hindi, French, Italian, Spanish, Japanese; the longest is tried first. */
export const operationWords = `
black-and-white|black and white,black & white,monochrome,grayscale,greyscale,b&w|श्वेत-श्याम,काला और सफेद,ब्लैक एंड व्हाइट|noir et blanc,monochrome|bianco e nero,monocromatico|blanco y negro,monocromo|白黒,モノクロ
vintage|vintage,sepia,retro,old photo,old film,aged,nostalgic|पुराना,विंटेज,सेपिया|vintage,sépia,rétro,ancien,vieille photo|vintage,seppia,retrò,antico,vecchia foto|vintage,sepia,retro,antiguo,foto antigua|セピア,レトロ,ビンテージ,昔の写真,古い写真
warm|warmer,warm light,warm tones,warm,golden light,cozy,cosy|गर्म,गरम|plus chaud,chaud,chaude,chaleureux|più caldo,più calda,caldo,calda,calore|más cálido,más cálida,cálido,cálida|暖かく,暖かい,温かい,暖色
cold|colder,cooler,cool tones,cold,cool,icy,bluer|ठंडा,ठंडी|plus froid,froid,froide|più freddo,freddo,fredda|más frío,frío,fría|冷たく,冷たい,寒色,涼しい
vivid|more vivid,vivid,saturated,more colourful,more colorful,colourful,colorful,vibrant|रंगीन,चटक|plus vif,vif,vives,saturé,coloré|più vivace,vivace,vivaci,saturo,colorato|más vivo,vivo,vivos,saturado,colorido|鮮やか,カラフル,彩度を上げ
muted|muted,desaturated,less colourful,less colorful,pastel,faded|फीका,हल्के रंग|désaturé,pastel,moins coloré,délavé|desaturato,pastello,tenui,sbiadito|desaturado,pastel,apagado,descolorido|淡く,淡い,くすんだ,パステル,彩度を下げ
brighten|brighter,brighten,lighten,lighter,more light,exposure up,daylight,daytime|उजला,चमकीला,रोशन|plus clair,éclaircir,éclaircis,plus lumineux,plus lumineuse|più luminoso,più luminosa,schiarisci,schiarire,più chiaro|más brillante,más claro,más luminoso,aclara,aclarar,ilumina|明るく,明るい
darken|darker,darken,dim,moody|गहरा,अंधेरा करो|plus sombre,assombrir,assombris,foncer|più scuro,più scura,scurisci,scurire|más oscuro,más oscura,oscurece,oscurecer|暗く,暗い
contrast|more contrast,contrast,dramatic,punchy|कंट्रास्ट,नाटकीय|contraste,contrasté,dramatique|contrasto,drammatico|contraste,dramático|コントラスト,ドラマチック,劇的
sharpen|sharper,sharpen,crisp,clearer,more detail,enhance|तेज करो,स्पष्ट,साफ|plus net,plus nette,netteté,améliore,améliorer|più nitido,nitido,nitidezza,migliora|más nítido,nítido,nitidez,enfoca,mejora|シャープ,鮮明,くっきり
blur-background|blur the background,blurred background,blurry background,background blur,bokeh,depth of field,out of focus background|पृष्ठभूमि धुंधली,बैकग्राउंड धुंधला,बैकग्राउंड ब्लर|flouter l'arrière-plan,floute l'arrière-plan,arrière-plan flou,fond flou,flouter le fond|sfoca lo sfondo,sfocare lo sfondo,sfondo sfocato|desenfoca el fondo,desenfocar el fondo,fondo desenfocado,fondo borroso|背景をぼか,背景ぼかし,背景をぼかし,ボケ
blur|blur,blurry,soft focus|धुंधला|flou,flouter|sfoca,sfocato,sfocatura|desenfoca,borroso,desenfoque|ぼかし,ぼかす
rain|rain,rainy,raining|बारिश,वर्षा|pluie,pluvieux|pioggia,piovoso|lluvia,lluvioso|雨
snow|snow,snowy,snowing,snowfall|बर्फ,हिमपात|neige,neigeux|neve,nevicata|nieve,nevado|雪
fog|fog,foggy,mist,misty,haze|कोहरा,धुंध|brouillard,brume,brumeux|nebbia,foschia|niebla,neblina,bruma|霧,もや
night|night,nighttime,moonlight,midnight|रात|nuit,clair de lune|notte,chiaro di luna|noche,luz de luna|夜,夜景
sunset|sunset,golden hour,sunrise,dusk,dawn,evening|सूर्यास्त,सूर्योदय,शाम|coucher de soleil,coucher du soleil,heure dorée,lever du soleil,soirée,soir|tramonto,ora d'oro,alba,sera,serata|atardecer,puesta de sol,hora dorada,amanecer,tarde,anochecer|夕焼け,夕日,夕暮れ,朝焼け,夕方
sketch|pencil sketch,sketch,pencil drawing,pencil,line drawing,charcoal|स्केच,पेंसिल|croquis,crayon,esquisse|schizzo,matita,bozzetto|boceto,lápiz,dibujo a lápiz|スケッチ,鉛筆画,鉛筆,線画
watercolour|watercolour painting,watercolor painting,watercolour,watercolor,aquarelle|जलरंग,वॉटरकलर|aquarelle|acquerello|acuarela|水彩画,水彩
oil|oil painting,oil paint,painting,painted,impressionist|तैलचित्र,तेल चित्र|peinture à l'huile,peinture|dipinto a olio,pittura a olio,dipinto|pintura al óleo,óleo,pintura|油絵,絵画
poster|poster,pop art,screen print,comic,cartoon|पोस्टर,कार्टून|affiche,pop art,bande dessinée,dessin animé|poster,manifesto,pop art,fumetto,cartone|póster,cartel,pop art,cómic,caricatura|ポスター,ポップアート,漫画,コミック
pixels|pixel art,pixelated,pixelate,8-bit,8 bit,pixel|पिक्सेल|pixel art,pixelisé,pixels,pixel|pixel art,pixel|pixel art,píxeles,pixelado,pixel|ピクセルアート,ドット絵,ピクセル
turn-left|rotate left,turn left,counterclockwise,rotate 90 degrees left|बाएं घुमा|pivoter à gauche,tourner à gauche,tourne à gauche|ruota a sinistra,ruotare a sinistra|gira a la izquierda,girar a la izquierda|左に回転,左回転,反時計回り
turn-right|rotate right,turn right,rotate 90 degrees,rotate 90,clockwise,rotate|दाएं घुमा,घुमा|pivoter à droite,tourner à droite,tourne à droite,pivoter,pivote|ruota a destra,ruotare a destra,ruota,ruotare|gira a la derecha,girar a la derecha,gira,girar,rota|右に回転,右回転,時計回り,回転
upside-down|upside down,rotate 180 degrees,rotate 180|उल्टा|à l'envers,180 degrés|sottosopra,capovolgi,180 gradi|al revés,180 grados,boca abajo|上下逆,180度
mirror|mirror,flip horizontally,mirrored|दर्पण,आईना|miroir,retourner horizontalement|specchia,specchiare,rifletti|espejo,voltear horizontalmente|左右反転,鏡,ミラー
flip|flip vertically,flip|पलट|retourner verticalement,retourner|capovolgere,ribalta|voltear verticalmente,voltear|上下反転,反転
square|square crop,crop to a square,crop square,square|वर्गाकार|carré,recadrer en carré|quadrato,ritaglia quadrato|cuadrado,recorte cuadrado|正方形
closer|crop closer,crop tighter,zoom in,closer,close-up,close up,tighter,crop,reframe|ज़ूम इन,पास से,क्रॉप,काट|zoomer,zoom avant,gros plan,recadrer,recadre,rogner,plus près|ingrandisci,zoom,primo piano,ritaglia,ritagliare,inquadra|acerca,acercar,zoom,primer plano,recorta,recortar,reencuadra|ズームイン,拡大,クローズアップ,トリミング,切り抜
wider|zoom out,wider,more space around,pull back|ज़ूम आउट|dézoomer,plus large,zoom arrière|allarga,più largo,zoom indietro|alejar,más amplio,aleja|ズームアウト,広く,引きの
vignette|vignette,dark corners,darker corners|विग्नेट|vignette,vignettage,coins sombres|vignettatura,angoli scuri|viñeta,viñeteado,esquinas oscuras|ビネット,周辺減光
grain|film grain,grain,grainy|दाना,ग्रेन|grain de film,grain|grana|grano de película,grano|フィルム粒子,粒子
letterbox|letterbox,cinematic bars,black bars,cinematic,movie look|सिनेमाई|cinématographique,bandes noires|cinematografico,bande nere|cinematográfico,bandas negras|シネマ,映画風,黒帯
border|white border,border,white frame,frame,polaroid|किनारा,बॉर्डर,फ्रेम|bordure,cadre,polaroid|bordo,cornice,polaroid|borde,marco,polaroid|枠,フレーム,縁
light-left|light from the left,lit from the left,light on the left|बाईं ओर से रोशनी|lumière de gauche,lumière venant de gauche|luce da sinistra|luz desde la izquierda,luz de la izquierda|左から光,左からの光
light-right|light from the right,lit from the right,light on the right,relight,better lighting|दाईं ओर से रोशनी|lumière de droite,lumière venant de droite,rééclairer|luce da destra,rillumina|luz desde la derecha,luz de la derecha,reilumina|右から光,右からの光,照明を変え
text|add the text,add text,write the words,write,with the words,with the text,add the title,add a title,title,caption,text|लिखो,पाठ,शीर्षक|ajoute le texte,ajouter le texte,écris,écrire,titre,texte|aggiungi il testo,scrivi,scrivere,titolo,testo|añade el texto,añadir texto,escribe,título,texto|文字を入れ,と書い,タイトル,文字,テキスト
`;

export const strengthWords = `
0.55|slightly,a little,a bit,subtle,subtly,softly,gently|थोड़ा,हल्का|un peu,légèrement,subtil|un po',leggermente,poco|un poco,ligeramente,sutil|少し,ちょっと,やや
1.5|very,strongly,much,a lot,heavy,heavily,intense,extremely|बहुत,अधिक,तेज़|très,fortement,beaucoup,intense|molto,fortemente,intenso|muy,fuertemente,mucho,intenso|とても,かなり,もっと,強く,激しい
`;

/** Words that say nothing about what is to be done. */
export const fillerWords = `
x|please,make,it,this,the,a,an,to,into,in,as,look,looks,like,image,picture,photo,photograph,add,some,more,with,give,turn,change,apply,effect,style,filter,of,at,on,and,then,also,be,scene,colours,colors,colour,color,tones,tone,whole,my,so,that,time,light,lighting,atmosphere,feel,mood,convert,set,is,over,for,degrees,all,background,weather,falling,heavy,convert,art,art,version,drawing,the sky,look|इस,इसे,यह,तस्वीर,चित्र,फोटो,को,में,का,की,के,करो,करें,कर,दो,बनाओ,बनाएं,बना,जोड़ो,जोड़ें,और,रंग,प्रभाव,शैली,से,कृपया,पर,दें,जैसा|rends,rend,transforme-la,transforme-le,mets-la,mets-le,rends-la,rends-le,je,veux,rendre,la,le,les,l,un,une,des,de,du,d,image,photo,en,à,au,plus,mets,mettre,ajoute,ajouter,avec,style,effet,et,puis,svp,s'il,vous,plaît,couleurs,comme,transforme,transformer,fais,faire,dans,sur,cette,ce,ambiance,lumière,qui,tombe,façon|rendi,rendila,rendilo,trasformala,trasformalo,mettila,vorrei,rendere,la,lo,il,le,i,un,una,uno,di,del,della,immagine,foto,in,più,metti,aggiungi,aggiungere,con,stile,effetto,e,poi,per,favore,colori,come,trasforma,fai,questa,questo,atmosfera,luce,al,alla,nella,che,cade|haz,hazla,hazlo,conviértela,conviértelo,transfórmala,transfórmalo,ponla,ponlo,dale,quiero,la,el,los,las,un,una,de,del,imagen,foto,en,más,pon,añade,agrega,añadir,con,estilo,efecto,y,luego,por,favor,colores,como,convierte,transforma,esta,este,ambiente,luz,al,a,que,cae,tonos|この,写真,画像,絵,を,に,で,の,は,が,と,も,して,ください,する,した,な,風,加工,効果,追加,加え,降らせ,降る,入れ,変え,て,く,い,っ,ぽく,スタイル,る,そして,もう,させ,全体,色,感じ,たい
`;
