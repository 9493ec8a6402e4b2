import { tokens } from '@fitness/ui/theme/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section, FoundationPage, TokenGroup } from './FoundationPage.tsx';
import { bars, target } from './space.css.ts';

const sizeUses: Record<keyof typeof tokens.size, string> = {
  target: '터치 영역의 최소 크기 (44px)',
  control: '입력란과 버튼의 높이',
  cell: '달력 날짜의 최소 크기',
  header: '헤더의 높이',
};

const widthUses: Record<keyof typeof tokens.width, string> = {
  xs: '인물 이미지, 짧은 입력란',
  sm: '날짜와 선택 입력란',
  md: '항목 이름 열',
  lg: '검색 입력란, 좁은 보조 영역',
  xl: '넓은 보조 영역',
  dialog: '대화 상자',
  reading: '본문 읽기 너비, 로그인 카드',
  content: '데스크톱 본문의 최대 너비',
};

function SpacePage() {
  return (
    <FoundationPage
      title="간격과 크기"
      lead="간격은 열 가지입니다. 관련된 요소는 가깝게, 영역 사이는 넓게 띄웁니다. 공개 화면은 넉넉하게, 직원 화면은 촘촘하게 씁니다."
    >
      <Section title="간격">
        <TokenGroup
          label="간격"
          tokens={tokens.space}
          renderSample={(name) => <span className={bars[name]} />}
        />
      </Section>
      <Section title="크기" note="점선 사각형은 터치 영역의 최소 크기입니다.">
        <span className={target} data-testid="target" />
        <TokenGroup label="크기" tokens={tokens.size} uses={sizeUses} />
      </Section>
      <Section title="너비" note="입력란, 열, 본문의 너비입니다.">
        <TokenGroup label="너비" tokens={tokens.width} uses={widthUses} />
      </Section>
    </FoundationPage>
  );
}

const meta = { title: '기초/간격과 크기', component: SpacePage } satisfies Meta<typeof SpacePage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  name: '간격과 크기',
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByTestId('target').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(canvas.getAllByRole('row')).toHaveLength(
      [tokens.space, tokens.size, tokens.width].flatMap(Object.keys).length + 3,
    );
  },
};
