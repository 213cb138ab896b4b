import type { LanguageCode } from '@kinora/contract/catalogue';

/** What somebody sits on, hides behind or looks over: thing | English | Hindi | French | Italian | Spanish | Japanese. */
export const restThings = `
milestone|milestone,signpost,boundary stone|मील के पत्थर,मील का पत्थर|borne,poteau|pietra miliare,paracarro|mojón,hito,poste|道しるべ,里程標
wall|wall,parapet,ledge|दीवार,मुंडेर|mur,muret,rebord|muro,muretto,parapetto|muro,tapia,pretil|塀,へい,かべ,壁
fence|fence,railing,gate,palisade|बाड़,फाटक|clôture,barrière,palissade,portail|steccato,staccionata,recinto,cancello,ringhiera|valla,verja,cercado|垣根,さく,柵
bush|bush,bushes,hedge,shrub,thicket,tall grass|झाड़ी,झाड़ियों|haie,buisson,buissons,fourré|siepe,cespuglio,cespugli|seto,arbusto,arbustos,matorral|生け垣,しげみ,茂み,やぶ
rock|rock,stone,boulder,flat stone|चट्टान,पत्थर|rocher,pierre,caillou|roccia,sasso,masso,scoglio,pietra|roca,piedra,peña|岩,石
stump|stump,tree stump,log,fallen tree,tree trunk|ठूँठ,लट्ठे|souche,tronc|ceppo,tronco|tocón,tronco|切り株,切りかぶ,丸太
bench|bench,park bench|बेंच|banc|panchina,panca|banco|ベンチ
chair|chair,armchair,stool,rocking chair|कुर्सी,मोढ़े|chaise,fauteuil,tabouret|sedia,poltrona,sgabello|silla,sillón,taburete|椅子,いす
box|box,crate,chest,barrel,suitcase,cardboard box|संदूक,डिब्बे,पेटी|caisse,coffre,tonneau,valise,carton|cassa,scatola,scatolone,baule,botte,valigia|caja,cajón,baúl,barril,maleta|箱,はこ,たる,トランク
table|table,desk,counter,kitchen table|मेज़|table,bureau,comptoir|tavolo,tavolino,scrivania,bancone|mesa,escritorio,mostrador|机,つくえ,テーブル
bed|bed,cot|पलंग,बिस्तर,खाट|lit|letto,lettino|cama|ベッド,寝床,ふとん
tree|tree,oak,apple tree,old tree|पेड़|arbre,chêne,pommier|albero,quercia,melo|árbol,roble,manzano|木,大木
branch|branch,bough,perch|डाल,टहनी|branche|ramo|rama|枝
curtain|curtain,curtains|परदे,पर्दे|rideau,rideaux|tenda,tende|cortina,cortinas|カーテン
door|door|दरवाज़े|porte|porta|puerta|戸,とびら,ドア
steps|step,steps,stairs,doorstep,threshold,staircase|सीढ़ी,सीढ़ियों,चौखट|marche,marches,escalier,seuil|gradino,gradini,scala,soglia|escalón,escalones,escalera,umbral|階段,石段
roof|roof,rooftop|छत|toit|tetto|tejado|屋根
hay|haystack,hay,straw|भूसे,पुआल|meule,foin,paille|fieno,paglia,pagliaio|heno,paja,pajar|わらの山,干し草
`;

