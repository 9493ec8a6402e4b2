import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Text } from '../../components/Text/index.ts';
import { LazySection } from './index.ts';

const meta = {
  title: '컴포넌트/배치/LazySection',
  tags: ['autodocs'],
  component: LazySection,
  args: { 'data-testid': 'section', children: <Text>늦게 온 내용</Text> },
} satisfies Meta<typeof LazySection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 멀리 있으면 자리만 있고, 창 높이만큼 가까워지면 내용을 그립니다. 자리의 높이는 그대로입니다. */
export const Far: Story = {
  name: '멀리 있을 때',
  render: (args) => (
    <>
      {['하나', '둘', '셋'].map((name) => (
        <LazySection key={name}>
          <Text>{name}</Text>
        </LazySection>
      ))}
      <LazySection {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('하나')).toBeVisible();
    await expect(canvas.queryByText('늦게 온 내용')).toBeNull();
    const section = canvas.getByTestId('section');
    const { height } = section.getBoundingClientRect();
    section.scrollIntoView();
    await expect(await canvas.findByText('늦게 온 내용')).toBeVisible();
    await expect(section.getBoundingClientRect().height).toBe(height);
  },
};

/** 내용을 불러오지 못하면 비워 둔 자리도 없앨 수 있습니다(`hidden` 요소). */
export const Removed: Story = {
  name: '내용이 없을 때',
  args: { children: <div hidden /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('section')).not.toBeVisible());
  },
};
