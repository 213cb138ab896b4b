// Run inside the page, and written as text: the scripts are checked without a browser's own types.

/** Marks Welcome and the tour as seen, as on everybody's second visit. */
export const markIntroduced = `
  localStorage.setItem('kinora.welcome-seen', 'yes');
  localStorage.setItem('kinora.tour-seen', 'yes');
`;

/** Waits for letters, for the pictures in the window and for the posters of films, and for everything that moves or fades to its end. */
export const comeToRest = `(async () => {
  await document.fonts.ready;
  const near = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const posters = [...document.querySelectorAll('video[poster]')].map(({ poster }) => {
    const image = new Image();
    image.src = poster;
    return image;
  });
  await Promise.allSettled([...near, ...posters].map((image) => image.decode()));
  const passing = document
    .getAnimations()
    .filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map((animation) => animation.finished));
})()`;

/** How many pixels the page is wider than the window. */
export const sidewaysPixels = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
