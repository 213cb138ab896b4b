import { stanceWords } from './stance-words.ts';

/**
 * What somebody in a picture is doing: posture | English | Hindi | French | Italian | Spanish | Japanese. An earlier line
 * goes before a later one where both are in a sentence.
 */
export const postureWords = `
sleep|asleep,sleeping,sleep,slept,fell asleep,dozing,napping|सो रहा,सो रही,सो रहे,सो गया,सो गई,सो गए,सोता,सोती,सोते,सोया,सोई,सोए|dort,dormait,endormi,endormie,s'endort,s'endormit,dormant|dorme,dormiva,addormentato,addormentata,si addormenta,si addormentò,dormendo|duerme,dormía,dormido,dormida,se duerme,se durmió,durmiendo|眠っ,眠る,眠り,寝て,寝ている
sad|sad,unhappy,crying,cried,weeping,wept,in tears,lonely,disappointed,heartbroken|उदास,दुखी,रो रहा,रो रही,रोया,रोई,रोए,रो पड़ा,रो पड़ी,रोने लगा,रोने लगी|triste,malheureux,malheureuse,pleure,pleurait,pleura,en larmes,déçu,déçue|triste,infelice,piange,piangeva,pianse,in lacrime,deluso,delusa|triste,infeliz,llora,lloraba,lloró,llorando,decepcionado,decepcionada|悲し,かなし,泣い,泣き,しょんぼり,さびし,寂し
run|in a great hurry,running,runs,ran,run,racing,chasing,rushed,hurried|दौड़,दौड़ा,दौड़ी,दौड़ता,दौड़ती,दौड़ते,दौड़कर,भागा,भागी,भागता,भागती,भाग रहा,भाग रही|court,courait,courut,courant,se précipite,à toute allure,s'élance|corre,correva,corse,correndo,si precipita,di corsa|corre,corría,corrió,corriendo,a toda prisa|走っ,走る,走り,駆け,かけ出
carry|carrying,carries,carried|ढोता,ढोती,ढो रहा,ढो रही,उठाए,उठाकर,लादे,लादकर|porte un,porte une,portait un,portait une,portant|porta un,porta una,portava un,portava una,portando|carga,cargaba,cargando,lleva un,lleva una,llevaba un,llevaba una,llevando|運ん,運び,運ぶ,抱え,背負
hold|holding,holds,held,showing,shows|पकड़े,थामे,हाथ में|tient,tenait,tenant|tiene in mano,teneva in mano,tenendo,stringe|sostiene,sostenía,sosteniendo,en la mano|手に持,にぎっ,握っ
${stanceWords.trim()}
point|pointing,points at,points to,pointed|इशारा|montre du doigt,montra du doigt|indica,indicò,indicando|señala,señaló,señalando|指さ,指差
glad|smiling,smiles,smiled,laughing,laughed,happily,happy,cheering,celebrating,overjoyed,proud,joyful|मुस्कुराया,मुस्कुराई,मुस्कुराए,मुस्कुराता,मुस्कुराती,मुस्कुराते,मुस्कुराकर,मुस्कुरा रहा,मुस्कुरा रही,हँसा,हँसी,हँसता,हँसती,हँसते,हँसकर,हँस पड़ा,हँस पड़ी,खुश,ख़ुश,प्रसन्न|sourit,souriait,sourire,souriant,souriante,rit,riait,heureux,heureuse,joyeux,joyeuse|sorride,sorrideva,sorrise,sorridente,sorridendo,ride,rideva,felice,contento,contenta|sonríe,sonreía,sonrió,sonriendo,ríe,reía,feliz,contento,contenta|笑っ,笑顔,笑い,ほほえ,うれし,嬉し,喜ん
think|thinking,thinks,thought,wondering,wondered,dreaming,dreamt,dreamed,gazing,pondering,remembered|सोचा,सोची,सोचता,सोचती,सोचते,सोचकर,सोचने,सोच रहा,सोच रही,सपना,सपने,याद|pense,pensait,pensa,rêve,rêvait,songe,songeait,réfléchi|pensa,pensava,pensò,sogna,sognava,sogno,riflette|piensa,pensaba,pensó,sueña,soñaba,sueño,reflexiona|考え,思いまし,思って,夢,願い
together|together,side by side,arm in arm,hand in hand,showing,gathered around|साथ-साथ,मिलकर,एक साथ|ensemble,côte à côte,main dans la main|insieme,fianco a fianco,mano nella mano|juntos,juntas,codo con codo,de la mano|いっしょに,一緒に,並んで,手をつない
walk|walking,walks,walked,setting off,setting out,set out,strolling,wandering,wandered,on the way|चल पड़ा,चल पड़ी,चल पड़े,चलता,चलती,चलते,चला,चली,निकल पड़ा,निकल पड़ी|marche,marchait,marcha,marchant,se promène,se mit en route,en route|cammina,camminava,camminò,camminando,passeggia,si mise in cammino,in cammino|camina,caminaba,caminó,caminando,pasea,se puso en camino,en camino|歩い,歩き,歩く,出かけ,旅立
work|trying,tries,tried,beginning,began,practising,practicing,working,building,learning,searching|कोशिश,सीख,बना रहा,बना रही,काम|essaie,essayait,essaya,commença,apprend,travaille,travaillait|prova,provava,provò,cominciò,impara,lavora,lavorava|intenta,intentaba,intentó,empezó,aprende,trabaja,trabajaba|練習,挑み,始めまし,働い,さがし,探し,作っ
talk|saying,says,said,telling,speaking,talking,asked,explains,explaining|कहा,कहता,कहती,बोला,बोली,पूछा|dit,disait,raconte,parle,demanda|disse,dice,diceva,racconta,parla,chiese|dijo,dice,decía,cuenta,habla,preguntó|言い,言っ,話し,聞きまし
stand|looking around,standing,stands,waiting,stood|खड़ा,खड़ी,खड़े|debout,attend,attendait|in piedi,aspetta,aspettava|de pie,espera,esperaba|立っ,待っ
`;
