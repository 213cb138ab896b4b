// Runs before the first paint, as a file of its own, so that no inline script is needed.
try {
  const theme = localStorage.getItem('kinora.theme');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
  }
} catch {
  // Storage can be switched off; then the system's colour scheme decides.
}
