// Run inside the page, and written as text: measurements are checked without a browser's own types.

/** Notes from the page's first moment what a visitor feels; `readVitals` reads it. */
export const noteVitals = `
  globalThis.kinoraVitals = { lcpMs: 0, cls: 0, interactions: new Map(), longFramesMs: [] };
  const observe = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  observe('largest-contentful-paint', (entry) => { kinoraVitals.lcpMs = entry.startTime; });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) kinoraVitals.cls += entry.value; });
  observe('event', (entry) => {
    if (entry.interactionId > 0) {
      const before = kinoraVitals.interactions.get(entry.interactionId) ?? { durationMs: 0 };
      if (entry.duration > before.durationMs) {
        kinoraVitals.interactions.set(entry.interactionId, { durationMs: entry.duration, name: entry.name });
      }
    }
  }, { durationThreshold: 16 });
  observe('long-animation-frame', (entry) => { kinoraVitals.longFramesMs.push(entry.duration); });
`;

/** Notes when somebody presses, and when a sound that was begun after it is heard; `readHeard` reads it. */
export const noteHearing = `
  globalThis.kinoraHearing = { pressedAt: 0, heardAt: 0 };
  addEventListener('pointerdown', () => { kinoraHearing.pressedAt = performance.now(); kinoraHearing.heardAt = 0; }, true);
  const begin = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () {
    this.addEventListener('playing', () => { kinoraHearing.heardAt = performance.now(); });
    return begin.call(this);
  };
`;

/** Milliseconds from the last press until something was heard; settles once it is. */
export const readHeard = `new Promise((done) => {
  const look = () => {
    const { pressedAt, heardAt } = kinoraHearing;
    if (heardAt > 0) done(heardAt - pressedAt); else requestAnimationFrame(look);
  };
  look();
})`;

/** What was noted so far. */
export const readVitals = `({
  lcpMs: kinoraVitals.lcpMs,
  cls: kinoraVitals.cls,
  interactions: [...kinoraVitals.interactions.values()],
  longFramesMs: kinoraVitals.longFramesMs,
})`;

/** Forgets the frames so far, so that only those of what comes next are counted. */
export const forgetFrames = 'kinoraVitals.longFramesMs.length = 0';

/** How many elements the page holds. */
export const countElements = "document.querySelectorAll('*').length";

/** Settles when what was just caused has been painted. */
export const untilPainted =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))';
