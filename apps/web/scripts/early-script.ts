import { knownUserAttribute } from '@fitness/ui/theme/prerendering';

/**
 * Runs in the head of a prerendered page; the security policy allows it by its hash. It tells whether the device has a session. Until
 * the app has started it keeps forms from being sent, and buttons from the parts of the app that have, for `replayEarlyInput`.
 */
export const earlyScript = `(() => {
try { if (localStorage.getItem('accessToken')) document.documentElement.setAttribute('${knownUserAttribute}', ''); } catch {}
const typed = new Map();
const types = ['input', 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'submit'];
const hold = (event) => {
if (event.type === 'input') { typed.set(event.target, event.target.value); return; }
const button = event.target.closest('button');
if (!button && event.type !== 'submit') return;
event.stopImmediatePropagation();
if (event.type === 'submit') event.preventDefault();
if (event.type === 'click') earlyInput.pressed = button;
};
for (const type of types) addEventListener(type, hold, true);
window.earlyInput = { typed, pressed: null, stop() {
for (const type of types) removeEventListener(type, hold, true);
} };
})()`;
