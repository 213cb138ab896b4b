import {
  drawCompostSite,
  drawFinishedCompost,
  drawSieving,
  drawSqueezedHandful,
  drawTurnedHeap,
  drawWateredHeap,
} from './compost-drawings.ts';
import type { Explanation } from './explanation.ts';
import { readCaptions, readNames, readSayings } from './sayings.ts';

const compost = readSayings(`
  compost
  compost
  compost
  compost
  कंपोस्ट,कम्पोस्ट,खाद
  堆肥,コンポスト`);

/** How a compost heap is made. */
export const composting: readonly Explanation[] = [
  {
    name: 'compost-site',
    draw: drawCompostSite,
    caption: readCaptions(`
      bare soil, in shade
      sur la terre, à l'ombre
      sulla terra, all'ombra
      sobre tierra, en sombra
      नंगी मिट्टी पर, छाया में
      土の上の日陰`),
    said: readSayings(`
      site$,place$,spot$,soil | shade,worm,drain,pallet
      emplacement,endroit,sol$ | ombre,vers$,draine,palette
      luogo,posto,suolo,terreno | ombra,vermi,lombrich,dren,pallet
      sitio,lugar,suelo | sombra,lombric,gusano,dren,palet
      जगह,स्थान,मिट्टी | छाया,छाँव,केंचु,निकास
      場所,土 | 日陰,ミミズ,水はけ`),
    about: compost,
  },
  {
    name: 'finished-compost',
    draw: drawFinishedCompost,
    caption: readCaptions(`
      finished compost
      compost mûr
      compost maturo
      compost maduro
      तैयार खाद
      できあがった堆肥`),
    shows: ['circle-pile'],
    said: readSayings(`
      finished,mature,ready,ripe$ | compost | earthy,smell,crumbl,sieve,recogni,dark,garden,soil
      mur$,mure$,pret$,termine | compost | odeur,terre,tamis,reconn,friable,sombre,jardin
      maturo,pronto,finito | compost | odore,terra$,terriccio,setacci,riconosc,scuro,orto,giardin
      maduro,listo,terminado | compost | olor,tierra,tamiz,criba,reconoc,oscuro,huerto,jardin
      तैयार,पकी | खाद,कंपोस्ट,कम्पोस्ट | गंध,मिट्टी,छान,भुरभुर,बगीच
      完成,完熟,でき上が,できあが | 堆肥,コンポスト | 匂,におい,土,ふるい,黒,庭`),
    about: compost,
  },
  {
    name: 'sieving',
    draw: drawSieving,
    caption: readCaptions(`
      sieved: coarse bits back
      tamisé, le gros retourne
      compost setacciato
      cribado del compost
      छानना, मोटा वापस
      ふるいにかける`),
    said: readSayings(`
      sieve,sieving,riddle | mesh,coarse,pass,fine
      tamis | maille,grossier,passe,fin$
      setacci,vagli | maglia,grossolan,pass,fine$
      criba,tamiz | malla,grues,pas,fin[oa]
      छान,छलनी | मोट,जाल,महीन
      ふるい | 目,粗,細`),
    about: compost,
  },
  {
    name: 'watered-heap',
    draw: drawWateredHeap,
    caption: readCaptions(`
      watered, and covered
      arrosé puis couvert
      bagnato e coperto
      regado y cubierto
      सींचा और ढका
      水をやり覆う`),
    parts: {
      names: readNames(`
        watered | covered
        arrosé | couvert
        bagnato | coperto
        regado | cubierto
        सींचा | ढका
        水をやる | 覆う`),
      places: [{ middle: 300 }, { middle: 810 }],
    },
    shows: ['circle-pile', 'stack-2'],
    said: readSayings(`
      water | lid$,cover,carpet,moist
      arros,eau$ | couvercle,couvr,bache,tapis,humid
      annaff,bagn,acqua | coperchio,copr,telo,tappeto,umid
      riega,regar,agua | tapa$,cubr,lona,alfombra,humed
      पानी,सींच | ढक्कन,ढक,नम
      水 | 蓋,ふた,覆,湿`),
    about: compost,
  },
  {
    name: 'turned-heap',
    draw: drawTurnedHeap,
    caption: readCaptions(`
      turned with a fork
      retourné à la fourche
      rivoltato col forcone
      volteado con la horca
      काँटे से पलटना
      フォークで切り返す`),
    shows: ['circle-pile', 'shovel-pitchforks'],
    said: readSayings(`
      turn the,turn it,turned,turning | fork,middle,outside,inside out
      retourn | fourche,milieu,exterieur
      rivolt | forcone,forca,mezzo,esterno
      voltea,remuev | horca,centro,exterior
      पलट | काँट,कांट,बीच,बाहर
      切り返,混ぜ | フォーク,中央,外側`),
    about: compost,
  },
  {
    name: 'squeezed-handful',
    draw: drawSqueezedHandful,
    caption: readCaptions(`
      a drop or two, no more
      une goutte ou deux
      una goccia o due
      una gota o dos
      बस एक-दो बूँद
      一、二滴だけ`),
    said: readSayings(`
      squeez,handful | drop
      press,serr,poignee | goutte
      strizz,string,manciata | gocc
      aprieta,apret,punado,puñado | gota
      निचोड़,मुट्ठी | बूंद,बूँद
      握 | 滴`),
    about: compost,
  },
];
