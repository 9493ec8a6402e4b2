import { expect, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { arrive } from '../../../testing/steps.ts';
import { business } from '../../config/business.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/이용약관',
  args: { path: paths.terms },
} satisfies PageMeta;

/** 이용권의 가격과 기간, 예약과 취소의 조건을 사업자 정보와 함께 보여 줍니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:policies:documents'],
  play: async ({ canvas }) => {
    await arrive(canvas, '이용약관');
    await expect(canvas.getByText(/^예시로 작성한 문서입니다/)).toBeVisible();
    const facts = canvas.getByText('PT 12회').closest('div')!;
    await expect(facts).toHaveTextContent('840,000원 · 90일');
    await expect(canvas.getByText(/예약은 수업이 시작되기 전까지 취소할 수 있고/)).toBeVisible();
    const owner = within(canvas.getByRole('region', { name: '사업자 정보' }));
    await expect(owner.getByText(business.registrationNumber)).toBeVisible();
    await expect(owner.getByText('예시로 적은 정보입니다.')).toBeVisible();
  },
};
