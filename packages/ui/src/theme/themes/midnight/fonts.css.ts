import { globalFontFace } from '@vanilla-extract/css';

/** The metrics of the two fonts, in em. */
const text = { ascent: 0.9521, descent: 0.2412, syllable: 0.8643 };
const display = { ascent: 1.1763, descent: 0.3291, capital: 0.4586 };

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** A local fallback font with the metrics of a theme font, so that loading the theme font causes no layout shift. */
function addFallbackFont(
  family: string,
  { ascent, descent }: { ascent: number; descent: number },
  size: number,
  fonts: readonly string[],
) {
  globalFontFace(family, {
    src: fonts.map((font) => `local('${font}')`).join(', '),
    sizeAdjust: percent(size),
    ascentOverride: percent(ascent / size),
    descentOverride: percent(descent / size),
    lineGapOverride: '0%',
  });
}

globalFontFace('Studio Text', {
  src: "url('../../fonts/studio-text.woff2') format('woff2')",
  fontWeight: '400 800',
  fontDisplay: 'swap',
});

globalFontFace('Studio Display', {
  src: "url('../../fonts/studio-display.woff2') format('woff2')",
  fontDisplay: 'swap',
});

// Korean fonts of Apple, Google and Microsoft, with the width of a syllable in each.
const noto = ['Noto Sans KR', 'NotoSansKR-Regular', 'Noto Sans CJK KR', 'NotoSansCJKkr-Regular'];
addFallbackFont('Studio Text Apple', text, text.syllable / 0.865, [
  'Apple SD Gothic Neo',
  'AppleSDGothicNeo-Regular',
]);
addFallbackFont('Studio Text Noto', text, text.syllable / 0.92, noto);
addFallbackFont('Studio Text Malgun', text, text.syllable / 0.87, ['Malgun Gothic']);

const narrow = ['Liberation Sans Narrow Bold', 'Arial Narrow Bold', 'Roboto Condensed Bold'];
addFallbackFont('Studio Display Narrow', display, display.capital / 0.558, narrow);
addFallbackFont('Studio Display Impact', display, display.capital / 0.53, ['Impact']);
