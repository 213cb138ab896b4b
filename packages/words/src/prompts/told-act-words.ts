/**
 * What somebody in a story is told to have done, and can be seen doing: act | English | Hindi | French | Italian | Spanish |
 * Japanese. Narrations tell in the past. A dash stands for what has the letters of an act and is none.
 */
export const toldActWords = `
-|never in a hurry,wanted to paint,wanted to climb,wanted to write,wanted to sing,wanted to build,wanted to grow,wanted to find,had managed to,ran out,dug up,never really looked,had never looked|देखा ही नहीं,देखा ही न था,कहाँ देखा,ठीक से देखा,जल्दी में नहीं|jamais en courant,avait réussi à,voulait,en forme de|mai fretta,era riuscito a,riuscì a,voleva|nunca con prisa,había logrado,quería|
pack|packed,packed a bag,packed everything,stuffed the bag|बाँध ली,बाँध लिया,बाँध लीं,झोला बाँधकर,थैला बाँधकर|fit son sac,prépara son sac,boucla sa valise,remplit sa valise,fit ses bagages,emporta tout|fece la borsa,preparò lo zaino,preparò una borsa,preparò la borsa,fece le valigie,riempì la valigia,prese tutto quello che può servire|preparó una bolsa,llenó la maleta,hizo la maleta,hizo el equipaje,preparó la mochila|荷物をまとめ,つめこん,荷造り
sow|put a hundred seeds,sowed,planted|बीज बोए,बीज बो,बीज मिट्टी में|mit cent graines,sema,planta|piantò,seminò|enterró,sembró,plantó|種をまい,種をまき,種を百つぶまき,種を植え
water|watered,brought one can of water,one can of water|पानी दिया,सींचा,डोलची पानी,पानी डाला|arrosa,apporta un arrosoir,un arrosoir d'eau|annaffiò,portò un annaffiatoio,un annaffiatoio d'acqua|regó,regaba,llevó una regadera,una regadera de agua|水をやり,水をあげ,じょうろ一杯の水
cook|tasted,put in everything,took a small pot|चखा,सब डाल दिया|goûta,mit dans la marmite,petite casserole|assaggiò,ci mise dentro,pentola piccola|mezcló,olla pequeña|味を見,なべを弱い火,みんな入れる
read|read it all again,read the whole,read a book|पढ़ डाली,सब पढ़ा|lut toute,relut tout|lesse tutta,rilesse tutto|leyó,lo leyó todo|通りのはしまで読み,読み返し,読みました
run|ran,straight across the fields,ran into the sea|दौड़ लगाई,सरपट|courut,coupa à travers champs,fonça|corse,tagliò per i campi|corrió,echó a correr,atajó por los campos,salió antes|走りました,つっきり,走りだし
plant|dug one up,dug|खोदकर,खोदा,खोदी|creusa,déterra|ne tirò fuori uno,scavò,dissotterrò|desenterró,cavó|掘り返,掘っ
bloom|bud opened,first bud,blossomed,bloomed,in full bloom|कली खिल,फूल खिल|bouton s'ouvrit,fleurit,bouton s'est ouvert|bocciolo si aprì,sbocciò,fiorì|capullo se abrió,floreció|つぼみが,花がさき,花が咲,花をさかせ,花を咲かせ
sprout|green tip,sprouted,came up out of the earth|हरी नोक,अंकुर|pointe verte,sortit de terre|punta verde,germogliò,spuntò dalla terra|punta verde,brotó,asomó de la tierra|緑の先,芽を出し,芽が出
loaf|a loaf came out,out of the oven came|रोटी चाँद,छूते ही रोटी|croûte chanta,sortit du four|crosta cantò,dal forno uscì|corteza cantó,del horno salió|パンが焼け,パンが出て
hide|hid,hid behind,crept behind|छिप गया,छिप गई,जा छिपा,जा छिपी,दुबककर|se cacha,courut se cacher,se cacher,se blottit|si nascose,a nascondersi|se escondió|かくれ,隠れ,逃げこみ
search|looked behind every,under every leaf,searched everywhere,searched|हर पत्थर के पीछे,हर कंकड़,हर पत्ते,पत्ता-पत्ता,ढूँढा,खोजा|fouilla,chercha partout,sous chaque feuille|frugò,cercò ovunque,guardò dietro ogni,sotto ogni foglia|miró detrás de cada,debajo de cada hoja,buscó por todas partes,rebuscó|石のかげも,残らずのぞ,さがしまわ,葉っぱの下
look|looked at it,looked at this,dug one up to see,drew it in the snow,drew a zigzag,put down the can|बर्फ़ पर वह राह बना ली,टेढ़ी-मेढ़ी लकीर,डोलची रख दी|regarda mieux,regarda l'enseigne,les dessina dans la neige,traçant un zigzag,posa l'arrosoir|guardò bene,lo guardò,disegnò nella neve,disegnò uno zigzag,posò l'annaffiatoio|lo miró hasta,dibujó en la nieve,dibujó un zigzag,soltó la regadera|じっと見て,雪にその線,じょうろを置き
gaze|looked up,gazed at,watched the birds,looked at the sky,listened,waited for the wind|आसमान देखा,आसमान को,देखता रहा,देखती रही,सुनता रहा,सुनती रही,राह देखी|leva les yeux,regarda le ciel,regardait les oiseaux,écouta,tendit l'oreille,attendit|alzò gli occhi,guardò il cielo,guardare gli uccelli,ascoltò,aspettò|alzó la vista,mirando el cielo,mirando las nubes,miraba los pájaros,escuchó,se quedó escuchando,esperó|見上げ,空を見,ながめ,聞いていました,耳をすま,待ちました
ask|asked,gave,handed,held out|पूछा,पूछता,पूछती,थमा दिया,बढ़ा दिया|demanda,donna,tendit,offrit|chiese,domandò,diede,porse|preguntó,dio al,le dio,tendió,regaló|たずね,聞いて回,差し出,わたしました
paint|painted|चित्र बनाया,सेब बनाया|peignit|dipinse|pintó|描きました,描いた
climb|climbed|चढ़ा,चढ़ी,चढ़ता गया,चढ़ती गई|grimpa,gravit,escalada|si arrampicò,scalò|trepó,escaló|のぼりました,よじのぼ,登りました
write|wrote,made nine small crosses,drew it three times,drew|निशान लगाए,लिखा,ख़ाका बनाया|écrivit,traça,dessina,fit neuf petites croix|scrisse,disegnò,segnò nove|escribió,dibujó,hizo nueve crucecitas|書きました,ばつ印,三べんも描き
sing|sang,hummed|गाया,गुनगुनाया|chanta,fredonna|cantò,canticchiò|cantó,tarareó|歌いました,鼻歌
dance|danced,began to sway|नाचा,नाची,झूमने|dansa,se balancer|ballò,danzò,dondolare|bailó,mecerse|踊りました,ゆらゆらゆれ
jump|jumped,leapt|कूद पड़ा,कूद पड़ी,कूदा,कूदी,छलाँग|sauta,bondit|saltò,balzò|saltó|飛びこみ,跳びました,飛びおり
swim|swam|तैरा,तैरी|nagea|nuotò|nadó|泳ぎました
build|built,hammered|ठोका,बनाया घर|bâtit,construisit,cloua|costruì,inchiodò|construyó,clavó|建てました,組み立て
sit|sat down,sat,lay on the ground,lay down,lie down in the grass,threw him back,threw her back,threw it back,crept back,rolled,fell,down again|बैठ गया,बैठ गई,बैठा था,बैठी थी,बैठा रहा,बैठी रही,बैठा रह गया,पटक दिया,लुढ़कते-लुढ़कते,रेंगते-रेंगते,गिरना,घास ही बिस्तर|s'assit,s'allongea,était sur le dos,sur le sable,à plat ventre,roulé-boulé,tomba,par terre|si sedette,sedeva,si mise a sedere,si sdraiò,rotolando,cadde,di nuovo giù,restò sull'erba|se sentó,se tumbó,tumbarse,rodando,a rastras,se cayó,otra vez abajo|すわりこみ,すわりました,寝ころん,腰をおろ,転がされ,転がって,転んで,起きては転び,すってんころり
cry|could have cried,burst into tears,wept|रोना आ गया,रो पड़ा,रो पड़ी|pleurer,fondit en larmes|voglia di piangere,scoppiò a piangere|a punto de llorar,rompió a llorar|泣きたく,泣きだ
go|set out,set off,turned round,went on,came home again,from cross to cross|निकल पड़ा,निकल पड़ी,चल पड़ा,चल पड़ी,लौट आया,लौट आई,आगे बढ़ता गया,आगे बढ़ती गई,चलता गया,चलती गई|partit,fit demi-tour,se mit en route,rentra,avança,de croix en croix|partì,si mise in cammino,tornò indietro,tornò a casa,rientrò,andò avanti,si voltò|salió,dio media vuelta,volvió a casa,avanzó,siguió hacia|出かけ,向きを変え,帰ってき,進みました
`;
