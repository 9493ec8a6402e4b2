import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { texts } from '../../features/purchase/texts.ts';
import { answer, signIn } from '../../../testing/steps.ts';
import { paths } from '../../shared/paths.ts';
import { AppFrame } from '../../../testing/AppFrame.tsx';
import { pageMeta } from '../../../testing/page-meta.ts';

const meta = {
  ...pageMeta,
  title: '화면/방문자/그룹 필라테스',
  args: { path: paths.pilates, persona: 'customer2' },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 네 가지 이용권에 1회당 가격이 있고, 가장 저렴한 것은 계산해서 표시합니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:pilates.plans'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('radio', { name: 'BASIC 12회 360,000원' }),
    ).not.toBeChecked();
    await expect(
      canvas.getByRole('radio', { name: 'ELITE 50회 990,000원' }),
    ).toHaveAccessibleDescription(/1회당 19,800원, 1회당 가장 저렴/);
    await expect(canvas.getAllByText('1회당 가장 저렴')).toHaveLength(1);
  },
};

/** 키보드로도 고르고, 고른 이용권의 금액을 확인합니다. */
export const Chosen: Story = {
  name: '선택했을 때',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'BASIC 12회 360,000원' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'STANDARD 24회 600,000원' })).toBeChecked();
    await expect(await canvas.findByText('필라테스 24회')).toBeVisible();
  },
};

/** 고른 이용권은 로그인하고 돌아와도 그대로입니다. */
export const SignedOut: Story = {
  name: '로그인하고 돌아왔을 때',
  tags: ['rule:buy:login'],
  args: { persona: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'ADVANCED 36회 720,000원' }));
    await userEvent.click(canvas.getByRole('button', { name: '구매하기' }));
    await answer(texts.loginRequired);
    await signIn(canvas, 'customer2');
    await expect(
      await canvas.findByRole('radio', { name: 'ADVANCED 36회 720,000원' }),
    ).toBeChecked();
  },
};

/** 결제 중에 오류가 나면 알려 주고, 다시 살 수 있습니다. */
export const Failed: Story = {
  name: '결제 오류',
  parameters: { expectedErrors: ['결제 창에서 오류가 발생했습니다.'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'STANDARD 24회 600,000원' }));
    await userEvent.click(canvas.getByRole('button', { name: '구매하기' }));
    const payWindow = within(await screen.findByRole('dialog', { name: '모의 결제' }));
    await userEvent.click(payWindow.getByRole('button', { name: '오류 발생' }));
    await expect(await screen.findByRole('alertdialog', { name: texts.exception })).toBeVisible();
  },
};
