/**
 * What a narration says of how far something has come: it has come off (`done`), is waited for (`wait`), or somebody is thrown back to
 * where they began (`thrown`) | English | Hindi | French | Italian | Spanish | Japanese. Narrations tell in the past.
 */
export const toldTurnWords = `
done|had managed to,had finally managed to,had caught up|सीख ही लिया,सीख लिया,सचमुच सीख लिया,सपना सच,सपना पूरा,सपना जी लिया,सपना अब सपना नहीं,सपने ने जड़,बात सच कर,मेहनत रंग लाई,ज़िद पूरी,चाह पूरी,इच्छा पूरी,अरमान पूरा|avait réussi à,avait enfin réussi à|era riuscito a,era riuscita a,riuscì a,era finalmente riuscito|había logrado,había conseguido,por fin pudo|ことができたのです,ことができました,夢をかなえ,願いをかなえ,かなえていたのです,ついにかなえ
wait|only counted,only waited,did nothing but,leaned on it|बस लहरें गिनीं,बस इंतज़ार,सिवा कुछ नहीं सुना,टिक गया,टिक गई|ne fit que compter,ne fit qu'attendre,s'y appuya|contò e basta,aspettò e basta,ci si appoggiò|no hizo más que contar,no hizo más que esperar,se apoyó en él|数えるだけ,待つだけ,よりかかりました
bake|into the oven,in the oven,at the oven,before the oven,out of the oven,from the oven,more fire|ओवन में,ओवन से,भट्ठी में,भट्ठी से,तंदूर में,तंदूर से|au four,dans le four,sortir du four,sort du four,enfourna,plus de feu,encore du feu|nel forno,in forno,dal forno,davanti al forno,infornò,più fuoco|en el horno,al horno,del horno,horneó,más fuego|オーブンに,オーブンで,オーブンから,かまどに,かまどで,かまどから
thrown|blown him back,blown her back,blown it back,blown them back,back to where it had all begun|वापस किनारे पर,किनारे पर ला छोड़ा,जहाँ से सब शुरू|le retourna comme,la retourna comme,au point de départ|lo ributtò a riva,la ributtò a riva,al punto di partenza|devuelto a la orilla,de vuelta en la orilla,al punto de partida,donde había empezado|岸まで押しもどされ,出発したあの岸
`;
