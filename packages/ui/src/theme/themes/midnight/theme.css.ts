import { applyTheme, themeSelector } from '../../apply-theme.ts';

applyTheme('midnight', themeSelector('midnight'));
