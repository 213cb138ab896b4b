/**
 * Puts text on the clipboard. Browsers withhold the clipboard on plain http addresses, where the old way by a
 * selected text area still works. Answers whether it was copied.
 */
export async function copyText(text: string): Promise<boolean> {
  if (globalThis.isSecureContext) {
    await navigator.clipboard.writeText(text);
    return true;
  }
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  // The only way on plain http; it has no successor there.
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}
