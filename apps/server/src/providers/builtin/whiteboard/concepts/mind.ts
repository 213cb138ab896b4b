/** pictures | English | Hindi | French | Italian | Spanish | Japanese */
export const mindConcepts = `
question-mark t:help-circle|question,wonder,ask,mystery,riddle|सवाल,प्रश्न,रहस्य|question,demander,mystère,énigme|domanda,chiedere,mistero|pregunta,preguntar,misterio|質問,問い,疑問,謎
check-mark-button t:checks|answer,solution|जवाब,उत्तर,समाधान|réponse,solution|risposta,soluzione|respuesta,solución|答え,解決
open-book|dictionary,word,read,book|शब्दकोश,शब्द,किताब|dictionnaire,mot,livre|dizionario,parola,libro|diccionario,palabra,libro|辞書,言葉,本
magnifying-glass-tilted-left eye|look,observe,watch,notice,examine,check|देखना,जांच|regarder,observer,examiner|osservare,guardare,esaminare|observar,mirar,examinar|観察,調べ
artist-palette paintbrush framed-picture|paint,painting,painter,colour,color|चित्र,चित्रकला,रंग|peindre,peinture,peintre,couleur|dipingere,pittura,pittore,colore|pintar,pintura,pintor,color|絵,絵画,画家,色
glowing-star|wish,dream|इच्छा,सपना,सपने|souhait,rêve,rêver|desiderio,sogno,sognare|deseo,sueño,soñar|願い,夢
`;
