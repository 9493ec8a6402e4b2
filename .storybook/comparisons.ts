import type { ThemeName } from '@fitness/ui/theme/themes';
import { viewports } from './viewports.ts';

export const themeTitles: Record<ThemeName, string> = {
  midnight: '미드나이트',
  daylight: '데이라이트',
};

type Side = { title: string; globals: Record<string, string>; width?: string };

const themeSides: Side[] = Object.entries(themeTitles).map(([theme, title]) => ({
  title,
  globals: { theme },
}));

const widthSides: Side[] = [viewports.phone, viewports.tablet, viewports.desktop].map(
  ({ name, styles }) => ({ title: name, globals: {}, width: styles.width }),
);

/** What the toolbar can show side by side. */
export const comparisons: Readonly<Record<string, { title: string; sides: readonly Side[] }>> = {
  themes: { title: '두 브랜드', sides: themeSides },
  widths: { title: '휴대폰, 태블릿, 데스크톱', sides: widthSides },
};
