/**
 * Calls back once no mouse button or finger is down, because a validation message that appears on blur would move the pressed
 * element away.
 */
export function afterPress(callback: () => void) {
  if (document.querySelector(':active') === null) callback();
  // After the click, which is dispatched in the same task.
  else
    window.addEventListener('mouseup', () => setTimeout(callback), { capture: true, once: true });
}
