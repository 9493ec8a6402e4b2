import { expect } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { paths } from '../../lib/paths.ts';

const meta = {
  ...pageMeta,
  title: '화면/방문자/그룹 필라테스',
  args: { path: paths.pilates, persona: 'customer2' },
} satisfies PageMeta;

export default meta;

/** 네 가지 이용권에 1회당 가격이 있고, 가장 저렴한 것은 계산해서 표시합니다. */
export const Ready: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('radio', { name: 'BASIC 12회 360,000원' }),
    ).not.toBeChecked();
    await expect(
      canvas.getByRole('radio', { name: 'ELITE 50회 990,000원' }),
    ).toHaveAccessibleDescription('1회당 19,800원, 유효기간 365일, 1회 이용료 최저');
    await expect(canvas.getAllByText('1회 이용료 최저')).toHaveLength(1);
  },
};
