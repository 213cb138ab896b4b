/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const bodyConcepts = `
brain|brain,neuron|दिमाग,मस्तिष्क|cerveau,neurone|cervello,neurone|cerebro,neurona|脳
anatomical-heart red-heart|heart,heartbeat,pulse|दिल,हृदय,धड़कन|cœur,battement,pouls|cuore,battito,polso|corazón,latido,pulso|心臓,鼓動,脈
lungs|lung|फेफड़े,फेफड़ा|poumon|polmone|pulmón|肺
bone|bone,skeleton|हड्डी,कंकाल|os,squelette|osso,scheletro,ossa|hueso,esqueleto|骨,骨格
drop-of-blood|blood,bleed,vein,artery|खून,रक्त|sang,veine,artère|sangue,vena,arteria|sangre,vena,arteria|血,血液,血管
flexed-biceps|muscle,biceps|मांसपेशी|muscle,biceps|muscolo|músculo,bíceps|筋肉
~eye eyes|eye,eyes,eyesight|आंख,आंखें,दृष्टि|œil,regard|occhio,vista,sguardo|ojo,mirada|目,視力,視覚
ear|ear,hear,hearing,listen|कान,सुनना|oreille,entendre,écouter,ouïe|orecchio,udito,sentire,ascoltare|oreja,oído,oír,escuchar|耳,聞く,聴く,聴覚
nose|nose,smell,scent,odour,odor|नाक,गंध,खुशबू,सुगंध|nez,odeur,odorat,parfum|naso,odore,olfatto,profumo|nariz,olor,olfato,aroma|鼻,匂い,におい,嗅覚,香り
tooth|tooth,dentist,enamel,dentine,tooth decay,dental plaque,caries|दांत,दंतक्षय|dent,dentiste,carie,émail dentaire,plaque dentaire|dente,dentista,carie,smalto dentale,placca dentale|diente,dentista,caries,esmalte dental,placa dental|歯,歯医者,虫歯,むし歯,う蝕,歯垢,象牙質,歯髄,エナメル質
mouth|mouth,lip|मुंह,होंठ|bouche,lèvre|bocca,labbro|boca,labio|口,唇
speaking-head|voice|वाणी|voix|voce|voz|声
~raised-hand|finger,fingertip|उंगली,हथेली|doigt,paume|dito,palmo della mano|dedo|指,手のひら
person-in-bed|sleep,asleep,nap,sleepy,bedtime,doze|नींद,सोना,सोते|dormir,endormi,sieste|dormire,addormentato,dormiva|dormir,dormido,siesta|睡眠,眠る,眠り,寝る,昼寝
pill|medicine,medication,remedy,pill|दवा,दवाई,औषधि|médicament,remède|medicina,farmaco,rimedio|medicina,medicamento,remedio|薬,医薬品
stethoscope hospital|doctor,physician,nurse,patient|डॉक्टर,नर्स,मरीज|médecin,docteur,infirmière|medico,dottore,infermiera|médico,doctor,enfermera|医者,医師,看護師
face-with-thermometer|disease,illness,sick,sickness,ill|बीमारी,रोग,बीमार|maladie,malade|malattia,malato|enfermedad,enfermo|病気,病
adhesive-bandage|wound,injury,bandage|घाव,चोट|blessure,plaie,pansement|ferita,benda|herida,lesión,venda|傷,怪我
person-running running-shoe|run,runner,exercise,sport,jog,race|दौड़ना,दौड़,व्यायाम|courir,coureur,exercice physique,sport|correre,corsa,corridore,sport|correr,carrera,corredor,deporte|走る,体操,スポーツ,競走
~person-walking|walk,walking,stroll,hike|टहलना,पैदल चलना|marcher,promenade,randonnée|camminare,camminata,passeggiata|caminar,caminata,paseo|歩く,散歩,歩行
person-swimming|swim,swimmer,swimming|तैरना,तैराक|nager,nageur,natation|nuotare,nuotatore,nuoto|nadar,nadador,natación|泳ぐ,水泳
person-climbing|climber,climbing|पर्वतारोही|grimper,alpiniste,escalade|arrampicarsi,scalare,alpinista|escalar,trepar,alpinista|登山,登山家
woman-dancing|dance,dancer,dancing|नाचना,नृत्य,नाच|danse,danser,danseur|danza,ballare,ballerino,ballo|baile,bailar,danza|踊る,踊り,ダンス
baby baby-bottle|baby,newborn,infant|शिशु|bébé,nourrisson|bambino piccolo,neonato|bebé,recién nacido|赤ちゃん
old-woman old-man|old age,elderly,grandmother,grandfather|बुढ़ापा,बुजुर्ग,दादी,दादा,नानी|vieillesse,vieillard,grand-mère,grand-père|vecchiaia,anziano,nonna,nonno|vejez,anciano,abuela,abuelo|老人,おばあさん,おじいさん
person-in-lotus-position|meditation,meditate,yoga|ध्यान लगाना,योगासन,योग|méditation,méditer,yoga|meditazione,meditare,yoga|meditación,meditar,yoga|瞑想,ヨガ
soap shower|wash,hygiene,soap|धोना,सफाई,साबुन|laver,hygiène,savon|lavare,igiene,sapone|lavar,higiene,jabón|洗う,石鹸
sweat-droplets|sweat,perspiration|पसीना|sueur,transpiration|sudore|sudor|汗
`;
