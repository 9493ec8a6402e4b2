import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pictures } from '../../../testing/pictures.ts';
import { Tiles } from '../../layout/Tiles/index.ts';
import { Button } from '../Button/index.ts';
import { PictureCard } from './index.ts';

const meta = {
  title: '컴포넌트/PictureCard',
  tags: ['autodocs'],
  component: PictureCard,
  args: {
    picture: pictures.square,
    title: '요가',
    text: '몸과 마음을 천천히 풉니다.',
    detail: '주 2회',
    href: '#yoga',
  },
} satisfies Meta<typeof PictureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 링크의 이름은 제목뿐이지만, 카드 어디를 눌러도 이동합니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: '요가' });
    await expect(canvas.getByRole('heading', { level: 2, name: '요가' })).toContainElement(link);
    await waitFor(() => {
      const { right, bottom } = canvasElement.firstElementChild!.getBoundingClientRect();
      return expect(document.elementFromPoint(right - 8, bottom - 8)).toBe(link);
    });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(canvasElement.firstElementChild!).outlineStyle).toBe('solid');
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: ({ picture, ...args }) => (
    <Tiles as="ul" columns={{ phone: 1, tablet: 2, desktop: 4 }} gap="md">
      <PictureCard
        as="li"
        picture={picture}
        title="하루 체험"
        text="부담 없이 먼저 해 봅니다."
        detail="10분"
        note="첫 방문"
        action={<Button isFullWidth>바로 신청하기</Button>}
      />
      <PictureCard as="li" picture={picture} {...args} note="한 달 기준" />
      <PictureCard
        as="li"
        picture={picture}
        title="아주 긴 이름의 수업도 카드 안에서 줄을 바꿉니다"
        text="글이 길어도 사진과 겹치지 않고, 이동할 곳은 늘 맨 아래에 있습니다."
        detail="주 1회부터 5회까지 고름"
        href="#long"
      />
    </Tiles>
  ),
};

/** 휴대폰에서는 이미지가 텍스트 옆에 놓입니다. */
export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
};
