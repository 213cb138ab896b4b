/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const feelingConcepts = `
~grinning-face-with-smiling-eyes|happy,happiness,joy,cheerful,smile,laugh|खुशी,खुश,प्रसन्न,मुस्कान|heureux,bonheur,joie,sourire,rire|felice,felicità,gioia,sorriso,ridere,allegro|feliz,felicidad,alegría,sonrisa,reír|喜び,幸せ,幸福,笑顔,笑う,嬉しい
~crying-face|sad,sadness,grief,cry,sorrow,unhappy|दुख,दुखी,उदास,रोना|triste,tristesse,chagrin,pleurer|triste,tristezza,piangere|triste,tristeza,llorar|悲しみ,悲しい,泣く
~fearful-face|fear,afraid,scared,terror,frightened|डर,भय,डरा|peur,effrayé,terreur|paura,spaventato,terrore|miedo,asustado,terror|恐怖,恐れ,怖い
~angry-face|anger,angry,rage,fury|गुस्सा,क्रोध|colère,fâché,rage|rabbia,arrabbiato|enojado,rabia,enfado|怒り,怒る
~face-with-open-mouth|surprised,astonished|हैरान|étonné|sorpreso|sorprendido|驚き,驚く
red-heart two-hearts|love,beloved|प्यार,प्रेम|amour|amore|amor|愛,恋,愛情
turtle|tortoise shell|कछुए का खोल|carapace de tortue|guscio di tartaruga|caparazón de tortuga|亀の甲羅
trophy 1st-place-medal|victory,winner,triumph,champion|विजय,विजेता|victoire,vainqueur,champion|vittoria,vincitore|victoria,ganador,campeón|勝利,優勝
wrapped-gift|gift,birthday present|उपहार,तोहफा,भेंट|cadeau|regalo|regalo|贈り物,プレゼント
dove|peace|शांति|paix|pace|paz|平和
party-popper balloon|celebration,celebrate,birthday party,festival|उत्सव,त्योहार,जश्न|fête,célébrer|festeggiare,festa|fiesta,celebrar|祭り,お祝い
people-hugging|hug|गले लगाना|câlin|abbraccio|abrazo|抱擁
`;
