/** pictures | English | Hindi | French | Italian | Spanish | Japanese */
export const scienceConcepts = `
bubbles|bubble,gas,carbon dioxide|गैस,बुलबुला|gaz,bulle|gas,bolla,anidride carbonica|gas,burbuja,dióxido de carbono|ガス,気泡,二酸化炭素
microbe petri-dish|microbe,bacteria,bacterium,germ,cell,fungus|जीवाणु,बैक्टीरिया,कोशिका,फफूंद|microbe,bactérie,cellule,champignon microscopique|microbo,batterio,cellula|microbio,bacteria,célula|細菌,細胞,微生物
test-tube alembic|acid,chemistry,chemical,alcohol,enzyme|अम्ल,रसायन,शराब,अल्कोहल,एंजाइम|acide,chimie,chimique,alcool,enzyme|acido,chimica,alcol,enzima|ácido,química,alcohol,enzima|酸,化学,アルコール,酵素
thermometer fire|heat,temperature,degree,warmth,warm|गरमी,गर्मी,तापमान,डिग्री|chaleur,température,degré|calore,temperatura,grado|calor,temperatura,grado|熱,温度,度
droplet potable-water|water,liquid|पानी,जल,द्रव|eau,liquide|acqua,liquido|agua,líquido|水,液体,ぬるま湯
l:wind dashing-away|steam,vapour,vapor|भाप|vapeur|vapore|vapor|蒸気,湯気
stopwatch hourglass-not-done|time,minute,hour,second|समय,मिनट,घंटा|temps,minute,heure|tempo,minuto,ora|tiempo,minuto,hora|時間,分間
light-bulb sun|light,idea|रोशनी,प्रकाश,विचार|lumière,idée|luce,idea|luz,idea|光,考え
`;
