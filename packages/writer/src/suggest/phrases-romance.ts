/** Prompt ideas in French, Italian and Spanish, one a line. */
export const romancePhrases = `
Un renard qui apprend à peindre
Un phare qui a peur de la nuit
Un robot qui cherche un jardin
Un pingouin qui rêve de voler
Une tortue qui veut voir la mer
Une petite fille qui collectionne les nuages
Un boulanger qui cache des histoires dans son pain
Un chat qui habite une bibliothèque
Une étoile qui tombe dans un puits
Deux sœurs qui suivent une rivière
Le dernier facteur du village
La nuit où la lune descendit prendre le thé
La montagne qui voulait voyager
Le petit bateau et la grande tempête
Pourquoi les chats ronronnent-ils ?
Pourquoi le ciel est-il bleu ?
Pourquoi les feuilles changent-elles de couleur ?
Pourquoi la mer est-elle salée ?
Pourquoi rêvons-nous ?
Comment le pain lève-t-il ?
Comment les abeilles font-elles le miel ?
Comment naît un arc-en-ciel ?
Comment fonctionne un volcan ?
Comment une graine devient-elle un arbre ?
Qu'est-ce que la gravité ?
L'histoire de la bicyclette
L'histoire du papier
Le cycle de l'eau expliqué aux enfants
La vie d'une goutte d'eau
Reportage : une école plante mille arbres
Reportage : un village retrouve son train
Un film sur le dernier cinéma d'une petite ville
Un film sur deux amis et un parapluie
Portrait d'un vieux pêcheur, lumière douce
Une rue sous la pluie, la nuit, reflets de néon
Un château au-dessus des nuages
Une cuisine au petit matin, aquarelle
Une montgolfière au-dessus d'une vallée à l'aube
Un champ de tournesols dans le vent
Un train sur un pont dans la neige
Una volpe che impara a dipingere
Un faro che ha paura del buio
Un robot che cerca un giardino
Un pinguino che sogna di volare
Una tartaruga che vuole vedere il mare
Una bambina che colleziona nuvole
Un fornaio che nasconde storie nel pane
Un gatto che vive in una biblioteca
Una stella che cade in un pozzo
Due sorelle che seguono un fiume
L'ultimo postino del paese
La notte in cui la luna scese a prendere il tè
La montagna che voleva viaggiare
La piccola barca e la grande tempesta
Perché i gatti fanno le fusa?
Perché il cielo è blu?
Perché le foglie cambiano colore?
Perché il mare è salato?
Perché sogniamo?
Come lievita il pane?
Come fanno il miele le api?
Come nasce un arcobaleno?
Come funziona un vulcano?
Come fa un seme a diventare un albero?
Che cos'è la gravità?
La storia della bicicletta
La storia della carta
Il ciclo dell'acqua per bambini
La vita di una goccia d'acqua
Servizio: una scuola pianta mille alberi
Servizio: un paese ritrova il suo treno
Un film sull'ultimo cinema di una piccola città
Un film su due amici e un ombrello
Ritratto di un vecchio pescatore, luce morbida
Una strada sotto la pioggia, di notte, riflessi al neon
Un castello sopra le nuvole
Una cucina al mattino presto, acquerello
Una mongolfiera sopra una valle all'alba
Un campo di girasoli nel vento
Un treno su un ponte nella neve
Un zorro que aprende a pintar
Un faro que tiene miedo de la noche
Un robot que busca un jardín
Un pingüino que sueña con volar
Una tortuga que quiere ver el mar
Una niña que colecciona nubes
Un panadero que esconde cuentos en el pan
Un gato que vive en una biblioteca
Una estrella que cae en un pozo
Dos hermanas que siguen un río
El último cartero del pueblo
La noche en que la luna bajó a tomar el té
La montaña que quería viajar
El barco pequeño y la gran tormenta
¿Por qué ronronean los gatos?
¿Por qué el cielo es azul?
¿Por qué cambian de color las hojas?
¿Por qué el mar es salado?
¿Por qué soñamos?
¿Por qué sube el pan?
¿Cómo hacen miel las abejas?
¿Cómo se forma un arcoíris?
¿Cómo funciona un volcán?
¿Cómo se convierte una semilla en un árbol?
¿Qué es la gravedad?
La historia de la bicicleta
La historia del papel
El ciclo del agua para niños
La vida de una gota de agua
Reportaje: una escuela planta mil árboles
Reportaje: un pueblo recupera su tren
Una película sobre el último cine de un pueblo
Una película sobre dos amigos y un paraguas
Retrato de un viejo pescador, luz suave
Una calle bajo la lluvia, de noche, reflejos de neón
Un castillo sobre las nubes
Una cocina de madrugada, acuarela
Un globo sobre un valle al amanecer
Un campo de girasoles al viento
Un tren sobre un puente en la nieve
`;
