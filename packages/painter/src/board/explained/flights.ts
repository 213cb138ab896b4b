import type { Explanation } from './explanation.ts';
import { drawAshInEngine, drawAshOnRunway, drawAshOverAirport, drawPlaneInAsh } from './flight-drawings.ts';
import { readCaptions, readSayings } from './sayings.ts';

const volcano = readSayings(`
  volcan,eruption,etna
  volcan,eruption,etna
  vulcan,eruzion,etna
  volcan,erupcion,etna
  ज्वालामुखी,एटना
  火山,噴火,エトナ`);

/** What volcanic ash does to flights. */
export const flights: readonly Explanation[] = [
  {
    name: 'ash-over-airport',
    draw: drawAshOverAirport,
    caption: readCaptions(`
      wind carries the ash
      le vent porte la cendre
      il vento porta la cenere
      ceniza con el viento
      हवा राख ले जाती है
      風が灰を運ぶ`),
    shows: ['volcano'],
    said: readSayings(`
      wind,cloud,plume | airport,runway,approach,air route
      vent$,vents$,nuage,panache | aeroport,piste,approche
      vent[oi]$,nube,nubi | aeroport,pista,avvicinamento,rott[ae]$
      viento,nube | aeropuerto,pista,aproximacion
      हवा,पवन,बादल | हवाई अड्डा,हवाई अड्डे,रनवे
      風,噴煙 | 空港,滑走路`),
    about: volcano,
  },
  {
    name: 'ash-in-engine',
    draw: drawAshInEngine,
    caption: readCaptions(`
      ash melts in the engine
      la cendre fond au moteur
      cenere fusa nel motore
      ceniza en el motor
      इंजन में पिघलती राख
      エンジンで灰が溶ける`),
    shows: ['propeller'],
    said: readSayings(`
      engine,turbine | ash$,glass,melt,particle
      moteur,reacteur,turbine | cendre,verre,fond,fusion,particule
      motor[ei]$,turbin,reattor | cener,vetro,fusion,fond,particell
      motor,turbina | ceniza,vidrio,fund,fusion,particula
      इंजन,टरबाइन | राख,कांच,काँच,पिघल
      エンジン,タービン | 火山灰,灰,ガラス,溶`),
    about: volcano,
  },
  {
    name: 'ash-on-runway',
    draw: drawAshOnRunway,
    caption: readCaptions(`
      ash on the runway
      la cendre sur la piste
      cenere sulla pista
      ceniza en la pista
      रनवे पर राख
      滑走路の灰`),
    said: readSayings(`
      runway | ash$,clean,swept,sweep,slippery,grip
      piste | cendre,nettoy,glissant,adherence
      pista,pavimentazione | cener,pulizia,scivolos,aderenza
      pista | ceniza,limpi,resbaladiz,adherencia
      रनवे | राख,सफाई,सफ़ाई
      滑走路 | 火山灰,灰,清掃`),
    about: volcano,
  },
  {
    name: 'plane-in-ash',
    draw: drawPlaneInAsh,
    caption: readCaptions(`
      a plane in the ash cloud
      un avion dans la cendre
      un aereo nella nube
      un avión en la nube
      राख के बादल में विमान
      灰の中の飛行機`),
    said: readSayings(`
      aircraft,plane$,boeing,airliner,jet$ | cloud,ash$
      avion,boeing | nuage,cendre
      aere[oi]$,boeing,velivol | nube,cener
      avion,boeing | nube,ceniza
      विमान,बोइंग | बादल,राख
      航空機,飛行機,ボーイング | 噴煙,雲,火山灰`),
    about: volcano,
  },
];
