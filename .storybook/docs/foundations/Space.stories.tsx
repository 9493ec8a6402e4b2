import { tokens } from '@fitness/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section, FoundationPage, TokenGroup } from './FoundationPage.tsx';
import { bars, target } from './space.css.ts';

const sizeUses: Record<keyof typeof tokens.size, string> = {
  target: '손가락으로 누르는 것의 가장 짧은 변 (44px)',
  control: '입력 칸과 버튼의 높이',
  cell: '달력 하루의 가장 짧은 변',
  header: '머리글의 높이',
};

const widthUses: Record<keyof typeof tokens.width, string> = {
  xs: '얼굴 사진, 짧은 칸',
  sm: '날짜와 고르는 칸',
  md: '이름표의 열',
  lg: '검색 칸, 좁은 곁',
  xl: '넓은 곁',
  dialog: '대화 상자',
  reading: '글을 읽는 폭, 로그인 카드',
  content: '데스크톱에서 본문의 가장 넓은 폭',
};

function SpacePage() {
  return (
    <FoundationPage
      title="간격과 크기"
      lead="간격은 열 가지뿐입니다. 가까운 것끼리 묶이고 덩어리 사이는 넓어집니다. 공개 화면은 넉넉하게, 직원 화면은 촘촘하게 씁니다."
    >
      <Section title="간격">
        <TokenGroup
          label="간격"
          tokens={tokens.space}
          renderSample={(name) => <span className={bars[name]} />}
        />
      </Section>
      <Section title="크기" note="점선 네모가 누르는 것의 가장 작은 크기입니다.">
        <span className={target} data-testid="target" />
        <TokenGroup label="크기" tokens={tokens.size} uses={sizeUses} />
      </Section>
      <Section title="너비" note="칸, 열, 글줄의 너비입니다.">
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
