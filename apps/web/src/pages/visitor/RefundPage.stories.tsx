import { expect } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { arrive } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/환불 규정',
  args: { path: paths.refund },
} satisfies PageMeta;

/** 전액 환불과 중도 해지를 계산 예시와 함께 설명하고, 신청할 곳을 알려 줍니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:policies:documents'],
  play: async ({ canvas }) => {
    await arrive(canvas, '환불 규정');
    const example = canvas.getByText('PT 12회').closest('div')!;
    await expect(example).toHaveTextContent(
      '3회 이용하고 해지하면 546,000원 환불결제 840,000원 − 이용 210,000원 − 위약금 84,000원',
    );
  },
};
