const CONTROLS = 'a[href], button, input, select, textarea';
const isField = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element.matches('input, select, textarea');

/** Changes the pages, and does again in the app's what was done in the drawn one. */
export function takeOver(drawn: HTMLElement, place: HTMLElement, change: () => void): void {
  const typed = [...drawn.querySelectorAll(CONTROLS)].filter(isField).filter(isChanged);
  const pressed = drawn.querySelector('[data-pressed]');
  const focused = drawn.contains(document.activeElement) ? document.activeElement : null;
  const twins = [...typed, pressed, focused].map((element) => element && twinOf(element, drawn, place));
  change();
  // After the commit that this belongs to, so that the app hears of it like of any other event.
  queueMicrotask(() => {
    typed.forEach((field, index) => {
      write(twins[index] ?? null, field.value);
    });
    const [button, focus] = twins.slice(typed.length);
    focus?.focus({ preventScroll: true });
    button?.click();
  });
}

function isChanged(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): boolean {
  if ('selectedOptions' in field) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  return field.value !== field.defaultValue;
}

/** Writes as a person would, past what React remembers of the field. */
function write(field: HTMLElement | null, value: string): void {
  if (field === null) {
    return;
  }
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The control of the app that has the same name, and the same place among those that have it. */
function twinOf(element: Element, drawn: HTMLElement, place: HTMLElement): HTMLElement | null {
  const name = nameOf(element);
  const namesakes = (whole: HTMLElement) =>
    [...whole.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (other) => nameOf(other) === name && !isInHiddenFrame(other),
    );
  const index = namesakes(drawn).findIndex((other) => other === element);
  return namesakes(place)[index] ?? null;
}

/** A drawn page has the frames of every width, the app only the one that is seen. */
function isInHiddenFrame(element: HTMLElement): boolean {
  const frame = element.closest('[data-frame]');
  return frame !== null && getComputedStyle(frame).display === 'none';
}

function nameOf(element: Element): string {
  const words = isField(element) ? '' : element.textContent.trim();
  return `${element.tagName} ${element.getAttribute('aria-label') ?? words}`;
}
