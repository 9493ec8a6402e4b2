import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../components/Heading/index.ts';
import { Panel } from '../../components/Panel/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Page } from './index.ts';

const meta = {
  title: '컴포넌트/배치/Page',
  tags: ['autodocs'],
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <Heading level={1} lead="새 소식을 먼저 알려 드립니다.">
          공지
        </Heading>
        <Panel title="이번 주">
          <Text>매일 조금씩 꾸준히 하는 운동이 몸을 바꿉니다.</Text>
        </Panel>
      </>
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 넓은 화면에서는 내용이 가운데에 있습니다. */
export const Default: Story = { name: '기본' };

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <>
      <Page {...args} gap="md">
        <Panel>content</Panel>
      </Page>
      <Page {...args} width="full">
        <Panel>full</Panel>
      </Page>
    </>
  ),
};
