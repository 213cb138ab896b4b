import type { InquiryGrammar } from './inquiry-grammar.ts';

export const italianInquiry: InquiryGrammar = {
  explainer: {
    opening: [
      '{asked} La domanda sembra piccola. <Le domande piccole aprono spesso le porte più grandi.> Facciamo allora come [i curiosi|i bravi detective|gli scienziati]: cominciamo a guardare.',
      '{asked} Si può trovare una risposta in un minuto e dimenticarla entro sera. Oppure la si può scoprire passo dopo passo, e tenerla. Questo film sceglie [la seconda strada|la strada più lenta].',
    ],
    look: {
      animal: [
        'Prima di tutto, osservare. Da lontano, in silenzio, senza disturbare. Quando succede? <Quante volte?> Che cosa accade subito prima, e che cosa subito dopo?',
      ],
      thing: [
        "Prima di tutto, guardare da vicino. Se non c'è pericolo, prendete la cosa in mano, oppure cercate una foto nitida. Quale dettaglio vi sorprende? Che cosa cambia dopo un'ora?",
      ],
      place: [
        "Prima di tutto, guardare da lontano: su una carta, in una foto, o con i vostri occhi se il posto è sicuro. Che cosa c'è intorno? Che cosa si muove, e che cosa sta fermo da sempre?",
      ],
      idea: [
        "Prima di tutto, aprire gli occhi. Dove la incontrate in una giornata qualunque? Annotate l'ora, il luogo e quello che è successo poco prima. <Le regole amano nascondersi nelle liste.>",
      ],
    },
    sharpen: [
      'Ora tagliamo la domanda grande in domande piccole. È sempre così, o solo qualche volta? <È così dappertutto?> Che cosa dovrebbe cambiare perché non succeda più?',
      'Una buona domanda ha dei bordi. Chi direbbe di sì, e chi direbbe di no? Che cosa si potrebbe misurare, e con che cosa? <Quale parte si potrebbe provare in un pomeriggio?>',
    ],
    check: [
      "Poi fate un'ipotesi, e scrivetela prima di cercare. Interrogate due fonti che non si copiano: un libro, e qualcuno che lo fa di mestiere. Dove vanno d'accordo, può cominciare la fiducia.",
      'Raccogliete tre risposte possibili, anche strane. Per ognuna chiedetevi: che cosa vedrei se fosse vera? Poi cercate proprio quello, in una biblioteca o in un museo.',
    ],
    share: [
      'Quando lo saprete, spiegatelo a qualcuno in tre frasi. Se capisce, avete capito anche voi. E se arriva una domanda nuova, meglio ancora: è così che si va avanti.',
      'Alla fine mettete la risposta accanto alla prima ipotesi. Che cosa vi ha fatto cambiare idea? <Raccontate anche questo, e poi fate la prossima domanda.>',
    ],
  },
  news: {
    opening: [
      "L'argomento di questo servizio: {idea}. Prima di ripetere un titolo, chiediamoci che cosa c'è dietro. Bastano cinque domande, e valgono per ogni notizia.",
    ],
    look: [
      'Che cosa si dice esattamente, e che cosa si lascia intendere? Rileggiamo la frase parola per parola. <Chi agisce? Dove?> Quali numeri ci sono, e quali mancano?',
    ],
    sharpen: [
      'Chi è la fonte? Era presente, cita qualcuno, o spera in qualcosa? Un nome, una data e un documento pesano più di mille condivisioni.',
    ],
    check: [
      'Cerchiamo un secondo racconto che non copi il primo. Ore, luoghi e cifre coincidono? Dove sono diversi, diciamolo apertamente.',
    ],
    share: [
      "Fino ad allora la questione resta aperta. Una frase prudente può aspettare un'ora. Una frase falsa viaggia per anni.",
    ],
  },
  titles: {
    opening: ['Una buona domanda', 'La domanda'],
    look: ['Prima guardare', 'Occhi aperti'],
    sharpen: ['In piccoli pezzi', 'Domande più precise'],
    check: ['Ipotesi e verifica', 'Tre risposte possibili'],
    share: ['Raccontarlo a qualcuno', 'E adesso?'],
  },
  newsTitles: {
    opening: ['Dietro il titolo'],
    look: ['I fatti, parola per parola'],
    sharpen: ['Chi lo dice?'],
    check: ['Un secondo racconto'],
    share: ['Quello che resta aperto'],
  },
};
