import type { Explanation } from './explanation.ts';
import {
  drawCircuit,
  drawFloating,
  drawMagnets,
  drawRainbow,
  drawRocket,
  drawStatesOfMatter,
  drawWing,
} from './forces-drawings.ts';
import { readCaptions, readNames, readSayings } from './sayings.ts';

/** What moves, shines and holds together. */
export const forces: readonly Explanation[] = [
  {
    name: 'circuit',
    draw: drawCircuit,
    caption: readCaptions(`
      the current goes round
      le courant circule
      la corrente fa il giro
      el circuito cerrado
      धारा परिपथ में घूमती है
      電流がめぐる`),
    said: readSayings(`
      circuit,electric current | battery,lamp,bulb,switch
      circuit,courant electrique | pile$,batterie,lampe,ampoule,interrupteur
      circuito,corrente elettrica | pila$,batteria,lampad,interruttore
      circuito,corriente electrica | pila$,bateria,lampara,bombilla,interruptor
      परिपथ,विद्युत धारा | बैटरी,बल्ब,स्विच
      回路,電流 | 電池,電球,スイッチ`),
  },
  {
    name: 'rocket',
    draw: drawRocket,
    caption: readCaptions(`
      gas pushes the rocket
      le gaz pousse la fusée
      il gas spinge il razzo
      el gas empuja el cohete
      गैस नीचे, रॉकेट ऊपर
      噴射と反作用`),
    said: readSayings(`
      rocket | gas$,gases,thrust,fuel,exhaust,space
      fusee | gaz$,poussee,carburant,propuls,ergol,espace
      razzo,razzi$ | gas$,spinta,carburante,propuls,propellent,spazio
      cohete | gas$,gases,empuje,combustible,propuls,espacio
      रॉकेट | गैस,ईंधन,प्रणोद,अंतरिक्ष
      ロケット | ガス,燃料,推力,噴射,宇宙`),
  },
  {
    name: 'rainbow',
    draw: drawRainbow,
    caption: readCaptions(`
      light broken in a drop
      lumière dans la goutte
      la luce nella goccia
      la luz en la gota
      बूँद में टूटता प्रकाश
      水滴で分かれる光`),
    said: readSayings(`
      rainbow | drop,light,refract,sunlight
      arc-en-ciel,arcs-en-ciel | goutte,lumi,refract
      arcobalen | gocc,luce,rifra
      arcoiris,arco iris | gota,luz$,refrac,refract
      इंद्रधनुष,इन्द्रधनुष | बूंद,बूँद,प्रकाश,अपवर्तन
      虹 | 水滴,光,屈折`),
  },
  {
    name: 'states-of-matter',
    draw: drawStatesOfMatter,
    caption: readCaptions(`
      solid, liquid, gas
      solide, liquide, gaz
      solido, liquido, gas
      sólido, líquido, gas
      ठोस, द्रव, गैस
      固体・液体・気体`),
    parts: {
      names: readNames(`
        solid | liquid | gas
        solide | liquide | gaz
        solido | liquido | gas
        sólido | líquido | gas
        ठोस | द्रव | गैस
        固体 | 液体 | 気体`),
      places: [{ middle: 173 }, { middle: 540 }, { middle: 920 }],
    },
    said: readSayings(`
      solid | liquid | gas$,gases,vapour,vapor | state,melt,boil,particle,molecul
      solide | liquide | gaz,vapeur | etat,fond,fusion,bout,particule,molecul
      solid | liquid | gas$,gassos,vapore | stat[oi]$,fond,fusion,boll,particell,molecol
      solid | liquid | gas$,gase,vapor | estado,fund,fusion,hierv,particula,molecul
      ठोस | द्रव,तरल | गैस,वाष्प | अवस्था,पिघल,उबल,कण,अणु
      固体 | 液体 | 気体,ガス | 状態,溶,沸,粒子,分子`),
  },
  {
    name: 'floating',
    draw: drawFloating,
    caption: readCaptions(`
      the water bears the boat
      l'eau porte le bateau
      l'acqua regge la nave
      el agua lo sostiene
      पानी का सहारा
      水が船を支える`),
    said: readSayings(`
      float,buoyan,archimed | boat,ship,water
      flotter,flottent,flottant,flottais,flottabil,archimed | bateau,navire,eau$
      galleggi,archimed | barca,nave,acqua
      flotar,flotan,flotant,flotacion,flotabil,arquimed | barco,buque,agua
      उत्प्लावन,आर्किमिडीज | नाव,जहाज,पानी,जल
      浮力,浮か,浮く,アルキメデス | 船,水`),
  },
  {
    name: 'wing',
    draw: drawWing,
    caption: readCaptions(`
      air lifts the wing
      l'air porte l'aile
      l'aria regge l'ala
      el aire eleva el ala
      हवा पंख को उठाती है
      空気が翼を持ち上げる`),
    said: readSayings(`
      wing | lift$,airflow,air$,pressure | aeroplane,airplane,aircraft,fly,flight,plane$
      aile | portance,air$,pression | avion,vol$,voler
      ala$,ali$ | portanza,aria$,pressione | aereo,aeroplan,volo$,volare
      ala$,alas$ | sustentacion,aire$,presion | avion,vuelo,volar
      पंख,डैन | उत्थापन,हवा,वायु,दाब | विमान,वायुयान,उड
      翼 | 揚力,空気,気流,圧力 | 飛行機,飛`),
  },
  {
    name: 'magnets',
    draw: drawMagnets,
    caption: readCaptions(`
      poles attract or repel
      les pôles s'attirent
      i poli si attraggono
      los polos se atraen
      ध्रुव खींचते या धकेलते हैं
      引き合う極と退け合う極`),
    said: readSayings(`
      magnet | pole,attract,repel
      aimant | pole,attir,repouss
      magnet[ei]$,calamit | pol[oi]$,attra,attir,resping
      iman | polo,atra,repel
      चुंबक,चुम्बक | ध्रुव,आकर्ष,विकर्ष
      磁石 | 極,引,反発`),
  },
];
