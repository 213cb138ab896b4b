import type { OutlineShape } from '../../outline/index.ts';
import { drawHorseWagon } from '../own/engines.ts';
import { earlyElectricTrain } from './earlier-looks.ts';
import type { Explanation } from './explanation.ts';
import {
  drawAirBrake,
  drawEarlyLocomotive,
  drawElectricLocomotive,
  drawFastTrain,
  drawFirstLine,
  drawRails,
  drawRailwayLinksTowns,
  drawRolledRail,
  drawTgv,
  drawTrevithickEngine,
  drawTubeTrain,
  drawUnderground,
} from './railway-drawings.ts';
import {
  drawCabEngine,
  drawMaglev,
  drawRocket,
  drawSteamUnderground,
  drawTallChimneyEngine,
  drawTrainOf1830,
  drawTrainOf1840,
  drawTrainOf1870,
  onRails,
} from './railway-engines.ts';
import { readCaptions, readNames, readSayings } from './sayings.ts';

const railway = readSayings(`
  train$,trains$,railway,railroad,locomotive,rail$,rails$
  train$,trains$,chemin de fer,chemins de fer,locomotive,rail$,rails$
  treno,treni$,ferrovi,locomotiv,rotai,binari
  tren$,trenes$,ferrocarril,locomotora,riel,carril
  रेल,ट्रेन,इंजन
  鉄道,列車,機関車,電車`);

/** Since when engines, and trains with them, looked so. */
const engineLooks = [
  [1860, onRails(drawCabEngine)],
  [1835, onRails(drawTallChimneyEngine)],
  [1829, onRails(drawRocket)],
] as const;
const lineLooks = [
  [1860, drawTrainOf1870],
  [1835, drawTrainOf1840],
  [1829, drawTrainOf1830],
] as const;

function firstSince(
  looks: typeof engineLooks | typeof lineLooks,
  year: number,
): (() => OutlineShape[]) | undefined {
  return looks.find(([since]) => year >= since)?.[1];
}

