import type { Explanation } from './explanation.ts';
import { readCaptions, readNames, readSayings } from './sayings.ts';
import {
  drawDayAndNight,
  drawGravity,
  drawLunarEclipse,
  drawMoonPhases,
  drawSeasons,
  drawSolarEclipse,
  drawTides,
} from './sky-drawings.ts';

/** Sun, moon and earth. */
export const sky: readonly Explanation[] = [
  {
    name: 'moon-phases',
    draw: drawMoonPhases,
    caption: readCaptions(`
      the phases of the moon
      les phases de la Lune
      le fasi della Luna
      las fases de la Luna
      चन्द्रमा की कलाएँ
      月の満ち欠け`),
    said: readSayings(`
      moon | phase,full moon,new moon,crescent,quarter,waxing,waning
      lune | phase,pleine lune,nouvelle lune,croissant,quartier
      luna | fasi,fase,luna piena,luna nuova,luna crescente,quarto
      luna | fase,luna llena,luna nueva,creciente,menguante
      चंद्र,चांद,चाँद,चन्द्र | कला,पूर्णिमा,अमावस
      月 | 満ち欠け,満月,新月,三日月,上弦,下弦`),
  },
  {
    name: 'solar-eclipse',
    draw: drawSolarEclipse,
    caption: readCaptions(`
      an eclipse of the sun
      une éclipse de Soleil
      un'eclissi di Sole
      un eclipse de Sol
      सूर्य ग्रहण
      日食`),
    said: readSayings(`
      solar eclipse,eclipse of the sun,eclipses of the sun
      eclipse solaire,eclipses solaires,eclipse de soleil,eclipses de soleil
      eclissi solar,eclissi di sole
      eclipse solar,eclipses solares,eclipse de sol$,eclipses de sol$
      सूर्य ग्रहण,सूर्यग्रहण
      日食`),
  },
  {
    name: 'lunar-eclipse',
    draw: drawLunarEclipse,
    caption: readCaptions(`
      an eclipse of the moon
      une éclipse de Lune
      un'eclissi di Luna
      un eclipse de Luna
      चन्द्र ग्रहण
      月食`),
    said: readSayings(`
      lunar eclipse,eclipse of the moon,eclipses of the moon
      eclipse de lune,eclipses de lune,eclipse lunaire
      eclissi lunar,eclissi di luna
      eclipse lunar,eclipses lunares,eclipse de luna
      चंद्र ग्रहण,चन्द्र ग्रहण,चंद्रग्रहण,चन्द्रग्रहण
      月食`),
  },
  {
    name: 'seasons',
    draw: drawSeasons,
    caption: readCaptions(`
      the leaning axis
      l'axe penché
      l'asse inclinato
      el eje inclinado
      झुका हुआ अक्ष
      傾いた地軸`),
    said: readSayings(`
      season,summer,winter | axis,tilt
      saison,ete$,hiver | axe$,incline,inclinaison
      stagion,estate,inverno | asse$,inclina
      estacion,verano,invierno | eje$,inclina
      ऋतु,मौसम,गर्मी,सर्दी | अक्ष,झुक
      季節,夏,冬 | 地軸,傾`),
  },
  {
    name: 'day-and-night',
    draw: drawDayAndNight,
    caption: readCaptions(`
      day and night
      le jour et la nuit
      il giorno e la notte
      el día y la noche
      दिन और रात
      昼と夜`),
    parts: {
      names: readNames(`
        day | night
        le jour | la nuit
        giorno | notte
        día | noche
        दिन | रात
        昼 | 夜`),
      places: [{ middle: 560 }, { middle: 850 }],
    },
    said: readSayings(`
      day | night | earth,planet | turn,rotat,spin
      jour | nuit | terre,planete | tourn,rotation
      giorno | notte | terra,pianeta | gira,ruota,rotazione
      dia$ | noche | tierra,planeta | gira,rota
      दिन | रात | पृथ्वी,ग्रह | घूम,घूर्णन
      昼 | 夜 | 地球 | 自転,回`),
  },
  {
    name: 'gravity',
    draw: drawGravity,
    caption: readCaptions(`
      drawn towards the earth
      attiré par la Terre
      attratto dalla Terra
      atraído por la Tierra
      पृथ्वी की ओर खिंचाव
      地球に引かれる`),
    said: readSayings(`
      gravit | earth,fall,attract,mass,pull,newton
      gravit,pesanteur | terre,tomb,attir,masse,newton
      gravit | terra,cad,attra,attir,massa,newton
      graved,gravit | tierra,cae,atra,masa,newton
      गुरुत्व | पृथ्वी,गिर,आकर्ष,द्रव्यमान,न्यूटन
      重力,引力 | 地球,落,引,質量,ニュートン`),
  },
  {
    name: 'tides',
    draw: drawTides,
    caption: readCaptions(`
      the moon draws the sea
      la Lune attire la mer
      la Luna attira il mare
      la Luna atrae el mar
      चन्द्रमा समुद्र को खींचता है
      月が海を引く`),
    said: readSayings(`
      tide,tidal | moon
      maree | lune
      mare[ae]$,alta marea | luna
      marea | luna
      ज्वार | चंद्र,चन्द्र,चाँद,चांद
      潮,干満 | 月`),
  },
];
