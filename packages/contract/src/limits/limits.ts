/** Every number the product promises or refuses by. Lengths are Unicode code points after trimming, as zod counts them. */
export const limits = {
  text: {
    /** Long enough for a pasted article of about 3,000 words. */
    prompt: 20_000,
    /** A prompt of a single image, video, effect, character or shot edit. */
    shortPrompt: 4_000,
    query: 400,
    title: 200,
    narration: 4_000,
    /** Any text while it is written: what is pasted is kept whole, and cut by its author. */
    draft: 50_000,
    imagePrompt: 4_000,
    videoPrompt: 4_000,
    keyFact: 300,
    /** A word, and how it is said. */
    pronounced: 60,
    pronunciation: 120,
    name: 100,
    email: 254,
    password: 128,
    passwordMinimum: 8,
    invitationCode: 100,
    reason: 500,
    /** Ids, keys and names of voices. */
    identifier: 200,
    url: 2_000,
    sentence: 1_000,
  },
  counts: {
    scenes: 60,
    /** Scenes while they are written; a video has at most `scenes`. */
    draftScenes: 300,
    draftFacts: 1_000,
    /** Fields in one save. */
    changes: 6_000,
    keyFactsPerScene: 20,
    shotsPerScene: 12,
    imageOptionsPerScene: 12,
    imagesPerUpload: 5,
    /** Far more than anybody compares. */
    versionsPerScene: 500,
    suggestions: 5,
    strokes: 100,
    /** Words of a project that are said otherwise than they are written. */
    pronunciations: 100,
    pointsPerStroke: 2_000,
    invitationUses: 10_000,
    /** Of a library, in one call. */
    entriesAtOnce: 200,
    folders: 200,
  },
  bytes: {
    image: 20 * 1024 * 1024,
    pdf: 25 * 1024 * 1024,
    /** A person's own clip for a scene. */
    clip: 200 * 1024 * 1024,
    /** The JSON `data` field beside files, and any JSON body. */
    json: 2 * 1024 * 1024,
    /** Everything that is written in a project, as JSON. */
    draft: 4 * 1024 * 1024,
  },
  /** Area and longest side of an uploaded image in pixels, judged by its header before it is decoded. */
  imagePixels: 50_000_000,
  imageSidePixels: 20_000,
  /** Length of a single video, effect or animated image in seconds. */
  clipSeconds: { shortest: 4, longest: 10 },
  /** A person's own clip for a scene: the file, the stretch of it that is used, and its longest side in pixels. */
  ownClip: { fileSeconds: 600, shortestSeconds: 0.5, longestSeconds: 60, sidePixels: 4096 },
  pdfPages: 200,
  /** How a narration is spoken: against the voice's own pace, and its rest after every sentence. */
  speech: { pace: { least: 0.8, most: 1.2 }, pauseSeconds: { least: 0, most: 2 } },
  generationTimerSeconds: 600,
  suggestions: { minimumCharacters: 3, debounceMs: 500 },
  tour: { delayMs: 400, steps: 9 },
  showcasePreview: { posterSeconds: 0.1, loopSeconds: 3 },
  layoutScale: { standard: 0.8, showcase: 0.9 },
  credits: { decimals: 2, largestGrant: 1_000_000, largestPrice: 1_000 },
  /** Prices and budgets, in US dollars; six decimals are whole millionths. */
  dollars: { decimals: 6, most: 1_000_000, proposedPerDay: 10 },
  /** Characters of a vendor's key. */
  apiKey: { shortest: 8, longest: 500 },
} as const;
