import type { Explanation } from './explanation.ts';
import {
  drawDigestion,
  drawGermination,
  drawHeart,
  drawLungs,
  drawPhotosynthesis,
  drawPollination,
  drawTadpoleToFrog,
  drawVaccine,
} from './life-drawings.ts';
import { readCaptions, readSayings } from './sayings.ts';

/** What lives, and how its body works. */
export const life: readonly Explanation[] = [
  {
    name: 'photosynthesis',
    draw: drawPhotosynthesis,
    caption: readCaptions(`
      light, air and water
      lumière, air et eau
      luce, aria e acqua
      luz, aire y agua
      प्रकाश, हवा और पानी
      光と空気と水`),
    said: readSayings(`
      photosynthesis,photosynthetic,chlorophyll | plant,leaf,leaves,light,sugar,oxygen,carbon dioxide
      photosynth,chlorophyll | plante,feuille,lumi,sucre,oxygene,gaz carbonique
      fotosintesi,clorofilla | piant,fogli,luce,zuccher,ossigeno,anidride carbonica
      fotosintesis,clorofila | planta,hoja,luz$,azucar,oxigeno,dioxido de carbono
      प्रकाश-संश्लेषण,प्रकाश संश्लेषण,प्रकाशसंश्लेषण,क्लोरोफिल,हरितलवक | पौध,पत्त,प्रकाश,शर्करा,ऑक्सीजन
      光合成,葉緑 | 植物,葉,光,糖,酸素,二酸化炭素`),
  },
  {
    name: 'pollination',
    draw: drawPollination,
    caption: readCaptions(`
      pollen goes to a flower
      le pollen voyage
      il polline viaggia
      el polen viaja
      फूल से फूल तक पराग
      花から花へ花粉`),
    said: readSayings(`
      pollen,pollinat | flower,bee$,bees$,insect
      pollen,pollinis | fleur,abeille,insecte
      polline,impollin | fior,ap[ei]$,insett
      polen,poliniz | flor,abeja,insect
      पराग | फूल,पुष्प,मधुमक्ख,कीट
      花粉,受粉 | 花,ハチ,蜂,昆虫`),
  },
  {
    name: 'tadpole-to-frog',
    draw: drawTadpoleToFrog,
    caption: readCaptions(`
      from egg to frog
      de l'œuf à la grenouille
      dall'uovo alla rana
      del huevo a la rana
      अंडे से मेंढक तक
      卵からカエルへ`),
    said: readSayings(`
      tadpole | leg$,legs$,frog,toad,egg,metamorphos,tail,gill
      tetard | patte,grenouille,crapaud,oeuf,œuf,metamorphos,queue,branchie
      girin[oi]$ | zamp,rana,rane,rospo,uov,metamorfos,coda,branchi
      renacuajo | pata,rana,sapo,huevo,metamorfos,cola$,branquia
      टैडपोल,बैंगची | मेंढक,मेढक,टांग,टाँग,अंड,पूंछ,पूँछ
      オタマジャクシ,おたまじゃくし | 足,脚,カエル,蛙,卵,尾,えら,変態`),
  },
  {
    name: 'heart',
    draw: drawHeart,
    caption: readCaptions(`
      how the heart pumps
      le cœur, une pompe
      il cuore, una pompa
      el corazón bombea
      हृदय की धड़कन
      心臓の働き`),
    said: readSayings(`
      heart$,hearts$ | blood,pump,ventricle,atrium,atria,valve
      cœur,coeur,cardiaque | sang,pompe,ventricule,oreillette,valve
      cuore,cardiac | sangue,pomp,ventricol,atri,valvol
      corazon,cardiac | sangre,bombe,ventricul,auricul,valvul
      हृदय,दिल | रक्त,खून,निलय,अलिंद,वाल्व
      心臓 | 血,ポンプ,心室,心房,弁`),
  },
  {
    name: 'lungs',
    draw: drawLungs,
    caption: readCaptions(`
      how the lungs work
      les poumons
      i polmoni
      los pulmones
      फेफड़े
      肺の働き`),
    said: readSayings(`
      lung | air$,oxygen,breath,inhal,windpipe,alveol
      poumon | air$,oxygene,respir,inspir,trachee,alveol
      polmon | aria$,ossigeno,respir,inspir,trachea,alveol
      pulmon | aire$,oxigeno,respir,inspir,traquea,alveol
      फेफड | हवा,वायु,ऑक्सीजन,सांस,साँस,श्वास
      肺 | 空気,酸素,呼吸,息,気管,肺胞`),
  },
  {
    name: 'vaccine',
    draw: drawVaccine,
    caption: readCaptions(`
      the body learns the germ
      le corps apprend
      il corpo impara
      el cuerpo aprende
      शरीर पहचानना सीखता है
      体が病原体を覚える`),
    said: readSayings(`
      vaccin | immun,antibod,body,germ,virus,bacteri
      vaccin | immun,anticorps,corps$,germe,microbe,virus,bacteri
      vaccin | immun,anticorp,corpo,organismo,germ,virus,batteri
      vacuna | inmun,anticuerpo,cuerpo,organismo,germen,virus,bacteri
      टीक,वैक्सीन | प्रतिरक्ष,प्रतिपिंड,एंटीबॉडी,शरीर,रोगाणु,विषाणु
      ワクチン,予防接種 | 免疫,抗体,体,病原体,ウイルス,細菌`),
  },
  {
    name: 'germination',
    draw: drawGermination,
    caption: readCaptions(`
      from seed to plant
      de la graine au plant
      dal seme alla pianta
      de semilla a planta
      बीज से पौधे तक
      種から芽へ`),
    said: readSayings(`
      germinat,sprout | seed,root,shoot,soil
      germ[eai],germination,pousse$ | graine,racine,tige,sol$
      germin,germogli | sem[ei]$,radic,fust,suolo
      germin,brot[aeo] | semilla,raiz,tallo,suelo
      अंकुर | बीज,जड,मिट्टी
      発芽 | 種,根,芽,土`),
  },
  {
    name: 'digestion',
    draw: drawDigestion,
    caption: readCaptions(`
      the way of food
      le trajet des aliments
      il percorso del cibo
      el camino del alimento
      भोजन का मार्ग
      食べ物の通り道`),
    said: readSayings(`
      digest,stomach | mouth,intestin,gullet,oesophag,esophag,bowel
      digest,diger,estomac | bouche,intestin,œsophage,oesophage
      diger,digest,stomaco | bocca,intestin,esofago
      diger,digest,estomago | boca$,intestin,esofago
      पाच,पचा,आमाशय,पेट | मुंह,मुँह,आंत,आँत,ग्रासनली
      消化,胃 | 口,腸,食道`),
  },
];
