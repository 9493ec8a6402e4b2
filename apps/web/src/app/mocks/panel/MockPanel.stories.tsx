import { createBackend, fixedClock } from '@fitness/mocks/backend';
import { defaultSettings } from '@fitness/mocks/settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { after } from '../../../../testing/page-stories.ts';
import { setClock } from '../../../shared/dates/clock.ts';
import { clearSession, stored } from '../../../shared/session/storage.ts';
import { createMockControls } from '../mock-controls.ts';
import { MockPanel } from './MockPanel.tsx';

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
    <MockPanel controls={controls} isOpen={isOpen} onOpenChange={setOpen} onRestart={onRestart} />
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

/** 버튼 한 번으로 데모 계정으로 로그인하고 패널이 닫힙니다. */
export const Persona: Story = {
  name: '사용자 바꾸기',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '데모 설정' });
    await userEvent.click((await section('사용자')).getByRole('button', { name: 'customer1' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(stored('nickname')).toBe('김서준');
  },
};

/** 오류는 다음 호출부터 일어납니다. 숫자가 맞지 않으면 추가할 수 없습니다. */
export const Faults: Story = {
  name: '오류 설정',
  play: async () => {
    const faults = await section('지연과 오류');
    await userEvent.selectOptions(faults.getByLabelText('오류의 종류'), 'status');
    const status = faults.getByLabelText('상태 코드 (200 ~ 599)');
    await userEvent.clear(status);
    await expect(faults.getByRole('button', { name: '오류 추가' })).toHaveAccessibleDescription(
      '숫자를 확인해주세요.',
    );
    await userEvent.type(status, '503');
    await userEvent.type(faults.getByLabelText('횟수'), '2');
    await userEvent.click(faults.getByRole('button', { name: '오류 추가' }));
    await expect(faults.getByRole('list', { name: '설정한 오류' })).toHaveTextContent(
      '모든 호출 · 상태 코드 503 · 2번',
    );
    const link = (await section('링크')).getByLabelText<HTMLInputElement>('이 상태로 여는 링크');
    await expect(link.value).toContain('mock=default_status-503*2&mock-as=visitor');
  },
};

/** 빼면 포커스는 빈 목록의 안내로 갑니다. */
export const FaultRemoved: Story = {
  name: '오류를 뺀 다음',
  play: after(Faults, async () => {
    const faults = await section('지연과 오류');
    await userEvent.click(faults.getByRole('button', { name: /빼기$/ }));
    await expect(faults.getByText('설정한 오류가 없습니다.')).toHaveFocus();
  }),
};

/** 시나리오와 시드를 바꾸면 데이터를 새로 만들고 앱을 다시 시작합니다. */
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
