import type { LanguageCode } from '@kinora/contract/catalogue';
import type { OutlineShape } from '../../outline/index.ts';
import { drawHoleInDentine, drawHoleInEnamel, drawHoleToPulp, drawWhiteSpot } from '../own/teeth.ts';
import { readCaptions, readSayings } from './sayings.ts';
import type { Sayings } from './sayings.ts';

/** Something as it is at one time of its course. */
interface CourseStage {
  readonly name: string;
  readonly draw: () => OutlineShape[];
  readonly caption: Readonly<Record<LanguageCode, string>>;
}

/** What goes through stages, from the first to the last: they stand beside one another in that order. */
export interface StageRow {
  readonly about: Sayings;
  readonly stages: readonly CourseStage[];
  /** What is said of each stage, one group of words for each. */
  readonly said: Sayings;
}

const decay: StageRow = {
  about: readSayings(`
    tooth,teeth,cavit,caries
    dent$,dents$,carie
    dente,denti,carie
    diente,caries,muela
    दांत,दाँत,दंत
    歯`),
  said: readSayings(`
    white spot,chalk | hole,cavit | dentin | pulp,nerve
    tache blanche,tache crayeuse,craie | trou,cavite | dentine,ivoire | pulpe,nerf
    macchia bianca,macchie bianche,gess | buco,cavita,foro$ | dentina | polpa,nervo
    mancha blanca,manchas blancas,tiza | agujero,cavidad,hueco | dentina | pulpa,nervio
    सफेद धब्ब,सफ़ेद धब्ब,चाक,चॉक | छेद,गुहा,गड्ढ | दन्तधातु,डेंटिन,डेन्टिन,दंतधातु | मज्जा,तंत्रिका,पल्प
    白斑,チョーク | 穴,う窩 | 象牙質 | 歯髄,神経`),
  stages: [
    {
      name: 'white-spot',
      draw: drawWhiteSpot,
      caption: readCaptions(`
        white spot
        tache blanche
        macchia bianca
        mancha blanca
        सफ़ेद धब्बा
        白斑`),
    },
    {
      name: 'hole-in-enamel',
      draw: drawHoleInEnamel,
      caption: readCaptions(`
        hole in the enamel
        trou dans l'émail
        buco nello smalto
        agujero en el esmalte
        इनेमल में छेद
        エナメル質の穴`),
    },
    {
      name: 'hole-in-dentine',
      draw: drawHoleInDentine,
      caption: readCaptions(`
        into the dentine
        dans la dentine
        nella dentina
        en la dentina
        डेंटिन तक
        象牙質へ`),
    },
    {
      name: 'hole-to-pulp',
      draw: drawHoleToPulp,
      caption: readCaptions(`
        to the pulp
        jusqu'à la pulpe
        fino alla polpa
        hasta la pulpa
        मज्जा तक
        歯髄へ`),
    },
  ],
};

/** Everything that we have drawn stage by stage. */
export const stageRows: readonly StageRow[] = [decay];
