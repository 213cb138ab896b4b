import { readQuestion } from '@kinora/words';
import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape } from '../../outline/index.ts';
import type { SceneText } from '../scene-text.ts';
import { area, at, disc } from '../stage/lines.ts';
import { drawPortrait } from './draw-person.ts';
import type { FoundExplanation } from './find-explanations.ts';
import { everybodyBy } from './find-person.ts';
import type { FoundPerson } from './find-person.ts';
import { plainWords } from './plain-words.ts';
import { readCaptions, readSayings } from './sayings.ts';
import { drawPortraitFrame } from './work-drawings.ts';

/** What says that somebody was not alone in it. */
const notOne = readSayings(`
  no one person,no single,not one person,not one inventor,not a single,not the work of one,not of one,several people,several inventors,many people,many inventors,different people,different persons,more than one person
  pas une seule personne,pas d['’]un seul,pas l['’]œuvre d['’]un,pas l['’]oeuvre d['’]un,aucun inventeur,plusieurs personnes,plusieurs inventeurs,differentes personnes,personnes differentes
  non fu opera di un,non e opera di un,non di un solo,non di una sola,nessun singolo,piu persone,piu inventori,diverse persone,persone diverse,diversi inventori
  no fue obra de un,no es obra de un,no de una sola,no de un solo,ningun inventor,varias personas,varios inventores,distintas personas,diferentes personas,personas distintas,personas diferentes
  किसी एक व्यक्ति,किसी एक की,एक ही व्यक्ति,भिन्न-भिन्न व्यक्ति,अलग-अलग व्यक्ति,अनेक व्यक्ति,कई व्यक्ति,कई लोग,कई आविष्कारक,अनेक आविष्कारक
  一人の発明ではな,一人ではな,ひとりではな,一人の功績ではな,一人の人物ではな,一人によるものではな,何人もの,複数の人,複数の発明,多くの人,異なる人`);

const captions = readCaptions(`
  the work of several
  l'œuvre de plusieurs
  opera di più persone
  obra de varios
  कई लोगों का काम
  何人もの仕事`);

/** So many frames hang together. */
const [fewest, most, columns] = [4, 6, 3] as const;
const frame = { width: 680, height: 800 } as const;

/** Whoever a film that asks who it was has named by now, together, where it says that it was not one alone. */
export function findSeveral(scene: SceneText): FoundExplanation | undefined {
  const { filmTitle = '', narration, code } = scene;
  const at = notOne[code].map((group) => plainWords(narration).search(group)).find((place) => place >= 0);
  if (at === undefined || readQuestion(filmTitle, code).kind !== 'who') {
    return undefined;
  }
  const people = everybodyBy(scene).slice(0, most);
  return people.length === 0
    ? undefined
    : {
        name: `several-${people.length}`,
        draw: () => drawSeveral(people),
        caption: captions[code],
        at,
      };
}

/** Side by side in rows; for those who are not named yet there are frames with nobody's face. */
function drawSeveral(people: readonly FoundPerson[]): OutlineShape[] {
  const unknown = Array.from({ length: Math.max(0, fewest - people.length) }, drawNobody);
  const frames = [...people.map(drawPortrait), ...unknown];
  const inRow = frames.length === fewest ? 2 : columns;
  return frames.flatMap((shapes, place) =>
    movedShapes(shapes, {
      x: (place % inRow) * frame.width,
      y: Math.floor(place / inRow) * frame.height,
    }),
  );
}

function drawNobody(): OutlineShape[] {
  const { behind, before } = drawPortraitFrame();
  return [
    ...behind,
    area(at('110,690 130,560 220,500 420,500 510,560 530,690'), '#b3aea6', 0.8),
    disc([320, 360], 130, { fill: '#b3aea6', ink: 0.8 }),
    ...before,
  ];
}
