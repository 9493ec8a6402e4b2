import { globalFontFace } from '@vanilla-extract/css';
import { laterSyllables } from '../../font-subset.ts';

globalFontFace('Studio Text', {
  src: "url('../../fonts/studio-pages.woff2') format('woff2')",
  fontWeight: '400 800',
  fontDisplay: 'swap',
  unicodeRange: [...laterSyllables]
    .map((syllable) => `U+${syllable.codePointAt(0)?.toString(16)}`)
    .join(','),
});
