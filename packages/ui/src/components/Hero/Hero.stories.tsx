import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../../testing/expectations.ts';
import { pictures } from '../../../testing/pictures.ts';
import { Hero } from './index.ts';

const meta = {
  title: '컴포넌트/Hero',
  tags: ['autodocs'],
  component: Hero,
  args: {
    title: '그룹 수업',
    eyebrow: 'GROUP CLASS',
    lead: '여섯 명이 함께하는 작은 반에서 자기 속도로 배웁니다.',
    picture: pictures.wide,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

const slogan = ['MAKE YOUR DAY,', 'MOVE EVERY DAY'] as const;

/** 스크린 리더가 제목과 문장만 읽습니다. 이미지와 영문은 장식입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '그룹 수업' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expectNoOverflow();
  },
};

export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
};

/** 슬로건이 화면의 제목이 되고, 한 줄에 한 구절씩 표시합니다. */
export const Slogan: Story = {
  name: '슬로건',
  tags: ['picture'],
  parameters: { layout: 'padded' },
  render: () => <Hero slogan={slogan} lead="나에게 맞는 운동을 고르세요." />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: /^MAKE YOUR DAY,\s+MOVE EVERY DAY$/u }),
    ).toBeVisible();
    const [first, second] = slogan.map((line) => canvas.getByText(line).getBoundingClientRect());
    await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
    await expectNoOverflow();
  },
};
