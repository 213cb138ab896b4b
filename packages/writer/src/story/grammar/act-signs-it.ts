import type { ActSigns } from './shown-act.ts';

export const italianActSigns: ActSigns = {
  run: {
    habit: 'Non stava mai nello stesso posto, nemmeno [a colazione|a cena|durante le storie].',
    longing: 'Di notte, in sogno, correva e correva, e non restava mai senza fiato.',
  },
  chase: {
    habit: 'Dal rumore capiva che cosa arrivava, molto prima di vederlo.',
    longing: 'Ogni giorno stava alla curva, e ogni volta finiva troppo presto.',
  },
  surf: {
    habit: 'Riconosceva la marea dal suono, anche nel dormiveglia.',
    longing: 'Con la bassa marea saliva su un’asse, nella sabbia, e aspettava un’onda.',
  },
  swim: {
    habit: 'Scendeva ogni giorno fino all’acqua, e non ci metteva mai più di un dito.',
    longing: 'Di notte, in sogno, l’acqua era tiepida e leggera come l’aria.',
  },
  sail: {
    habit: 'Leggeva nelle nuvole da dove sarebbe venuto il vento di domani.',
    longing: 'In ogni pozza posava una foglia, e soffiava fino all’altra riva.',
  },
  fly: {
    habit: 'Guardava sempre in su, e andava a sbattere [dappertutto|contro gli alberi].',
    longing: 'Quando tirava vento si alzava in punta di piedi, non si sa mai.',
  },
  climb: {
    habit: 'Saliva su tutto quello che stava fermo: steccati, capanni e, una volta, una mucca.',
    longing: 'Ogni mattina guardava per prima cosa se la cima c’era ancora.',
  },
  dance: {
    habit: 'Non poteva sentire [la pioggia|un martello] senza battere il tempo.',
    longing: 'Quando nessuno guardava faceva un giro, in fretta in fretta.',
  },
  fish: {
    habit: 'Poteva guardare l’acqua per [una mattina intera|un pomeriggio intero].',
    longing: 'Di notte sognava qualcosa d’argento, e scappava sempre.',
  },
  befriend: {
    habit: 'Si accorgeva di tutto, e ne parlava [pochissimo|quasi mai].',
    longing: 'Provava un saluto con [un albero|un sasso|la pioggia], prima forte e poi piano.',
  },
  brave: {
    habit: 'Sapeva fare quasi tutto, e parlava di ogni cosa tranne una.',
    longing: 'Contava fino a [dieci|venti|sette] prima di cominciare, e poi ricominciava a contare.',
  },
  find: {
    habit: 'Strada facendo rivoltava ogni [sasso|foglia], non si sa mai.',
    longing: 'Di notte passava col pensiero da un posto all’altro, senza saltarne uno.',
  },
  see: {
    habit: 'Era sempre nel punto da cui si vede più lontano.',
    longing: 'Faceva domande a chiunque venisse da lontano, e ricordava ogni parola.',
  },
  go: {
    habit: 'Conosceva [tutti i sentieri|tutti i viottoli|ogni sentiero], e sapeva dove [finivano|portavano].',
    longing: '[Tre|Quattro|Cinque] volte partì in segreto, e ogni volta tornò indietro alla prima curva.',
  },
  sleep: {
    habit: 'Di notte, quando tutto taceva, conosceva ogni rumore.',
    longing: 'Provò sul fianco sinistro, sul fianco destro e a testa in giù.',
  },
  save: {
    habit: 'Non passava mai accanto a uno scarabeo sul dorso senza rigirarlo.',
    longing: 'Ci andava ogni sera, e ogni sera le cose stavano un po’ peggio.',
  },
  solve: {
    habit: 'Notava tutto: una briciola di troppo, o una porta aperta che doveva essere chiusa.',
    longing: 'Quella notte contò tutti quelli che erano passati, e poi li ricontò.',
  },
  deliver: {
    habit: 'Di quello che riceveva in consegna non aveva mai perso niente, nemmeno un bottone.',
    longing: 'Di notte faceva tutta la strada col pensiero, di porta in porta.',
  },
  become: {
    habit: 'Guardava da vicino come fanno gli altri, e ricordava tutto.',
    longing: 'La sera provava dei cappelli, e salutava [la luna|il barile].',
  },
  laugh: {
    habit: 'Faceva tutto come si deve, e sempre in orario.',
    longing: 'Ogni mattina si guardava [nello specchio|nell’acqua], per vedere se era venuto nella notte.',
  },
};
