// Runs before the first paint, as a file of its own, so that no inline script is needed.
try {
  const theme = localStorage.getItem('kinora.theme');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
  }
} catch {
  // Storage can be switched off; then the system's colour scheme decides.
}

/** Fetches beside the code what the start page is waiting for as soon as it runs. */
function preload(href, as) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.href = href;
  if (as === 'fetch') {
    link.crossOrigin = 'anonymous';
  }
  document.head.append(link);
}

// A page that is sent drawn fetches what its app needs once it is painted.
if (location.pathname === '/' && document.documentElement.dataset.app === undefined) {
  preload('/api/auth/get-session', 'fetch');
  preload('/api/catalogue', 'fetch');
  try {
    // A first visit is welcomed with a film.
    if (localStorage.getItem('kinora.welcome-seen') === null) {
      preload('/welcome/welcome.webp', 'image');
    }
  } catch {
    // Without storage nobody is welcomed by themselves.
  }
}
