/** pictures | English | Hindi | French | Italian | Spanish | Japanese (see `readConcepts`) */
export const foodConcepts = `
bread baguette-bread|bread,loaf,crust|ब्रेड,रोटी,पाव,डबलरोटी|pain,miche,croûte,tranche de pain|pane,pagnotta,crosta,fetta di pane|pan,hogaza,rebanada|パン
man-cook bread|baker,bakery,bake|बेकर,बेकरी|boulanger,boulangerie|fornaio,panettiere,panetteria,panificio|panadero,panadería|パン屋,パン職人
bowl-with-spoon|dough,batter,knead,kneading|लोई,गूंधना,गूंधने,घोल|pâte,pétrir,pétrissage|impasto,impastare|masa,amasar|生地,こねる,こね
sheaf-of-rice|flour,wheat,grain,cereal,harvest|आटा,गेहूं,अनाज,मैदा,फसल|farine,blé,céréale,récolte,moisson|farina,grano,frumento,cereale,raccolto|harina,trigo,grano,cereal,cosecha|小麦粉,小麦,穀物,収穫
microbe petri-dish|yeast,fermentation,ferment,leaven|खमीर,किण्वन|levure,fermentation,levain|lievito,fermentazione|levadura,fermentación|酵母,発酵,イースト
salt|salt,salty|नमक,नमकीन|sel,salé|sale,salato|sal,salado|塩
l:candy|sugar,sucrose,glucose,fructose,sugar cube|शर्करा,शक्कर,ग्लूकोज|sucre,saccharose,glucose,fructose|zucchero,saccarosio,glucosio,fruttosio|azúcar,sacarosa,glucosa,fructosa|砂糖,スクロース,グルコース,ブドウ糖
candy lollipop|sweets,candy|टॉफी,मिठाइयाँ|bonbon,friandise|caramella,caramelle|caramelo,golosina|飴,キャンディー
thread yarn|thread,yarn,wool|धागा,ऊन|fil à coudre,laine|filo di lana,lana|hilo,lana|糸,毛糸
cooked-rice|rice,rice flour|चावल,भात|riz,farine de riz|riso,farina di riso|arroz,harina de arroz|米,米粉,ご飯
t:cooker|oven,stove,bake in the oven|चूल्हा,ओवन|four,fourneau,cuisinière|forno,fornello|horno,estufa|オーブン
cooking man-cook|cook,cooking,kitchen,chef,recipe,fry|पकाना,रसोई,रसोइया|cuire,cuisiner,cuisine,recette|cucinare,cucina,ricetta,cuoco|cocinar,cocina,receta,cocinero|料理,台所,レシピ,焼く
fork-and-knife-with-plate pot-of-food|food,meal,eat,dinner,lunch|भोजन,खाते,आहार|nourriture,repas,manger,dîner,aliment|cibo,pasto,mangiare,cena,pranzo|comida,comer,cena,almuerzo,alimento|食べ物,食事,食べる
pancakes croissant|breakfast|नाश्ता|petit-déjeuner,petit déjeuner|colazione|desayuno|朝食,朝ごはん
red-apple grapes|fruit|ताजे फल|fruit|frutta,frutto|fruta|果物,果実
carrot broccoli|vegetable|सब्जी,सब्जियां|légume|verdura,ortaggio|verdura,hortaliza|野菜
glass-of-milk|milk,dairy|दूध|lait|latte|leche|牛乳,ミルク,乳
cheese-wedge|cheese|पनीर|fromage|formaggio|queso|チーズ
butter|butter|मक्खन|beurre|burro|mantequilla|バター
egg|egg|अंडा|œuf|uovo|huevo|卵,たまご
cut-of-meat poultry-leg|meat,beef|मांस,गोश्त|viande,bœuf|carne|carne|肉
hot-beverage|coffee,caffeine,cup of coffee|कॉफी,कैफीन|café,caféine|caffè,caffeina|café,cafeína|コーヒー,カフェイン
teacup-without-handle teapot|tea|चाय|thé|tè|té|お茶
t:mug teacup-without-handle|green tea|हरी चाय,ग्रीन टी|thé vert|tè verde|té verde|緑茶
t:cup hot-beverage|black tea|काली चाय|thé noir|tè nero|té negro|紅茶
wine-glass grapes|wine,vineyard|शराब,मदिरा|vin,vignoble|vino,vigneto,vigna|viñedo|ワイン,ぶどう園
clinking-beer-mugs beer-mug|beer,brewery,brew|बियर|bière,brasserie|birra,birrificio|cerveza,cervecería|ビール,醸造
chocolate-bar|chocolate,cocoa,cacao|चॉकलेट,कोको|chocolat,cacao|cioccolato,cacao|chocolate,cacao|チョコレート,カカオ
honey-pot|honey|शहद|miel|miele|miel|蜂蜜,はちみつ
birthday-cake shortcake|cake,pastry,dessert|केक,मिठाई|gâteau,dessert,pâtisserie|torta,dolce,pasticceria|pastel,tarta,postre|ケーキ,お菓子
olive|olive oil|जैतून का तेल|huile d'olive|olio d'oliva|aceite de oliva|オリーブオイル
hot-pepper|spice,spicy,pepper,chili|मसाला,मसाले,मिर्च|épice,piment,poivre|spezia,peperoncino,pepe|especia,picante,pimienta,chile|香辛料,スパイス,唐辛子,胡椒
tongue|taste,flavour,flavor|स्वाद|goût,saveur|sapore|sabor|味,味わい,風味
green-salad|healthy food,salad|सलाद|alimentation saine,salade|alimentazione sana,insalata|alimentación sana,ensalada|サラダ
spaghetti|pasta,noodle|पास्ता,नूडल|pâtes,nouille|pasta,spaghetti|pasta,fideo|パスタ,麺
steaming-bowl pot-of-food|soup,stew,broth|सूप,शोरबा|soupe,bouillon,potage|zuppa,minestra,brodo|sopa,caldo,guiso|スープ,汁
`;