/** From wagons on wooden rails to trains made for speed. */
export const railways: readonly Explanation[] = [
  {
    name: 'wooden-way',
    draw: drawHorseWagon,
    caption: readCaptions(`
      a wagon on wooden rails
      wagon sur rails de bois
      carro su binari di legno
      vagón sobre rieles
      लकड़ी की पटरी पर गाड़ी
      木のレールと荷車`),
    said: readSayings(`
      wood | rail,way$,track,wagon
      bois$ | voie,rail,wagon
      legno | rotai,binari,via$,carr
      madera | riel,via$,vias$,carril,vagon
      लकड़ी | पटरी,रेल,मार्ग
      木 | 軌道,レール,線路`),
    about: readSayings(`
      rail,wagonway,train | coal,mine,horse,before steam
      chemin de fer,chemins de fer,rail,train | charbon,mine,cheva,avant la vapeur
      ferrovi,rotai,treno,binari | carbon,minier,cavall,prima del vapore
      ferrocarril,riel,tren$,trenes | carbon,mina,caball,antes del vapor
      रेल,पटरी | कोयला,खान,खदान,घोड़
      鉄道,軌道,レール | 石炭,炭鉱,馬`),
  },
  {
    name: 'trevithick',
    draw: drawTrevithickEngine,
    caption: readCaptions(`
      Trevithick's engine
      machine de Trevithick
      macchina di Trevithick
      máquina de Trevithick
      ट्रेविथिक का इंजन
      トレビシックの機関`),
    said: readSayings(`
      trevithick
      trevithick
      trevithick
      trevithick
      ट्रेविथिक,ट्रेविथिक
      トレビシック,トレヴィシック`),
  },
  {
    name: 'early-locomotive',
    isOfKind: true,
    draw: drawEarlyLocomotive,
    drawnIn: (year) => firstSince(engineLooks, year),
    caption: readCaptions(`
      an early locomotive
      une locomotive d'alors
      una delle prime
      una de las primeras
      आरम्भिक रेल इंजन
      初期の機関車`),
    said: readSayings(`
      locomotive | stephenson,first$,early,steam
      locomotive | stephenson,premier,vapeur
      locomotiva | stephenson,prima$,vapore
      locomotora | stephenson,primera,vapor
      इंजन | स्टीफ़ेंसन,स्टीफेंसन,स्टीवेंसन,पहल,भाप
      機関車 | スチーブンソン,スティーブンソン,最初,蒸気`),
    about: railway,
  },
  {
    name: 'rails',
    draw: drawRails,
    caption: readCaptions(`
      wood, iron, steel
      bois, fonte, fer, acier
      legno, ferro, acciaio
      madera, hierro, acero
      लकड़ी, लोहा, इस्पात
      木、鉄、鋼`),
    parts: {
      names: readNames(`
        wood | cast iron | wrought iron | steel
        bois | fonte | fer | acier
        legno | ghisa | ferro | acciaio
        madera | fundición | hierro | acero
        लकड़ी | ढलवाँ लोहा | पिटवाँ लोहा | इस्पात
        木 | 鋳鉄 | 錬鉄 | 鋼`),
      places: [{ middle: 122 }, { middle: 412 }, { middle: 702 }, { middle: 992 }],
    },
    said: readSayings(`
      wood,cast iron | iron,steel
      bois$,fonte | fer$,acier
      legno,ghisa | ferro$,acciaio
      madera,fundicion | hierro,acero
      लकड़ी,ढलव | लोह,इस्पात
      木,鋳鉄 | 鉄,鋼`),
    about: readSayings(`
      rail$,rails$,railway,railroad
      rail$,rails$,chemin de fer,chemins de fer
      rotai,binari,ferrovi
      riel,rieles,carril,ferrocarril
      पटरी,रेल
      レール,軌道,線路,鉄道`),
  },
  {
    name: 'rolled-rail',
    draw: drawRolledRail,
    caption: readCaptions(`
      rails of rolled iron
      rails en fer laminé
      rotaie di ferro laminato
      rieles laminados
      बेलित लोहे की पटरी
      圧延した鉄のレール`),
    said: readSayings(`
      rolled,rolling mill,wrought | rail$,rails$
      lamine,laminoir | rail$,rails$
      laminat,laminatoi | rotai,binari
      laminad,laminador | riel,rieles,rail$,railes,carril
      बेलित,बेलन,पिटवाँ,पिटवां | पटरी,पटरियाँ,रेल
      圧延,錬鉄 | レール,軌条`),
  },
  {
    name: 'first-line',
    isOfKind: true,
    draw: drawFirstLine,
    drawnIn: (year) => firstSince(lineLooks, year),
    caption: readCaptions(`
      one of the first lines
      une des premières lignes
      una delle prime linee
      las primeras líneas
      आरम्भिक रेल लाइन
      最初期の路線`),
    said: readSayings(`
      line$,railway,railroad,section | open,inaugurat,service,passenger | 182\\d,183\\d
      ligne,chemin de fer,troncon | ouv,inaugur,service,voyageur,passager | 182\\d,183\\d
      linea,ferrovia,tratto | apert,apri,inaugur,servizio,passegger | 182\\d,183\\d
      linea,ferrocarril,tramo | abri,abier,inaugur,servicio,pasajer | 182\\d,183\\d
      लाइन,रेल | खुल,उद्घाटन,शुरू,यात्री | 182\\d,183\\d
      路線,鉄道,区間 | 開業,開通,旅客 | 182\\d,183\\d`),
    about: railway,
  },
  {
    name: 'links-towns',
    draw: drawRailwayLinksTowns,
    caption: readCaptions(`
      one time for all towns
      une heure pour tous
      una sola ora per tutti
      una sola hora
      सब नगरों का एक समय
      町を結び時を一つに`),
    said: readSayings(`
      standard time,railway time,same time,one time,single time,clock | town,cities,city,countr
      heure unique,heure legale,meme heure,horloge | ville,pays
      ora unica,stessa ora,ora ufficiale,orolog | citta,paes
      hora unica,misma hora,hora oficial,reloj | ciudad,pueblo,pais
      एक समय,मानक समय,घड़ी | नगर,शहर,देश
      標準時,時計 | 町,都市,国`),
    about: railway,
  },
  {
    name: 'underground',
    draw: drawUnderground,
    drawnIn: (year) => (year < 1890 ? drawSteamUnderground : undefined),
    caption: readCaptions(`
      the underground
      le métro sous la rue
      la metropolitana
      el metro bajo la calle
      भूमिगत रेल
      地下鉄`),
    said: readSayings(`
      underground,subway,metro$
      metro$,metros$,metropolitain,souterrain
      metropolitan,sotterrane
      metro$,subterran
      मेट्रो,भूमिगत
      地下鉄`),
    about: railway,
  },
  {
    name: 'air-brake',
    draw: drawAirBrake,
    caption: readCaptions(`
      the air brake
      le frein à air comprimé
      il freno ad aria
      el freno de aire
      वायु ब्रेक
      空気ブレーキ`),
    said: readSayings(`
      brake | air$,compressed,westinghouse
      frein | air$,comprime,westinghouse
      freno | aria$,compress,westinghouse
      freno | aire$,comprimid,westinghouse
      ब्रेक | हवा,वायु,वेस्टिंगहाउस
      ブレーキ | 空気,ウェスティングハウス`),
  },
  {
    name: 'early-electric-train',
    ...earlyElectricTrain,
    said: readSayings(`
      electric | train,locomotive,railway | 1879,siemens
      electri | train,locomotive,chemin | 1879,siemens
      elettric | treno,locomotiva,ferrovi | 1879,siemens
      electric | tren,locomotora,ferrocarril | 1879,siemens
      विद्युत,बिजली | रेल,इंजन | 1879,सीमेंस
      電気 | 機関車,鉄道 | 1879,ジーメンス`),
  },
  {
    name: 'tube-train',
    draw: drawTubeTrain,
    caption: readCaptions(`
      electric, in a tube
      électrique, sous terre
      elettrico, sottoterra
      eléctrico, bajo tierra
      बिजली से, भूमिगत
      電気で走る地下鉄`),
    said: readSayings(`
      electric
      electri
      elettri
      electri
      विद्युत,बिजली
      電気,電化`),
    about: readSayings(`
      underground,subway,tube$
      metro$,metropolitain
      metro$,metropolitana
      metro$
      मेट्रो,भूमिगत
      地下鉄`),
  },
  {
    name: 'electric-locomotive',
    draw: drawElectricLocomotive,
    caption: readCaptions(`
      current from the wire
      le courant vient du fil
      corrente dal filo
      corriente del cable
      तार से बिजली
      架線から電気`),
    said: readSayings(`
      electric,electrif
      electri
      elettri
      electri
      विद्युत,बिजली
      電化,電気`),
    about: readSayings(`
      train,railway,locomotive | line$,lines$,locomotive,traction,overhead,wire,electrif
      train,chemin de fer,chemins de fer,locomotive | ligne,locomotive,traction,catenaire,electrif
      treno,ferrovi,locomotiva | linea,locomotiva,trazione,catenaria,elettrif
      tren$,trenes,ferrocarril,locomotora | linea,locomotora,traccion,catenaria,electrif
      रेल,ट्रेन | लाइन,इंजन,तार
      鉄道,列車,電車 | 路線,機関車,架線,電化`),
  },
  {
    name: 'tgv',
    draw: drawTgv,
    caption: readCaptions(`
      the TGV
      le TGV
      il TGV
      el TGV
      टीजीवी
      TGV`),
    said: readSayings(`
      tgv$
      tgv$
      tgv$
      tgv$
      tgv$,टीजीवी
      tgv`),
  },
  {
    name: 'maglev',
    draw: drawMaglev,
    caption: readCaptions(`
      a magnetic train
      train à lévitation
      treno a levitazione
      tren de levitación
      चुम्बकीय रेल
      リニアモーターカー`),
    said: readSayings(`
      maglev,magnetic levitation
      maglev,levitation magnetique,sustentation magnetique
      maglev,levitazione magnetica
      maglev,levitacion magnetica
      मैग्लेव,चुंबकीय उत्तोलन,चुम्बकीय उत्तोलन
      リニアモーターカー,磁気浮上,超電導リニア`),
  },
  {
    name: 'fast-train',
    draw: drawFastTrain,
    caption: readCaptions(`
      a high-speed train
      train à grande vitesse
      treno ad alta velocità
      tren de alta velocidad
      तेज़ गति की रेल
      高速列車`),
    said: readSayings(`
      high-speed,high speed,shinkansen,bullet train,[23]\\d\\d km/h
      grande vitesse,shinkansen,[23]\\d\\d km/h
      alta velocita,shinkansen,[23]\\d\\d km/h
      alta velocidad,shinkansen,[23]\\d\\d km/h
      तेज गति,उच्च गति,बुलेट ट्रेन,शिंकानसेन,शिंकनसेन,[23]\\d\\d किमी
      高速鉄道,新幹線,高速列車,時速[23]\\d\\d`),
    about: railway,
  },
];
