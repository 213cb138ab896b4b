/** English | Hindi gender | French gender | Italian gender | Spanish gender | Japanese (other spellings after commas). */
export const placeNouns = `
forest|जंगल m|forêt f|foresta f|bosque m|森
mountain|पहाड़ m|montagne f|montagna f|montaña f|山
river|नदी f|rivière f|fiume m|río m|川
sea|समुद्र m|mer f|mare m|mar m|海
ocean|महासागर m|océan m|oceano m|océano m|大洋,海洋
lake|झील f|lac m|lago m|lago m|湖
island|द्वीप m|île f|isola f|isla f|島
desert|रेगिस्तान m|désert m|deserto m|desierto m|砂漠
village|गाँव m|village m|villaggio m|pueblo m|村
city|शहर m|ville f|città f|ciudad f|町,街,都市
house|घर m|maison f|casa f|casa f|家
castle|क़िला m|château m|castello m|castillo m|城
school|स्कूल m|école f|scuola f|escuela f|学校
library|पुस्तकालय m|bibliothèque f|biblioteca f|biblioteca f|図書館
garden|बाग़ m|jardin m|giardino m|jardín m|庭
farm|खेत m|ferme f|fattoria f|granja f|農場
field|मैदान m|champ m|campo m|campo m|野原,畑
beach|समुद्र तट m|plage f|spiaggia f|playa f|浜辺,海辺
bridge|पुल m|pont m|ponte m|puente m|橋
road|सड़क f|route f|strada f|camino m|道
market|बाज़ार m|marché m|mercato m|mercado m|市場
kitchen|रसोई f|cuisine f|cucina f|cocina f|台所
bakery|बेकरी f|boulangerie f|forno m|panadería f|パン屋さん
lighthouse|प्रकाशस्तंभ m|phare m|faro m|faro m|灯台
cave|गुफा f|grotte f|grotta f|cueva f|洞窟
sky|आसमान m|ciel m|cielo m|cielo m|空
moon|चाँद m|lune f|luna f|luna f|月
sun|सूरज m|soleil m|sole m|sol m|太陽
star|तारा m|étoile f|stella f|estrella f|星
planet|ग्रह m|planète f|pianeta m|planeta m|惑星
theatre|नाट्यशाला f|théâtre m|teatro m|teatro m|劇場
harbour|बंदरगाह m|port m|porto m|puerto m|港
volcano|ज्वालामुखी m|volcan m|vulcano m|volcán m|火山
hill|टीला m|colline f|collina f|colina f|丘
valley|घाटी f|vallée f|valle f|valle m|谷
waterfall|झरना m|cascade f|cascata f|cascada f|滝
park|पार्क m|parc m|parco m|parque m|公園
train station|स्टेशन m|gare f|stazione f|estación f|駅
`;
