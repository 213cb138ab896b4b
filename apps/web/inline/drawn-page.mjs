// Stands at the end of a page that is sent drawn (scripts/web-pages): welcomes who is new, notes what is pressed
// before the app is there, and fetches the app once the page has been painted. `lib/drawn-page.ts` takes over from it.
{
  const { app, parts, sheet } = document.documentElement.dataset;

  const welcome = document.getElementById('welcome-drawn');
  try {
    if (welcome !== null && localStorage.getItem('kinora.welcome-seen') === null) {
      welcome.replaceWith(welcome.content);
    }
  } catch {
    // Without storage nobody is welcomed by themselves.
  }

  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest('[data-drawn] button');
      if (button !== null) {
        document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
        button.dataset.pressed = '';
      }
    },
    true,
  );

  const addLink = (rel, href, attributes = {}) => {
    const link = Object.assign(document.createElement('link'), attributes);
    link.rel = rel;
    link.href = href;
    document.head.append(link);
  };

  let isBegun = false;
  const begin = () => {
    if (isBegun) {
      return;
    }
    isBegun = true;
    // Not for the screen until the app is: `app/start-drawn.ts` says when.
    addLink('stylesheet', sheet, { crossOrigin: '', media: 'print' });
    for (const answer of ['/api/auth/get-session', '/api/catalogue']) {
      addLink('preload', answer, { as: 'fetch', crossOrigin: 'anonymous' });
    }
    void import(app);
    addParts(parts.split(' '));
  };

  // A few at a time: on a slow phone each takes its milliseconds, and a press in between is answered.
  const addParts = (left) => {
    for (const part of left.slice(0, 3)) {
      addLink('modulepreload', part);
    }
    if (left.length > 3) {
      setTimeout(addParts, 0, left.slice(3));
    }
  };

  // The picture that fills most of the page; where there is none the first words are what is waited for.
  const picture = document.querySelector('[data-drawn] [data-first-picture]');
  const isSeen = () => picture === null || !picture.checkVisibility() || picture.complete;
  const kind = 'largest-contentful-paint';
  if (document.hidden || !globalThis.PerformanceObserver?.supportedEntryTypes?.includes(kind)) {
    begin();
  } else {
    new PerformanceObserver((list, observer) => {
      if (isSeen() || list.getEntries().some(({ element }) => element === picture)) {
        observer.disconnect();
        begin();
      }
    }).observe({ type: kind, buffered: true });
    picture?.addEventListener('error', begin);
    setTimeout(begin, 1_500);
  }
}
