/** pictures | English | Hindi | French | Italian | Spanish | Japanese */
export const foodConcepts = `
bread baguette-bread|bread,loaf,crumb,crust,slice|ब्रेड,रोटी,पाव|pain,miche,mie,croûte,tranche|pane,pagnotta,mollica,crosta|pan,hogaza,miga,corteza,rebanada|パン
bread|bakery,baker,bake|बेकरी,बेकर|boulangerie,boulanger|panetteria,panettiere,fornaio,panificio|panadería,panadero|パン屋,パン職人
t:bowl-spoon bowl-with-spoon|dough,batter,knead|लोई,गूंधना|pâte,pétrir,pétrissage|impasto,impastare|masa,amasar|生地,こね
sheaf-of-rice|flour,wheat,grain,cereal|आटा,गेहूं,अनाज,मैदा|farine,blé,céréale|farina,grano,frumento,cereale|harina,trigo,cereal|小麦粉,小麦,穀物
t:bubble bubbles|yeast,ferment,fermentation,froth,foam|खमीर,झाग|levure,fermentation,mousse|lievito,fermentazione,schiuma|levadura,fermentación,espuma|酵母,発酵,泡
salt|salt,salty|नमक|sel,salé|sale,salato|sal,salado|塩
l:candy candy|sugar,starch|चीनी,शक्कर,स्टार्च|sucre,amidon|zucchero,amido|azúcar,almidón|糖,砂糖,でんぷん
t:spiral l:spline|gluten,thread,fibre,fiber|ग्लूटेन,धागा,रेशा|gluten,fil,fibre|glutine,filo,fibra|gluten,hilo,fibra|グルテン,糸,繊維
cooked-rice sheaf-of-rice|rice|चावल|riz|riso|arroz|米,米粉,ご飯
l:microwave cooking|oven,cook,cooking,stove|भट्टी,चूल्हा,पकाना|four,cuire,cuisiner,cuisine|forno,cucinare,cucina|horno,cocinar,cocina|オーブン,料理,かまど
`;
