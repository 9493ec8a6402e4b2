import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Icon, iconNames } from './index.ts';

const meta = {
  title: '컴포넌트/Icon',
  tags: ['autodocs'],
  component: Icon,
  args: { name: 'check' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 주변 글자 크기를 따르며, 스크린 리더가 읽지 않습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="md">
      <Text as="div" size="xl">
        <Inline gap="md">
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Inline>
      </Text>
      <Text size="sm" color="success">
        <Icon name="checkCircle" /> 작은 글 곁
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll('svg'))
      await expect(icon).toHaveAttribute('aria-hidden', 'true');
  },
};
