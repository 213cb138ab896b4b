import { readCaptions } from '../explained/sayings.ts';
import type { OwnView } from './own-view.ts';
import {
  drawAshColumn,
  drawCraterFountain,
  drawCraters,
  drawFlankCollapse,
  drawLavaFlow,
  drawLavaFront,
  drawMagma,
  drawPyroclasticFlow,
} from './volcanoes.ts';

/** How a volcano is seen. */
export const volcanoes: readonly OwnView[] = [
  {
    draw: drawLavaFlow,
    again: [drawCraterFountain, drawLavaFront],
    said: {
      en: /\b(?:lava|erupt|fountain|flow)/gu,
      hi: /(?:लावा|उद्गार|विस्फोट)/gu,
      fr: /\b(?:lave|erupti|fontaine|coulee)/gu,
      it: /\b(?:lava|eruzi|fontan|colat)/gu,
      es: /\b(?:lava|erupci|fuente|colada)/gu,
      ja: /(?:溶岩|噴火|噴泉)/gu,
    },
  },
  {
    draw: drawAshColumn,
    said: {
      en: /\b(?:ash|cloud|column|wind|airport|plume)/gu,
      hi: /(?:राख|बादल|हवा|स्तंभ)/gu,
      fr: /\b(?:cendre|nuage|colonne|vent|aeroport|panache)/gu,
      it: /\b(?:cener|nub[ei]|colonn|vent[oi]|aeroport|pennacchi)/gu,
      es: /\b(?:ceniza|nube|columna|viento|aeropuerto|penacho)/gu,
      ja: /(?:火山灰|噴煙|雲|風|空港)/gu,
    },
  },
  {
    draw: drawFlankCollapse,
    caption: readCaptions(`
      the flank gives way
      le flanc s'effondre
      il fianco cede
      el flanco se derrumba
      ढलान ढहती है
      崩れる山腹`),
    // The mountain's own side, and not a house beneath it: then nothing else is seen of it.
    only: {
      en: /\b(?:flank|side|slope|cone|summit|crater)\b[^.]{0,50}\b(?:collaps|gave way|gives way)|\b(?:collapse|landslide) of (?:the|its|a) (?:\p{L}+ )?(?:flank|side|slope|cone|summit)/u,
      hi: /(?:ढलान|पार्श्व|शिखर|शंकु)[^।]{0,40}(?:ढह|धंस|धँस)/u,
      fr: /\b(?:flanc|versant|cone|sommet|cratere)\b[^.]{0,50}\b(?:s['’]effondr|ceda\b|cede\b|a cede)|\beffondrement (?:du|d['’]un) (?:flanc|versant|cone|sommet)/u,
      it: /\b(?:fianco|versante|cono|cima|cratere)\b[^.]{0,50}\b(?:croll|collass|cedette|cede\b|ha ceduto|frano\b)|\b(?:crollo|collasso|cedimento) (?:del|di un) (?:fianco|versante|cono)/u,
      es: /\b(?:flanco|ladera|cono|cima|crater)\b[^.]{0,50}\b(?:se derrumb|se desplom|cedio|colaps)|\b(?:derrumbe|colapso|desplome) (?:del|de un|de la) (?:flanco|ladera|cono|cima)/u,
      ja: /山体崩壊|(?:斜面|山腹|山頂|火口壁)[^。]{0,20}(?:崩|崩れ)/u,
    },
  },
  {
    draw: drawPyroclasticFlow,
    said: {
      en: /\b(?:pyroclast|avalanch)/gu,
      hi: /(?:ज्वलखंड)/gu,
      fr: /\b(?:pyroclast|nuee ardente)/gu,
      it: /\b(?:piroclast|valanga)/gu,
      es: /\b(?:piroclast|avalancha)/gu,
      ja: /(?:火砕流)/gu,
    },
  },
  {
    draw: drawCraters,
    said: {
      en: /\b(?:crater|summit|vent)/gu,
      hi: /(?:क्रेटर|ज्वालामुख विवर|शिखर)/gu,
      fr: /\b(?:crater|sommet|sommital)/gu,
      it: /\b(?:crater|sommit)/gu,
      es: /\b(?:crater|cumbre|cima\b)/gu,
      ja: /(?:火口|山頂)/gu,
    },
  },
  {
    draw: drawMagma,
    said: {
      en: /\b(?:magma|chamber|depth|mantle|crust|glass|temperat|melt)/gu,
      hi: /(?:मैग्मा|गहर|तापमान)/gu,
      fr: /\b(?:magma|chambre|profond|manteau|croute|verre|temperat)/gu,
      it: /\b(?:magma|camera|profond|mantello|crosta|vetro|temperat|fusion)/gu,
      es: /\b(?:magma|camara|profund|manto|corteza|vidrio|temperat)/gu,
      ja: /(?:マグマ|地下|深|温度)/gu,
    },
  },
];
