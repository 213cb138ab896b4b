import type { Explanation } from './explanation.ts';
import { readCaptions, readSayings } from './sayings.ts';
import {
  drawBlackTeaMade,
  drawCatechinsTurnRed,
  drawGreenTeaMade,
  drawLeafSubstances,
  drawTeaGarden,
  drawTwoTeas,
} from './tea-drawings.ts';

const tea = readSayings(`
  tea$,teas$
  the$,thes$
  te$
  te$
  चाय
  茶`);

/** How one leaf becomes green tea or black. */
export const teas: readonly Explanation[] = [
  {
    name: 'two-teas',
    draw: drawTwoTeas,
    isOfBoth: true,
    shows: ['mug', 'cup'],
    caption: readCaptions(`
      one leaf, two ways
      une feuille, deux voies
      una foglia, due vie
      una hoja, dos caminos
      एक पत्ती, दो रास्ते
      一つの葉、二つの道`),
    said: readSayings(`
      green tea | black tea | oxidi,oxidation,ferment,heat
      the vert | the noir | oxyd,ferment,chauff
      te verde | te nero | ossid,ferment,riscald
      te verde | te negro | oxid,ferment,calent
      हरी चाय,ग्रीन टी | काली चाय | ऑक्सीकरण,किण्वन,गरम,गर्म
      緑茶 | 紅茶 | 酸化,発酵,加熱`),
  },
  {
    name: 'green-tea-made',
    draw: drawGreenTeaMade,
    caption: readCaptions(`
      heated: it stays green
      chauffé, il reste vert
      scaldato, resta verde
      calentado, queda verde
      गरम करने से हरी रही
      加熱で緑のまま`),
    said: readSayings(`
      green tea | heat,steam,pan$ | leaf,leaves,oxid
      the vert | chauff,vapeur | feuille,oxyd
      te verde | riscald,scald,vapore | fogli,ossid
      te verde | calent,vapor | hoja,oxid
      हरी चाय,ग्रीन टी | गरम,गर्म,भाप | पत्त,ऑक्सीकरण
      緑茶 | 加熱,蒸 | 葉,酸化`),
  },
  {
    name: 'black-tea-made',
    draw: drawBlackTeaMade,
    caption: readCaptions(`
      in air it turns brown
      à l'air, il brunit
      all'aria diventa bruno
      al aire se vuelve pardo
      हवा में भूरी हुई
      空気で茶色に`),
    said: readSayings(`
      black tea | oxidi,oxidation,wither,ferment,rolled | leaf,leaves
      the noir | oxyd,fletri,ferment,roul | feuille
      te nero | ossid,appass,ferment,arrotol | fogli
      te negro | oxid,marchit,ferment,enroll | hoja
      काली चाय | ऑक्सीकरण,किण्वन,मुरझा | पत्त
      紅茶 | 酸化,萎凋,発酵,揉 | 葉`),
  },
  {
    name: 'tea-garden',
    draw: drawTeaGarden,
    caption: readCaptions(`
      a tea garden
      un jardin de thé
      un giardino di tè
      un jardín de té
      चाय का बागान
      茶畑`),
    said: readSayings(`
      pick,pluck,tea garden,plantation,assam
      cueill,plantation,jardin de the,jardins de the,assam
      raccolt,piantag,assam
      recog,recolec,plantac,assam
      तोड़,बागान,असम
      産地,茶畑,茶園,アッサム`),
    about: tea,
  },
  {
    name: 'leaf-substances',
    draw: drawLeafSubstances,
    caption: readCaptions(`
      catechins and caffeine
      catéchines et caféine
      catechine e caffeina
      catequinas y cafeína
      कैटेचिन और कैफ़ीन
      カテキンとカフェイン`),
    said: readSayings(`
      catechin | caffeine
      catechine | cafeine
      catechin | caffeina
      catequina | cafeina
      कैटेचिन | कैफीन,कैफ़ीन
      カテキン | カフェイン`),
    about: tea,
  },
  {
    name: 'catechins-turn-red',
    draw: drawCatechinsTurnRed,
    shows: ['explained-leaf-substances', 'mug', 'cup'],
    caption: readCaptions(`
      red in black tea
      rouge dans le thé noir
      rosso nel tè nero
      rojo en el té negro
      काली चाय में लाल
      紅茶では赤い色素`),
    said: readSayings(`
      catechin,tannin,polyphenol | red$,reddish,theaflavin,thearubigin,pigment
      catechine,tanin,polyphenol | rouge,theaflavin,pigment
      catechin,tannin,polifenol | ross[aoie]$,teaflavin,pigment
      catequina,tanino,polifenol | roj[oa],rojiz,teaflavin,pigment
      कैटेचिन,टैनिन | लाल,वर्णक,रंजक
      カテキン,タンニン | 赤い,赤く,テアフラビン,色素`),
    about: tea,
  },
];
