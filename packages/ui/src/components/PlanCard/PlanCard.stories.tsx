import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlanRadioGroup } from '../../../testing/PlanRadioGroup.tsx';
import { PlanCard } from './index.ts';

const meta = {
  title: '컴포넌트/PlanCard',
  tags: ['autodocs'],
  component: PlanCard,
  args: { tier: 'STANDARD', option: '24회', price: '1,440,000원', unitPrice: '1회당 60,000원' },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 등급, 내용, 가격, 단가를 한눈에 읽습니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24회')).toBeVisible();
    await expect(canvas.queryByText('한 달 기준 가장 저렴')).toBeNull();
  },
};

/** 받는 것과, 계산해서 확인한 가장 저렴한 것만 표시합니다. */
export const BonusAndBestValue: Story = {
  name: '받는 것과 가장 저렴한 것',
  args: {
    tier: 'ELITE',
    option: '12개월',
    price: '420,000원',
    unitPrice: '월 23,333원',
    content: '12개월 + 6개월 = 총 18개월',
    highlight: '한 달 기준 가장 저렴',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12개월 + 6개월 = 총 18개월')).toBeVisible();
    await expect(canvas.getByText('한 달 기준 가장 저렴')).toBeVisible();
  },
};

/** RadioGroup의 카드 안에서 선택합니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => <PlanRadioGroup />,
};

export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
};
