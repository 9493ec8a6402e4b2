import { themes } from '@fitness/ui/theme/themes';
import type { Tokens } from '@fitness/ui/theme/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shownTheme } from '../../theme.ts';
import { useShownTheme } from '../use-shown-theme.ts';
import { Section, FoundationPage, TokenGroup } from './FoundationPage.tsx';
import { corners, shadows } from './space.css.ts';

const radiusUses: Record<keyof Tokens['radius'], string> = {
  sm: '배지, 작은 버튼',
  md: '버튼, 입력란',
  lg: '카드, 대화 상자',
  full: '원형 요소',
};
const shadowUses: Record<keyof Tokens['shadow'], string> = {
  raised: '떠 있는 카드, 펼친 목록',
  overlay: '대화 상자',
};
const layerUses: Record<keyof Tokens['layer'], string> = {
  header: '헤더',
  fixedAction: '홈의 고정 버튼',
  overlay: '대화 상자와 시트',
  toast: '토스트',
};

function RadiusPage() {
  const { tokens } = themes[useShownTheme()];
  return (
    <FoundationPage
      title="모서리와 깊이"
      lead="모서리는 네 가지, 그림자는 두 가지입니다. 겹치는 순서는 네 단계로만 씁니다."
    >
      <Section title="모서리">
        <TokenGroup
          label="모서리"
          tokens={tokens.radius}
          renderSample={(name) => <span className={corners[name]} />}
          uses={radiusUses}
        />
      </Section>
      <Section title="그림자">
        <TokenGroup
          label="그림자"
          tokens={tokens.shadow}
          renderSample={(name) => <span className={shadows[name]} />}
          uses={shadowUses}
        />
      </Section>
      <Section title="층" note="숫자가 클수록 위에 놓입니다.">
        <TokenGroup label="층" tokens={tokens.layer} uses={layerUses} />
      </Section>
    </FoundationPage>
  );
}

const meta = { title: '기초/모서리와 깊이', component: RadiusPage } satisfies Meta<
  typeof RadiusPage
>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  name: '모서리, 그림자, 층',
  play: async ({ canvas }) => {
    const { tokens } = themes[shownTheme()];
    const layers = Object.values(tokens.layer).map(Number);
    await expect(layers).toEqual([...layers].sort((a, b) => a - b));
    await expect(canvas.getByRole('row', { name: /^toast/ })).toHaveTextContent('토스트');
  },
};
