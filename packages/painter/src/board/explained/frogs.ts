import type { Explanation } from './explanation.ts';
import { drawDefences, drawLeapAndCrawl, drawSkins, drawToadGlands } from './frog-drawings.ts';
import { readCaptions, readNames, readSayings } from './sayings.ts';

const amphibians = readSayings(`
  frog,toad
  grenouille,crapaud
  rana,rane,rosp
  rana,sapo
  मेंढक,मेढक,भेक
  カエル,蛙,ヒキガエル`);

/** How frogs and toads differ. */
export const frogs: readonly Explanation[] = [
  {
    name: 'leap-and-crawl',
    draw: drawLeapAndCrawl,
    standsForTable: true,
    shows: ['frog', 'toad'],
    caption: readCaptions(`
      a leap, a crawl
      un bond, de petits pas
      un balzo, piccoli passi
      un salto, pasos cortos
      छलाँग और रेंगना
      跳躍と歩み`),
    parts: {
      names: readNames(`
        a leap | a crawl
        un bond | de petits pas
        un balzo | piccoli passi
        un salto | pasos cortos
        छलाँग | रेंगना
        跳躍 | 歩み`),
      places: [
        {
          middle: 730,
          room: [
            [0, 546],
            [1460, 690],
          ],
        },
        { middle: 730 },
      ],
    },
    said: readSayings(`
      leap,jump | hop,crawl,walk,hind leg,length,times
      saut,bond | march,pas$,patte,longueur,fois
      salt,balz | cammin,zamp,lunghezza,volte
      salt,brinc | camin,pata,longitud,veces
      छलांग,छलाँग,कूद | रेंग,चल,टांग,टाँग,गुन
      跳 | 歩,足,脚,倍`),
    about: amphibians,
  },
  {
    name: 'skins',
    draw: drawSkins,
    standsForTable: true,
    shows: ['frog', 'toad'],
    caption: readCaptions(`
      wet skin, dry skin
      peau humide, peau sèche
      pelle umida, pelle secca
      piel húmeda, piel seca
      गीली त्वचा, सूखी त्वचा
      湿った皮膚と乾いた皮膚`),
    parts: {
      names: readNames(`
        wet skin | dry skin
        peau humide | peau sèche
        pelle umida | pelle secca
        piel húmeda | piel seca
        गीली त्वचा | सूखी त्वचा
        湿った皮膚 | 乾いた皮膚`),
      places: [{ middle: 240 }, { middle: 860 }],
    },
    said: readSayings(`
      skin | permeable,oxygen,moist,dry,drier,warty,smooth
      peau | permeable,oxygene,humid,sech,verru,lisse
      pelle | permeabil,ossigeno,umid,secc,verruc,lisci
      piel | permeable,oxigeno,humed,sec[oa],verrug,lis[oa]
      त्वचा,खाल | ऑक्सीजन,नम,सूख,खुरदर,चिकन
      皮膚 | 酸素,湿,乾,いぼ,なめらか`),
    about: amphibians,
  },
  {
    name: 'frog-and-toad-defences',
    draw: drawDefences,
    standsForTable: true,
    shows: ['frog', 'toad', 'explained-toad-glands'],
    caption: readCaptions(`
      bad taste, poison glands
      mauvais goût et poison
      cattivo sapore e veleno
      mal sabor y veneno
      बुरा स्वाद, विष
      まずい味と毒の腺`),
    parts: {
      names: readNames(`
        bad taste | poison glands
        mauvais goût | glandes à poison
        cattivo sapore | ghiandole velenose
        mal sabor | glándulas venenosas
        बुरा स्वाद | विष की ग्रंथियाँ
        まずい味 | 毒の腺`),
      places: [{ middle: 350 }, { middle: 1200 }],
    },
    said: readSayings(`
      secretion,skin | taste,attacker,deadly,predator | gland
      secretion,peau | gout,agresseur,mortel,predateur | glande
      secrezion,pelle | sapore,aggressore,mortal,predator | ghiandol
      secrecion,piel | sabor,agresor,mortal,depredador | glandula
      स्राव,त्वचा | स्वाद,हमलावर,घातक,शिकारी | ग्रंथि,ग्रन्थि
      分泌,皮膚 | 味,敵,捕食,猛毒 | 腺`),
    about: amphibians,
  },
  {
    name: 'toad-glands',
    draw: drawToadGlands,
    caption: readCaptions(`
      glands that give poison
      des glandes à poison
      ghiandole velenose
      glándulas venenosas
      विष की ग्रंथियाँ
      毒を出す腺`),
    said: readSayings(`
      gland | poison,toxin,bufotoxin,secretion,parotoid
      glande | poison,toxine,secretion,parotoide
      ghiandol | velen,tossin,secrezion,parotoid
      glandula | venen,toxina,secrecion,parotoid
      ग्रंथि,ग्रन्थि | विष,जहर,ज़हर,स्राव
      腺 | 毒,分泌`),
    about: amphibians,
  },
];
