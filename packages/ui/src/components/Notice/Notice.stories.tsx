import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import { Notice } from './index.ts';

const meta = {
  title: '컴포넌트/Notice',
  tags: ['autodocs'],
  component: Notice,
  args: { children: '오늘 저녁 여덟 시에 점검이 있습니다.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 공간이 충분하면 버튼이 문구 옆에 있습니다. */
export const Default: Story = {
  name: '기본',
  args: { tone: 'info', action: <Link href="#more">자세히 보기</Link> },
  play: async ({ canvas }) => {
    const text = canvas.getByText('오늘 저녁 여덟 시에 점검이 있습니다.').getBoundingClientRect();
    const link = canvas.getByRole('link', { name: '자세히 보기' }).getBoundingClientRect();
    await expect(link.left).toBeGreaterThanOrEqual(text.right);
    await expect(link.top).toBeLessThan(text.bottom);
  },
};

function Desk() {
  const [count, setCount] = useState(0);
  return (
    <Stack gap="md" align="start">
      <Button onPress={() => setCount(count + 1)}>처리</Button>
      <Notice size="lg" role="status" aria-atomic="true" tone="success" isPlaceholder={count === 0}>
        {count === 0 ? (
          '처리하면 결과가 여기에 나옵니다.'
        ) : (
          <>
            <Text size="xl" weight="heavy">{`${count}번 손님`}</Text>
            <Text weight="bold">처리되었습니다.</Text>
          </>
        )}
      </Notice>
    </Stack>
  );
}

/** 큰 알림은 문구가 나타나도 높이가 같아 화면이 밀리지 않습니다. */
export const Announcement: Story = {
  name: '큰 알림',
  render: () => <Desk />,
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    const { height } = notice.getBoundingClientRect();
    await expect(getComputedStyle(notice).borderStyle).toBe('dashed');
    await userEvent.click(canvas.getByRole('button', { name: '처리' }));
    await expect(canvas.getByRole('status')).toBe(notice);
    await expect(notice).toHaveTextContent('1번 손님처리되었습니다.');
    await expect(notice.getBoundingClientRect().height).toBe(height);
  },
};

const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="md">
      {tones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
      <Notice {...args} tone="info" action={<Link href="#more">자세히 보기</Link>} />
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} size="lg">
          <Text weight="bold">{args.children}</Text>
        </Notice>
      ))}
      <Notice size="lg" isPlaceholder>
        <Text weight="bold">{args.children}</Text>
      </Notice>
    </Stack>
  ),
};

/** 공간이 부족하면 버튼이 문구 아래로 내려갑니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    tone: 'warning',
    children: '이용 기간이 끝나 새로 예약할 수 없습니다. 지난 예약은 그대로 볼 수 있습니다.',
    action: <Link href="#more">이용권을 새로 고르러 가기</Link>,
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/이용 기간이 끝나/).getBoundingClientRect();
    const link = canvas.getByRole('link').getBoundingClientRect();
    await expect(link.top).toBeGreaterThanOrEqual(text.bottom);
  },
};

/** 화면 하나를 채우는 결과는 종류를 아이콘으로도 알리고, 종류가 달라도 높이가 같습니다. */
export const WholeScreen: Story = {
  name: '화면을 채우는 알림',
  tags: ['picture'],
  render: () => (
    <Stack gap="md">
      {(['success', 'danger'] as const).map((tone) => (
        <Notice key={tone} size="xl" tone={tone} data-testid={tone}>
          <Text size="title" weight="heavy">
            3번 손님
          </Text>
          <Text weight="bold">{tone === 'success' ? '접수했습니다.' : '접수하지 못했습니다.'}</Text>
        </Notice>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [success, danger] = ['success', 'danger'].map((tone) => canvas.getByTestId(tone));
    await expect(success!.querySelector('svg')).toBeVisible();
    await expect(success!.clientHeight).toBe(danger!.clientHeight);
  },
};
