import type { Explanation } from './explanation.ts';
import { readCaptions, readSayings } from './sayings.ts';
import { drawAcidCurve, drawSugarToAcid, drawToothBalance } from './teeth-drawings.ts';

const ofTeeth = readSayings(`
  tooth,teeth,cavit,caries,plaque
  dent$,dents$,carie
  dente,denti,carie
  diente,caries,muela
  दांत,दाँत,दंत
  歯`);

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
    about: ofTeeth,
  },
  {
    name: 'acid-curve',
    draw: drawAcidCurve,
    steps: readSayings(`
      critical,dissolv,enamel,threshold | lost,loss,ions,mineral,demineral | saliva,return,recover,neutral,back to
      critique,dissou,email,seuil | perd,perte,ions,mineral | salive,revient,remont,neutral
      critic,sciol,smalto,soglia | perd,ioni,mineral | saliva,torna,risale,neutral
      critic,disuel,esmalte,umbral | pierd,perdid,iones,mineral | saliva,vuelve,recuper,neutral
      क्रांतिक,घुल,इनेमल | खो,आयन,खनिज | लार,लौट,सामान्य
      臨界,溶,エナメル | 失,イオン,ミネラル,脱灰 | 唾液,元に戻,中和`),
    caption: readCaptions(`
      the acid rises and falls
      l'acidité monte, retombe
      l'acidità sale e scende
      el pH baja y se recupera
      अम्लता बढ़ती, घटती है
      pHは下がり、元に戻る`),
    said: readSayings(`
      ph$ | fall,drop,sink,declin
      ph$ | baiss,tomb,chut,descen
      ph$ | scend,cal[ai],abbass,crolla
      ph$ | baja,cae$,desciend,disminu
      पीएच,ph$ | गिर,घट,कम
      pH,ph | 下が,低下`),
    about: ofTeeth,
  },
  {
    name: 'tooth-balance',
    draw: drawToothBalance,
    caption: readCaptions(`
      acid against saliva
      acide contre salive
      acido contro saliva
      ácido contra saliva
      अम्ल बनाम लार
      酸と唾液のつり合い`),
    said: readSayings(`
      demineral,mineral | remineral,saliva,repair | balance,outweigh,tip$,tips$,equilibri
      demineral,minera | remineral,salive,repar | equilibre,balance,penche
      demineral,mineral | remineral,saliva,ripar | equilibrio,bilancia,pende
      desmineral,mineral | remineral,saliva,repar | equilibrio,balanza,inclina
      खनिज | लार,पुनर्खनिज | संतुलन,सन्तुलन
      脱灰,溶け | 再石灰化,唾液,元に戻 | 収支,つり合い,釣り合い,バランス,均衡,ほうが多い`),
    about: ofTeeth,
  },
];
