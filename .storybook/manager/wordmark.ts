import { standardTheme, themes } from '@fitness/ui/theme/themes';
import { studio } from '@fitness/web/config/studio.ts';
import { brandMarkShape } from '@fitness/web/lib/brand-mark-shape.ts';

const { color, font } = themes[standardTheme].tokens;

/** The studio's logo and name, as in the app's header. */
export const wordmark = `<span style="display:inline-flex;align-items:center;gap:8px;font:400 22px/1.2 ${font.display.replaceAll('"', "'")};letter-spacing:0.01em">
  <svg viewBox="0 0 64 64" width="28" height="28" aria-hidden="true">
    <path fill="currentColor" d="${brandMarkShape.plates}"/>
    <path fill="${color.accent.base}" d="${brandMarkShape.bar}"/>
  </svg>${studio.name}</span>`;
