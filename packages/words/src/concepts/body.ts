/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const bodyConcepts = `
brain|brain,intelligence,neuron,psychology|दिमाग,मस्तिष्क,बुद्धि|cerveau,intelligence,neurone|cervello,intelligenza,neurone|cerebro,inteligencia,neurona|脳,頭脳,心理,知能
~thinking-face light-bulb|mind,think,thinking,thought|मन,सोच,सोचना|esprit,penser,pensée|mente,pensare,pensiero|mente,pensar,pensamiento|考える,思考,考え
anatomical-heart red-heart|heart,heartbeat,pulse,cardiac|दिल,हृदय,धड़कन|cœur,battement,pouls|cuore,battito,polso|corazón,latido,pulso|心臓,鼓動,脈
lungs|lung|फेफड़े,फेफड़ा|poumon|polmone|pulmón|肺
bone|bone,skeleton|हड्डी,कंकाल|os,squelette|osso,scheletro,ossa|hueso,esqueleto|骨,骨格
drop-of-blood|blood,bleed,vein,artery|खून,रक्त|sang,veine,artère|sangue,vena,arteria|sangre,vena,arteria|血,血液,血管
flexed-biceps person-lifting-weights|muscle,strength,strong|मांसपेशी,ताकत,शक्ति,बल|muscle,force,fort|muscolo,forza,forte|músculo,fuerza,fuerte|筋肉,力,強さ
~eye eyes|eye,eyes,see,sight,vision,look at,gaze|आंख,आंखें,दृष्टि|œil,regard,vision,vue|occhio,vista,sguardo|ojo,vista,mirada|目,視力,視覚
ear|ear,hear,hearing,listen|कान,सुनना|oreille,entendre,écouter,ouïe|orecchio,udito,sentire,ascoltare|oreja,oído,oír,escuchar|耳,聞く,聴く,聴覚
nose|nose,smell,scent,odour,odor|नाक,गंध,खुशबू,सुगंध|nez,odeur,odorat,parfum|naso,odore,olfatto,profumo|nariz,olor,olfato,aroma|鼻,匂い,におい,嗅覚,香り
tooth toothbrush|tooth,dentist,dental|दांत|dent,dentiste|dente,dentista|diente,dentista|歯,歯医者
mouth|mouth,lip,throat,larynx|मुंह,होंठ,गला|bouche,lèvre,gorge,larynx|bocca,labbro,gola,laringe|boca,labio,garganta,laringe|口,唇,のど,喉
speaking-head|voice|वाणी|voix|voce|voz|声
~raised-hand palms-up-together|finger,palm|उंगली,हथेली|doigt,paume|dito,palmo|dedo,palma|指,手のひら
bed zzz|sleep,asleep,nap,rest,sleepy,bedtime,doze|नींद,सोना,सोते,आराम|sommeil,dormir,endormi,sieste,repos|sonno,dormire,addormentato,riposo|sueño,dormir,dormido,siesta,descanso|睡眠,眠る,眠り,寝る,昼寝,休む
t:cloud-star crescent-moon|dream,daydream,imagine,imagination|सपना,सपने,कल्पना|rêve,rêver,imaginer,imagination|sogno,sognare,immaginare,immaginazione|soñar,imaginar,imaginación|夢,想像,空想
pill stethoscope|medicine,drug,medication,cure,remedy,vaccine|दवा,दवाई,औषधि,टीका|médicament,remède,vaccin|medicina,farmaco,rimedio,vaccino|medicina,medicamento,remedio,vacuna|薬,医薬品,治療,ワクチン
stethoscope hospital|doctor,physician,health,healthy,medical,nurse,patient,heal,healing|डॉक्टर,स्वास्थ्य,सेहत,नर्स,मरीज|médecin,docteur,santé,infirmière,guérir|medico,dottore,salute,infermiera,guarire|médico,doctor,salud,enfermera,curar|医者,医師,健康,医療,看護師
face-with-thermometer pill|disease,illness,sick,sickness,ill|बीमारी,रोग,बीमार|maladie,malade|malattia,malato|enfermedad,enfermo|病気,病
adhesive-bandage|wound,injury,hurt,pain,bandage|घाव,चोट,दर्द|blessure,douleur,plaie|ferita,dolore|herida,dolor,lesión|傷,怪我,痛み
person-running running-shoe|run,runner,exercise,sport,jog,fitness,race|दौड़ना,दौड़,व्यायाम,खेलकूद|courir,course,exercice,sport|correre,corsa,esercizio,sport|correr,carrera,ejercicio,deporte|走る,運動,体操,スポーツ,競走
~person-walking footprints|walk,walking,step by step,stroll,hike|चलना,टहलना,कदम|marcher,marche,promenade,randonnée|camminare,camminata,passeggiata|caminar,caminata,paseo|歩く,散歩,歩行
person-swimming|swim,swimmer,swimming|तैरना,तैराक|nager,nageur,natation|nuotare,nuotatore,nuoto|nadar,nadador,natación|泳ぐ,水泳
person-climbing mountain|climber,climbing|पर्वतारोही,चढ़ना|grimper,alpiniste,escalade|arrampicarsi,scalare,alpinista|escalar,trepar,alpinista|登る,登山,登山家
woman-dancing musical-notes|dance,dancer,dancing|नाचना,नृत्य,नाच|danse,danser,danseur|danza,ballare,ballerino,ballo|baile,bailar,danza|踊る,踊り,ダンス
baby baby-bottle|baby,birth,born,infant|शिशु,जन्म|bébé,naissance,naître|bambino piccolo,neonato,nascita|bebé,nacimiento,nacer|赤ちゃん,誕生,出産
old-woman old-man|old age,elderly,aging,ageing,grandmother,grandfather|बुढ़ापा,बुजुर्ग,दादी,दादा,नानी|vieillesse,vieillir,grand-mère,grand-père|vecchiaia,anziano,nonna,nonno|vejez,anciano,abuela,abuelo|老人,老化,おばあさん,おじいさん
~baby deciduous-tree|life,lifetime|जीवन,जिंदगी|vie|vita|vida|生命,人生,命
person-in-lotus-position|meditation,meditate,calm,relax,yoga,stress|ध्यान,शांत,योग,तनाव|méditation,calme,détente,yoga,stress|meditazione,calma,rilassarsi,yoga,stress|meditación,calma,relajarse,yoga,estrés|瞑想,落ち着き,ヨガ,ストレス
soap shower|wash,clean,hygiene,soap|धोना,साफ,सफाई,साबुन|laver,propre,hygiène,savon|lavare,pulito,igiene,sapone|lavar,limpio,higiene,jabón|洗う,清潔,衛生,石鹸
sweat-droplets|sweat,saliva|पसीना,आंसू|sueur,larme|sudore,lacrima|sudor,lágrima|汗,涙
`;
