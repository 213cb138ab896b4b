/**
 * What somebody in a story is told to have done, and can be seen doing: act | English | Hindi | French | Italian | Spanish |
 * Japanese. Narrations tell in the past. A dash stands for what has the letters of an act and is none.
 */
export const toldActWords = `
-|wanted to paint,wanted to climb,wanted to write,wanted to sing,wanted to build,wanted to grow,wanted to find,had managed to,ran out,dug up,never really looked,had never looked|देखा ही नहीं,देखा ही न था,कहाँ देखा,ठीक से देखा|avait réussi à,voulait,en forme de|era riuscito a,riuscì a,voleva|había logrado,quería|
pack|packed,packed a bag,packed everything,stuffed the bag|बाँध ली,बाँध लिया,बाँध लीं,थैला बाँधा,झोला बाँधा|fit son sac,prépara son sac,boucla sa valise,remplit sa valise,fit ses bagages|fece la borsa,fece lo zaino,preparò lo zaino,preparò la borsa,fece le valigie,riempì la valigia|preparó una bolsa,llenó la maleta,hizo la maleta,hizo el equipaje,preparó la mochila|荷物をまとめ,つめこん,荷造り
sow|put a hundred seeds,sowed,planted|बीज बोए,बीज बो,बीज मिट्टी में|mit cent graines,sema,planta|piantò,seminò|enterró,sembró,plantó|種をまい,種をまき,種を百つぶまき,種を植え
water|watered,brought one can of water,one can of water|पानी दिया,सींचा,डोलची पानी,पानी डाला|arrosa,apporta un arrosoir,un arrosoir d'eau|annaffiò,portò un annaffiatoio,un annaffiatoio d'acqua|regó,regaba,llevó una regadera,una regadera de agua|水をやり,水をあげ,じょうろ一杯の水
plant|dug one up,dug|खोदकर,खोदा,खोदी|creusa,déterra|ne tirò fuori uno,scavò,dissotterrò|desenterró,cavó|掘り返,掘っ
bloom|opened its first bud,bud opened,first bud,blossomed,bloomed|कली खिल,फूल खिल,खिल उठ|bouton s'ouvrit,fleurit,éclot|bocciolo si aprì,sbocciò,fiorì|capullo se abrió,brotó,floreció|つぼみが開,花が咲,咲い
turn|pictures to the wall,paintings to the wall|चित्र दीवार की ओर|toiles contre le mur,tableaux contre le mur|quadri contro il muro,quadri verso il muro|de cara a la pared|絵をみんな、かべのほうへ
hide|hid,hid behind,crept behind|छिप गया,छिप गई,जा छिपा,जा छिपी,दुबककर|se cacha,se cacher,se blottit|si nascose,a nascondersi|se escondió|かくれ,隠れ,逃げこみ
search|looked behind every,under every leaf,searched everywhere,searched|हर पत्थर,हर पत्ते,पत्ता-पत्ता,ढूँढा,खोजा|fouilla,chercha partout,sous chaque feuille|frugò,cercò ovunque,sotto ogni foglia|debajo de cada hoja,buscó por todas partes,rebuscó|のぞき,さがしまわ,葉っぱの下
look|looked,looked at it,stared at|देखा,ताका|regarda,observa|guardò,osservò|miró,observó|じっと見,見つめ
gaze|looked up,gazed at,watched the birds,looked at the sky,saw the moon|आसमान देखा,आसमान को,चाँद को देखा,देखता रहा,देखती रही|leva les yeux,regarda le ciel,regardait les oiseaux|alzò gli occhi,guardò il cielo,guardava gli uccelli|alzó la vista,miró al cielo,miraba los pájaros|見上げ,空を見,ながめ
ask|asked,asked for the way,asked everyone|पूछा,पूछता,पूछती|demanda,on demanda|chiese,domandò,si chiese a tutti|preguntó|たずね,聞いて回
paint|painted,drew|चित्र बनाया,सेब बनाया,बना लिया|peignit,dessina|dipinse,disegnò|pintó,dibujó|描きました,描いた
climb|climbed|चढ़ा,चढ़ी,चढ़ता गया,चढ़ती गई|grimpa,gravit,escalada|si arrampicò,scalò,salì|trepó,escaló|のぼりました,よじのぼ,登りました
write|wrote,made nine small crosses|निशान लगाए,लिखा|écrivit,traça,fit neuf petites croix|scrisse,fece nove crocette,segnò|escribió,hizo nueve crucecitas|書きました,ばつ印,つけました
sing|sang,hummed|गाया,गुनगुनाया|chanta,fredonna|cantò,canticchiò|cantó,tarareó|歌いました,鼻歌
dance|danced,began to sway|नाचा,नाची,झूमने|dansa,se balancer|ballò,danzò,dondolare|bailó,mecerse|踊りました,ゆらゆらゆれ
jump|jumped,leapt|कूद पड़ा,कूद पड़ी,कूदा,कूदी,छलाँग|sauta,bondit|saltò,balzò|saltó|飛びこみ,跳びました,飛びおり
swim|swam|तैरा,तैरी|nagea|nuotò|nadó|泳ぎました
build|built,hammered|ठोका,बनाया घर|bâtit,construisit,cloua|costruì,inchiodò|construyó,clavó|建てました,組み立て
sit|sat down,sat,lay on the ground,lay down|बैठ गया,बैठ गई,बैठा था,बैठी थी,बैठा रहा,बैठी रही|s'assit,s'allongea|si sedette,si mise a sedere,si sdraiò|se sentó,se tumbó|すわりこみ,すわりました,寝ころん,腰をおろ
cry|could have cried,burst into tears,wept|रोना आ गया,रो पड़ा,रो पड़ी|pleurer,fondit en larmes|voglia di piangere,scoppiò a piangere|a punto de llorar,rompió a llorar|泣きたく,泣きだ
go|set out,set off,turned round,went on,came home again|निकल पड़ा,निकल पड़ी,चल पड़ा,चल पड़ी,लौट आया,लौट आई,आगे बढ़ता गया,आगे बढ़ती गई|partit,fit demi-tour,se mit en route,rentra|partì,si mise in cammino,tornò indietro,tornò a casa|salió a,dio media vuelta,volvió a casa,avanzó|出かけ,向きを変え,帰ってき,進みました
`;
