import type { ErrorName } from '@fitness/api-contract/error-responses';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { texts } from '../../features/purchase/texts.ts';
import { answer, press } from '../../../testing/steps.ts';
import { paths } from '../../shared/paths.ts';
import type { AppFrame } from '../../../testing/AppFrame.tsx';
import { messageOf } from '../../../testing/fault-presets.ts';
import { pageMeta } from '../../../testing/page-meta.ts';

const meta = {
  ...pageMeta,
  title: '화면/서버 오류/결제',
  parameters: {
    ...pageMeta.parameters,
    docs: {
      description: {
        component:
          '결제는 됐는데 서버가 이용권 등록을 거절하는 까닭입니다. 결제는 기록에 남고 까닭이 함께 적힙니다.',
      },
    },
  },
  args: { path: paths.membership, persona: 'customer2' },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = (name: ErrorName): Pick<Story, 'args' | 'play'> => ({
  args: { faults: [{ kind: 'answer', name, operation: 'recordPayment' }] },
  play: async ({ canvas }) => {
    await press(canvas, '1일 이용권 구매하기');
    const payWindow = within(await screen.findByRole('dialog', { name: '모의 결제' }));
    await userEvent.click(payWindow.getByRole('button', { name: '결제 승인' }));
    await answer(texts.delayed);
    const records = within(await canvas.findByRole('region', { name: '결제 기록' }));
    await expect(await records.findByText(new RegExp(messageOf(name)))).toBeVisible();
  },
});

export const UnknownPromotion: Story = {
  ...refused('UnknownPromotion'),
  name: '존재하지 않는 이용권입니다.',
};
export const PayMismatch: Story = {
  ...refused('PayMismatch'),
  name: '결제 정보가 서로 맞지 않습니다.',
};
