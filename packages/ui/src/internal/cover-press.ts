import { cover } from './cover-press.css.ts';

/** The longest time between the two presses of a double press. */
const doublePressMs = 500;

// Module state, since there is one pointer for all components.
let press = { left: 0, top: 0, at: -Infinity, isOver: true };

if (typeof window !== 'undefined') {
  const options = { capture: true };
  window.addEventListener(
    'pointerdown',
    ({ clientX, clientY, timeStamp }) => {
      press = { left: clientX, top: clientY, at: timeStamp, isOver: false };
    },
    options,
  );
  window.addEventListener('click', () => (press.isOver = true), options);
}

function addCover({ left, top }: typeof press) {
  const element = document.createElement('div');
  element.className = cover;
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
  // For react-aria it is not outside an open dialog.
  element.dataset['reactAriaTopLayer'] = 'true';
  // The focus stays where it is.
  element.addEventListener('mousedown', (event) => event.preventDefault());
  document.body.append(element);
  setTimeout(() => element.remove(), doublePressMs);
}

/**
 * Covers the place of the press that has just opened or closed something, so that the second press of a double press does not reach
 * what has appeared there. The number of clicks does not tell, because Safari on phones does not count them.
 */
export function coverPress() {
  const current = press;
  if (performance.now() - current.at > doublePressMs) return;
  if (current.isOver) addCover(current);
  // The press still has to reach what it began on.
  else
    window.addEventListener('click', () => current === press && setTimeout(addCover, 0, current), {
      capture: true,
      once: true,
    });
}
