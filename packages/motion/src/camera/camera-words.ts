/** What a camera can be asked to do. */
export const cameraMoves = [
  'push-in',
  'pull-out',
  'pan-left',
  'pan-right',
  'tilt-up',
  'tilt-down',
  'crane-up',
  'crane-down',
  'orbit-left',
  'orbit-right',
  'track',
  'static',
] as const;
export type CameraMove = (typeof cameraMoves)[number];

/**
 * Words for each move in the six languages of the product. Tried from top to bottom, the more particular before the more
 * general; letters of an accent count as written. Whoever else looks up is no camera.
 */
export const moveWords: readonly (readonly [CameraMove, RegExp])[] = [
  [
    'pull-out',
    /\b(pull(s|ing)?[- ]?(out|back|away)|zoom(s|ing)?[- ]?out|dolly(ing)?[- ]?(out|back)|back away|recul|travelling arrière|dézoom\w*|carrellata indietro|zoom indietro|alejamiento|se aleja|alejándose)\b|ズームアウト|引いて|後退|पीछे हटता|ज़ूम आउट/iu,
  ],
  [
    'push-in',
    /\b(push(es|ing)?[- ]?in|zoom(s|ing)?([- ]?in)?|dolly(ing)?([- ]?in)?|move(s)? (in|closer|toward|forward)|close in|travelling avant|se rapproche|avvicina\w*|carrellata( avanti)?|acercamiento|se acerca|acercándose|fly[- ]?through|drone)\b|ズームイン|寄って|近づ|पास आता|ज़ूम/iu,
  ],
  [
    'pan-left',
    /\b(pan(s|ning)? (to the )?left|left pan|sweeps? left|panoramique (à|vers la) gauche|panoramica a sinistra|paneo a la izquierda)\b|左へパン|左にパン|बाईं ओर/iu,
  ],
  ['pan-right', /\b(pan(s|ning)?|panoram\w*|sweep(s|ing)?|paneo|panorámica)\b|パン(?!ダ|ト)|दाईं ओर|पैन/iu],
  [
    'tilt-down',
    /\b(tilt(s|ing)? down|(?<=(^|[,.;:]|\b(camera|shot|view|angle)) ?)look(s|ing)? down|vers le bas|verso il basso|hacia abajo)\b|見下ろ|下へ|नीचे की ओर/iu,
  ],
  [
    'tilt-up',
    /\b(tilt(s|ing)?( up)?|(?<=(^|[,.;:]|\b(camera|shot|view|angle)) ?)look(s|ing)? up|vers le haut|verso l'alto|hacia arriba)\b|見上げ|ティルト|ऊपर की ओर/iu,
  ],
  [
    'crane-down',
    /\b(crane(s)? down|descend(s|ing)?|descente|descente de grue|discende|desciende)\b|クレーンダウン|降りて|नीचे उतरता/iu,
  ],
  [
    'crane-up',
    /\b(crane|jib|rise(s)?|rising|ascend(s|ing)?|lift(s)? off|grue|gru|grúa|s'élève|si alza|se eleva|aerial)\b|クレーン|上昇|क्रेन|ऊपर उठता/iu,
  ],
  ['orbit-left', /\b(orbit(s|ing)? left|circle(s)? left)\b/iu],
  [
    'orbit-right',
    /\b(orbit(s|ing)?|arc(s|ing)?( around)?|circle(s)?|circling|revolv\w*|rotat\w* around|tourne autour|gira intorno|gira alrededor|órbita)\b|周回|回り込|चारों ओर/iu,
  ],
  ['track', /\b(track(s|ing)?|follow(s|ing)?|travelling|segue|sigue)\b|追いかけ|追従|पीछा/iu],
  [
    'static',
    /\b(static|locked[- ]?(off|down)?|fixed|tripod|no camera|plan fixe|fermo|fissa|fija|fijo|estática)\b|固定|静止|स्थिर/iu,
  ],
];

export const handheldWords =
  /\b(hand[- ]?held|shaky|documentary|caméra à l'épaule|à la main|a mano|cámara en mano)\b|手持ち|हाथ में/iu;
export const slowWords =
  /\b(slow(ly)?|gentle|gently|calm|lent(o|a|e|ement|amente)?|doucement|despacio|suave)\b|ゆっくり|धीरे/iu;
export const fastWords =
  /\b(fast|quick(ly)?|rapid(ly)?|dynamic|energetic|rapide(ment)?|veloce|rápid\w*)\b|速く|素早|तेज़/iu;
/** 'No cuts' is what the studio's own prompts tell vendors' models, whose clips are short. */
export const oneTakeWords =
  /\b(one|single) (continuous |long )?(take|shot)\b|plan[- ]séquence|piano[- ]?sequenza|plano[- ]secuencia|ワンカット|長回し|एक ही शॉट/iu;
