import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictures } from '../../../testing/pictures.ts';
import { Tiles } from '../../layout/Tiles/index.ts';
import { Picture } from './index.ts';

const meta = {
  title: '컴포넌트/Picture',
  tags: ['autodocs'],
  component: Picture,
  args: { picture: pictures.square, sizes: '20rem', alt: '원 앞의 산' },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 불러오기 전부터 공간을 확보하고, 보이지 않는 이미지는 스크롤할 때 불러옵니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: '원 앞의 산' });
    const { width, height } = image.getBoundingClientRect();
    await expect(Math.round(width)).toBe(Math.round(height));
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image.getAttribute('srcset')).toMatch(/ 640w$/u);
  },
};

/** 넓은 화면에서는 다른 이미지를 보여 줍니다. 처음부터 보이는 이미지는 먼저 불러옵니다. 정사각형으로 자를 수 있습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  args: { isFirst: true },
  render: (args) => (
    <Tiles columns={2} gap="md" align="start">
      <Picture {...args} />
      <Picture {...args} picture={pictures.portrait} widePicture={pictures.wide} />
      <Picture {...args} picture={pictures.portrait} isSquare />
    </Tiles>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')[0]).toHaveAttribute('fetchpriority', 'high');
  },
};
