import { applyTheme } from '../../apply-theme.ts';
import { themes } from '../../themes.ts';

applyTheme(':root', themes.midnight);
