import { Switch } from '@fitness/ui/Switch';
import { tokens } from '@fitness/ui/theme/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { atEnd, ball, moves, track } from './motion.css.ts';
import { Section, FoundationPage, TokenGroup } from './FoundationPage.tsx';

const uses: Record<keyof typeof tokens.motion, string> = {
  fast: '누르기, 포커스, 색 변화',
  base: '대화 상자와 시트 열기, 토스트 표시',
  easing: '모든 움직임: 빠르게 시작해 천천히 멈춤',
};

const durations = ['fast', 'base'] as const;
function MotionPage() {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <FoundationPage
      title="움직임"
      lead="움직임은 짧게, 요소가 어디에서 나타났는지 알려 줄 때만 씁니다. 기기에서 ‘동작 줄이기’를 켜면 움직이지 않습니다."
    >
      <Section title="값">
        <TokenGroup label="움직임" tokens={tokens.motion} uses={uses} />
      </Section>
      <Section title="비교" note="스위치를 켜고 끄며 비교합니다. 위가 fast, 아래가 base입니다.">
        <Switch label="오른쪽으로 옮기기" isSelected={isAtEnd} onChange={setIsAtEnd} />
        {durations.map((name) => (
          <div key={name} className={track}>
            <span data-testid={name} className={`${ball} ${moves[name]} ${isAtEnd ? atEnd : ''}`} />
          </div>
        ))}
      </Section>
    </FoundationPage>
  );
}

const meta = { title: '기초/움직임', component: MotionPage } satisfies Meta<typeof MotionPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  name: '시간과 곡선',
  play: async ({ canvas }) => {
    const before = canvas.getByTestId('base').getBoundingClientRect().left;
    await userEvent.click(canvas.getByRole('switch', { name: '오른쪽으로 옮기기' }));
    const { matches: isReduced } = matchMedia('(prefers-reduced-motion: reduce)');
    if (isReduced)
      await expect(canvas.getByTestId('base').getBoundingClientRect().left).toBeGreaterThan(before);
    await expect(Number.parseInt(tokens.motion.base, 10)).toBeLessThanOrEqual(300);
  },
};
