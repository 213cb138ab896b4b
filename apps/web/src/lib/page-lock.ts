/** A page that did not say for this long that it is there is taken for gone, where a browser has no locks. */
const GONE_AFTER_MS = 15_000;

const nameOf = (page: string) => `kinora.page.${page}`;

/** Absent on plain http addresses of other machines. */
function lockManager(): LockManager | undefined {
  // The types say that it is always there.
  return (globalThis.navigator as { locks?: LockManager }).locks;
}

/** Says that a page is there, until it is left or dies. */
export function holdPage(page: string, signal: AbortSignal): void {
  const isLeft = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
  lockManager()
    ?.request(nameOf(page), () => isLeft)
    .catch(() => undefined);
}

/** Runs `action` once a page is gone: at once, or when it is left or dies. One page at a time is told. */
export function whenPageIsGone(
  page: { id: string; seenAtMs: number },
  action: () => void,
  signal: AbortSignal,
): void {
  const locks = lockManager();
  if (locks === undefined) {
    if (Date.now() - page.seenAtMs > GONE_AFTER_MS) {
      action();
    }
    return;
  }
  locks.request(nameOf(page.id), { signal }, action).catch(() => undefined);
}
