import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { expectForbidden, failedList, loadingTable } from '../../../testing/page-stories.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/texts.ts';

const meta = {
  ...pageMeta,
  title: '화면/마스터/직원',
  args: { path: paths.worker, persona: 'master1' },
} satisfies PageMeta;

export default meta;

const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

/** 처음에는 이번 달이고, 다른 달을 고를 수 있습니다. 없으면 0입니다. */
export const Ready: Story = {
  name: '이번 달',
  tags: [
    'rule:screen:worker.month',
    'rule:role:master.workers',
    'rule:operation:listWorkers',
    'rule:worker:totals',
  ],
  play: async ({ canvas }) => {
    const [year, month] = [await canvas.findByLabelText('연도'), canvas.getByLabelText('월')];
    await expect(year).toHaveValue('2026');
    await expect(month).toHaveValue('11');
    await expect(cellsOf(await canvas.findByRole('row', { name: /정유나/ }))).toEqual([
      '5',
      '정유나',
      '여성',
      '010-3000-0005',
      '19명',
      '48회',
    ]);
    await expect(
      canvas.getAllByRole('columnheader').map(({ innerText }) => innerText.split('\n')[0]),
    ).toEqual(['번호', '이름', '성별', '연락처', '담당 회원 수', '수업 횟수']);
    await expect(cellsOf(canvas.getByRole('row', { name: /윤태오/ })).slice(-2)).toEqual([
      '0명',
      '0회',
    ]);
    await expect(cellsOf(canvas.getByRole('row', { name: /^합계/ })).slice(-2)).toEqual([
      '50명',
      '153회',
    ]);
    await expect(canvas.getByText('여러 직원이 맡는 회원은 직원마다 포함됩니다.')).toBeVisible();
    await userEvent.selectOptions(month, '10');
    await waitFor(() =>
      expect(cellsOf(canvas.getByRole('row', { name: /정유나/ })).at(-1)).toBe('60회'),
    );
  },
};

/** 알 수 없는 수와 그 합계에는 –가 있습니다. */
export const Unknown: Story = {
  name: '알 수 없는 수',
  tags: ['rule:worker:totals'],
  args: {
    faults: [
      {
        kind: 'custom',
        operation: 'listWorkers',
        status: 200,
        body: [
          {
            managerId: 1,
            nickname: '강민준',
            gender: 'male',
            ph: '01030000001',
            classMemberCount: 0,
            classSessionCount: null,
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /강민준/ });
    await expect(cellsOf(row).slice(-2)).toEqual(['0명', '–']);
    await expect(cellsOf(canvas.getByRole('row', { name: /^합계/ })).slice(-2)).toEqual([
      '0명',
      '–',
    ]);
  },
};

/** 표가 올 자리를 미리 보여 줍니다. */
export const Loading: Story = {
  name: '불러오는 중',
  ...loadingTable('listWorkers', '직원 실적'),
};

/** 직원이 없는 달입니다. 서버는 목록 대신 null을 보낼 수도 있습니다. */
export const Empty: Story = {
  name: '데이터 없음',
  tags: ['rule:text:empty.list', 'rule:list:null'],
  beforeEach: ({ msw }) => msw.use(http.get('*/admin/manager', () => HttpResponse.json(null))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.emptyList)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'CSV 내려받기' })).not.toBeInTheDocument();
  },
};

/** 불러오지 못하면 비어 있는 문구와 다시 시도할 버튼을 보여 줍니다. */
export const Failed: Story = {
  name: '불러오기 실패',
  tags: ['rule:list:failed'],
  ...failedList('listWorkers'),
};

/** 휴대폰에서는 두 수를 위아래로 보여 주고, 나머지는 접어 둡니다. */
export const Phone: Story = {
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /강민준/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** 마스터가 아니면 볼 수 없습니다. */
export const Forbidden: Story = {
  name: '권한 없음',
  tags: ['rule:route:worker'],
  args: { persona: 'customer1' },
  play: expectForbidden,
};
