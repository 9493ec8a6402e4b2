// node brand.mjs > brand.css
import { themeCss, themes } from '@fitness/ui/theme';

const { tokens } = themes.daylight;

export const forest = {
  colorScheme: 'light',
  tokens: {
    ...tokens,
    color: {
      ...tokens.color,
      text: { ...tokens.color.text, accent: '#17603a' },
      accent: { base: '#1f7a4c', hover: '#17603a', pressed: '#114d2e', tint: '#e3f3ea' },
    },
  },
};

console.log(themeCss('[data-theme="forest"]', forest));
