import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardRadioGroup } from '../../../testing/CardRadioGroup.tsx';
import { pictures } from '../../../testing/pictures.ts';
import { Picture } from '../Picture/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { OptionCard } from './index.ts';

const meta = {
  title: '컴포넌트/OptionCard',
  tags: ['autodocs'],
  component: OptionCard,
  args: { eyebrow: 'STANDARD', title: '24회', detail: '1,440,000원', note: '1회당 60,000원' },
} satisfies Meta<typeof OptionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 구분, 제목, 핵심 수치와 그 기준을 한눈에 읽습니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24회')).toBeVisible();
    await expect(canvas.queryByText('월 이용료 최저')).toBeNull();
  },
};

/** 제목을 풀어 쓰고, 확인한 장점만 배지로 표시합니다. */
export const TextAndBadge: Story = {
  name: '설명과 배지',
  args: {
    eyebrow: 'ELITE',
    title: '12개월',
    detail: '420,000원',
    note: '12+6개월, 월 23,333원',
    text: '매일 이용',
    badge: '월 이용료 최저',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('매일 이용')).toBeVisible();
    await expect(canvas.getByText('월 이용료 최저')).toBeVisible();
  },
};

/** 이미지로 고를 때도 같은 카드입니다. */
export const Pictures: Story = {
  name: '이미지',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <RadioGroup
      label="코치"
      variant="card"
      defaultValue="1"
      items={[
        { id: '1', label: '강민준' },
        { id: '2', label: '이서연' },
      ]}
      renderItem={({ label }) => (
        <OptionCard
          title={label}
          text="근력과 바벨"
          picture={<Picture picture={pictures.portrait} sizes="20rem" alt="" />}
        />
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** RadioGroup의 카드 안에서 선택합니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => <CardRadioGroup />,
};

export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
};
