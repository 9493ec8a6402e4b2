import { applyTheme } from '@fitness/ui/theme/apply-theme';
import { themes } from '@fitness/ui/theme/themes';

for (const [name, theme] of Object.entries(themes))
  applyTheme(`:root[data-theme='${name}']`, theme);
