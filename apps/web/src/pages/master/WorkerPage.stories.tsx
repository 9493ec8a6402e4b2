import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { failedList, loadingTable, expectForbidden } from '../../../testing/page-stories.ts';

const meta = {
  ...pageMeta,
  title: '화면/마스터/직원',
  args: { path: paths.worker, persona: 'master1' },
} satisfies PageMeta;

export default meta;

const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

/** 처음에는 이번 달입니다. 아직 끝나지 않은 달이라 차이 대신 전월 한 달의 수를 옆에 보여 줍니다. */
export const Ready: Story = {
  name: '이번 달',
  tags: [
    'rule:screen:worker.month',
    'rule:role:master.workers',
    'rule:operation:listWorkers',
    'rule:worker:running',
    'rule:worker:totals',
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('연도')).toHaveValue('2026');
    await expect(canvas.getByLabelText('월')).toHaveValue('11');
    const row = await canvas.findByRole('row', { name: /정유나/ });
    await waitFor(() =>
      expect(cellsOf(row)).toEqual([
        '5',
        '정유나',
        '여성',
        '010-3000-0005',
        '19명전월 15명',
        '48회전월 60회',
      ]),
    );
    await expect(
      canvas.getAllByRole('columnheader').map(({ innerText }) => innerText.split('\n')[0]),
    ).toEqual(['번호', '이름', '성별', '연락처', '담당 회원 수', '수업 횟수']);
    const [, highest] = row.querySelectorAll('td:last-child rect');
    const [, other] = (await canvas.findByRole('row', { name: /강민준/ })).querySelectorAll(
      'td:last-child rect',
    );
    const [longest, length] = [highest, other].map((bar) => bar!.getBoundingClientRect().width);
    await expect(length! / longest!).toBeCloseTo(20 / 48);
    await expect(cellsOf(canvas.getByRole('row', { name: /^합계/ })).slice(-2)).toEqual([
      '50명전월 41명',
      '153회전월 200회',
    ]);
    await expect(canvas.getByText('여러 직원이 맡는 회원은 직원마다 포함됩니다.')).toBeVisible();
    await expect(canvas.getByText('직원 6명')).toBeVisible();
    await expect(canvas.getByText('오늘까지 집계한 실적입니다.')).toBeVisible();
    await expect(canvas.getByText('전월은 한 달 전체입니다.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '다음 달' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** 지난 달에는 전월과의 차이가 있습니다. 스크린 리더는 늘었는지 줄었는지 읽습니다. 아직 시작하지 않은 달은 비교하지 않습니다. */
export const OtherMonth: Story = {
  name: '다른 달',
  tags: ['rule:screen:worker.month', 'rule:worker:before'],
  play: async ({ canvas }) => {
    const [year, month] = [await canvas.findByLabelText('연도'), canvas.getByLabelText('월')];
    await userEvent.selectOptions(month, '10');
    await expect(await canvas.findByText('+와 −는 전월과의 차이입니다.')).toBeVisible();
    const change = canvas.getByText('전월보다 29회 증가').parentElement!;
    await expect(change).toHaveTextContent('+29');
    await expect(canvas.getAllByText('전월과 같음')).toHaveLength(2);
    await userEvent.selectOptions(month, '12');
    await expect(await canvas.findByText('아직 시작하지 않은 달입니다.')).toBeVisible();
    await expect(canvas.queryByText(/^전월/)).not.toBeInTheDocument();
    await userEvent.selectOptions(year, '2023');
    await waitFor(() => expect(canvas.getAllByText('전월과 같음')).toHaveLength(14));
    await userEvent.selectOptions(month, '01');
    await expect(await canvas.findByText('전월 자료가 없습니다.')).toBeVisible();
    await expect(canvas.queryByText('전월과 같음')).not.toBeInTheDocument();
  },
};

const worker = {
  managerId: 1,
  nickname: '강민준',
  gender: 'male',
  ph: '01030000001',
  classMemberCount: 8,
  classSessionCount: 20,
};

const inMonth = (request: Request) => new URL(request.url).searchParams.get('classTime');

/** 전월 목록에 없던 직원과 알 수 없는 수에는 차이가 없습니다. */
export const Unknown: Story = {
  name: '새 직원과 알 수 없는 수',
  tags: ['rule:worker:before'],
  args: { path: `${paths.worker}?year=2026&month=10` },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/admin/manager', ({ request }) =>
        HttpResponse.json(
          inMonth(request) === '2026-10-01'
            ? [
                worker,
                { ...worker, managerId: 2, nickname: '이서연', classSessionCount: null },
                { ...worker, managerId: 3, nickname: '박도윤' },
              ]
            : [
                { ...worker, classMemberCount: 10, classSessionCount: 17 },
                { ...worker, managerId: 2, classMemberCount: null },
              ],
        ),
      ),
    ),
  play: async ({ canvas }) => {
    const countsOf = (name: RegExp) =>
      cellsOf(canvas.getByRole('row', { name })).slice(-2) as [string, string];
    await canvas.findByText('전월보다 2명 감소');
    await expect(countsOf(/강민준/)).toEqual(['8명−2전월보다 2명 감소', '20회+3전월보다 3회 증가']);
    await expect(countsOf(/이서연/)).toEqual(['8명전월 자료 없음', '–']);
    await expect(countsOf(/박도윤/)).toEqual(['8명전월 자료 없음', '20회전월 자료 없음']);
    await expect(countsOf(/^합계/)).toEqual(['24명전월 자료 없음', '–']);
  },
};

/** 전월을 불러오지 못해도 이 달은 그대로 보여 주고, 다시 시도할 수 있습니다. */
export const BeforeFailed: Story = {
  name: '전월 불러오기 실패',
  tags: ['rule:worker:before-later'],
  parameters: { expectedErrors: ['status of 500'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/admin/manager', ({ request }) =>
        inMonth(request) === '2026-10-01' ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('전월 실적을 불러오지 못해 비교할 수 없습니다.'),
    ).toBeVisible();
    await expect(cellsOf(canvas.getByRole('row', { name: /강민준/ })).at(-1)).toBe('20회');
    await expect(canvas.queryByText('전월은 한 달 전체입니다.')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: texts.retry })).toBeVisible();
  },
};

/** 열 이름을 누르면 그 열의 값으로 정렬합니다. */
export const Sorted: Story = {
  name: '정렬',
  tags: ['rule:worker:sort'],
  play: async ({ canvas }) => {
    const sessions = await canvas.findByRole('button', { name: '수업 횟수' });
    await canvas.findByRole('row', { name: /강민준/ });
    await userEvent.click(sessions);
    await userEvent.click(sessions);
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toEqual([
      '정유나',
      '최하은',
      '박도윤',
      '이서연',
      '강민준',
      '윤태오',
      '합계',
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
    await expect(canvas.getByRole('button', { name: '이전 달' })).toBeEnabled();
  },
};

/** 불러오지 못하면 비어 있는 문구와 다시 시도할 버튼을 보여 줍니다. */
export const Failed: Story = {
  name: '불러오기 실패',
  tags: ['rule:list:failed'],
  ...failedList('listWorkers'),
};

/** 휴대폰에서는 두 막대를 위아래로 보여 주고, 나머지는 접어 둡니다. */
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
