import { demoAccounts } from '@fitness/mocks/demo-accounts';
import { scenarios } from '@fitness/mocks/scenarios';
import { signedOut } from '@fitness/web/testing/app-state.ts';
import { faultPresets } from '@fitness/web/testing/fault-presets.ts';
import { standardTheme, type ThemeName } from '@fitness/ui/theme/themes';
import type { GlobalTypes } from 'storybook/internal/types';

type Item = { value: string; title: string; right?: string };

const tool = (
  name: string,
  icon: NonNullable<GlobalTypes[string]['toolbar']>['icon'],
  description: string,
  items: Item[],
  standard = '스토리 그대로',
) => ({
  name,
  description,
  toolbar: {
    title: name,
    icon,
    dynamicTitle: true,
    items: [{ type: 'reset' as const, title: standard }, ...items],
  },
});

const userItems: Item[] = [
  { value: signedOut, title: '방문자(로그인하지 않음)' },
  ...demoAccounts.map(({ username, nickname, label }) => ({
    value: username,
    title: `${nickname} — ${label}`,
    right: username,
  })),
];

const scenarioItems: Item[] = Object.entries(scenarios).map(([value, { label }]) => ({
  value,
  title: label,
}));

const faultItems: Item[] = Object.entries(faultPresets).map(([value, { title, aside }]) => ({
  value,
  title,
  ...(aside !== undefined && { right: aside }),
}));

const clockItems: Item[] = [
  { value: '2026-11-20T05-30', title: '개점 전', right: '11. 20. 05:30' },
  { value: '2026-11-20T10-00', title: '오전', right: '11. 20. 10:00' },
  { value: '2026-11-20T23-30', title: '마지막 수업 중', right: '11. 20. 23:30' },
  { value: '2026-11-21T00-01', title: '자정이 지난 뒤', right: '11. 21. 00:01' },
  { value: '2026-11-30T10-00', title: '월말', right: '11. 30. 10:00' },
  { value: '2026-12-31T23-59', title: '한 해의 마지막 분', right: '12. 31. 23:59' },
  { value: '2027-02-06T10-00', title: '설 연휴', right: '2027. 2. 6. 10:00' },
];

const themeTitles: Record<ThemeName, string> = { midnight: '미드나이트', daylight: '데이라이트' };

const themeItems: Item[] = Object.entries(themeTitles)
  .filter(([value]) => value !== standardTheme)
  .map(([value, title]) => ({ value, title: `브랜드: ${title}` }));

/** The toolbar's menus; their values are in the URL, so that a link shows the same state. */
export const globalTypes: GlobalTypes = {
  role: tool('역할', 'user', '로그인한 사람', userItems),
  scenario: tool('데이터', 'database', '스튜디오의 데이터', scenarioItems),
  fault: tool('오류', 'lightning', '일어나는 오류', faultItems),
  clock: tool('시각', 'time', '스튜디오의 현재 시각(서울)', clockItems),
  theme: tool('브랜드', 'paintbrush', '테마', themeItems, `브랜드: ${themeTitles[standardTheme]}`),
};
