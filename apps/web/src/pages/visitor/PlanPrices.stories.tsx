import { expect, waitFor, within } from 'storybook/test';
import { describedBy, pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/이용권의 가격',
  parameters: describedBy(
    '가격은 모두 이용권의 이름 아래에 있고, 스크롤하지 않아도 구매하기와 함께 보입니다.',
  ),
  args: { path: paths.pilates },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(4));
    const buy = canvas.getByRole('button', { name: '구매하기' }).getBoundingClientRect();
    await expect(buy.bottom).toBeLessThanOrEqual(window.innerHeight);
    for (const radio of canvas.getAllByRole('radio')) {
      const card = within(radio.closest('label')!);
      const name = card.getByText(/^\d+(회|개월)$/).getBoundingClientRect();
      const price = card.getByText(/^[\d,]+원$/).getBoundingClientRect();
      await expect(price.top).toBeGreaterThanOrEqual(name.bottom);
      await expect(price.bottom).toBeLessThan(buy.top);
    }
  },
} satisfies PageMeta;

const [phone, laptop] = [{ viewport: { value: 'phone' } }, { viewport: { value: 'laptop' } }];
const pt = { path: `${paths.pt}?trainer=1` };
const health = { path: paths.healthMembership };

export const Pilates: Story = { name: '필라테스, 휴대폰', globals: phone };
export const PilatesOnLaptop: Story = { name: '필라테스, 노트북', globals: laptop };
export const Pt: Story = { name: '1:1 PT, 휴대폰', args: pt, globals: phone };
export const PtOnLaptop: Story = { name: '1:1 PT, 노트북', args: pt, globals: laptop };
export const Health: Story = { name: '헬스, 휴대폰', args: health, globals: phone };
export const HealthOnLaptop: Story = { name: '헬스, 노트북', args: health, globals: laptop };
