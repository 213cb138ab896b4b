import { drawCompressor, drawCondenser, drawEvaporator, drawTwoSpeeds } from './cooling-drawings.ts';
import type { Explanation } from './explanation.ts';
import { readCaptions, readSayings } from './sayings.ts';

/** What cools by something that boils and is pressed together again. */
export const coolers = readSayings(`
  refrigerator,fridge,freezer,air condition,heat pump,refrigerat
  refrigerateur,frigo,congelateur,climatis,pompe a chaleur
  frigorifer,congelatore,condizionator,climatizzator,pompa di calore
  frigorifico,nevera,refrigerador,heladera,congelador,aire acondicionado,bomba de calor
  रेफ्रिजरेटर,रेफ़्रिजरेटर,फ्रिज,फ़्रिज,वातानुकूल,प्रशीतक,प्रशीतन
  冷蔵庫,冷凍庫,エアコン,ヒートポンプ`);

export const compressor: Explanation = {
  name: 'compressor',
  draw: drawCompressor,
  caption: readCaptions(`
      compressor
      compresseur
      compressore
      compresor
      कंप्रेसर
      圧縮機`),
  said: readSayings(`
      compressor | vapo,gas$,pressure,squeez,draws,motor
      compresseur | vapeur,gaz$,pression,comprime,aspire,moteur
      compressore | vapore,gas$,pressione,comprime,aspira,motore
      compresor | vapor,gas$,presion,comprime,aspira,motor
      कंप्रेसर,संपीडक,सम्पीडक | वाष्प,गैस,दाब,दबाव,मोटर
      圧縮機,コンプレッサー | 蒸気,気体,ガス,圧力,モーター`),
  about: coolers,
};

export const condenser: Explanation = {
  name: 'condenser',
  draw: drawCondenser,
  caption: readCaptions(`
      condenser
      condenseur
      condensatore
      condensador
      संघनित्र
      凝縮器`),
  said: readSayings(`
      condenser | heat,liquid,coil,back$,warm
      condenseur | chaleur,liquide,serpentin,arriere
      condensatore | calore,liquido,serpentina,retro$
      condensador | calor$,liquido,serpentin,trasera
      संघनित्र,कंडेनसर,कंडेंसर | ऊष्मा,गर्मी,द्रव,तरल,कुंडली
      凝縮器,コンデンサー | 熱,液体,背面`),
  about: coolers,
};

export const evaporator: Explanation = {
  name: 'evaporator',
  draw: drawEvaporator,
  caption: readCaptions(`
      evaporator
      évaporateur
      evaporatore
      evaporador
      वाष्पित्र
      蒸発器`),
  said: readSayings(`
      evaporator | boil,heat,inside,cold,absorb
      evaporateur | bout,chaleur,interieur,froid,absorb
      evaporatore | boll,calore,intern,freddo,assorb
      evaporador | hierve,calor$,interior,frio$,absorb
      वाष्पित्र,वाष्पक | उबल,ऊष्मा,गर्मी,भीतर,अंदर,ठंड
      蒸発器,エバポレーター | 沸騰,熱,庫内,冷`),
  about: coolers,
};

const twoSpeeds: Explanation = {
  name: 'two-speeds',
  draw: drawTwoSpeeds,
  caption: readCaptions(`
      slow or fast, as needed
      lent ou vite, au besoin
      ora piano, ora veloce
      lento o rápido
      कभी धीमा, कभी तेज़
      遅くも速くも回る`),
  shows: ['fridge', 'explained-compressor'],
  said: readSayings(`
      speed | compressor,motor,inverter | var,adjust,chang,slow,reduc,control
      vitesse | compresseur,moteur,inverter | vari,adapt,chang,modul,redui,regl
      velocita | compressore,motore,inverter | vari,adatt,cambi,modul,ridu,regol
      velocidad | compresor,motor,inverter | var[iíi],adapt,cambi,modul,redu,regul
      गति,रफ्तार | कंप्रेसर,संपीडक,मोटर,इन्वर्टर | बदल,घट,नियंत्र
      速度,回転数 | 圧縮機,コンプレッサー,モーター,インバータ | 変え,変化,調整,制御`),
  about: coolers,
};

/** The parts of a machine that cools, each as it does its work. */
export const cooling: readonly Explanation[] = [compressor, condenser, evaporator, twoSpeeds];
