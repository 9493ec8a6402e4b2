import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../../components/Panel/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Text } from '../../components/Text/index.ts';
import { ReservedSpace } from './index.ts';

const meta = {
  title: '컴포넌트/배치/ReservedSpace',
  tags: ['autodocs'],
  component: ReservedSpace,
  args: {
    sample: <Skeleton height="chart" />,
    children: <Text>불러오지 못했습니다.</Text>,
  },
} satisfies Meta<typeof ReservedSpace>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 나중에 들어올 내용(`sample`)만큼 공간을 비워 두고, 지금 내용을 그 가운데에 놓습니다. */
export const Default: Story = { name: '기본' };

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Panel title="출석">
      <ReservedSpace {...args} />
    </Panel>
  ),
};
