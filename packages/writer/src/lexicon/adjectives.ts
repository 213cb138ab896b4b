/** English | Hindi masculine | French m,f and place | Italian m,f and place | Spanish m,f and place | Japanese. '<' stands before the noun. */
export const adjectiveTable = `
little|छोटा|petit,petite,<|piccolo,piccola,<|pequeño,pequeña,<|小さな
small|छोटा|petit,petite,<|piccolo,piccola,<|pequeño,pequeña,<|小さな
tiny|नन्हा|minuscule,minuscule,>|minuscolo,minuscola,>|diminuto,diminuta,>|ちいさな
big|बड़ा|grand,grande,<|grande,grande,<|gran,gran,<|大きな
old|बूढ़ा|âgé,âgée,>|anziano,anziana,>|viejo,vieja,<|年老いた
young|छोटा|jeune,jeune,<|giovane,giovane,<|joven,joven,<|若い
brave|बहादुर|courageux,courageuse,>|coraggioso,coraggiosa,>|valiente,valiente,>|勇敢な
lonely|अकेला|solitaire,solitaire,>|solitario,solitaria,>|solitario,solitaria,>|ひとりぼっちの
shy|शर्मीला|timide,timide,>|timido,timida,>|tímido,tímida,>|恥ずかしがりの
curious|जिज्ञासु|curieux,curieuse,>|curioso,curiosa,>|curioso,curiosa,>|好奇心いっぱいの
lost|खोया हुआ|perdu,perdue,>|perduto,perduta,>|perdido,perdida,>|迷子の
magic|जादुई|magique,magique,>|magico,magica,>|mágico,mágica,>|魔法の
happy|ख़ुश|joyeux,joyeuse,>|felice,felice,>|feliz,feliz,>|うれしい
sad|उदास|triste,triste,>|triste,triste,>|triste,triste,>|悲しい
clumsy|अनाड़ी|maladroit,maladroite,>|maldestro,maldestra,>|torpe,torpe,>|不器用な
sleepy|उनींदा|endormi,endormie,>|assonnato,assonnata,>|dormilón,dormilona,>|眠そうな
red|लाल|rouge,rouge,>|rosso,rossa,>|rojo,roja,>|赤い
blue|नीला|bleu,bleue,>|azzurro,azzurra,>|azul,azul,>|青い
white|सफ़ेद|blanc,blanche,>|bianco,bianca,>|blanco,blanca,>|白い
black|काला|noir,noire,>|nero,nera,>|negro,negra,>|黒い
`;
