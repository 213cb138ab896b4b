import type { Explanation } from './explanation.ts';
import { drawLeafColours, drawRedMade, drawYellowUncovered } from './leaf-drawings.ts';
import { readCaptions, readSayings } from './sayings.ts';

const ofAutumnLeaves = readSayings(`
  leaf,leaves,foliage | autumn,in fall$,in the fall$
  feuille,feuillage | automne
  fogli | autunn
  hoja | otono,otonal
  पत्त | पतझड,पतझड़,शरद
  葉 | 秋,紅葉`);
const shows = ['leaf-fluttering-in-wind', 'fallen-leaf', 'maple-leaf'] as const;

/** Why leaves change their colours. */
export const autumnLeaves: readonly Explanation[] = [
  {
    name: 'leaf-colours',
    draw: drawLeafColours,
    shows,
    caption: readCaptions(`
      green, yellow, red
      vert, jaune, rouge
      verde, giallo, rosso
      verde, amarillo, rojo
      हरा, पीला, लाल
      緑、黄、赤へ`),
    said: readSayings(`
      leaf,leaves | colour,color | autumn,fall$,chang,turn
      feuille | couleur | automne,chang
      fogli | color | autunn,cambi
      hoja | color | otono,cambi
      पत्त | रंग | पतझड,पतझड़,शरद,बदल
      葉 | 色,紅葉,黄葉 | 秋,変わ`),
    about: ofAutumnLeaves,
  },
  {
    name: 'yellow-uncovered',
    draw: drawYellowUncovered,
    shows,
    caption: readCaptions(`
      yellow under the green
      le jaune sous le vert
      il giallo sotto il verde
      amarillo bajo el verde
      हरे के नीचे पीला
      緑の下の黄色`),
    said: readSayings(`
      carotenoid,carotene,yellow | leaf,leaves,green,chlorophyll | hid,under,cover,light$,show,reveal
      carotenoide,carotene,jaune | feuille,vert,chlorophyll | cach,sous$,revel,visible,apparai
      carotenoid,carotene,giall | fogli,verd,clorofill | nascos,nascond,sotto$,copr,rivel,visibil,appai
      carotenoide,caroteno,amarill | hoja,verde,clorofil | ocult,escond,bajo$,tapa,revel,visible,aparec
      कैरोटिन,पीला,पीले,पीली | पत्त,हरा,हरे,हरी,क्लोरोफिल | छिप,छुप,ढक,ढँक,नीचे,दिख
      カロテノイド,黄色,黄 | 葉,緑,クロロフィル | 隠,下,現れ,見え`),
    about: ofAutumnLeaves,
  },
  {
    name: 'red-made',
    draw: drawRedMade,
    shows: [...shows, 'candy'],
    caption: readCaptions(`
      red is made anew
      le rouge est nouveau
      il rosso nasce nuovo
      el rojo se forma nuevo
      लाल नया बनता है
      新しくできる赤`),
    said: readSayings(`
      anthocyan,red pigment,red is$,the red$,red and purple | made,make,form,produc,sugar
      anthocyan,le rouge$ | fabriqu,form,produi,sucre,change en
      antocian,il rosso$ | produc,form,fabbric,zuccher
      antocian,el rojo$ | produc,form,fabric,azucar
      एंथोसायनिन,एन्थोसायनिन,लाल रंग | बन,शर्करा,चीनी
      アントシアニン,赤い色,赤は | 作,つく,糖,でき`),
    about: ofAutumnLeaves,
  },
];
