import {
  drawAirportNearCrater,
  drawBlindWindscreen,
  drawClosedAirport,
  drawRunwaySwept,
} from './airport-drawings.ts';
import type { KnownPlace } from '../lands/find-place.ts';
import { drawAshOverTown } from './ash-map.ts';
import type { Explanation } from './explanation.ts';
import {
  drawAshInEngine,
  drawAshOnRunway,
  drawAshOverAirport,
  drawBlockedSensor,
  drawPlaneInAsh,
  drawTyreOnAsh,
} from './flight-drawings.ts';
import { readCaptions, readNames, readSayings } from './sayings.ts';

const volcano = readSayings(`
  volcan,eruption,etna
  volcan,eruption,etna
  vulcan,eruzion,etna
  volcan,erupcion,etna
  ज्वालामुखी,एटना
  火山,噴火,エトナ`);

/** In degrees: so far ash falls in thick layers. */
const nearby = 2;

function isTownNear({ lon, lat, land, isVolcano }: KnownPlace, volcano: KnownPlace): boolean {
  const away = Math.hypot(lon - volcano.lon, lat - volcano.lat);
  return land === undefined && isVolcano !== true && away < nearby;
}

/** What volcanic ash does to flights. */
export const flights: readonly Explanation[] = [
  {
    name: 'airport-near-crater',
    draw: drawAirportNearCrater,
    drawnAt: (places) => {
      const volcano = places.find(({ place }) => place.isVolcano === true);
      const town = places.find(({ place }) => volcano !== undefined && isTownNear(place, volcano.place));
      return volcano === undefined || town === undefined
        ? undefined
        : {
            draw: () => drawAshOverTown(volcano.place, town.place),
            caption: `${volcano.name} – ${town.name}`,
          };
    },
    caption: readCaptions(`
      crater and airport
      le cratère et l'aéroport
      cratere e aeroporto
      cráter y aeropuerto
      ज्वालामुख और हवाई अड्डा
      火口と空港`),
    parts: {
      names: readNames(`
        crater | airport
        cratère | aéroport
        cratere | aeroporto
        cráter | aeropuerto
        ज्वालामुख | हवाई अड्डा
        火口 | 空港`),
      places: [
        {
          middle: 170,
          room: [
            [-40, 340],
            [400, 460],
          ],
        },
        {
          middle: 400,
          room: [
            [130, 600],
            [664, 720],
          ],
        },
      ],
    },
    said: readSayings(`
      airport | kilomet,mile,km$ | crater,summit,volcano
      aeroport | kilomet,km$ | crater,sommet,volcan
      aeroporto | chilomet,km$ | crater,cima$,vulcan
      aeropuerto | kilomet,km$ | crater,cima$,cumbre,volcan
      हवाई अड्डा,हवाई अड्डे | किलोमीटर,किमी | ज्वालामुख,शिखर
      空港 | キロ,km | 火口,山頂,火山`),
    about: volcano,
  },
  {
    name: 'airport-closed',
    draw: drawClosedAirport,
    caption: readCaptions(`
      the airport is closed
      l'aéroport est fermé
      aeroporto chiuso
      aeropuerto cerrado
      हवाई अड्डा बंद
      空港は閉鎖`),
    // The airport itself is closed, and not a shop in it or a road to it.
    said: readSayings(String.raw`
      airports?(?: \p{L}+)?(?: \p{L}+)? was closed$,airports?(?: \p{L}+)?(?: \p{L}+)? were closed$,airports?(?: \p{L}+)?(?: \p{L}+)? is closed$,airports?(?: \p{L}+)?(?: \p{L}+)? been closed$,airports?(?: \p{L}+)?(?: \p{L}+)? be closed$,airports?(?: \p{L}+)?(?: \p{L}+)? remained closed$,airports?(?: \p{L}+)?(?: \p{L}+)? was shut$,closed the airport,closes the airport,close the airport,closing the airport,closure of the airport,(?<!the )airport closed$,(?<!the )airport shut$,shuts the airport,suspended flights
      aeroports?(?: \p{L}+)?(?: \p{L}+)? fut ferme,aeroports?(?: \p{L}+)?(?: \p{L}+)? furent ferme,aeroports?(?: \p{L}+)?(?: \p{L}+)? est ferme,aeroports?(?: \p{L}+)?(?: \p{L}+)? a ete ferme,aeroports?(?: \p{L}+)?(?: \p{L}+)? reste ferme,aeroports?(?: \p{L}+)?(?: \p{L}+)? resta ferme,ferme l['’]aeroport,ferment l['’]aeroport,ferma l['’]aeroport,fermeture de l['’]aeroport,(?<!l['’])aeroport ferme$,vols suspendu,vols annule
      aeroporto(?: \p{L}+)?(?: \p{L}+)? fu chius,aeroporto(?: \p{L}+)?(?: \p{L}+)? e chius,aeroporto(?: \p{L}+)?(?: \p{L}+)? venne chius,aeroporto(?: \p{L}+)?(?: \p{L}+)? viene chius,aeroporto(?: \p{L}+)?(?: \p{L}+)? rimase chius,aeroporto(?: \p{L}+)?(?: \p{L}+)? stato chius,chiude l['’]aeroporto,chiuse l['’]aeroporto,chiusura dell['’]aeroporto,(?<!l['’])aeroporto chiuso$,sospe\p{L}+(?: \p{L}+)?(?: \p{L}+)? decolli,sospe\p{L}+(?: \p{L}+)?(?: \p{L}+)? voli
      aeropuerto(?: \p{L}+)?(?: \p{L}+)? fue cerrado,aeropuerto(?: \p{L}+)?(?: \p{L}+)? es cerrado,aeropuerto(?: \p{L}+)?(?: \p{L}+)? esta cerrado,aeropuerto(?: \p{L}+)?(?: \p{L}+)? estuvo cerrado,aeropuerto(?: \p{L}+)?(?: \p{L}+)? quedo cerrado,aeropuerto(?: \p{L}+)?(?: \p{L}+)? permanecio cerrado,cierra el aeropuerto,cerro el aeropuerto,cierre del aeropuerto,(?<!el )aeropuerto cerrado$,suspend\p{L}+(?: \p{L}+)?(?: \p{L}+)? vuelos,suspend\p{L}+(?: \p{L}+)?(?: \p{L}+)? despegues
      हवाई अड्डा बंद,हवाई अड्डा बन्द,हवाई अड्डे को बंद,हवाई अड्डे को बन्द,उड़ानें रद्द,उड़ानें स्थगित
      空港[はがを]\S*?閉鎖,空港閉鎖,空港の閉鎖,欠航`),
  },
  {
    name: 'runway-swept',
    draw: drawRunwaySwept,
    caption: readCaptions(`
      the runway is swept
      on balaie la piste
      la pista viene spazzata
      se barre la pista
      रनवे की सफ़ाई
      滑走路の清掃`),
    said: readSayings(`
      runway | clean,swept,sweep,cleared,clearing
      piste | nettoy,balay,deblay
      pista | pulizia,pulit,spazz,sgomber
      pista | limpi,barrer,barrid
      रनवे | सफाई,सफ़ाई,साफ
      滑走路 | 清掃,除去,除灰`),
    about: volcano,
  },
  {
    name: 'blind-windscreen',
    draw: drawBlindWindscreen,
    caption: readCaptions(`
      panes ground blind
      des vitres dépolies
      vetri smerigliati
      cristales esmerilados
      घिसकर धुँधले शीशे
      曇った操縦席の窓`),
    said: readSayings(`
      windscreen,windshield,cockpit | ash$,scratch,abra,grind,ground$,sand
      pare-brise,cockpit,vitres | cendre,ray,abras,depoli
      parabrezza,cabina,vetri | cener,smerigli,graffi,abras
      parabrisas,cabina,cristales | ceniza,esmeril,ray,abras
      विंडस्क्रीन,कॉकपिट,शीशे | राख,घिस,खरोंच
      操縦席,風防,フロントガラス | 火山灰,灰,擦,傷`),
    about: volcano,
  },
  {
    name: 'blocked-sensor',
    draw: drawBlockedSensor,
    caption: readCaptions(`
      speed sensor blocked
      un capteur bouché
      sensore ostruito
      sensor obstruido
      गति संवेदक बंद
      速度計の管が詰まる`),
    said: readSayings(`
      sensor,pitot,probe | block,clog,obstruct
      capteur,sonde,pitot | bouch,obstru,colmat
      sensor,pitot,sond[ae]$ | ostru,intas,ottur
      sensor,pitot,sonda | obstru,atasc,tapona
      संवेदक,सेंसर,पिटोट | बंद,अवरुद्ध,रुक
      センサー,ピトー管 | 詰,ふさ`),
    about: volcano,
  },
  {
    name: 'tyre-on-ash',
    draw: drawTyreOnAsh,
    caption: readCaptions(`
      tyres lose their grip
      les pneus glissent
      pneumatici senza presa
      los neumáticos patinan
      फिसलते टायर
      滑る車輪`),
    said: readSayings(`
      tyre,tire,wheel,brak | grip,slip,skid,slid,friction
      pneu,roue,frein | adhere,gliss,derap
      pneumatic,ruot,fren | aderen,presa$,scivol,slitt
      neumatic,rueda,fren | adheren,agarre,patin,desliz
      टायर,पहिय | पकड़,फिसल
      タイヤ,車輪,ブレーキ | 滑,摩擦,グリップ`),
    about: volcano,
  },
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
