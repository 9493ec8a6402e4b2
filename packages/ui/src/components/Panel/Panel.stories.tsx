import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component, type ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Tiles } from '../../layout/Tiles/index.ts';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Panel, PanelBoundary } from './index.ts';

const meta = {
  title: '컴포넌트/Panel',
  tags: ['autodocs'],
  component: Panel,
  subcomponents: { PanelBoundary },
  args: { title: '이번 주', aside: '3개', children: <Text>월요일, 수요일, 금요일</Text> },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 제목이 영역의 이름이 되고, 보조 문구가 바뀌면 스크린 리더가 읽습니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: '이번 주' }));
    await expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent('이번 주');
    await expect(panel.getByText('3개')).toHaveAttribute('aria-live', 'polite');
  },
};

function Broken(): ReactNode {
  throw new Error('이 내용은 그릴 수 없습니다.');
}

class Fallback extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Text>보여 드리지 못했습니다.</Text> : this.props.children;
  }
}

/** 본문에 오류가 나도 제목과 다른 영역은 그대로 보여 줍니다. */
export const Boundary: Story = {
  name: '본문 오류',
  parameters: { expectedErrors: ['이 내용은 그릴 수 없습니다.'] },
  render: (args) => (
    <PanelBoundary component={Fallback}>
      <Stack gap="md">
        <Panel title="지난주">
          <Broken />
        </Panel>
        <Panel {...args} />
      </Stack>
    </PanelBoundary>
  ),
  play: async ({ canvas }) => {
    const broken = within(canvas.getByRole('region', { name: '지난주' }));
    await expect(broken.getByText('보여 드리지 못했습니다.')).toBeVisible();
    await expect(canvas.getByText('월요일, 수요일, 금요일')).toBeVisible();
  },
};

const lines = '월요일, 수요일, 금요일 아침 일곱 시';

/** 내용을 변경하는 버튼은 제목과 같은 줄에 있습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg">
      <Panel {...args}>
        <Text>{lines}</Text>
        <Panel title="자세히" level={3} padding="compact">
          <Text color="muted">{lines}</Text>
        </Panel>
      </Panel>
      <Panel
        title="지난주"
        actions={
          <Button variant="ghost" size="sm">
            주 단위로 보기
          </Button>
        }
      >
        <Text>{lines}</Text>
      </Panel>
      <Tiles as="ul" columns={{ phone: 1, tablet: 2 }} gap="md">
        {['하나', '둘'].map((name) => (
          <Panel key={name} as="li" padding="compact">
            <Text>{name}</Text>
          </Panel>
        ))}
      </Tiles>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const inner = within(canvas.getByRole('region', { name: '이번 주' }));
    await expect(inner.getByRole('region', { name: '자세히' })).toBeVisible();
  },
};

/** 좁은 화면에서는 안쪽 여백이 줄고 보조 문구가 아래로 내려갑니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { title: '이번 주에 참여할 수 있는 모든 것', aside: '2026년 11월 16일부터 22일까지' },
};
