import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../../testing/expectations.ts';
import { pictures } from '../../../testing/pictures.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Display } from '../Display/index.ts';
import { Heading } from '../Heading/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Text } from '../Text/index.ts';
import { PictureSection } from './index.ts';

const meta = {
  title: '컴포넌트/PictureSection',
  tags: ['autodocs'],
  component: PictureSection,
  args: {
    picture: pictures.portrait,
    alt: '창가의 연습실',
    title: (
      <>
        <Display color="accent" aria-hidden>
          01
        </Display>
        <Heading level={2} size="title">
          연습실
        </Heading>
        <Text size="xl" weight="bold">
          열 명까지
        </Text>
      </>
    ),
    children: (
      <Stack gap="md" align="start">
        <LinkButton variant="secondary" href="#room">
          연습실 예약하기
        </LinkButton>
        <Text>거울과 음향 장비가 있습니다.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof PictureSection>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const boxesOf = (canvas: Canvas) => ({
  picture: canvas.getByRole('img', { name: '창가의 연습실' }).getBoundingClientRect(),
  title: canvas.getByRole('heading', { name: '연습실' }).getBoundingClientRect(),
  content: canvas.getByRole('link', { name: '연습실 예약하기' }).getBoundingClientRect(),
});

/** 제목과 내용이 이미지 옆에 놓입니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    const { picture, title, content } = boxesOf(canvas);
    await expect(title.left).toBeGreaterThan(picture.right);
    await expect(content.left).toBe(title.left);
    await expect(content.top).toBeGreaterThan(title.bottom);
    await expect(content.bottom).toBeLessThan(picture.bottom);
  },
};

/** 이미지가 글 뒤에 놓여도 먼저 읽습니다. */
export const Reversed: Story = {
  name: '순서 변경',
  args: { isReversed: true },
  play: async ({ canvas }) => {
    const { picture, title, content } = boxesOf(canvas);
    await expect(picture.left).toBeGreaterThan(title.right);
    await expect(content.left).toBe(title.left);
    const [image, heading] = [canvas.getByRole('img'), canvas.getByRole('heading')];
    await expect(image.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xl">
      <PictureSection {...args} />
      <PictureSection {...args} isReversed />
    </Stack>
  ),
};

/** 제목이 이미지 아래쪽에 겹쳐, 첫 화면에서 이미지와 제목, 할 수 있는 일이 함께 보입니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { picture, title, content } = boxesOf(canvas);
    await expect(title.top).toBeGreaterThan(picture.top);
    await expect(title.bottom).toBeLessThanOrEqual(picture.bottom);
    await expect(content.top).toBeGreaterThanOrEqual(picture.bottom);
    await expect(content.bottom).toBeLessThan(window.innerHeight);
    await expectNoOverflow();
  },
};
