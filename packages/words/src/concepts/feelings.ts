/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const feelingConcepts = `
grinning-face-with-smiling-eyes party-popper|happy,happiness,joy,cheerful,smile,laugh,glad|खुशी,खुश,प्रसन्न,मुस्कान,हंसना|heureux,bonheur,joie,sourire,rire,content|felice,felicità,gioia,sorriso,ridere,allegro|feliz,felicidad,alegría,sonrisa,reír,contento|喜び,幸せ,幸福,笑顔,笑う,嬉しい
crying-face broken-heart|sad,sadness,grief,cry,sorrow,unhappy|दुख,दुखी,उदास,रोना|triste,tristesse,chagrin,pleurer|triste,tristezza,piangere|triste,tristeza,pena,llorar|悲しみ,悲しい,泣く
fearful-face|fear,afraid,scared,terror,frightened,anxiety|डर,भय,डरा|peur,effrayé,terreur,crainte,angoisse|paura,spaventato,terrore,ansia|miedo,asustado,terror,temor,ansiedad|恐怖,恐れ,怖い,不安
angry-face anger-symbol|anger,angry,rage,fury|गुस्सा,क्रोध|colère,fâché,rage|rabbia,arrabbiato,ira|ira,enojado,rabia,enfado|怒り,怒る
face-with-open-mouth exclamation-question-mark|surprise,surprised,amazement,astonished|आश्चर्य,हैरान|surprise,surpris,étonnement|sorpresa,sorpreso,stupore|sorpresa,sorprendido,asombro|驚き,驚く
red-heart two-hearts|love,affection,beloved,romance|प्यार,प्रेम,स्नेह|amour,aimer,affection|amore,amare,affetto|amor,amar,cariño|愛,恋,愛情
handshake people-hugging|friend,friendship,trust,companion,together with friends|दोस्त,मित्र,दोस्ती,मित्रता,भरोसा|ami,amie,amitié,confiance,compagnon|amico,amica,amicizia,fiducia,compagno|amigo,amiga,amistad,confianza,compañero|友達,友人,友情,信頼,仲間
lion shield|courage,brave,bravery,courageous,dare,bold|साहस,हिम्मत,बहादुर,बहादुरी|courage,courageux,bravoure,oser,brave|coraggio,coraggioso,osare|coraje,valiente,valor,valentía,atreverse|勇気,勇敢
sunrise-over-mountains rainbow|hope,hopeful,optimism|आशा,उम्मीद|espoir,espérance,optimisme|speranza,ottimismo|esperanza,optimismo|希望
glowing-star|wish,desire,longing|इच्छा,चाह,ख्वाहिश|souhait,désir,vœu|desiderio,voglia|deseo,anhelo|願い,望み
turtle snail|patience,patient waiting,slow,slowly,slowness|धैर्य,धीमी,धीमा,धीरे|patience,lentement,lent,lenteur|pazienza,lento,lentamente,lentezza|paciencia,lento,despacio,lentitud|忍耐,根気,ゆっくり,遅い
trophy 1st-place-medal|pride,proud,success,victory,win,winner,triumph,champion|गर्व,सफलता,जीत,विजय,विजेता|fierté,succès,victoire,gagner,réussite|orgoglio,successo,vittoria,vincere,vincitore|orgullo,éxito,victoria,ganar,ganador|成功,勝利,優勝,誇り,勝つ
face-with-head-bandage broken-heart|failure,fail,defeat,lose|असफलता,हार,विफल|échec,échouer,défaite|fallimento,fallire,sconfitta|fracaso,fracasar,derrota|失敗,敗北
desert-island|lonely,loneliness,solitude|अकेलापन|seul au monde,solitude,solitaire|solitudine,solitario|soledad,solitario|孤独,一人ぼっち,ひとりぼっち
folded-hands|gratitude,grateful,forgive,forgiveness,respect|धन्यवाद,आभार,क्षमा,सम्मान|gratitude,pardon,respect|gratitudine,perdono,rispetto|gratitud,perdón,respeto|感謝,許す,尊敬
wrapped-gift|gift,present,generosity,give away|उपहार,तोहफा,भेंट|cadeau,don,générosité|regalo,dono,generosità|regalo,don,generosidad|贈り物,プレゼント
thinking-face|curious,curiosity,doubt,wonder,consider|जिज्ञासा,संदेह,शक|curieux,curiosité,doute,se demander|curioso,curiosità,dubbio|curioso,curiosidad,duda|好奇心,疑い,悩む
dove|peace,peaceful,quiet,harmony,silence|शांति,चैन,खामोशी|paix,paisible,silence,harmonie|pace,silenzio,armonia|paz,silencio,armonía|平和,静けさ,静か,調和
person-shrugging|confusion,confused|उलझन|confusion,confus|confusione,confuso|confusión,confundido|混乱
party-popper balloon|celebration,celebrate,party,festival|उत्सव,त्योहार,जश्न|fête,célébration,célébrer|festa,celebrazione,festeggiare|fiesta,celebración,celebrar|祭り,祝う,お祝い
hugging-face people-hugging|comfort,care,kindness,kind heart,hug,tenderness|दया,देखभाल,सहारा|réconfort,gentillesse,tendresse,bonté|conforto,gentilezza,tenerezza|consuelo,bondad,ternura,abrazo|優しさ,思いやり,親切
`;
