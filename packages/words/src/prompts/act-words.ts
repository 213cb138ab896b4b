/**
 * Words for what somebody does with the whole body: act | English | Hindi | French | Italian | Spanish | Japanese. A dash
 * stands for what has the letters of an act and is none.
 */
export const actWords = `
-|a painting,the painting,oil painting,a drawing,the drawing,fishing boat,fishing boats,fishing village,fishing net,fishing port,sailing ship,sailing boat,sailing vessel,running water,fly a kite,to fly a kite,flies a kite,flying a kite,fly a plane,to fly a plane,flies a plane,flying a plane,flying carpet,water skiing,swimming pool,cooking pot,racing car,singing bird,walking stick,walking boots,walking shoes,spacewalk,painting of,drawing of,paintings of,drawings of||cheveux court,manteau court,vol à voile,bateau de pêche|barca da pesca||釣り竿,絵を描いて,絵をかいて
run|run,runs,running,ran,race,races,racing,chase,chases,chasing|दौड़ना,दौड़ता,दौड़ती,दौड़ते,दौड़ रहा,दौड़ रही,दौड़कर,भागता,भागती,भाग रहा,भाग रही|courir,court,courent,courant,poursuit,poursuivre|correre,corre,corrono,correndo,insegue,inseguire|correr,corre,corren,corriendo,persigue,perseguir|走る,走っ,走り,駆け
walk|walking,walks,strolling,strolls,wandering,wanders,setting off,sets off|पैदल चल,टहलता,टहलती,टहल रहा,टहल रही|marchant,qui marche,se promène,se promenant|cammina,camminano,camminando,passeggia,passeggiando|camina,caminan,caminando,pasea,paseando|歩く,歩い,歩き,散歩
surf|surf,surfs,surfing,surfed|सर्फ़िंग,सर्फिंग|surfer,surfe,surfant,faire du surf,fait du surf|surfare,surfa,surfando,fare surf,fa surf|surfear,surfea,surfeando,hacer surf,hace surf|サーフィン,波に乗
swim|swim,swims,swimming,swam|तैरना,तैरता,तैरती,तैर रहा,तैर रही|nager,nage,nagent,nageant|nuotare,nuota,nuotano,nuotando|nadar,nadando,que nada|泳ぐ,泳い,泳ぎ
sail|to sail,sails to,sails across,sails away,sailing,to row,rows across,rowing,row across,cross the sea,crosses the sea,crossing the sea,cross the ocean,crosses the ocean,crossing the ocean|नाव चलाना,नाव चलाता,नाव चलाती,नाव चला रहा,नाव चला रही,समुद्र पार|naviguer,navigue,naviguant,ramer,rame,traverser la mer,traverse la mer,traversant la mer,traverser l'océan|navigare,naviga,navigando,remare,rema,remando,attraversare il mare,attraversa il mare|navegar,navega,navegando,remar,rema,remando,cruzar el mar,cruza el mar|船に乗,漕ぐ,漕い,海を渡
cook|to cook,cooking,stirring in,to bake,bake,bakes,baking,kneads,kneading|पकाना,पकाता,पकाती,पका रहा,पका रही,सेंकना,सेंकता,सेंकती,सेंक रहा,सेंक रही|cuisiner,cuisinant,pétrir,pétrit,faire du pain,fait du pain,faire cuire,fait cuire|cucinare,cucinando,impastare,impasta,infornare,inforna,fare il pane,fa il pane|cocinar,cocinando,hornear,hornea,horneando,amasar,amasa,hacer pan,hace pan|料理する,料理し,パンを焼,ケーキを焼,焼く
bake|into the oven,in the oven,at the oven,before the oven,out of the oven,from the oven|ओवन में,ओवन से,भट्ठी में,भट्ठी से,तंदूर में,तंदूर से|au four,dans le four,sortir du four,sort du four|nel forno,in forno,dal forno,davanti al forno|en el horno,al horno,del horno|オーブンに,オーブンで,オーブンから,かまどに,かまどで,かまどから
paint|to paint,paints,painting,to draw,draws,drawing|चित्र बनाना,चित्र बनाता,चित्र बनाती,चित्र बना रहा,चित्र बना रही|peindre,peint,peignant,dessiner,dessine,dessinant|dipingere,dipinge,dipingendo,disegnare,disegna,disegnando|pintar,pinta,pintando,dibujar,dibuja,dibujando|絵を描,絵をかく,絵をかい
water|watering,waters the,waters her,waters his,tend a garden,tends a garden,tending a garden,tend the garden,tends the garden,to garden,gardening,look after a garden,looks after a garden,grow a garden,grows a garden,grow flowers,grows flowers|पानी देता,पानी देती,पानी दे रहा,पानी दे रही,सींचता,सींचती,बाग़बानी,बाग़ लगाना,बाग़ लगा रहा,बाग़ लगा रही|arroser,arrose,arrosant,jardiner,jardine,cultiver un jardin,cultive un jardin|annaffiare,annaffia,innaffia,annaffiando,curare un giardino,cura un giardino,coltivare un giardino,coltiva un giardino|regar,riega,regando,cuidar un jardín,cuida un jardín,cultivar un jardín,cultiva un jardín|水をやる,水をやり,水やり,庭を育て,庭の手入れ
plant|to plant,planting,to dig,digs,digging,to grow,growing,sowing,sows|बोना,बोता,बोती,बो रहा,बो रही,पेड़ लगाना,पेड़ लगाता,पेड़ लगाती,पेड़ लगा रहा,पेड़ लगा रही,उगाना,उगाता,उगाती|planter,plantant,creuser,creuse,creusant,faire pousser,fait pousser|piantare,piantando,scavare,scava,scavando,coltivare,coltiva|plantar,plantando,sembrar,siembra,sembrando,cavar,cava,cultivar,cultiva|植える,植え,掘る,掘っ,種をまく,育てる
climb|climb,climbs,climbing,climbed|चढ़ना,चढ़ता,चढ़ती,चढ़ रहा,चढ़ रही|grimper,grimpe,grimpant,escalader,escalade|arrampicarsi,si arrampica,arrampicando,scalare,scalando|trepar,trepa,trepando,escalar,escala,escalando|登る,登っ,登り,よじ登
dance|dance,dances,dancing,danced|नाचना,नाचता,नाचती,नाच रहा,नाच रही|danser,danse,dansent,dansant|ballare,balla,ballano,ballando,danzare,danza|bailar,baila,bailan,bailando|踊る,踊っ,踊り
fish|to fish,fishing|मछली पकड़ना,मछली पकड़ता,मछली पकड़ती,मछली पकड़ रहा,मछली पकड़ रही|pêcher,pêchant,pêche à la ligne|pescare,pescando|pescar,pescando|釣る,釣っ,釣りをする,釣りをし
write|write,writes,writing|लिखना,लिखता,लिखती,लिख रहा,लिख रही|écrire,écrit,écrivant|scrivere,scrive,scrivendo|escribir,escribe,escribiendo|書く,書い,書き
build|to build,builds,building a,building the,to repair,repairs,repairing,to fix,fixes,fixing,to invent,invents,inventing,to carve,carves,carving,hammering|मरम्मत,ठीक करना,ठीक कर रहा,ठीक कर रही|construire,construit,construisant,réparer,répare,réparant,fabriquer,fabrique,fabriquant|costruire,costruisce,costruendo,riparare,ripara,riparando|construir,construye,construyendo,reparar,repara,reparando|直す,直し,組み立て,建てる
sing|sing,sings,singing,sang,hum,hums,humming|गाना,गाता,गाती,गा रहा,गा रही,गुनगुनाना,गुनगुनाता,गुनगुनाती,गुनगुना रहा,गुनगुना रही|chanter,chante,chantent,chantant,fredonner,fredonne,fredonnant|cantare,canta,cantano,cantando,canticchiare,canticchia,canticchiando|cantar,canta,cantan,cantando,tararear,tararea,tarareando|歌う,歌っ,歌い,口ずさ,ハミング
skate|skate,skating,to skate|स्केटिंग|patiner,patine,patinant|pattinare,pattina,pattinando|patinar,patina,patinando|スケート
ski|to ski,skis,skiing|स्की|skier,skie,skiant|sciare,scia,sciando|esquiar,esquía,esquiando|スキー
jump|jump,jumps,jumping,leap,leaps,leaping,to skip,skipping|कूदना,कूदता,कूदती,कूद रहा,कूद रही|sauter,saute,sautent,sautant|saltare,salta,saltano,saltando|saltar,salta,saltan,saltando|跳ぶ,跳ん,飛び跳ね
juggle|juggle,juggles,juggling|गेंदें उछालना,गेंदें उछालता,गेंदें उछालती|jongler,jongle,jonglant|fare il giocoliere,giocolare|hacer malabares,hace malabares|お手玉
fly|to fly,flies,flying,flew|उड़ना,उड़ता,उड़ती,उड़ रहा,उड़ रही|voler,vole,volent,volant|volare,vola,volano,volando|volar,vuela,vuelan,volando|飛ぶ,飛ん
kneel|kneel,kneels,kneeling,knelt,crouches,crouching,crouched,bends down,bending down,bent down,picks up,picking up,picked up|घुटने टेक,घुटनों के बल,झुककर,झुकता,झुकती,झुका हुआ,झुकी हुई|s'agenouille,agenouillé,agenouillée,à genoux,s'accroupit,accroupi,accroupie,se penche,ramasse,ramassant|si inginocchia,inginocchiato,inginocchiata,in ginocchio,si china,chinato,chinata,accovacciato,accovacciata,raccoglie|se arrodilla,arrodillado,arrodillada,de rodillas,se agacha,agachado,agachada,se inclina,recoge|ひざまず,しゃがん,しゃがむ,かがん,かがむ,拾う,拾っ
trace|tracing,traces|रेखा खींच,लकीर खींच|traçant,trace une ligne,trace un|tracciando,traccia una linea|trazando,traza una línea|線を引
push|push,pushes,pushing,pushed|धक्का,धकेल|pousser,poussant,pousse un,pousse une,pousse le,pousse la,pousse son,pousse sa|spingere,spinge,spingono,spingendo|empujar,empuja,empujan,empujando|押す,押し,押して
pull|pull,pulls,pulling,pulled,drags,dragging,dragged,tugs,tugging|खींचना,खींचता,खींचती,खींच रहा,खींच रही|tirant,tire sur,tire un,tire une,tire le,tire la,tire son,tire sa,traîne,traînant|tirando,tira una,tira un,tira la,tira il,trascina,trascinando|tirando de,tira de,tirar de,jala,jalando,arrastra,arrastrando|引っぱ,引っ張,ひっぱ
throw|throw,throws,throwing,threw,tosses,tossing|फेंकना,फेंकता,फेंकती,फेंक रहा,फेंक रही|lançant,lance un,lance une,lance le,lance la,jette,jetant|lanciare,lanciando,lancia un,lancia una,lancia il,lancia la,getta,gettando|lanzar,lanzando,lanza un,lanza una,lanza el,lanza la,arroja,arrojando|投げ
knock|knocks,knocking,knocked|दस्तक,खटखटा|frappe à,frappant à,frapper à,toque à|bussare,bussa,bussando|llama a la puerta,llamando a la puerta,golpea la puerta,toca a la puerta|ノック
hug|hug,hugs,hugging,hugged,embraces,embracing|गले लगा,गले मिल|serre dans ses bras,serrant dans ses bras,étreint,étreignant|abbracciare,abbraccia,abbracciano,abbracciando|abrazar,abraza,abrazan,abrazando|抱きしめ,抱き合,だきしめ,ハグ
`;

