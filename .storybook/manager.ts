import { addons } from 'storybook/manager-api';
import { themes } from 'storybook/theming';

addons.setConfig({ theme: { ...themes.dark, brandTitle: 'MAKE FIT 디자인 시스템' } });
