/**
 * Places that are no lands by themselves: latitude, longitude, `v` for a volcano | what they are called in
 * English, French, Italian, Spanish, Hindi and Japanese; in a cell several names of one language are apart by commas.
 */
export const placeTable = `
37.6 14.1 | Sicily | Sicile | Sicilia | Sicilia | सिसिली | シチリア
40.1 9.1 | Sardinia | Sardaigne | Sardegna | Cerdeña | सार्डिनिया | サルデーニャ
42.2 9.1 | Corsica | Corse | Corsica | Córcega | कोर्सिका | コルシカ
35.2 24.9 | Crete | Crète | Creta | Creta | क्रीट | クレタ
3.5 8.7 | Fernando Po,Fernando Poo,Bioko | Fernando Poo,Bioko | Fernando Poo,Bioko | Fernando Poo,Bioko | बियोको | ビオコ
0.2 6.6 | São Tomé,Sao Tome | São Tomé,Sao Tomé | São Tomé | Santo Tomé,São Tomé | साओ टोमे | サントメ
-6.1 39.3 | Zanzibar | Zanzibar | Zanzibar | Zanzíbar | ज़ंज़ीबार | ザンジバル
-7.3 110 | Java | Java | Giava | Java | जावा | ジャワ
-0.5 101.5 | Sumatra | Sumatra | Sumatra | Sumatra | सुमात्रा | スマトラ
0.9 114 | Borneo | Bornéo | Borneo | Borneo | बोर्नियो | ボルネオ
-42 146.6 | Tasmania | Tasmanie | Tasmania | Tasmania | तस्मानिया | タスマニア
43.4 142.5 | Hokkaido | Hokkaïdo,Hokkaido | Hokkaido | Hokkaido | होक्काइडो | 北海道
36 138 | Honshu | Honshū,Honshu | Honshu | Honshu | होन्शू | 本州
32.5 131 | Kyushu | Kyūshū,Kyushu | Kyushu | Kyushu | क्यूशू | 九州
19.6 -155.5 | Hawaii | Hawaï,Hawaii | Hawaii | Hawái,Hawaii | हवाई | ハワイ
-0.7 -91 | Galápagos,Galapagos | Galápagos | Galápagos | Galápagos | गैलापागोस | ガラパゴス
28.3 -16.5 | Canary Islands,Canaries | Canaries | Canarie | Canarias | कैनरी | カナリア
32.7 -17 | Madeira | Madère | Madera | Madeira | मदीरा | マデイラ
38.5 -28.3 | Azores | Açores | Azzorre | Azores | अज़ोरेस | アゾレス
-13.3 47 | Mayotte | Mayotte | Mayotte | Mayotte | मायोट | マヨット
-27.1 -109.4 | Easter Island | île de Pâques | Isola di Pasqua | Isla de Pascua | ईस्टर द्वीप | イースター島
52.5 -1.5 | England,Britain,Great Britain | Angleterre,Grande-Bretagne | Inghilterra,Gran Bretagna | Inglaterra,Gran Bretaña | इंग्लैण्ड,इंग्लैंड,ब्रिटेन | イギリス,イングランド,英国
56.8 -4.2 | Scotland | Écosse | Scozia | Escocia | स्कॉटलैंड,स्कॉटलैण्ड | スコットランド
52.3 -3.7 | Wales | pays de Galles,Galles | Galles | Gales | वेल्स | ウェールズ
48.86 2.35 | Paris | Paris | Parigi | París | पेरिस | パリ
45.76 4.84 | Lyon,Lyons | Lyon | Lione | Lyon | ल्यों | リヨン
43.3 5.37 | Marseille,Marseilles | Marseille | Marsiglia | Marsella | मार्सेय | マルセイユ
51.5 -0.12 | London | Londres | Londra | Londres | लंदन,लन्दन | ロンドン
53.48 -2.24 | Manchester | Manchester | Manchester | Mánchester,Manchester | मैनचेस्टर | マンチェスター
53.4 -2.98 | Liverpool | Liverpool | Liverpool | Liverpool | लिवरपूल | リヴァプール,リバプール
55.95 -3.19 | Edinburgh | Édimbourg | Edimburgo | Edimburgo | एडिनबर्ग | エディンバラ
53.35 -6.26 | Dublin | Dublin | Dublino | Dublín | डबलिन | ダブリン
41.9 12.5 | Rome | Rome | Roma | Roma | रोम | ローマ
45.46 9.19 | Milan | Milan | Milano | Milán | मिलान | ミラノ
45.44 12.33 | Venice | Venise | Venezia | Venecia | वेनिस | ヴェネツィア,ベネチア
40.85 14.27 | Naples | Naples | Napoli | Nápoles | नेपल्स | ナポリ
44.49 11.34 | Bologna | Bologne | Bologna | Bolonia | बोलोन्या | ボローニャ
44.41 8.93 | Genoa | Gênes | Genova | Génova | जेनोआ | ジェノヴァ
43.77 11.25 | Florence | Florence | Firenze | Florencia | फ़्लोरेंस | フィレンツェ
38.12 13.36 | Palermo | Palerme | Palermo | Palermo | पलेर्मो | パレルモ
37.5 15.09 | Catania | Catane | Catania | Catania | कातानिया | カターニア
37.75 14.99 v | Etna,Mount Etna | Etna | Etna | Etna | एटना | エトナ
40.82 14.43 v | Vesuvius | Vésuve | Vesuvio | Vesubio | विसूवियस | ヴェスヴィオ
38.79 15.21 v | Stromboli | Stromboli | Stromboli | Stromboli | स्ट्रॉम्बोली | ストロンボリ
63.63 -19.62 v | Eyjafjallajökull | Eyjafjallajökull | Eyjafjallajökull | Eyjafjallajökull | एयाफ्याल्लायोकुल | エイヤフィヤトラヨークトル
64.13 -21.9 | Reykjavik,Reykjavík | Reykjavik | Reykjavík | Reikiavik | रेक्याविक | レイキャビク
35.36 138.73 v | Mount Fuji,Fuji | mont Fuji,Fuji | Fuji | Fuji | फ़ूजी | 富士山
31.59 130.66 v | Sakurajima | Sakurajima | Sakurajima | Sakurajima | साकुराजिमा | 桜島
31.6 130.56 | Kagoshima | Kagoshima | Kagoshima | Kagoshima | कागोशिमा | 鹿児島
-6.1 105.42 v | Krakatoa,Krakatau | Krakatoa | Krakatoa | Krakatoa | क्राकाटोआ | クラカタウ
14.82 -61.17 v | Mount Pelée | montagne Pelée | Pelée | Monte Pelée | पेली | プレー山
19.02 -98.62 v | Popocatépetl,Popocatepetl | Popocatépetl | Popocatépetl | Popocatépetl | पोपोकाटेपेटल | ポポカテペトル
46.2 -122.18 v | Mount St. Helens | mont Saint Helens | monte Sant'Elena | Santa Helena | सेंट हेलेंस | セント・ヘレンズ
40.42 -3.7 | Madrid | Madrid | Madrid | Madrid | मैड्रिड | マドリード
37.39 -5.99 | Seville | Séville | Siviglia | Sevilla | सेविल | セビリア
41.39 2.17 | Barcelona | Barcelone | Barcellona | Barcelona | बार्सिलोना | バルセロナ
38.72 -9.14 | Lisbon | Lisbonne | Lisbona | Lisboa | लिस्बन | リスボン
52.52 13.4 | Berlin | Berlin | Berlino | Berlín | बर्लिन | ベルリン
53.55 10 | Hamburg | Hambourg | Amburgo | Hamburgo | हैम्बर्ग | ハンブルク
48.14 11.58 | Munich | Munich | Monaco di Baviera | Múnich | म्यूनिख | ミュンヘン
49.45 11.08 | Nuremberg | Nuremberg | Norimberga | Núremberg | न्यूरेम्बर्ग | ニュルンベルク
48.21 16.37 | Vienna | Vienne | Vienna | Viena | वियना | ウィーン
52.37 4.9 | Amsterdam | Amsterdam | Amsterdam | Ámsterdam | एम्स्टर्डम | アムステルダム
50.85 4.35 | Brussels | Bruxelles | Bruxelles | Bruselas | ब्रसेल्स | ブリュッセル
55.68 12.57 | Copenhagen | Copenhague | Copenaghen | Copenhague | कोपेनहेगन | コペンハーゲン
59.33 18.07 | Stockholm | Stockholm | Stoccolma | Estocolmo | स्टॉकहोम | ストックホルム
37.98 23.73 | Athens | Athènes | Atene | Atenas | एथेंस | アテネ
41.01 28.96 | Istanbul,Constantinople | Istanbul,Constantinople | Istanbul,Costantinopoli | Estambul,Constantinopla | इस्तांबुल | イスタンブール
55.75 37.62 | Moscow | Moscou | Mosca | Moscú | मास्को,मॉस्को | モスクワ
59.93 30.34 | Saint Petersburg,St Petersburg | Saint-Pétersbourg | San Pietroburgo | San Petersburgo | सेंट पीटर्सबर्ग | サンクトペテルブルク
43.12 131.9 | Vladivostok | Vladivostok | Vladivostok | Vladivostok | व्लादिवोस्तोक | ウラジオストク
30.04 31.24 | Cairo | Le Caire,Caire | Il Cairo,Cairo | El Cairo,Cairo | काहिरा | カイロ
31.2 29.92 | Alexandria | Alexandrie | Alessandria d'Egitto | Alejandría | अलेक्जेंड्रिया | アレクサンドリア
-33.92 18.42 | Cape Town | Le Cap | Città del Capo | Ciudad del Cabo | केप टाउन | ケープタウン
33.31 44.37 | Baghdad | Bagdad | Baghdad | Bagdad | बगदाद | バグダッド
31.77 35.22 | Jerusalem | Jérusalem | Gerusalemme | Jerusalén | यरूशलम | エルサレム
21.42 39.83 | Mecca | La Mecque | La Mecca | La Meca | मक्का | メッカ
39.65 66.96 | Samarkand | Samarcande | Samarcanda | Samarcanda | समरकंद | サマルカンド
28.61 77.21 | Delhi,New Delhi | Delhi,New Delhi | Delhi,Nuova Delhi | Delhi,Nueva Delhi | दिल्ली | デリー
19.08 72.88 | Mumbai,Bombay | Bombay,Mumbai | Mumbai,Bombay | Bombay | मुंबई,बंबई,बम्बई | ムンバイ,ボンベイ
22.57 88.36 | Kolkata,Calcutta | Calcutta | Calcutta | Calcuta | कोलकाता,कलकत्ता | コルカタ,カルカッタ
13.08 80.27 | Chennai,Madras | Madras,Chennai | Chennai,Madras | Chennai,Madrás | चेन्नई,मद्रास | チェンナイ
11.25 75.78 | Calicut | Calicut | Calicut | Calicut | कालीकट | カリカット
18.95 72.98 | Thane | Thane | Thane | Thane | ठाणे | ターネー
39.9 116.4 | Beijing,Peking | Pékin | Pechino | Pekín | बीजिंग | 北京
31.23 121.47 | Shanghai | Shanghai | Shanghai | Shanghái | शंघाई | 上海
34.34 108.94 | Xi'an,Chang'an | Xi'an | Xi'an | Xi'an | शीआन | 西安,長安
35.68 139.69 | Tokyo,Edo | Tokyo,Edo | Tokyo,Edo | Tokio,Edo | टोक्यो | 東京,江戸
34.69 135.5 | Osaka | Osaka | Osaka | Osaka | ओसाका | 大阪
35.01 135.77 | Kyoto | Kyoto | Kyoto | Kioto | क्योटो | 京都
35.44 139.64 | Yokohama | Yokohama | Yokohama | Yokohama | योकोहामा | 横浜
32.75 129.88 | Nagasaki | Nagasaki | Nagasaki | Nagasaki | नागासाकी | 長崎
-33.87 151.2 | Sydney | Sydney | Sydney | Sídney | सिडनी | シドニー
40.71 -74 | New York | New York | New York | Nueva York | न्यूयॉर्क | ニューヨーク
42.36 -71.06 | Boston | Boston | Boston | Boston | बोस्टन | ボストン
41.88 -87.63 | Chicago | Chicago | Chicago | Chicago | शिकागो | シカゴ
37.77 -122.42 | San Francisco | San Francisco | San Francisco | San Francisco | सैन फ्रांसिस्को | サンフランシスコ
34.05 -118.24 | Los Angeles | Los Angeles | Los Angeles | Los Ángeles | लॉस एंजिलिस | ロサンゼルス
39.29 -76.61 | Baltimore | Baltimore | Baltimora | Baltimore | बाल्टीमोर | ボルチモア
19.43 -99.13 | Mexico City | Mexico | Città del Messico | Ciudad de México | मेक्सिको सिटी | メキシコシティ
19.17 -96.13 | Veracruz | Veracruz | Veracruz | Veracruz | वेराक्रूज़ | ベラクルス
23.11 -82.37 | Havana | La Havane | L'Avana | La Habana | हवाना | ハバナ
-12.05 -77.04 | Lima | Lima | Lima | Lima | लीमा | リマ
-22.91 -43.2 | Rio de Janeiro | Rio de Janeiro | Rio de Janeiro | Río de Janeiro | रियो डी जेनेरियो | リオデジャネイロ
-34.6 -58.38 | Buenos Aires | Buenos Aires | Buenos Aires | Buenos Aires | ब्यूनस आयर्स | ブエノスアイレス
`;

/** What lands are called beside their names of today, by their codes, in whatever language. */
export const otherLandNames: Readonly<Record<string, string>> = {
  US: 'America,United States,Amérique,États-Unis,Stati Uniti,Estados Unidos,अमेरिका,अमरीका,アメリカ,米国',
  NL: 'Holland,Hollande,Olanda,Holanda,हॉलैंड,オランダ',
  IR: 'Persia,Perse,फ़ारस,फारस,ペルシア,ペルシャ',
  LK: 'Ceylon,Ceylan,सीलोन,セイロン',
  MM: 'Burma,Birmanie,Birmania,बर्मा,ビルマ',
  DE: 'Prussia,Prusse,जर्मनी,ドイツ',
  RU: 'Soviet Union,Union soviétique,Unione Sovietica,Unión Soviética,सोवियत संघ,ソ連',
  GB: 'United Kingdom',
  CN: 'China',
  TR: 'Turkey,Turquie,Turchia,Turquía,तुर्की,トルコ',
  CI: 'Ivory Coast',
  CZ: 'Bohemia,Bohême,Boemia',
  ET: 'Abyssinia,Abyssinie,Abissinia,Abisinia',
  JP: '日本',
  IN: 'भारत,हिन्दुस्तान,インド',
};
