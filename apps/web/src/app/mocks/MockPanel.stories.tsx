import { createBackend, fixedClock } from '@fitness/mocks/backend';
import { defaultSettings } from '@fitness/mocks/settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { setClock } from '../../lib/clock.ts';
import { clearSession, stored } from '../../session/session.ts';
import { MockPanel } from './MockPanel.tsx';
import { createMockControls } from './mock-controls.ts';

const clock = fixedClock('2026-11-20T10:00:00');

/** The panel over a backend of its own. */
function OpenPanel({ onRestart }: { onRestart: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const [controls] = useState(() => {
    const backend = createBackend({ clock });
    return createMockControls({
      backend,
      reset: backend.reset,
      settings: defaultSettings,
      storeSettings: async () => undefined,
    });
  });
  return (
    <MockPanel
      title="데모 설정"
      controls={controls}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onRestart={onRestart}
    />
  );
}

const meta = {
  title: '화면/공통/데모 설정',
  component: OpenPanel,
  args: { onRestart: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    clearSession();
    const restoreClock = setClock(() => clock.now().getTime());
    return () => {
      restoreClock();
      clearSession();
    };
  },
} satisfies Meta<typeof OpenPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const section = async (name: string) => within(await screen.findByRole('region', { name }));

/** 고르면 바로 데모 계정으로 로그인하고 패널이 닫힙니다. */
export const Persona: Story = {
  name: '사용자 바꾸기',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '데모 설정' });
    const user = (await section('사용자')).getByLabelText('로그인할 사용자');
    await userEvent.selectOptions(user, 'customer1');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(stored('nickname')).toBe('김서준');
  },
};

/** 오류는 다음 호출부터 일어나고, 링크에 들어갑니다. */
export const Faults: Story = {
  name: '오류 설정',
  play: async () => {
    const faults = await section('지연과 오류');
    await userEvent.selectOptions(faults.getByLabelText('오류의 종류'), '상태 코드 500');
    const place = faults.getByLabelText('오류가 날 호출');
    await userEvent.selectOptions(place, 'GET {product}/review');
    const link = (await section('링크')).getByLabelText<HTMLInputElement>('이 상태로 여는 링크');
    const text = 'mock=default_listReviews.status-500&mock-as=visitor';
    await waitFor(() => expect(link.value).toContain(text));
    await userEvent.selectOptions(faults.getByLabelText('오류의 종류'), '없음');
    await waitFor(() => expect(link.value).toContain('mock=default&'));
  },
};

/** 시나리오를 바꾸면 데이터를 새로 만들고 앱을 다시 시작합니다. */
export const Scenario: Story = {
  name: '데이터 바꾸기',
  play: async ({ args }) => {
    const studio = await section('데이터와 시각');
    await userEvent.selectOptions(studio.getByLabelText('시나리오'), 'empty');
    await userEvent.click(studio.getByRole('button', { name: '이 데이터로 다시 시작' }));
    await waitFor(() => expect(args.onRestart).toHaveBeenCalledOnce());
    const link = (await section('링크')).getByLabelText<HTMLInputElement>('이 상태로 여는 링크');
    await expect(link.value).toContain('mock=empty');
  },
};
