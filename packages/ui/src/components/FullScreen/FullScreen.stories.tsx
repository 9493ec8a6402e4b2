import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/index.ts';
import { Split } from '../../layout/Split/index.ts';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { HoldButton } from '../HoldButton/index.ts';
import { Notice } from '../Notice/index.ts';
import { Panel } from '../Panel/index.ts';
import { Text } from '../Text/index.ts';
import { expectClosed, expectFocusInside } from '../../../testing/expectations.ts';
import { FullScreen } from './index.ts';

const meta = {
  title: '컴포넌트/FullScreen',
  tags: ['autodocs'],
  component: FullScreen,
  // An overlay is shown as a picture on the docs page.
  parameters: { docs: { story: { inline: false } } },
  args: {
    label: '번호표',
    header: (
      <Inline gap="sm" justify="between">
        <Text size="lg" weight="heavy">
          동네 도서관
        </Text>
        <HoldButton variant="ghost" hint="길게 누르면 나갑니다." onPress={fn()}>
          나가기
        </HoldButton>
      </Inline>
    ),
    children: (
      <Split from="tablet" align="stretch" rows="fill">
        <Notice size="xl">
          <Heading level={1}>용건을 골라주세요.</Heading>
        </Notice>
        <Panel>
          <Button size="lg" isFullWidth>
            빌리기
          </Button>
          <Button size="lg" variant="secondary" isFullWidth>
            돌려주기
          </Button>
        </Panel>
      </Split>
    ),
  },
} satisfies Meta<typeof FullScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 창 전체를 덮고, 아래 화면은 누구에게도 보이지 않습니다. Esc로 닫히지 않습니다. */
export const Default: Story = {
  name: '기본',
  tags: ['picture'],
  args: { id: 'tickets', 'data-testid': 'tickets-view' },
  render: (args) => (
    <>
      <p>아래 화면</p>
      <FullScreen {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog', { name: '번호표' });
    await expectFocusInside(dialog);
    await expect(
      within(canvasElement).getByText('아래 화면').closest('[inert], [aria-hidden]'),
    ).not.toBeNull();
    await expect(dialog).toHaveAttribute('id', 'tickets');
    await expect(screen.getByTestId('tickets-view')).toBe(dialog);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** 사라지면 포커스가 열었던 버튼으로 돌아옵니다. */
export const Closed: Story = {
  name: '닫은 다음',
  render: function Opened() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>열기</Button>
        {isOpen && (
          <FullScreen label="번호표">
            <Button onPress={() => setIsOpen(false)}>끝내기</Button>
          </FullScreen>
        )}
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '열기' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: '끝내기' }));
    await expectClosed('dialog');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** 좁은 화면에서는 위아래로 놓입니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
};
