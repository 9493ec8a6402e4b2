import { blankFont } from '@fitness/ui/theme/blank-font';
import { preferencesAttribute } from '@fitness/ui/theme/preferences';
import { knownUserAttribute } from '@fitness/ui/theme/prerendering';
import { minifySync } from 'vite';
import { preferencesCookie } from '../src/lib/preferences-cookie.ts';

/** Marks links that this script turns into preloads. */
export const afterPaint = 'data-after-paint';

/** How long text waits for its font at most, as with `font-display: block`. */
const longestWaitMs = 3000;

/** Gives the document what the user has chosen for the site, before the first paint. */
export const preferencesScript = `(() => {
const [, chosen] = /(?:^|; )${preferencesCookie}=([^;]+)/.exec(document.cookie) ?? [];
if (chosen) document.documentElement.setAttribute('${preferencesAttribute}', chosen);
})()`;

/**
 * Gives Korean text its final place on a device without a Korean font, where boxes of another width would stand until the fonts arrive. If
 * they do not, the boxes or an unknown font take over.
 */
const blankFontScript = `(() => {
const bytes = Uint8Array.from(atob('${blankFont()}'), (letter) => letter.charCodeAt());
const blank = new FontFace('Studio Text Blank', bytes, { weight: '400 800' });
document.fonts.add(blank);
setTimeout(() => document.fonts.delete(blank), ${longestWaitMs});
})()`;

/**
 * `earlyScript` runs in the head of a prerendered page; the security policy allows it by its hash. It marks the document if the device has a
 * session; without one it preloads the page's first responses, which a user's token could change. Before hydration it holds the last press of
 * a button for `watchEarlyInput`, unless the user has typed since, and stops the events of presses and native submits; for an empty required
 * field it shows the browser's own message. Once the first picture is painted, it preloads the other scripts, which the app's first script
 * would request later.
 */
const source = `${preferencesScript};
${blankFontScript};
(() => {
try {
JSON.parse(atob(localStorage.getItem('accessToken').split('.')[1].replace(/-/g, '+').replace(/_/g, '/')));
document.documentElement.setAttribute('${knownUserAttribute}', '');
} catch {}
if (!document.documentElement.hasAttribute('${knownUserAttribute}'))
for (const link of document.querySelectorAll('link[as=fetch]')) link.rel = 'preload';
const types = ['input', 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'submit'];
const hold = (event) => {
if (event.type === 'input') {
earlyInput.pressed = null;
return;
}
const button = event.target.closest('button');
if (!button && event.type !== 'submit') return;
event.stopImmediatePropagation();
if (event.type === 'submit') event.preventDefault();
if (event.type !== 'click') return;
earlyInput.pressed = button;
if (button.type !== 'submit' || !button.form) return;
const empty = [...button.form.querySelectorAll('[aria-required=true]')].find((field) => field.value === '');
if (!empty) return;
empty.required = true;
empty.reportValidity();
};
for (const type of types) addEventListener(type, hold, true);
const preload = () => {
for (const link of document.querySelectorAll('link[${afterPaint}]')) link.rel = 'modulepreload';
};
const afterFrame = (run) => requestAnimationFrame(() => setTimeout(run));
const pictures = document.querySelectorAll('link[as="image"]');
for (const picture of pictures) picture.onload = picture.onerror = () => afterFrame(() => afterFrame(preload));
if (pictures.length === 0) afterFrame(preload);
window.earlyInput = { pressed: null, stop() {
for (const type of types) removeEventListener(type, hold, true);
} };
})()`;

/** The script of every document, minified because the first paint waits for it. */
export const earlyScript = minifySync('early-script.js', source).code.trim();
