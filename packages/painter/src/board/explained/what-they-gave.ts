import type { LanguageCode } from '@kinora/contract/catalogue';
import type { EmblemName } from './emblems.ts';
import { knownPerson } from './known-people.ts';
import { plainWords } from './plain-words.ts';
import { readSayings } from './sayings.ts';
import type { Sayings } from './sayings.ts';

type Signs = readonly (readonly [EmblemName, Sayings])[];

/** What words tell somebody to have given, the most telling first. */
const given: Signs = [
  [
    'spark',
    readSayings(`
    spark
    etincelle
    scintill
    chispa
    चिनगारी,चिंगारी
    火花`),
  ],
  [
    'coil',
    readSayings(`
    coil$,coils
    bobine
    bobina
    bobina
    कुंडली,कुण्डली
    コイル`),
  ],
  [
    'antenna',
    readSayings(`
    antenna,aerial
    antenne
    antenna
    antena
    एंटीना,एण्टीना
    アンテナ`),
  ],
  [
    'waves',
    readSayings(`
    waves
    ondes
    onde$
    ondas
    तरंग
    電波,波動`),
  ],
  [
    'telephone',
    readSayings(`
    telephone
    telephone
    telefon
    telefon
    टेलीफोन
    電話`),
  ],
  [
    'lamp',
    readSayings(`
    light bulb,lamp
    ampoule,lampe
    lampad
    bombilla,lampar
    बल्ब,लैंप
    電球,ランプ`),
  ],
  [
    'telescope',
    readSayings(`
    telescope
    telescope,lunette
    telescopi,cannocchial
    telescopi,catalejo
    दूरबीन,दूरदर्शी
    望遠鏡`),
  ],
  [
    'lens',
    readSayings(`
    camera,photograph
    appareil photo,photograph,camera
    fotograf,cinepres
    fotograf,camara
    कैमरा,फोटो
    カメラ,写真`),
  ],
  [
    'engine',
    readSayings(`
    steam engine,locomotive
    machine a vapeur,locomotive
    macchina a vapore,locomotiva
    maquina de vapor,locomotora
    भाप इंजन,भाप का इंजन
    蒸気機関`),
  ],
  [
    'wing',
    readSayings(`
    aeroplane,airplane,aircraft,flying machine,glider
    avion,aeroplane,planeur
    aereo$,aeroplan,aliante
    avion,aeroplano,planeador
    विमान,हवाई जहाज
    飛行機,グライダー`),
  ],
  [
    'key',
    readSayings(`
    telegraph,morse code
    telegraph
    telegraf
    telegraf
    टेलीग्राफ
    電信,モールス`),
  ],
  [
    'ship',
    readSayings(`
    sailed,voyage,expedition
    navigu,expedition,traversee
    navig,spedizione
    naveg,expedicion
    जलयात्रा,अभियान
    航海,遠征`),
  ],
  [
    'note',
    readSayings(`
    composed,symphony,opera$
    compos,symphoni,opera$
    compos,sinfoni,opera lirica
    compus,sinfoni,opera$
    संगीत
    作曲,交響曲`),
  ],
];

/** How they came to it; what everybody knows of them says more. */
const waysToIt: Signs = [
  [
    'formula',
    readSayings(`
    equation,theorem,mathemat,calculated
    equation,theoreme,mathemat
    equazion,teorema,matemat
    ecuacion,teorema,matemat
    समीकरण,प्रमेय,गणित
    方程式,定理,数学`),
  ],
  [
    'paper',
    readSayings(`
    patent
    brevet
    brevett
    patent
    पेटेंट,पेटेण्ट
    特許`),
  ],
  [
    'flask',
    readSayings(`
    laborator,experiment,chemi
    laboratoire,experien,chimi
    laborator,esperiment,chimic
    laborator,experiment,quimic
    प्रयोगशाला,प्रयोग कर,रसायन
    実験,研究室,化学`),
  ],
  [
    'book',
    readSayings(`
    wrote,published,book$
    ecriv,publi,livre$
    scrisse,pubblic,libro$
    escrib,publico,libro$
    लिखा,लिखी,पुस्तक
    著し,出版,書い`),
  ],
];

/** The sign of what somebody gave: by words that tell of them alone, else by what is generally known of them. */
export function whatTheyGave(
  { name, words }: { readonly name: string; readonly words: string | undefined },
  code: LanguageCode,
): EmblemName | undefined {
  const told = (signs: Signs): EmblemName | undefined =>
    words === undefined
      ? undefined
      : signs.find(([, said]) => said[code].every((group) => plainWords(words).search(group) >= 0))?.[0];
  return told(given) ?? knownPerson(name)?.gave ?? told(waysToIt);
}
