import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import {
  failedList,
  expectRetried,
  loadingTable,
  expectForbidden,
} from '../../../testing/page-stories.ts';

const meta = {
  ...pageMeta,
  title: '화면/마스터/직원',
  args: { path: paths.worker, persona: 'master1' },
} satisfies PageMeta;

export default meta;

const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

/** 처음에는 이번 달입니다. 표 아래에서 담당 회원과 수업을 막대로 견줍니다. */
export const Ready: Story = {
  name: '이번 달',
  tags: ['rule:screen:worker.month', 'rule:role:master.workers', 'rule:operation:listWorkers'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('연도')).toHaveValue('2026');
    await expect(canvas.getByLabelText('월')).toHaveValue('11');
    await expect(cellsOf(await canvas.findByRole('row', { name: /정유나/ }))).toEqual([
      '5',
      '정유나',
      '여성',
      '010-3000-0005',
      '19명',
      '48회',
    ]);
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      ['번호', '이름', '성별', '연락처', '담당 회원 수', '수업 횟수'],
    );
    await expect(canvas.getByRole('img', { name: '직원별 담당 회원 수' })).toHaveTextContent(
      '강민준8명',
    );
    await expect(canvas.getByRole('img', { name: '직원별 수업 횟수' })).toHaveTextContent(
      '강민준20회',
    );
    await expect(canvas.getByText('직원 6명 · 수업 153회')).toBeVisible();
    await expect(canvas.getByText('오늘까지 집계한 실적입니다.')).toBeVisible();
  },
};

/** 2023년부터 올해까지의 어느 달이든 고릅니다. */
export const OtherMonth: Story = {
  name: '다른 달',
  tags: ['rule:screen:worker.month'],
  play: async ({ canvas }) => {
    const [year, month] = [await canvas.findByLabelText('연도'), canvas.getByLabelText('월')];
    await userEvent.selectOptions(month, '10');
    await expect(await canvas.findByText('직원 6명 · 수업 200회')).toBeVisible();
    await userEvent.selectOptions(month, '12');
    await expect(await canvas.findByText('아직 시작하지 않은 달입니다.')).toBeVisible();
    await userEvent.selectOptions(year, '2023');
    await waitFor(() => expect(canvas.getByText('직원 6명 · 수업 0회')).toBeVisible());
    await expect(month).toHaveValue('12');
  },
};

/** 표와 막대가 올 자리를 미리 보여 줍니다. */
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
    await expect(canvas.queryByRole('img', { name: '직원별 수업 횟수' })).not.toBeInTheDocument();
  },
};

/** 불러오지 못하면 비어 있는 문구와 다시 시도할 버튼을 보여 줍니다. */
export const Failed: Story = {
  name: '불러오기 실패',
  tags: ['rule:list:failed'],
  ...failedList('listWorkers'),
};

/** 다시 시도하면 목록이 나타납니다. */
export const Retried: Story = {
  ...Failed,
  name: '불러오기 실패 뒤 다시 시도',
  play: expectRetried(Failed, (canvas) => canvas.findByRole('row', { name: /강민준/ })),
};

/** 휴대폰에서는 직원마다 한 장입니다. */
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
