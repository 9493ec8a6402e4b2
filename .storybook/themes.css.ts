import { applyTheme } from '@fitness/ui/theme/apply-theme';
import { type ThemeName, themes } from '@fitness/ui/theme/themes';

for (const name of Object.keys(themes) as ThemeName[])
  applyTheme(name, `:root[data-theme='${name}']`);
