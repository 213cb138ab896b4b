/**
 * Which package may import which of ours: the picture of `docs/architecture.md` as data. Read by the import rules and by
 * the check that plants a violation of each.
 */
const packageArrows = {
  contract: [],
  models: ['contract'],
  sound: [],
  words: ['contract'],
  renderer: ['sound'],
  writer: ['models', 'words', 'contract'],
  library: ['models', 'words', 'contract'],
  'local-models': ['outside'],
  voice: ['models', 'sound', 'contract'],
  painter: ['models', 'words', 'renderer', 'contract'],
  motion: ['painter', 'models', 'renderer', 'sound', 'contract'],
  outside: [],
  vendors: ['models', 'outside', 'sound', 'words', 'contract'],
};

/** Inside the painter: what a folder may import of its neighbours. Board, edit, cut-out and hand are doors of their own. */
const painterArrows = {
  plan: [],
  canvas: ['plan'],
  describe: ['plan', 'canvas'],
  draw: ['plan', 'canvas'],
  scene: ['plan', 'canvas', 'describe', 'draw'],
  cast: ['plan', 'canvas', 'describe', 'draw', 'scene'],
  hand: ['plan', 'canvas', 'scene', 'cast'],
  outline: ['plan', 'canvas', 'describe', 'draw', 'scene'],
  board: ['plan', 'canvas', 'describe', 'outline'],
  edit: ['plan', 'canvas', 'describe', 'draw', 'scene', 'cast', 'cut-out'],
  'cut-out': [],
};

/** Served by the gateway alone: whatever makes something, and the words that makers read. */
const makers = ['words', 'library', 'writer', 'voice', 'painter', 'motion', 'vendors'];

module.exports = { packageArrows, painterArrows, makers };
