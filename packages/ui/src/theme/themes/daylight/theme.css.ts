import { applyTheme, themeSelector } from '../../apply-theme.ts';

applyTheme('daylight', themeSelector('daylight'));
