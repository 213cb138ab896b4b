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
import { readCaptions, readSayings } from './sayings.ts';

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
    caption: readCaptions(`
      bent, then sprung back
      plié, puis détendu
      piegato, poi scattato
      doblado y soltado
      मुड़कर झटके से लौटना
      ゆがみ、はね返る`),
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
