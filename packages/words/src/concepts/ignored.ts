import type { LanguageCode } from '@kinora/contract/catalogue';

/** Turns of phrase whose words mean something else than they do alone: nothing is drawn for them. */
const phraseText: Readonly<Record<LanguageCode, string>> = {
  en: `next time,this time,every time,each time,the same time,first time,last time,all the time,at a time,different times,
    times,of course,by the way,no matter,as well as,as a matter of fact,in the end,hand in hand,side by side,at last,day by day,
    bear in mind,in the face of,on the other hand,point of view,bit by bit,kind of,sort of,in the first place,light of,in fact,
    plays a part,play a part,plays a quieter part,comes to light,make up,at heart,by heart,back and forth,not alone,now and then,
    look like,looks like,look at,call for,at home,thanks to,gas alone,
    into the distance,in the distance,from a distance,calm and focused`,
  hi: `हर बार,इस बार,एक साथ,के समय,उस समय,इस समय`,
  fr: `en même temps,de temps en temps,tout le temps,au bout de,en fait,bien sûr,mettre en place,en cours de,
    au cours de,en train de,tout de suite,d'ailleurs,à côté,au fond,grâce à,à la fois,porte la,porte le,porte un,porte une,porte les`,
  it: `allo stesso tempo,nello stesso tempo,di tanto in tanto,in fondo,in corso,a volte,ogni volta,alla fine,per ora,ora,grazie a,piano piano,non più in solitudine`,
  es: `al mismo tiempo,a la vez,de vez en cuando,por supuesto,de hecho,al final,en cuanto,a veces,cada vez,gracias a`,
  ja: `この時,その時,同時,一方,目を覚,目が覚,目的地,手に入,気をつ,気に入,おかげ,働き`,
};

/** The phrases of a language that are passed over. */
export function openIgnoredPhrases(code: LanguageCode): string[] {
  return phraseText[code].split(',').map((phrase) => phrase.trim());
}
