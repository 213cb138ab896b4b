import { languageDetails, languages } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { stageRows } from './explained/stage-rows.ts';
import { isWithin, longestLabel } from './text-limits.ts';
import { toldStages } from './told-stages.ts';

const names = (code: 'en' | 'fr' | 'it' | 'es' | 'hi' | 'ja', narration: string) =>
  toldStages(sceneText(code, narration, { keyFacts: ['x'] }))?.map(({ pictures: [lead] }) => lead?.name);

describe('the stages that something goes through', () => {
  it.each([
    [
      'en',
      'Tooth decay begins as a white spot. When the surface gives way there is a hole. In the dentine it spreads, and at the pulp it hurts.',
    ],
    [
      'fr',
      'La carie débute par une tache blanche. Puis un trou se forme, gagne la dentine et atteint la pulpe de la dent.',
    ],
    [
      'it',
      'La carie comincia con una macchia bianca. Poi si apre un buco, arriva alla dentina e infine alla polpa.',
    ],
    [
      'es',
      'La caries empieza con una mancha blanca. Luego se abre un agujero, llega a la dentina y por fin a la pulpa.',
    ],
    ['hi', 'दाँत पर पहले सफ़ेद धब्बा बनता है। फिर छेद होता है, डेंटिन तक जाता है और मज्जा तक पहुँचता है।'],
    ['ja', '虫歯はまず白斑になります。やがて穴ができ、象牙質に広がり、歯髄へ向かいます。'],
  ] as const)('stand from the first to the last, in %s', (code, narration) => {
    expect(names(code, narration)).toEqual([
      'stage-white-spot',
      'stage-hole-in-enamel',
      'stage-hole-in-dentine',
      'stage-hole-to-pulp',
    ]);
  });

  it('wait for their own words', () => {
    const narration = 'A tooth first has a white spot, then a hole, and then the dentine is reached.';
    const told = toldStages(sceneText('en', narration, { keyFacts: ['x'] })) ?? [];
    expect(told.map(({ spokenAt = 0 }) => narration.slice(spokenAt, spokenAt + 4))).toEqual([
      'whit',
      'hole',
      'dent',
    ]);
  });

  it('are none where two are told of, where they are told backwards, of something else and in a story', () => {
    expect(names('en', 'A tooth has a white spot, and later a hole.')).toBeUndefined();
    expect(names('en', 'In a tooth the pulp hurts; before it came a hole and a white spot.')).toBeUndefined();
    expect(names('en', 'The dog has a white spot, digs a hole and hides the dentine.')).toBeUndefined();
    const told = 'A tooth had a white spot, then a hole, then its dentine was gone.';
    expect(toldStages(sceneText('en', told))).toBeUndefined();
  });

  it.each(languages.map((language) => languageDetails[language].code))(
    'have names that can stand beneath them, in %s',
    (code) => {
      for (const { stages, said } of stageRows) {
        expect(said[code]).toHaveLength(stages.length);
        for (const { caption } of stages) {
          expect(isWithin(caption[code], longestLabel), caption[code]).toBe(true);
        }
      }
    },
  );
});