/** Words between which and a drawing or writing it is done on the ground, with a stick, before it or after it in its clause. */
export const onGround =
  /(?<![\p{L}\p{M}])(?:(?:in|on|into) the (?:wet |white |fresh )?(?:sand|snow|ground|dust|mud|earth)|with a (?:stick|twig)|(?:dans|sur) (?:le |la )?(?:sable|neige|poussière|terre)|sul? suolo|(?:nella|sulla) (?:sabbia|neve|polvere|terra)|en la (?:arena|nieve|tierra)|en el (?:suelo|polvo|barro)|(?:रेत|बर्फ़|बर्फ|ज़मीन|मिट्टी) (?:पर|में))(?![\p{L}\p{M}])|(?:砂|雪|地面|土)(?:の上)?に/u;

/** Words between which and an act it is tried, and does not come off yet. */
export const triedActs: Readonly<Record<'before' | 'after', RegExp>> = {
  before:
    /(?<!\p{L})(?:tr(?:y|ies|ied|ying) to|attempt(?:s|ed|ing)? to|(?:essa(?:ie|yer|yant|yait)|tente(?:r|nt)?|tentant) (?:de |d')|(?:prova(?:re|ndo)?|tenta(?:re|ndo)?) (?:a|di)|(?:intenta(?:r|ndo)?|trata(?:r|ndo)? de))(?!\p{L})[^,.;:]*$/u,
  after: /^[^,.;:、。।]{0,8}(?:ようと|कोशिश)/u,
};

/** Words between which and an act nothing is done yet: it is wished for, feared or remembered. */
export const dreamedActs: Readonly<Record<'before' | 'after', RegExp>> = {
  before:
    /(?<!\p{L})(?:dream(?:s|t|ed|ing)?|long(?:s|ed|ing)|wish(?:es|ed|ing)?|afraid|rêve|rêvant|rêvait|sogna|sognando|sognava|sueña|soñando|soñaba)(?!\p{L})[^,.;:]*$/u,
  after: /^[^,.;:、。।]{0,12}(?:夢|願|たい|सपना|सपने|चाहत)/u,
};
