import type { OutlineShape, Posture } from '../../outline/index.ts';
import { plainWords } from './plain-words.ts';
import { readSayings } from './sayings.ts';
import type { Sayings } from './sayings.ts';
import type { SceneText } from '../scene-text.ts';
import {
  drawBookWritten,
  drawField,
  drawListeners,
  drawMaking,
  drawPatent,
  drawReckoning,
  drawTrial,
  drawVoyage,
  drawWatching,
} from './work-drawings.ts';

/** What somebody is told to have done, and the things that stand beside them for it. */
export interface Work {
  readonly name: string;
  readonly said: Sayings;
  readonly draw: () => OutlineShape[];
  readonly posture: Posture;
  /** It stands on the ground, and on no table. */
  readonly isOnGround?: boolean;
  /** Names of the pictures that show the same: they do not stand beside it. */
  readonly shows?: readonly string[];
}

/** What comes first is meant where two are said: who went abroad with a patent is seen going. */
const works: readonly Work[] = [
  {
    name: 'field',
    said: readSayings(`
      predict,equation,theor,calculat | wave,electr,magnet
      predi[ts],equation,theor,calcul | onde,electr,magnet
      predis,previ[ds],equazion,teori[ac],calcol | ond[ae]$,elettr,magnet
      predij,predic,ecuacion,teori[ac],calcul | onda,electr,magnet
      भविष्यवाणी,समीकरण,सिद्धांत,सिद्धान्त | तरंग,विद्युत,चुंबक,चुम्बक
      予言,予測,方程式,理論 | 波,電気,電磁,磁`),
    draw: drawField,
    posture: 'point',
    isOnGround: true,
  },
  {
    name: 'reckoning',
    said: readSayings(`
      equation,calculat,formula,mathemat
      equation,calcul,formul,mathemat
      equazion,calcol,formul,matemat
      ecuacion,calcul,formul,matemat
      समीकरण,गणना,गणित
      方程式,計算,数学`),
    draw: drawReckoning,
    posture: 'point',
    isOnGround: true,
  },
  {
    name: 'voyage',
    said: readSayings(`
      went to$,moved to$,travel,emigrat,sail,left for$,discover,reached | england,britain,america,united states,australia,india$,japan,island,continent
      partit,se rendit,emigr,voyag,s'installa,decouvr,attei | angleterre,bretagne,amerique,etats-unis,australie,inde$,japon,ile$,iles$,continent
      si trasferi,si reco,emigr,viaggi,parti per,scopr,raggiu | inghilterra,bretagna,america$,americhe,stati uniti,australia,india$,giappone,isola,isole,continente
      viajo,se traslado,emigr,se mudo,partio,descubr,llego a$ | inglaterra,bretana,america$,estados unidos,australia,india$,japon,isla,continente
      गए,गया,यात्रा,चले,खोज,पहुंच,पहुँच | इंग्लैण्ड,इंग्लैंड,ब्रिटेन,अमेरिका,ऑस्ट्रेलिया,जापान,द्वीप,महाद्वीप
      渡っ,渡り,移住,旅立,発見,到達 | イギリス,英国,アメリカ,米国,オーストラリア,インド,島,大陸`),
    draw: drawVoyage,
    posture: 'walk',
    isOnGround: true,
  },
  {
    name: 'watching',
    said: readSayings(`
      telescope,observed the,astronom
      telescope,lunette,astronom
      telescopi,cannocchial,astronom
      telescopi,astronom
      दूरबीन,दूरदर्शी,खगोल
      望遠鏡,天文`),
    draw: drawWatching,
    posture: 'hold',
    isOnGround: true,
  },
  {
    name: 'trial',
    said: readSayings(`
      experiment,laborator,discover
      experien,experimen,laboratoire,decouvr
      esperiment,laborator,scopr,scoper
      experiment,laboratori,descubr
      प्रयोगशाला,प्रयोग कर,प्रयोगों,खोज की
      実験,研究室,発見`),
    draw: drawTrial,
    posture: 'work',
  },
  {
    name: 'patent',
    said: readSayings(`
      patent
      brevet
      brevett
      patent
      पेटेंट,पेटेण्ट
      特許`),
    draw: drawPatent,
    posture: 'hold',
    shows: ['certificate'],
  },
  {
    name: 'lecture',
    said: readSayings(`
      lectur,demonstrat,presented,exhibit
      conferenc,demontr,presenta,exposition
      conferenz,dimostr,presento,presentazion,esposizion
      conferenc,demostr,presento,presentacion,exposicion
      व्याख्यान,प्रदर्शन,प्रदर्शनी
      講演,講義,公開,披露,展示`),
    draw: drawListeners,
    posture: 'talk',
    isOnGround: true,
  },
  {
    name: 'book',
    said: readSayings(`
      wrote,book$,published
      ecriv,livre$,publi[ae]
      scrisse,libro$,pubblic
      escrib,libro$,publico
      लिखा,लिखी,पुस्तक,किताब
      書い,著し,著書,出版`),
    draw: drawBookWritten,
    posture: 'think',
  },
  {
    name: 'making',
    said: readSayings(`
      built,constructed,assembled,workshop
      construi,fabriqu,assembl,atelier
      costru,fabbric,assembl,officin
      constru,fabric,ensambl,taller
      निर्माण किया,बनाया,बनाई,कार्यशाला
      製作,組み立て,作りました,作った,工房`),
    draw: drawMaking,
    posture: 'work',
  },
];

/** Where somebody's life begins or ends, they are seen in a frame. */
const lives = readSayings(`
  born$,died$,death$
  ne$,nee$,naquit,naissance,mourut,mort$
  nacque,nato$,nata$,nascita,mori$,morte$
  nacio$,nacido$,nacida$,nacimiento,murio,muerte
  जन्म,मृत्यु,निधन
  生まれ,誕生,亡くな,死去`);

export function isOfLife(sentence: string, code: SceneText['code']): boolean {
  return isSaid(lives, sentence, code);
}

/** What a sentence tells somebody to have done; undefined where that cannot be drawn. */
export function workIn(sentence: string, code: SceneText['code']): Work | undefined {
  return works.find(({ said }) => isSaid(said, sentence, code));
}

function isSaid(said: Sayings, sentence: string, code: SceneText['code']): boolean {
  const words = plainWords(sentence);
  return said[code].every((group) => words.search(group) >= 0);
}
