import {
  formatCount,
  formatDate,
  formatPhone,
  formatTime,
  formatWon,
} from '@fitness/web/lib/format.ts';
import { formatDay } from '@fitness/web/lib/format-day.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TokenTable } from '../foundations/FoundationPage.tsx';

const description = `
- 금액은 쉼표를 찍고 **원**을 붙입니다. 0원도 표시합니다.
- 날짜는 표에서 **2026. 11. 20.**, 가까운 날짜는 **11월 20일 (금)**, 시각은 24시간제로 **06:00**처럼 씁니다.
- 전화번호는 하이픈을 넣어 보여 주고, 서버에는 숫자만 보냅니다.
- 값이 없으면 비워 두지 않고 **–**로 표시합니다.
- 표의 숫자는 자릿수를 맞춰 오른쪽으로 정렬합니다.
- 오늘과 지난 날짜는 기기의 위치와 관계없이 서울 시각으로 판단합니다.
`;

const rows: [string, string, string][] = [
  ['금액', '120000', formatWon(120_000)],
  ['금액, 없음', '0', formatWon(0)],
  ['수', '5000', formatCount(5_000)],
  ['날짜', '2026-11-20', formatDate('2026-11-20')],
  ['날짜, 없음', 'null', formatDate(null)],
  ['가까운 날', '2026-11-20', formatDay('2026-11-20')],
  ['시각', '2026-11-20T06:00:00', formatTime('2026-11-20T06:00:00')],
  ['휴대폰', '01012345678', formatPhone('01012345678')],
  ['서울 전화', '0212345678', formatPhone('0212345678')],
];

function NumbersAndDates() {
  return <TokenTable label="쓰는 꼴" columns={['무엇', '값', '보이는 것']} rows={rows} />;
}

const meta = {
  title: '패턴/금액과 날짜',
  tags: ['autodocs'],
  component: NumbersAndDates,
  parameters: { docs: { description: { component: description } } },
} satisfies Meta<typeof NumbersAndDates>;

export default meta;

/** 앱과 같은 함수로 표시합니다. */
export const Formats: StoryObj<typeof meta> = {
  name: '표기 형식',
  play: async ({ canvas }) => {
    for (const shown of [
      '120,000원',
      '0원',
      '5,000',
      '2026. 11. 20.',
      '11월 20일 (금)',
      '06:00',
      '010-1234-5678',
      '02-1234-5678',
    ]) {
      await expect(canvas.getByRole('cell', { name: shown })).toBeVisible();
    }
  },
};
