import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectNoOverflow } from '../../../testing/expectations.ts';
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
      const card = canvasElement.firstElementChild!.getBoundingClientRect();
      for (const [x, y] of [
        [card.left + 8, card.top + 8],
        [card.right - 8, card.bottom - 8],
      ] as const)
        expect(document.elementFromPoint(x, y)).toBe(link);
    });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(canvasElement.firstElementChild!).outlineStyle).toBe('solid');
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: ({ picture }) => (
    <Tiles as="ul" columns={{ phone: 1, tablet: 2, desktop: 4 }} gap="md">
      <PictureCard
        as="li"
        {...{ picture }}
        title="하루 체험"
        text="부담 없이 먼저 해 봅니다."
        detail="10분"
        note="첫 방문"
        action={
          <Button variant="secondary" isFullWidth>
            바로 신청하기
          </Button>
        }
      />
      <PictureCard
        as="li"
        {...{ picture }}
        title="요가"
        text="몸과 마음을 천천히 풉니다."
        detail="주 2회"
        note="한 달 기준"
        href="#yoga"
      />
      <PictureCard
        as="li"
        {...{ picture }}
        title="아주 긴 이름의 수업도 카드 안에서 줄을 바꿉니다"
        text="글이 길어도 사진과 겹치지 않고, 이동할 곳은 늘 맨 아래에 있습니다."
        detail="주 1회부터 5회까지 고름"
        href="#long"
      />
    </Tiles>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const heights = canvas
      .getAllByRole('listitem')
      .map((card) => card.getBoundingClientRect().height);
    await expect(Math.max(...heights)).toBeGreaterThan(200);
    const [title, detail] = [
      canvas.getByRole('heading', { name: '요가' }),
      canvas.getByText('주 2회'),
    ].map((element) => element.getBoundingClientRect());
    await expect(detail!.top).toBe(title!.bottom);
    await expectNoOverflow();
  },
};

/** 휴대폰에서는 이미지가 텍스트 옆에 놓입니다. */
export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
};
