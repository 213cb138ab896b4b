import { readSayings } from './explained/sayings.ts';

/** The words for the parts of a thing, and for what else is told of one, as a scene's heading names what is compared. */
export const partWords = {
  legs: readSayings(`
    leg,foot$,feet$
    patte,jambe,pied
    zamp,gamb,piede,piedi
    pata$,patas$,pierna,pie$,pies$
    टांग,टाँग,पैर,पांव,पाँव
    足,脚,肢`),
  skin: readSayings(`
    skin
    peau
    pelle$
    piel$
    त्वचा,खाल$,चमड़ी
    皮膚,肌`),
  eyes: readSayings(`
    eye
    oeil,yeux,œil
    occhi
    ojo
    आंख,आँख,नेत्र
    目,眼`),
  beak: readSayings(`
    beak,bill$
    bec$,becs$
    becco,becchi
    pico$,picos$
    चोंच
    くちばし,嘴`),
  wings: readSayings(`
    wing
    aile
    ala$,ali$
    ala$,alas$
    पंख
    翼,羽`),
  fins: readSayings(`
    fin$,fins$
    nageoire
    pinna,pinne
    aleta
    मीनपंख,फिन
    ひれ,ヒレ,鰭`),
  ears: readSayings(`
    ear$,ears$
    oreille
    orecchi
    oreja
    कान$
    耳`),
  tail: readSayings(`
    tail
    queue
    coda$,code$
    cola$,colas$
    पूंछ,पूँछ,दुम
    尾,しっぽ`),
  trunk: readSayings(`
    trunk
    trompe$,trompes$
    proboscid
    trompa
    सूंड,सूँड
    鼻`),
  neck: readSayings(`
    neck
    cou$,cous$
    collo$
    cuello
    गर्दन
    首`),
  teeth: readSayings(`
    teeth,tooth
    dent$,dents$
    denti
    diente
    दांत,दाँत
    歯`),
  shell: readSayings(`
    shell
    carapace,coquille
    guscio,carapace
    caparazon,concha
    कवच,खोल
    甲羅`),
  size: readSayings(`
    size$,length$
    taille$,longueur
    dimension,taglia$,lunghezza
    tamano,longitud
    आकार,लंबाई,लम्बाई
    大きさ,体長`),
  defence: readSayings(`
    defence,defense,poison
    defense,poison,venin
    difesa,difese,veleno
    defensa,veneno
    बचाव,रक्षा,विष
    防御,身を守,毒`),
  making: readSayings(`
    making$,made$,production,processing,oxidation
    fabrication,production,transformation,oxydation
    produzione,lavorazione,ossidazione
    elaboracion,produccion,fabricacion,oxidacion
    निर्माण,बनाने,उत्पादन,ऑक्सीकरण
    製法,製造,作り方,酸化,発酵`),
  substances: readSayings(`
    caffeine,substance,content$,catechin
    cafeine,substance,teneur,catechin
    caffeina,sostanze,contenuto$,catechin
    cafeina,sustancia,contenido$,catequin
    कैफीन,कैफ़ीन,तत्व,तत्त्व
    カフェイン,成分,カテキン`),
  origin: readSayings(`
    origin,where it grows,growing area,cultivation,region
    origine,culture$,region
    origine,coltivazione,region
    origen,cultivo,region
    मूल$,उत्पत्ति,खेती,क्षेत्र
    産地,起源,栽培`),
  brewing: readSayings(`
    brewing,temperature,steeping,preparation
    infusion,temperature,preparation
    infusione,temperatura,preparazione
    infusion,temperatura,preparacion
    तापमान,बनाने की विधि
    淹れ方,入れ方,温度,抽出`),
} as const;

export type Part = keyof typeof partWords;

/** Where a bundled picture has its parts: their middles across and down, in hundredths of it. */
export const partSpots: Readonly<Record<string, Partial<Record<Part, readonly [number, number]>>>> = {
  bird: { beak: [11, 39], eyes: [25, 33], wings: [55, 66], tail: [82, 42], legs: [38, 83] },
  eagle: { beak: [19, 54], eyes: [24, 47], wings: [70, 40], legs: [33, 87] },
  owl: { beak: [50, 38], eyes: [50, 32], wings: [80, 55] },
  duck: { beak: [16, 18], eyes: [34, 15], wings: [58, 50], tail: [83, 48], legs: [50, 87] },
  parrot: { beak: [17, 23], eyes: [31, 18], wings: [52, 50], tail: [80, 80], legs: [35, 87] },
  penguin: { beak: [28, 16], eyes: [47, 16], wings: [70, 60] },
  flamingo: { beak: [20, 12], eyes: [36, 9], wings: [66, 42], neck: [37, 24], legs: [52, 72] },
  fish: { fins: [48, 32], eyes: [25, 53], tail: [85, 58] },
  'tropical-fish': { fins: [58, 22], eyes: [22, 49], tail: [85, 50] },
  shark: { fins: [72, 18], eyes: [24, 27], teeth: [22, 38] },
  elephant: { trunk: [14, 62], ears: [55, 32], eyes: [29, 38], legs: [55, 82] },
  giraffe: { neck: [38, 33], eyes: [30, 17], legs: [50, 80] },
  cat: { ears: [40, 16], eyes: [33, 31], tail: [85, 45], legs: [50, 88] },
  dog: { ears: [14, 24], eyes: [37, 30], legs: [35, 88] },
  horse: { eyes: [13, 28], tail: [90, 65], legs: [30, 80] },
  rabbit: { ears: [50, 22], eyes: [44, 45], tail: [80, 69] },
  butterfly: { wings: [76, 42] },
  honeybee: { wings: [66, 28], eyes: [27, 45], legs: [35, 80] },
  turtle: { shell: [62, 36], eyes: [25, 53] },
  crocodile: { teeth: [25, 85], tail: [40, 16] },
  whale: { tail: [74, 18], eyes: [53, 63] },
};
