import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton, SkeletonGroup } from './index.ts';

const meta = {
  title: '컴포넌트/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  decorators: [
    (Story) => (
      <SkeletonGroup>
        <Story />
      </SkeletonGroup>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 실제 내용과 같은 크기로 공간을 확보해 내용이 나타나도 화면이 밀리지 않습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <>
      <Skeleton lines={2} />
      <p>
        <Skeleton sampleText="3,120,000원" />
      </p>
      <Skeleton height="control" />
      <Skeleton height="row" />
    </>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('불러오는 중'),
};
