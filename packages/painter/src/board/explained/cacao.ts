import {
  drawBeanMoney,
  drawCacaoTree,
  drawChocolateHouse,
  drawChocolateThroughTime,
  drawClayJar,
  drawCocoaPress,
  drawCocoaPrice,
  drawFrothing,
  drawMilkChocolate,
  drawMoulding,
  drawPlantation,
} from './cacao-drawings.ts';
import { drawGrinding, drawOffering } from './cacao-people.ts';
import type { Explanation } from './explanation.ts';
import { readCaptions, readNames, readSayings } from './sayings.ts';

const chocolate = readSayings(`
  chocolate,cocoa,cacao,kakaw
  chocolat,cacao,kakaw
  cioccolat,cacao,kakaw
  chocolate,cacao,kakaw
  चॉकलेट,कोको,कैकाओ
  チョコレート,カカオ,ココア`);

/** How cacao grows, and what was made of it from the first vessels to the bar. */
export const cacao: readonly Explanation[] = [
  {
    name: 'cacao-tree',
    draw: drawCacaoTree,
    caption: readCaptions(`
      cacao: tree, pod, beans
      cacaoyer et fèves
      cacao: albero e fave
      cacao: árbol y granos
      कोको का पेड़ और बीज
      カカオの木と豆`),
    parts: {
      names: readNames(`
        cacao tree | beans
        cacaoyer | fèves
        albero del cacao | fave
        árbol del cacao | granos
        कोको का पेड़ | बीज
        カカオの木 | 豆`),
      places: [{ middle: 310 }, { middle: 740 }],
    },
    said: readSayings(`
      cacao,cocoa tree,cocoa bean | grow,tree,bean,pod$,pods$,domesticat,origin,cultivat
      cacao,cacaoyer | arbre,feve,cabosse,domestiqu,origin,cultiv
      cacao | albero,fav[ae]$,domestic,origin,coltiv
      cacao | arbol,grano,mazorca,domestic,origen,cultiv,aprovechamiento
      कोको,कैकाओ | पेड़,बीज,फली,उगा,मूल
      カカオ | 木,豆,実,栽培,原産`),
  },
  {
    name: 'clay-jar',
    draw: drawClayJar,
    caption: readCaptions(`
      a cacao jar
      un vase à cacao
      un vaso per il cacao
      vasija para cacao
      कोको का पात्र
      カカオの壺`),
    said: readSayings(`
      vessel,jar,pot$,pots$,bowl | clay,pottery,tomb,grave,maya,olmec,glyph,lid$,residue
      vase,recipient,jarre,pot$ | argile,terre cuite,poterie,tombe,maya,olmeque,glyphe,couvercle,reste
      vaso,vasi$,recipient,giara | argilla,terracotta,ceramic,tomba,maya,olmec,glif,coperchio,resti
      recipiente,vasija,vaso | barro,arcilla,ceramica,tumba,maya,olmec,glifo,tapa$,restos
      पात्र,बर्तन,घड़ा,मटका | मिट्टी,मकबर,समाधि,माया,ओल्मेक,अवशेष
      容器,土器,壺 | 墓,マヤ,オルメカ,文字,蓋,残`),
    about: chocolate,
  },
  {
    name: 'grinding-cacao',
    draw: drawGrinding,
    caption: readCaptions(`
      ground on a stone
      broyé sur la pierre
      macinato sulla pietra
      molido en la piedra
      पत्थर पर पिसाई
      石の上で挽く`),
    said: readSayings(`
      ground,grind,grinding | stone,metate
      broy,moul | pierre,metate
      macin | pietra,metate
      mol[iíe],muel | piedra,metate
      पीस,पिस | पत्थर
      挽,すりつぶ | 石`),
    about: chocolate,
  },
  {
    name: 'chocolate-offered',
    draw: drawOffering,
    caption: readCaptions(`
      a gift to the prince
      offert au prince
      un dono al principe
      un regalo al príncipe
      राजकुमार को भेंट
      王子への贈り物`),
    said: readSayings(`
      offer,gave,present,brought,gift | prince,king,queen,court$
      offr,donn,present,apport | prince,roi$,reine,cour$
      offr,don[oa],diede,port | princip,re$,regin,corte
      ofrec,regal,present,llev | principe,rey$,reina,corte$
      भेंट,दिया,लाए | राजकुमार,राजा,रानी,दरबार
      献上,贈,差し出 | 王子,国王,女王,宮廷`),
    about: chocolate,
  },
  {
    name: 'bean-money',
    draw: drawBeanMoney,
    caption: readCaptions(`
      beans as money
      des fèves pour monnaie
      fave come moneta
      granos como moneda
      मुद्रा के रूप में बीज
      お金になる豆`),
    said: readSayings(`
      bean,seed | money,currency,coin,paid,tribute,tax
      feve,graine | monnaie,payer,payait,tribut,impot
      fav[ae]$,semi$,seme$ | moneta,denaro,pagar,tribut
      grano,semilla | moneda,dinero,pagar,tribut
      बीज | मुद्रा,पैस,सिक्क,कर$
      豆 | 貨幣,お金,通貨,貢`),
    about: chocolate,
  },
  {
    name: 'frothing',
    draw: drawFrothing,
    caption: readCaptions(`
      poured to make it foam
      chocolat moussé
      versato a schiuma
      chocolate batido
      झाग उठने तक उड़ेलना
      泡立てて飲む`),
    said: readSayings(`
      froth,foam,beaten,whisk | pour,beat,whisk,drink,drank,cup
      mousse,mousseux,fouett,battu | vers,fouett,batt,boisson,buv
      schium,sbattut,frullat | vers,sbatt,frull,bevand,bev
      espuma,batid | vert,viert,bati,bebida,beb
      झाग,फेंट | उड़ेल,उँड़ेल,फेंट,पेय,पी
      泡 | 注,泡立,飲`),
    about: chocolate,
  },
  {
    name: 'chocolate-house',
    draw: drawChocolateHouse,
    caption: readCaptions(`
      a chocolate house
      une maison de chocolat
      casa del cioccolato
      una casa de chocolate
      चॉकलेट हाउस
      チョコレートの店`),
    said: readSayings(`
      house,shop,café,cafe | sold,drank,drunk,serv,gather
      maison,boutique,cafe | vend,bu$,buvait,serv,reuni
      casa$,bottega,caffe | vend,bev,serv,riun
      casa$,local$,locales$,tienda | vend,beb,serv,reun
      दुकान,घर$ | बेच,बिक,पी
      店,ハウス | 売,飲,集`),
    about: chocolate,
  },
  {
    name: 'cocoa-press',
    draw: drawCocoaPress,
    caption: readCaptions(`
      pressing cocoa butter
      la presse à cacao
      la pressa del cacao
      prensa de cacao
      कोको का कोल्हू
      脂を搾る`),
    said: readSayings(`
      press$,pressed,pressing,hydraulic | butter,fat$,powder,cocoa,houten
      presse$,presser,pressa | beurre,graisse,poudre,cacao,houten
      press[ae]$,torchio | burro,grass,polvere,cacao,houten
      prensa | manteca,grasa,polvo,cacao,houten
      दबा,प्रेस | मक्खन,वसा,चूर्ण,हाउटेन
      圧搾,搾 | バター,脂,粉,ホーテン`),
    about: chocolate,
  },
  {
    name: 'moulding',
    draw: drawMoulding,
    caption: readCaptions(`
      moulded into bars
      moulé en tablettes
      versato negli stampi
      moldeado en tabletas
      साँचे से टिकिया
      型に流して板に`),
    said: readSayings(`
      mould,mold,bar$,bars$,tablet
      moul,tablette
      stamp[oi]$,tavolett
      mold,tableta
      साँच,टिकिया
      型,板チョコ`),
    about: chocolate,
  },
  {
    name: 'milk-chocolate',
    draw: drawMilkChocolate,
    caption: readCaptions(`
      milk chocolate
      chocolat au lait
      cioccolato al latte
      chocolate con leche
      दूध वाली चॉकलेट
      ミルクチョコ`),
    said: readSayings(`
      milk
      lait$
      latte$
      leche$
      दूध
      ミルク,牛乳,練乳`),
    about: chocolate,
  },
  {
    name: 'cocoa-price',
    draw: drawCocoaPrice,
    caption: readCaptions(`
      few pods, high price
      le prix du cacao
      il prezzo del cacao
      precio del cacao
      कम फसल, ऊँचे दाम
      不作で値上がり`),
    said: readSayings(`
      price,cost$ | harvest,crop,scarc,shortage,ton$,tonne
      prix | recolte,penurie,rare,tonne
      prezz | raccolt,scars,carenz,tonnellat
      precio | cosecha,escasez,tonelada
      कीमत,दाम,मूल्य | फसल,कमी,टन
      価格,値段 | 収穫,不作,不足,トン`),
    about: chocolate,
  },
  {
    name: 'cacao-plantation',
    draw: drawPlantation,
    caption: readCaptions(`
      planted in new lands
      planté ailleurs
      piantato altrove
      plantaciones de cacao
      नए देशों में बागान
      新しい土地の農園`),
    said: readSayings(`
      planted,plantation
      plant[ea]r?ent,plantation
      piant[aò],piantagion
      plantaron,plantacion
      बागान,रोप
      農園,植え`),
    about: chocolate,
  },
  {
    name: 'chocolate-through-time',
    draw: drawChocolateThroughTime,
    caption: readCaptions(`
      from pod to bar
      de la fève à la tablette
      dal frutto alla barretta
      del fruto a la tableta
      फली से चॉकलेट तक
      実から板へ`),
    said: readSayings(`
      history,millennia | chocolate
      histoire,millenaire | chocolat
      storia$,millenni | cioccolat
      historia,milenio | chocolate
      इतिहास,सहस्राब्द | चॉकलेट
      歴史,千年 | チョコレート`),
  },
];
