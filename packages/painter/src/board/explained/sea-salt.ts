import type { Explanation } from './explanation.ts';
import { readCaptions, readNames, readSayings } from './sayings.ts';
import {
  drawDropOnRock,
  drawFreshAndSalt,
  drawRockToSea,
  drawSaltBalance,
  drawSaltStays,
  drawShells,
  drawSodiumStays,
  drawVent,
  drawWaterCycle,
} from './sea-salt-drawings.ts';

const sea = readSayings(`
  sea$,seas$,sea water,ocean,lake
  mer$,mers$,ocean,lac$
  mare$,mari$,ocean,lago
  mar$,mares$,ocean,lago
  समुद्र,सागर,झील
  海,湖`);

/** Where the salt of the sea comes from and why it stays, and how water goes round. */
export const seaSalt: readonly Explanation[] = [
  {
    name: 'rock-to-sea',
    draw: drawRockToSea,
    caption: readCaptions(`
      from rock to sea
      de la roche à la mer
      dalla roccia al mare
      de la roca al mar
      चट्टान से समुद्र तक
      岩から海へ`),
    said: readSayings(`
      rain,river,stream | rock,mineral,ion$,ions$ | sea$,seas$,ocean,coast
      pluie,fleuve,riviere | roche,minera,ion$,ions$ | mer$,mers$,ocean,littoral
      pioggia,fium | rocc,mineral,ion$,ioni$ | mare$,mari$,ocean,costa
      lluvia,rio$,rios$ | roca,mineral,ion$,iones$ | mar$,mares$,ocean,costa
      वर्षा,बारिश,नदी,नदिय | चट्टान,शैल,खनिज,आयन | समुद्र,सागर,महासागर
      雨,川,河川 | 岩,鉱物,イオン | 海`),
  },
  {
    name: 'salt-balance',
    draw: drawSaltBalance,
    caption: readCaptions(`
      as much in as out
      autant entre que sort
      entra quanto esce
      entra tanto como sale
      जितना आता, उतना जाता
      入る分だけ出る`),
    said: readSayings(`
      salinity,salt | loss,losses,remov,outflow | input,supply,gain,compensat,balance
      salinite,sel$,sels$ | perte,sorti | apport,compens,equilibr
      salinita,sale$,sali$ | perdit,uscit | apport,compens,equilibr
      salinidad,sal$,sales$ | perdida,salida | aporte,compens,equilibr
      लवणता,नमक,लवण | हानि,निकल | संतुल,सन्तुल,भरपाई
      塩分,塩 | 失,損失,除去 | 釣り合,供給,補`),
    about: sea,
  },
  {
    name: 'salt-stays',
    draw: drawSaltStays,
    caption: readCaptions(`
      the salt stays
      le sel reste
      il sale resta
      la sal se queda
      नमक रह जाता है
      塩は残る`),
    said: readSayings(`
      evaporat | salt,brine
      evapor | sel$,sels$,salin,sale$,salee$
      evapor | sale$,sali$,salin,salat
      evapor | sal$,sales$,salin,salad
      वाष्प | नमक,लवण,खार
      蒸発 | 塩`),
    about: sea,
  },
  {
    name: 'drop-on-rock',
    draw: drawDropOnRock,
    steps: readSayings(`
      carbon dioxide,acid | rock,mineral,limestone,feldspar,attack,dissol | ion$,ions$,sodium,calcium,carr,potassium
      gaz carbonique,acide | roche,minera,calcaire,feldspath,attaqu,dissou | ion$,ions$,sodium,calcium,emport,potassium
      anidride carbonica,acid | rocc,mineral,calcar,feldspat,attacc,sciogl | ion[ei]$,sodio,calcio,trasport,potassio
      dioxido de carbono,acid | roca,mineral,caliz,feldespat,atac,disuel | ion$,iones$,sodio,calcio,arrastr,potasio
      कार्बन डाइऑक्साइड,अम्ल | चट्टान,शैल,खनिज,घुल,घोल | आयन,सोडियम,कैल्सियम,ले जात
      二酸化炭素,酸 | 岩,鉱物,溶 | イオン,ナトリウム,カルシウム,運`),
    caption: readCaptions(`
      water dissolves rock
      l'eau dissout la roche
      l'acqua e la roccia
      el agua disuelve la roca
      वर्षा चट्टान घोलती है
      雨が岩を溶かす`),
    said: readSayings(`
      rain | acid,carbon dioxide | dissol,rock,mineral,solution
      pluie | acide,gaz carbonique | dissou,roche,minera,solution
      pioggia | acid,anidride carbonica | disciol,sciogl,rocc,mineral,soluzione
      lluvia | acid,dioxido de carbono | disuel,roca,mineral,solucion
      वर्षा,बारिश | अम्ल,कार्बन डाइऑक्साइड | घुल,घोल,चट्टान,खनिज
      雨 | 酸,二酸化炭素 | 溶,岩,鉱物`),
  },
  {
    name: 'fresh-and-salt',
    draw: drawFreshAndSalt,
    caption: readCaptions(`
      river water, sea water
      eau douce, eau de mer
      acqua dolce e salata
      agua dulce, agua de mar
      मीठा पानी, खारा पानी
      真水と海水`),
    parts: {
      names: readNames(`
        river water | sea water
        eau douce | eau de mer
        acqua dolce | acqua salata
        agua dulce | agua de mar
        मीठा पानी | खारा पानी
        真水 | 海水`),
      places: [{ middle: 210 }, { middle: 770 }],
    },
    said: readSayings(`
      salt | less,more,times,per litre | sea water,seawater,fresh water,river water,rivers
      sel$,sels$,sale | moins,plus,fois,par litre | eau de mer,eau douce
      sale$,sali$,salat | meno,piu,volte,per litro | acqua di mare,acqua dolce
      sal$,sales$,salad | menos,mas,veces,por litro | agua de mar,agua dulce
      नमक,लवण | कम,अधिक,गुना | समुद्री जल,समुद्र के पानी,मीठे पानी,नदी का जल
      塩 | 倍,分の1,少な,多 | 海水,真水,淡水`),
  },
  {
    name: 'water-cycle',
    draw: drawWaterCycle,
    caption: readCaptions(`
      the water cycle
      le cycle de l'eau
      il ciclo dell'acqua
      el ciclo del agua
      जल चक्र
      水の循環`),
    said: readSayings(`
      evaporat,water cycle | rain,condens,cloud,precipitat | water,sea$,ocean,river
      evapor,cycle de l'eau | pluie,condens,nuage,precipit | eau$,mer$,ocean,riviere
      evapor,ciclo dell'acqua | pioggia,condens,nuvol,precipit | acqua,mare$,ocean,fium
      evapor,ciclo del agua | lluvia,condens,nube,precipit | agua,mar$,ocean,rio$,rios$
      वाष्प,जल चक्र | वर्षा,बारिश,संघन,बादल | जल,पानी,समुद्र,नदी
      蒸発,水の循環,水循環 | 雨,雲,凝結,凝縮 | 水,海,川`),
  },
  {
    name: 'shells',
    draw: drawShells,
    caption: readCaptions(`
      shells and corals
      coquilles et coraux
      conchiglie e coralli
      conchas y corales
      सीप और प्रवाल
      貝殻とサンゴ`),
    parts: {
      names: readNames(`
        corals | shells
        coraux | coquilles
        coralli | conchiglie
        corales | conchas
        प्रवाल | सीप
        サンゴ | 貝殻`),
      places: [{ middle: 230 }, { middle: 700 }],
    },
    said: readSayings(`
      shell,coral | calcium,limestone,lime$,build
      coquill,corail,coraux | calcium,calcaire,emploient,utilis
      conchigli,guscio,gusci$,corall | calcio,calcare,usano
      concha,coral | calcio,caliza,emplean,usan
      सीप,खोल,प्रवाल,मूंग | कैल्सियम,चूना
      貝,サンゴ,殻 | カルシウム,石灰`),
  },
  {
    name: 'sodium-stays',
    draw: drawSodiumStays,
    caption: readCaptions(`
      sodium stays in the sea
      le sodium reste en mer
      il sodio resta nel mare
      el sodio queda en el mar
      सोडियम समुद्र में रहता है
      ナトリウムは海に残る`),
    said: readSayings(`
      sodium | stay,remain,million,unused,hardly,accumul
      sodium | reste,demeure,million,guere,accumul
      sodio | resta,rimane,milion,accumul
      sodio | queda,permanece,millon,acumul
      सोडियम | रह,बना रहता,करोड,लाख,जमा
      ナトリウム | 残,とどま,万年,蓄積`),
    about: sea,
  },
  {
    name: 'vent',
    draw: drawVent,
    caption: readCaptions(`
      deep-sea hot spring
      source chaude en mer
      sorgente sul fondo
      fuente termal marina
      समुद्र तल का गर्म सोता
      海底の熱水噴出孔`),
    said: readSayings(`
      hydrothermal,hot spring,vents$,black smoker | sea,ocean,ridge
      hydrothermal,source chaude,fumeur | mer$,sous-marin,ocean,dorsale
      idrotermal,sorgenti calde,fumarol | mare$,sottomarin,ocean,dorsal
      hidrotermal,fuentes calientes,fumarola | mar$,submarin,ocean,dorsal
      जलतापीय,गर्म सोत | समुद्र,महासागर
      熱水,噴出孔 | 海`),
  },
];
