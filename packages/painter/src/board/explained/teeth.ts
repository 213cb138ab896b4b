import type { Explanation } from './explanation.ts';
import { readCaptions, readSayings } from './sayings.ts';
import { drawSugarToAcid } from './teeth-drawings.ts';

/** How a tooth decays. */
export const teethDecaying: readonly Explanation[] = [
  {
    name: 'sugar-to-acid',
    draw: drawSugarToAcid,
    caption: readCaptions(`
      sugar becomes acid
      le sucre devient acide
      zucchero fatto acido
      el azúcar se hace ácido
      चीनी से बनता अम्ल
      糖から酸ができる`),
    shows: ['candy'],
    said: readSayings(`
      sugar,sucrose,glucose,starch,carbohydrate | bacteri,acid,germ$,germs$
      sucre,saccharose,glucose,amidon,glucide | bacteri,acide,microbe
      zuccher,saccarosio,glucosio,amido,carboidrat | batteri,acid
      azucar,sacarosa,glucosa,almidon,carbohidrato | bacteri,acid
      चीनी,शर्करा,शक्कर,ग्लूकोज,मिठाई | जीवाणु,बैक्टीरिया,अम्ल
      糖,スクロース,グルコース,デンプン | 細菌,球菌,酸`),
    about: readSayings(`
      tooth,teeth,cavit,caries,plaque
      dent$,dents$,carie
      dente,denti,carie
      diente,caries,muela
      दांत,दाँत,दंत
      歯`),
  },
];
