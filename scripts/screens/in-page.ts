// Run inside the page, and written as text: the scripts are checked without a browser's own types.

/** Marks Welcome and the tour as seen, as on everybody's second visit. */
export const markIntroduced = `
  localStorage.setItem('kinora.welcome-seen', 'yes');
  localStorage.setItem('kinora.tour-seen', 'yes');
`;

/**
 * Waits for what is still a skeleton, for letters, for the pictures in the window and the first picture of films, and for everything that moves or fades
 * to its end; for five seconds at most, since some things move for as long as they are looked at.
 */
export const comeToRest = `(async () => {
  const atMost = new Promise((done) => setTimeout(done, 5000));
  const frame = () => new Promise(requestAnimationFrame);
  const filled = (async () => {
    while (document.querySelector('.skeleton, #root[data-drawn]') !== null) await frame();
  })();
  await Promise.race([filled, atMost]);
  const isNear = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const posters = [...document.querySelectorAll('video[poster]')].map(({ poster }) => {
    const image = new Image();
    image.src = poster;
    return image;
  });
  const pictures = [...document.images].filter(isNear).concat(posters);
  const films = [...document.querySelectorAll('video:not([poster])')].filter(
    (film) => isNear(film) && film.preload !== 'none' && film.readyState < 2,
  );
  const passing = document
    .getAnimations()
    .filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity);
  const arriving = [
    document.fonts.ready,
    ...pictures.map((image) => image.decode()),
    ...films.map((film) => new Promise((done) => film.addEventListener('loadeddata', done, { once: true }))),
    ...passing.map((animation) => animation.finished),
  ];
  await Promise.race([Promise.allSettled(arriving), atMost]);
})()`;

/** How many pixels the page is wider than the window. */
export const sidewaysPixels = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
