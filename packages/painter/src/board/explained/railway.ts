import { drawEarlyElectricTrain, drawHorseWagon } from '../own/engines.ts';
import type { Explanation } from './explanation.ts';
import {
  drawAirBrake,
  drawEarlyLocomotive,
  drawElectricLocomotive,
  drawFastTrain,
  drawRails,
  drawRailwayLinksTowns,
  drawTrevithickEngine,
  drawUnderground,
} from './railway-drawings.ts';
import { readCaptions, readSayings } from './sayings.ts';

const railway = readSayings(`
  train$,trains$,railway,railroad,locomotive,rail$,rails$
  train$,trains$,chemin de fer,chemins de fer,locomotive,rail$,rails$
  treno,treni$,ferrovi,locomotiv,rotai,binari
  tren$,trenes$,ferrocarril,locomotora,riel,carril
  रेल,ट्रेन,इंजन
  鉄道,列車,機関車,電車`);

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
    draw: drawEarlyLocomotive,
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
    said: readSayings(`
      wood,cast iron,rolled,wrought | iron,steel
      bois$,fonte,lamine | fer$,acier
      legno,ghisa,laminat | ferro$,acciaio
      madera,fundicion,laminad | hierro,acero
      लकड़ी,ढलव,बेलित | लोह,इस्पात
      木,鋳鉄,錬鉄,圧延 | 鉄,鋼`),
    about: readSayings(`
      rail$,rails$,railway,railroad
      rail$,rails$,chemin de fer,chemins de fer
      rotai,binari,ferrovi
      riel,rieles,carril,ferrocarril
      पटरी,रेल
      レール,軌道,線路,鉄道`),
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
    draw: drawEarlyElectricTrain,
    caption: readCaptions(`
      an early electric train
      un train électrique
      un treno elettrico
      un tren eléctrico
      आरम्भिक विद्युत रेल
      初期の電気鉄道`),
    said: readSayings(`
      electric | train,locomotive,railway | 1879,siemens
      electri | train,locomotive,chemin | 1879,siemens
      elettric | treno,locomotiva,ferrovi | 1879,siemens
      electric | tren,locomotora,ferrocarril | 1879,siemens
      विद्युत,बिजली | रेल,इंजन | 1879,सीमेंस
      電気 | 機関車,鉄道 | 1879,ジーメンス`),
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
      high-speed,high speed,shinkansen,tgv$,bullet train,[23]\\d\\d km/h
      grande vitesse,shinkansen,tgv$,[23]\\d\\d km/h
      alta velocita,shinkansen,tgv$,[23]\\d\\d km/h
      alta velocidad,shinkansen,tgv$,[23]\\d\\d km/h
      तेज गति,उच्च गति,बुलेट ट्रेन,शिंकानसेन,शिंकनसेन,[23]\\d\\d किमी
      高速鉄道,新幹線,高速列車,時速[23]\\d\\d`),
    about: railway,
  },
];
