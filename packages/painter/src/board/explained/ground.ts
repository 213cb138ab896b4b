import type { Explanation } from './explanation.ts';
import {
  drawCollapse,
  drawEarthLayers,
  drawElasticRebound,
  drawDamAboveFault,
  drawDriftingPlates,
  drawExpansion,
  drawRisingMagma,
} from './ground-drawings.ts';
import { drawNailGrowth } from './nail-drawing.ts';
import { readCaptions, readNames, readSayings } from './sayings.ts';

const quake = readSayings(`
  earthquake,quake,tremor
  seisme,tremblement,secousse
  terremot,sism,scoss
  terremoto,sismo,temblor
  भूकंप,भूकम्प,कंपन,कम्पन
  地震,揺れ`);

/** What happens in the ground, and in the tube of a refrigerator. */
export const ground: readonly Explanation[] = [
  {
    name: 'elastic-rebound',
    draw: drawElasticRebound,
    steps: readSayings(`
      bend,bent | spring,elastic,energy,stor | break,broke,snap,fractur,tear | wave,heat,shake,quake
      pli,deform | ressort,elasti,energie | romp,cass,rupt | onde,chaleur,secousse
      pieg,deform | molla,elasti,energia | romp,spezz,rott | ond[ae]$,calore,scoss
      dobl,deform | muelle,resorte,elasti,energia | romp,rot[ao],quiebr | onda,calor,sacud
      मुड,झुक | स्प्रिंग,प्रत्यास्थ,ऊर्जा | टूट,झटक | तरंग,ऊष्मा,कंप,कम्प
      曲,ゆが,たわ | ばね,弾性,ひずみ,エネルギー | 壊,割,破,はね | 波,熱,揺れ`),
    caption: readCaptions(`
      bent, then sprung back
      plié, puis détendu
      piegato, poi scattato
      doblado y soltado
      मुड़कर झटके से लौटना
      ゆがみ、はね返る`),
    parts: {
      names: readNames(`
        at rest | bent | sprung back
        au repos | plié | détendu
        a riposo | piegato | scattato
        en reposo | doblado | soltado
        स्थिर | मुड़ा | लौटा
        もとの岩 | ゆがむ | はね返る`),
      places: [{ middle: 150 }, { middle: 550, step: 1 }, { middle: 950, step: 3 }],
    },
    said: readSayings(`
      rock,edge | bend,bent,elastic,spring | energy,snap,break,broke,shape
      roche,bord | pli,elasti,ressort | energie,romp,cass,forme
      rocc,bord | pieg,elasti,molla | energia,romp,spezz,forma
      roca,borde | dobl,elasti,muelle,resorte | energia,romp,forma
      चट्टान,शैल | मुड़,प्रत्यास्थ,स्प्रिंग | ऊर्जा,टूट,आकृति
      岩 | 曲,ひずみ,弾性,ばね | エネルギー,壊,割,戻`),
    about: quake,
  },
  {
    name: 'rising-magma',
    draw: drawRisingMagma,
    steps: readSayings(`
      magma | crack,fractur,break | small,swarm,series,before
      magma | fissur,fend,romp,fractur | petit,essaim,serie,avant
      magma | frattur,spacc,romp | piccol,sciam,serie,prima
      magma | griet,fractur,romp | pequen,enjambre,serie,antes
      मैग्मा | चटक,टूट,दरार | छोट,समूह,पहले
      マグマ | 割,破 | 小,群,前`),
    caption: readCaptions(`
      magma cracks the rock
      le magma fend la roche
      magma che spacca roccia
      el magma agrieta la roca
      मैग्मा से चटकती चट्टान
      マグマが岩を割る`),
    shows: ['volcano'],
    said: readSayings(`
      magma | rise,rising,crack,rock
      magma | mont,remont,fissur,roche
      magma | risal,sale$,rocc,frattur
      magma | ascen,sube,roca,grieta
      मैग्मा | चढ़,चटक,चट्टान
      マグマ | 上昇,割,岩`),
    about: quake,
  },
  {
    name: 'dam-above-fault',
    draw: drawDamAboveFault,
    steps: readSayings(`
      weight,load,press | seep,water,crack,pore | trigger,activ,fault,slip,quake
      poids,charge,pression | infiltr,eau$,fissure | declench,activ,faille,seisme
      peso,carico,pressione | infiltr,acqua,fessur | innesc,attiv,fagli,terremot
      peso,carga,presion | filtr,agua,grieta | desencaden,activ,falla,terremoto
      भार,दबाव | रिस,दरार | सक्रिय,भ्रंश,भूकंप,भूकम्प
      重み,重さ,圧 | 浸,水,割れ目 | 誘発,断層,地震`),
    caption: readCaptions(`
      a lake loads the fault
      le lac charge la faille
      il lago grava la faglia
      embalse sobre la falla
      भ्रंश पर जलाशय का भार
      ダム湖の重みと断層`),
    said: readSayings(`
      reservoir,dam$,dams$,impound | fault,weight,load,seep,trigger,induc,quake
      barrage,retenue,reservoir | faille,poids,infiltr,declench,induit,seisme
      diga,dighe,bacin,serbato | fagli,peso,infiltr,innesc,indott,terremot
      presa$,presas$,embalse,represa | falla,peso,filtr,desencaden,induc,terremoto
      जलाशय,बांध,बाँध | भ्रंश,भार,दरार,रिस,भूकंप,भूकम्प
      ダム,貯水池 | 断層,重み,重さ,浸,誘発,地震`),
    about: quake,
  },
  {
    name: 'collapse',
    draw: drawCollapse,
    caption: readCaptions(`
      a hollow gives way
      une cavité s'effondre
      una cavità cede
      una cueva se hunde
      गुफा का धँसना
      空洞が崩れる`),
    said: readSayings(`
      cave,mine$,mines$,hollow | collaps,fall
      grotte,cavite,mine$ | effondr
      grott,cavita,miniera | croll,ced
      cueva,cavidad,mina$ | hund,derrumb,colaps
      गुफा,खान | धंस,धँस,ढह
      洞窟,空洞,坑道 | 崩,陥没`),
    about: quake,
  },
  {
    name: 'drifting-plates',
    draw: drawDriftingPlates,
    steps: readSayings(`
      piece,plates,divid,broken | asthenospher,soft,molten,mantle,hot | slid,drift,mov,float,centimet
      morceau,plaques,divis | asthenospher,moll,fondu,manteau,chaud | gliss,deriv,depla,boug,flott,centimet
      zolle,placche,divis | astenosfer,moll,fus[oae],mantello,cald | scivol,deriv,spost,muov,centimet
      trozo,placas,divid | astenosfer,bland,fundid,manto,calient | desliz,deriv,desplaz,muev,mov,centimet
      खंड,प्लेट,बंट | दुर्बलतामंडल,नरम,पिघल,मैंटल | खिसक,सरक,तैर,सेंटीमीटर,चाल
      分かれ,プレート | アセノスフェア,柔らか,マントル,溶 | 動,滑,漂,センチ`),
    caption: readCaptions(`
      plates on soft rock
      plaques sur roche molle
      zolle su roccia molle
      placas sobre roca blanda
      नरम शैल पर प्लेटें
      柔らかい岩の上のプレート`),
    shows: ['activity'],
    said: readSayings(`
      lithospher,tectonic plate,asthenospher | plates,pieces,drift,slide,float,asthenospher
      lithospher,plaques tectonique,asthenospher | plaques,morceaux,deriv,gliss,flott,asthenospher
      litosfer,placche tettoni,astenosfer | placche,zolle,scivol,gallegg,deriva,astenosfer
      litosfer,placas tectoni,astenosfer | placas,trozos,desliz,flot,deriva,astenosfer
      स्थलमंडल,स्थलमण्डल,दुर्बलतामंडल,दुर्बलतामण्डल | खंड,खण्ड,खिसक,सरक,तैर
      岩石圏,リソスフェア,アセノスフェア,岩盤 | 動,滑,分かれ,漂,プレート`),
  },
  {
    name: 'nail-growth',
    draw: drawNailGrowth,
    caption: readCaptions(`
      as fast as nails grow
      comme pousse un ongle
      come crescono le unghie
      como crecen las uñas
      नाखून बढ़ने की चाल
      爪が伸びる速さ`),
    said: readSayings(`
      fingernail,nails | grow
      ongle | pouss,croiss
      unghi | cresc
      una$,unas$ | crec
      नाखून,नाख़ून | बढ़
      爪 | 伸び`),
    about: readSayings(`
      centimet,millimet,speed,fast,rate,plate
      centimet,millimet,vitesse,vite$,plaque
      centimet,millimet,veloc,placche,zolle
      centimet,milimet,veloc,rapid,placa
      सेंटीमीटर,मिलीमीटर,चाल,गति,प्लेट
      センチ,ミリ,速,プレート`),
  },
  {
    name: 'earth-layers',
    draw: drawEarthLayers,
    caption: readCaptions(`
      crust, mantle, core
      croûte, manteau, noyau
      crosta, mantello, nucleo
      corteza, manto, núcleo
      भूपर्पटी, मैंटल, क्रोड
      地殻・マントル・核`),
    said: readSayings(`
      crust | mantle | core
      croute | manteau | noyau
      crosta | mantello | nucleo
      corteza | manto | nucleo
      भूपर्पटी,पर्पटी | मैंटल,प्रावार | क्रोड
      地殻 | マントル | 核`),
  },
  {
    name: 'expansion',
    draw: drawExpansion,
    caption: readCaptions(`
      pressure falls, it cools
      détendu, il refroidit
      espanso, si raffredda
      se expande y se enfría
      दाब घटा, ठंडा हुआ
      圧が下がり冷える`),
    said: readSayings(`
      expan,capillar,throttle | pressure
      detent,detend,capillaire | pression
      espansion,espand,capillar | pressione
      expan,capilar | presion
      प्रसार,केशिका,फैल | दाब,दबाव
      膨張,毛細管,キャピラリ | 圧`),
    about: readSayings(`
      refrigerat,fridge,heat pump,air condition
      refrigerat,frigo,pompe a chaleur,climatis
      frigor,pompa di calore,condizionat
      refrigerad,frigor,nevera,bomba de calor,acondicionado
      रेफ्रिजरेटर,रेफ़्रिजरेटर,फ्रिज,प्रशीत
      冷蔵庫,冷媒,エアコン,ヒートポンプ`),
  },
];
