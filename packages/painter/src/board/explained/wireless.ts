import { sparkTransmitter } from './earlier-looks.ts';
import type { Explanation } from './explanation.ts';
import { readCaptions, readNames, readSayings } from './sayings.ts';
import {
  drawMessageOverSea,
  drawSenderAndReceiver,
  drawShortWaves,
  drawTelegraphKey,
} from './wireless-drawings.ts';

const wireless = readSayings(`
  radio,wireless
  radio,sans fil
  radio,senza fili
  radio,inalambric,sin hilos
  रेडियो,बेतार,बिना तार
  ラジオ,無線`);

/** How messages came to go without wires. */
export const wirelessMessages: readonly Explanation[] = [
  {
    name: 'sender-and-receiver',
    draw: drawSenderAndReceiver,
    caption: readCaptions(`
      sender and receiver
      émetteur et récepteur
      trasmittente e ricevente
      emisor y receptor
      प्रेषक और ग्राही
      送信機と受信機`),
    parts: {
      names: readNames(`
        sender | receiver
        émetteur | récepteur
        trasmittente | ricevente
        emisor | receptor
        प्रेषक | ग्राही
        送信機 | 受信機`),
      places: [{ middle: 250 }, { middle: 830 }],
    },
    said: readSayings(`
      transmitter,sender,sending | receiver,aerial,antenna,earth$,ground
      emetteur | recepteur,antenne,terre$
      trasmettitor,trasmittente | ricevitor,ricevente,antenna,terra$
      emisor,transmisor | receptor,antena,tierra
      प्रेषक,प्रेषित्र | ग्राही,एंटीना,एण्टीना,भूमि
      送信 | 受信,アンテナ,接地,アース`),
    about: wireless,
  },
  {
    name: 'message-over-sea',
    draw: drawMessageOverSea,
    caption: readCaptions(`
      a message over the water
      un message sur la mer
      un messaggio sul mare
      un mensaje sobre el mar
      पानी के पार सन्देश
      海を越える通信`),
    said: readSayings(`
      message,signal | sent,crossed,reach,across | island,channel,atlantic,sea$,ocean
      message,signa[lu] | envoy,travers,transmi | ile$,manche$,canal,atlantique,mer$
      messaggi,segnal | inviat,trasmess,attravers | isola,manica,canale,atlantic,mare$
      mensaje,senal | envi,transmi,cruz | isla,canal$,atlantico,mar$
      संदेश,सन्देश,संकेत | भेज,पार | द्वीप,चैनल,अटलांटिक,समुद्र
      通信,信号,メッセージ | 送,届 | 島,海峡,大西洋,海`),
    about: wireless,
  },
  {
    name: 'short-waves',
    draw: drawShortWaves,
    caption: readCaptions(`
      millimetre waves
      ondes millimétriques
      onde millimetriche
      ondas milimétricas
      मिलीमीटर तरंगें
      ミリ波`),
    said: readSayings(`
      millimetre wave,millimeter wave,microwave,short wave
      onde millimetri,ondes millimetri,micro-onde,ondes courtes
      onde millimetri,microonde,onde corte
      ondas milimetri,microondas,ondas cortas
      मिलीमीटर तरंग,सूक्ष्म तरंग
      ミリ波,マイクロ波,短波`),
  },
  {
    name: 'spark-transmitter',
    ...sparkTransmitter,
    said: readSayings(`
      spark | transmit,gap$,coil,wave,radio
      etincelle | emet,bobine,onde,radio
      scintill | trasm,bobina,ond[ae]$,radio
      chispa | transm,bobina,onda,emisor,radio
      चिनगारी,चिंगारी | प्रेषक,प्रेषित्र,कुंडली,तरंग,रेडियो
      火花 | 送信,コイル,波,無線`),
  },
  {
    name: 'telegraph-key',
    draw: drawTelegraphKey,
    caption: readCaptions(`
      a telegraph key
      un manipulateur morse
      un tasto telegrafico
      un manipulador morse
      तार भेजने की कुंजी
      電鍵`),
    said: readSayings(`
      telegraph,morse
      telegraphe$,morse
      telegrafo,morse
      telegrafo,morse
      टेलीग्राफ,टेलीग्राफ़,मोर्स,तार-प्रणाली
      電信,モールス`),
  },
];
