import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../../testing/expectations.ts';
import { pictures } from '../../../testing/pictures.ts';
import { Display } from '../Display/index.ts';
import { Heading } from '../Heading/index.ts';
import { PictureBand } from './index.ts';

const meta = {
  title: '컴포넌트/PictureBand',
  tags: ['autodocs'],
  component: PictureBand,
  args: {
    picture: pictures.wide,
    lead: '여섯 명이 함께하는 작은 반에서 자기 속도로 배웁니다.',
    children: (
      <>
        <Display size="sm" color="accent" lang="en" aria-hidden>
          GROUP CLASS
        </Display>
        <Heading level={1} size="title">
          그룹 수업
        </Heading>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PictureBand>;

export default meta;
type Story = StoryObj<typeof meta>;

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
