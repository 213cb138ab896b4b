import { drawClaimsInCourt } from './claims-drawings.ts';
import type { Explanation } from './explanation.ts';
import { readCaptions, readSayings } from './sayings.ts';

/** Who was first, and who says so. */
export const claims: readonly Explanation[] = [
  {
    name: 'claims-in-court',
    draw: drawClaimsInCourt,
    caption: readCaptions(`
      two claims in court
      deux brevets, un procès
      due pretese in tribunale
      dos patentes en juicio
      न्यायालय में विवाद
      法廷で争う二つの権利`),
    shows: ['gavel', 'balance-scale'],
    said: readSayings(`
      court$,courts$,lawsuit,judge,sued$ | patent,priorit,invent,claim,right
      tribunal,tribunaux,proces$,justice,juge | brevet,priorit,invent,revendi,droit
      tribunal,process[oi]$,giudic,causa$ | brevett,priorit,invent,rivendic,diritt
      tribunal,juicio,pleito,juez | patent,priorid,invent,reivindic,derecho
      न्यायालय,अदालत,मुकदम | पेटेण्ट,पेटेंट,प्राथमिकता,आविष्कार,दाव
      裁判,法廷,訴訟 | 特許,優先,発明,権利`),
  },
];
