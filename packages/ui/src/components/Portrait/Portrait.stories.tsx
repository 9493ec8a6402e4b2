import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pictures } from '../../../testing/pictures.ts';
import { Tiles } from '../../layout/Tiles/index.ts';
import { Portrait } from './index.ts';

const meta = {
  title: '컴포넌트/Portrait',
  tags: ['autodocs'],
  component: Portrait,
  args: {
    picture: pictures.portrait,
    sizes: '20rem',
    name: '강민준',
    note: '근력과 바벨',
    href: '#강민준',
  },
} satisfies Meta<typeof Portrait>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 전체가 링크이고, 이름이 링크의 이름입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Tiles columns={{ phone: 2, tablet: 3 }} gap="md" align="start">
      <Portrait {...args} />
      <Portrait {...args} name="이서연" note="체형 교정과 재활 운동, 처음 오신 분의 첫 수업" />
      <Portrait {...args} name="박도윤" note={undefined} />
    </Tiles>
  ),
  play: async ({ canvas }) => {
    // The picture is decorative, because the name is text on it.
    await expect(canvas.queryByRole('img')).toBeNull();
    const link = canvas.getByRole('link', { name: '강민준' });
    await expect(link).toHaveAttribute('href', '#강민준');
    const { left, top, width } = link.parentElement!.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + 20)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
