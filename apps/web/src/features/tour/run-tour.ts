import 'driver.js/dist/driver.css';
import './tour.css';
import { driver } from 'driver.js';
import type { Config, Driver, DriveStep } from 'driver.js';
import { labels } from '../../labels/index.ts';

const words = labels.dialog.tour;

/** Where a step points when its own place is not on the screen: a visitor has no Your Generations, some engines no upload. */
const INSTEAD: Readonly<Record<string, string>> = {
  upload: 'prompt',
  generations: 'account',
  voice: 'prompt',
};

/** How the tour looks and what it leaves to us. */
const looks: Config = {
  animate: false,
  // The library drops keys that come while a step is being drawn; ours are never lost.
  allowKeyboardControl: false,
  showProgress: true,
  progressText: labels.common.partOf('{{current}}', '{{total}}'),
  nextBtnText: words.next,
  prevBtnText: words.back,
  doneBtnText: words.finish,
  showButtons: ['next', 'previous'],
  allowClose: true,
  overlayClickBehavior: () => undefined,
  overlayColor: '#05060a',
  overlayOpacity: 0.72,
  stagePadding: 6,
  stageRadius: 12,
  smoothScroll: false,
  disableActiveInteraction: true,
  popoverClass: 'tour',
};

/**
 * Runs the guided tour over what is on the screen. Arrow keys move, Escape and Skip leave; the focus goes back to where
 * it was. @returns what ends the tour
 */
export function runTour(onEnd: () => void): () => void {
  const focusedBefore = document.activeElement;
  let isOver = false;
  const tour = driver({
    ...looks,
    steps: labels.tour.map(stepOf),
    onHighlightStarted: leaveFormerPlaces,
    onPopoverRender: ({ title, footer, footerButtons }) => {
      // The library's header and footer would pass for those of the page.
      title.role = 'none';
      footer.role = 'none';
      const skip = document.createElement('button');
      skip.type = 'button';
      skip.className = 'tour-skip';
      skip.textContent = words.skip;
      skip.addEventListener('click', leave);
      // Last in the order of focus, so that Enter goes on; the style sheet shows it first.
      footerButtons.append(skip);
    },
    onDestroyed: finish,
  });
  const handleKey = (event: KeyboardEvent) => {
    handleTourKey(event, tour, leave);
  };

  function finish(): void {
    if (isOver) {
      return;
    }
    isOver = true;
    globalThis.removeEventListener('keydown', handleKey);
    if (focusedBefore instanceof HTMLElement) {
      focusedBefore.focus({ preventScroll: true });
    }
    onEnd();
  }

  /** The library is silent about a tour that ends before its first step is drawn. */
  function leave(): void {
    tour.destroy();
    finish();
  }

  globalThis.addEventListener('keydown', handleKey);
  tour.drive();
  return leave;
}

function handleTourKey(event: KeyboardEvent, tour: Driver, leave: () => void): void {
  if (event.key === 'Escape') {
    leave();
  } else if (event.key === 'ArrowRight' && tour.hasNextStep()) {
    tour.moveNext();
  } else if (event.key === 'ArrowLeft' && tour.hasPreviousStep()) {
    tour.movePrevious();
  }
}

/** The library takes its light off a place only once that was drawn: what was left sooner would stay lit. */
function leaveFormerPlaces(): void {
  for (const place of document.querySelectorAll('.driver-active-element')) {
    place.classList.remove('driver-active-element', 'driver-no-interaction');
    for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) {
      place.removeAttribute(name);
    }
  }
}

function stepOf({ key, title, text }: (typeof labels.tour)[number]): DriveStep {
  return {
    element: () => placeOf(key) ?? placeOf(INSTEAD[key] ?? 'prompt') ?? document.body,
    popover: { title, description: text },
  };
}

/** The visible element of a step: phones and desktops have one each for some of them. */
function placeOf(key: string): HTMLElement | null {
  const places = [...document.querySelectorAll<HTMLElement>(`[data-tour="${key}"]`)];
  return places.find((place) => place.getClientRects().length > 0) ?? null;
}
