import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictures } from '../../../testing/pictures.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Profile } from './index.ts';

const meta = {
  title: '컴포넌트/Profile',
  tags: ['autodocs'],
  component: Profile,
  args: {
    picture: pictures.portrait,
    alt: '강민준 코치. 팔짱을 끼고 서 있습니다.',
    number: '01',
    name: '강민준',
    role: '코치',
    lead: '근력과 바벨',
    text: '무게보다 자세를 먼저 봅니다. 바벨을 처음 잡는 분도 스스로 들 수 있도록 지도합니다.',
    list: ['생활스포츠지도사 2급', '파워리프팅 대회 3위', '지도 경력 9년'],
    listLabel: '강민준 경력',
  },
} satisfies Meta<typeof Profile>;

export default meta;
type Story = StoryObj<typeof meta>;

const other = { name: '이서연', alt: '이서연 코치. 옆을 바라봅니다.', listLabel: '이서연 경력' };

/** 이미지의 위치가 바뀌어도 이미지와 텍스트를 같은 순서로 읽습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="huge">
      <Profile {...args} isFirst />
      <Profile {...args} {...other} number="02" isReversed />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '강민준 코치' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: '이서연 경력' }).children).toHaveLength(3);
    const image = canvas.getByRole('img', { name: other.alt });
    const list = canvas.getByRole('list', { name: '이서연 경력' });
    await expect(image.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
};
