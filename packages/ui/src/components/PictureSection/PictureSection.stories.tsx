import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../../../testing/pictures.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Tiles } from '../../layout/Tiles/index.ts';
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
    children: (
      <Stack gap="sm" align="start">
        <Heading level={2}>연습실</Heading>
        <LinkButton variant="secondary" size="sm" href="#room">
          연습실 예약하기
        </LinkButton>
        <Text>거울과 음향 장비가 있습니다.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof PictureSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 내용이 이미지 옆에, 좁은 단에서는 아래에 놓입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xl">
      <PictureSection {...args} />
      <PictureSection {...args} size="sm">
        <Heading level={2}>고른 연습실</Heading>
      </PictureSection>
      <Tiles columns={{ phone: 1, desktop: 5 }} gap="md">
        <PictureSection {...args} alt="좁은 단의 연습실" />
      </Tiles>
    </Stack>
  ),
};

export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
};
