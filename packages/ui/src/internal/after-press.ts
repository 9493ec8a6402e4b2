/** Calls back once no mouse button or finger is down: what a field says when it loses the focus would else move what is pressed away. */
export function afterPress(callback: () => void) {
  if (document.querySelector(':active') === null) callback();
  // The click follows in the same task.
  else
    window.addEventListener('mouseup', () => setTimeout(callback), { capture: true, once: true });
}
