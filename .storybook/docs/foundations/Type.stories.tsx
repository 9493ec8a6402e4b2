import { themes } from '@fitness/ui/theme/themes';
import type { Tokens } from '@fitness/ui/theme/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shownTheme } from '../../theme.ts';
import { useShownTheme } from '../use-shown-theme.ts';
import { Section, FoundationPage, TokenGroup } from './FoundationPage.tsx';
import { display, lineHeights, sizes, weights } from './type.css.ts';

const uses: Record<keyof Tokens['fontSize'], string> = {
  xs: '표의 보조 정보',
  sm: '도움말, 표',
  md: '본문, 입력란, 버튼',
  lg: '카드 제목, 도입 문구',
  xl: '영역 제목',
  heading: '화면 제목 (직원 화면)',
  title: '화면 제목 (공개 화면)',
  display: '슬로건',
};

function TypePage() {
  const { tokens } = themes[useShownTheme()];
  return (
    <FoundationPage
      title="글자"
      lead="글꼴은 테마마다 두 가지입니다. 제목 글꼴은 슬로건과 큰 숫자에만 씁니다. 한글은 단어 단위로 줄을 바꾸고, 표의 숫자는 너비가 같습니다."
    >
      <Section title="크기" note="heading, title, display는 화면 폭을 따라 커집니다.">
        <TokenGroup
          label="글자 크기"
          tokens={tokens.fontSize}
          renderSample={(size) => <span className={sizes[size]}>몸을 만들다 120,000원</span>}
          uses={uses}
        />
      </Section>
      <Section title="굵기">
        <TokenGroup
          label="글자 굵기"
          tokens={tokens.fontWeight}
          renderSample={(weight) => <span className={weights[weight]}>오늘의 수업 3개</span>}
        />
      </Section>
      <Section title="줄 높이">
        <TokenGroup
          label="줄 높이"
          tokens={tokens.lineHeight}
          renderSample={(height) => (
            <p className={lineHeights[height]}>
              결제는 완료되었지만 이용권 등록이 지연되고 있습니다. 결제 내역에서 다시 시도해주세요.
            </p>
          )}
        />
      </Section>
      <Section title="제목 글꼴" note="슬로건과 큰 숫자에만 씁니다.">
        <p className={display}>MAKE YOUR BODY, MAKE YOUR LIFE</p>
      </Section>
    </FoundationPage>
  );
}

const meta = { title: '기초/글자', component: TypePage } satisfies Meta<typeof TypePage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  name: '글꼴, 크기, 굵기, 줄 높이',
  play: async ({ canvas }) => {
    const { tokens } = themes[shownTheme()];
    for (const size of Object.values(tokens.fontSize))
      await expect(canvas.getAllByText(size)[0]).toBeInTheDocument();
    await expect(getComputedStyle(document.documentElement).wordBreak).toBe('keep-all');
  },
};