/** Verbs of who is somewhere or hides there; Hindi and Japanese stems. */
export const restVerbs: Readonly<Record<LanguageCode, string>> = {
  en: 'sit,sits,sat,sitting,seated,perched,perches,stood,stands,standing,lay,lies,lying,climbed,climbs,landed,lands,slept,sleeps,sleeping,asleep,dozing,hid,hides,hiding,hidden,crouched,crouching,crept,crawled,crawls,waited,waits,waiting,rested,settled,jumped up',
  fr: "s'assit,assis,assise,s'assied,s'assoit,perché,perchée,se percha,debout,se posa,posé,posée,grimpa,monta,s'allongea,couché,couchée,dort,dormait,s'endormit,endormi,endormie,se cacha,caché,cachée,se cache,cacher,se blottit,accroupi,accroupie,se glissa,attend,attendait",
  it: 'si sedette,sedersi,seduto,seduta,siede,sedeva,appollaiato,appollaiata,in piedi,si posò,posato,posata,salì,si arrampicò,si sdraiò,sdraiato,sdraiata,dorme,dormiva,si addormentò,addormentato,addormentata,si nascose,nascosto,nascosta,si nasconde,nascondersi,accovacciato,accovacciata,si infilò,aspettava,aspetta',
  es: 'se sentó,sentado,sentada,se sienta,posado,posada,se posó,de pie,se subió,subió,trepó,se tumbó,tumbado,tumbada,duerme,dormía,se durmió,dormido,dormida,se escondió,escondido,escondida,se esconde,agachado,agachada,se metió,esperaba,espera',
  hi: 'बैठ,खड़,लेट,सो गय,सो रह,सोया,सोई,चढ़,छिप,छुप,दुबक,टिक',
  ja: 'すわ,座,腰,こしかけ,寝,ねむ,眠,のぼっ,登っ,かくれ,隠れ,しゃが,とまっ,とまり,立っ',
};

/** Verbs of who looks over something. */
export const lookVerbs: Readonly<Record<LanguageCode, string>> = {
  en: 'peeped,peeps,peeping,peered,peers,peering,looked,looks,looking,leaned,leaning,watched,watching',
  fr: 'regarda,regardait,regarde,regardant,se pencha,penché,penchée,jeta un œil',
  it: 'guardò,guardava,guarda,guardando,si sporse,sbirciò,sbirciava',
  es: 'miró,miraba,mira,mirando,se asomó,asomado,asomada',
  hi: 'झाँक,देख',
  ja: 'のぞ,見て,見ま,ながめ',
};

/** Verbs of who is on their feet there. */
export const standVerbs: Readonly<Record<LanguageCode, string>> = {
  en: 'stood,stands,standing,climbed,climbs,landed,lands,jumped up',
  fr: 'debout,grimpa,monta',
  it: 'in piedi,salì,si arrampicò',
  es: 'de pie,se subió,subió,trepó',
  hi: 'खड़,चढ़',
  ja: '立っ,のぼっ,登っ',
};

/** Where somebody is in relation to a thing. */
export const restPositions = ['over', 'under', 'behind', 'on'] as const;
export type RestPosition = (typeof restPositions)[number];

/** Words for it: before the thing, in Hindi and Japanese behind it. */
export const positionWords: Readonly<Record<RestPosition, Readonly<Record<LanguageCode, string>>>> = {
  over: {
    en: 'over',
    fr: 'par-dessus,au-dessus de',
    it: 'oltre,al di sopra di,da sopra',
    es: 'por encima de,por encima del',
    hi: 'के ऊपर से,के पार',
    ja: 'ごしに,越しに,の上から',
  },
  under: {
    en: 'under,underneath,beneath,below',
    fr: 'sous',
    it: 'sotto,sotto a',
    es: 'debajo de,debajo del,bajo',
    hi: 'के नीचे,तले',
    ja: 'の下',
  },
  behind: {
    en: 'behind',
    fr: 'derrière',
    it: 'dietro,dietro a',
    es: 'detrás de,detrás del,tras',
    hi: 'के पीछे',
    ja: 'のうしろ,の後ろ,のかげ,の陰',
  },
  on: {
    en: 'on,onto,upon,on top of,in the fork of',
    fr: 'sur,au sommet de',
    it: "su,sul,sullo,sulla,sull',sui,sulle,sopra,in cima a",
    es: 'en,sobre,encima de,encima del,en lo alto de',
    hi: 'पर,के ऊपर',
    ja: 'の上,に',
  },
};
