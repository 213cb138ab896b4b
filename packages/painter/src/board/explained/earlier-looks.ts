import type { LanguageCode } from '@kinora/contract/catalogue';
import type { OutlineShape } from '../../outline/index.ts';
import {
  drawCabinetRadio,
  drawEarlyElectricTrain,
  drawExpressEngine,
  drawHorseWagon,
  drawMast,
  drawSparkTransmitter,
} from '../own/engines.ts';
import { drawOilLamp } from '../own/earlier-machines.ts';
import { drawFrothing } from './cacao-drawings.ts';
import { drawWallTelephone } from '../own/telephones.ts';
import { readCaptions } from './sayings.ts';

/** How a thing looked that looks otherwise today, and what it was called. */
export interface EarlierLook {
  readonly draw: () => OutlineShape[];
  readonly caption: Readonly<Record<LanguageCode, string>>;
}

export const horseWagon: EarlierLook = {
  draw: drawHorseWagon,
  caption: readCaptions(`
    a horse-drawn wagon
    un wagon à cheval
    un carro a cavalli
    un vagón con caballo
    घोड़े से चलती गाड़ी
    馬車鉄道`),
};
export const expressEngine: EarlierLook = {
  draw: drawExpressEngine,
  caption: readCaptions(`
    an express steam engine
    une vapeur pour express
    vaporiera per espressi
    una locomotora expreso
    तेज़ भाप इंजन
    急行の蒸気機関車`),
};
export const earlyElectricTrain: EarlierLook = {
  draw: drawEarlyElectricTrain,
  caption: readCaptions(`
    an early electric train
    un train électrique
    un treno elettrico
    un tren eléctrico
    आरम्भिक विद्युत रेल
    初期の電気鉄道`),
};
export const earlyMast: EarlierLook = {
  draw: drawMast,
  caption: readCaptions(`
    a mast
    un mât d'antenne
    un'antenna
    un mástil de antena
    एंटीना का मस्तूल
    アンテナ塔`),
};
export const sparkTransmitter: EarlierLook = {
  draw: drawSparkTransmitter,
  caption: readCaptions(`
    a spark transmitter
    un émetteur à étincelles
    emettitore a scintilla
    un emisor de chispas
    चिनगारी वाला प्रेषक
    火花送信機`),
};
export const cabinetRadio: EarlierLook = {
  draw: drawCabinetRadio,
  caption: readCaptions(`
    a valve radio
    un poste à lampes
    una radio a valvole
    una radio de válvulas
    वाल्व रेडियो
    真空管ラジオ`),
};
export const foamingChocolate: EarlierLook = {
  draw: drawFrothing,
  caption: readCaptions(`
    chocolate to drink
    du chocolat à boire
    cioccolata da bere
    chocolate batido
    पीने की चॉकलेट
    飲むチョコレート`),
};
export const wallTelephone: EarlierLook = {
  draw: drawWallTelephone,
  caption: readCaptions(`
    an early telephone
    un téléphone mural
    un telefono a muro
    un teléfono de pared
    दीवार का टेलीफोन
    壁掛けの電話機`),
};
export const oilLamp: EarlierLook = {
  draw: drawOilLamp,
  caption: readCaptions(`
    an oil lamp
    une lampe à huile
    una lampada a olio
    una lámpara de aceite
    तेल का दीपक
    ランプの灯`),
};
