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

export const Default: Story = { name: '기본' };

/** 큰 알림은 문구가 나타나도 높이가 같아 화면이 밀리지 않습니다. */
export const Announcement: Story = {
  name: '큰 알림',
  render: function Desk() {
    const [isDone, setDone] = useState(false);
    return (
      <Stack gap="md">
        <Button onPress={() => setDone(true)}>처리</Button>
        <Notice size="lg" role="status" aria-atomic="true" isPlaceholder={!isDone}>
          {isDone ? <Text size="xl">처리되었습니다.</Text> : '처리하면 결과가 여기에 나옵니다.'}
        </Notice>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    const { height } = notice.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: '처리' }));
    await expect(notice).toHaveTextContent('처리되었습니다.');
    await expect(notice.getBoundingClientRect().height).toBe(height);
  },
};

const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

/** 화면 하나를 채우는 결과는 종류를 아이콘으로도 알리고, 종류가 달라도 높이가 같습니다. */
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
      {(['success', 'danger'] as const).map((tone) => (
        <Notice key={tone} size="xl" tone={tone}>
          <Text size="title">3번 손님</Text>
        </Notice>
      ))}
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
};
