/** Loads the page again from the server; after signing out nothing of the old session may stay in memory. */
export function reloadPage(): void {
  globalThis.location.reload();
}

/** An absolute address on this server, for links that leave the page (copy link, share). */
export function absoluteUrl(path: string): string {
  return new URL(path, globalThis.location.origin).href;
}

/** Leaves for the start page by loading it afresh: nothing of what was there before stays in memory. */
export function openStartPage(): void {
  globalThis.location.assign('/');
}
