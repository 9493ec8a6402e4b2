import { tokens } from '@fitness/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { background, filled, foreground as foregroundColor, frame, sample } from './color.css.ts';
import { controlPairs, type Pair, textPairs } from './contrast-table.ts';
import { flatten } from './flat-tokens.ts';
import { Section, FoundationPage, TokenTable } from './FoundationPage.tsx';
import * as styles from './foundation-page.css.ts';

const meanings: Record<keyof typeof tokens.color, string> = {
  surface: '바탕. 페이지보다 카드가, 카드보다 떠 있는 것이 밝습니다.',
  text: '글자. 주말과 공휴일은 달력에서만 씁니다.',
  line: '선. control은 누를 수 있는 것의 테두리, subtle은 나누기만 하는 선, focus는 초점입니다.',
  accent: '빨강. 화면의 가장 중요한 동작 하나, 고른 것, 브랜드에만 씁니다.',
  success: '잘됨. 뜻은 언제나 글이 전하고 색은 거듭니다.',
  warning: '살펴볼 것. 곧 만료되는 이용권이 그 예입니다.',
  danger: '잘못됨, 되돌릴 수 없음.',
  info: '알림.',
  neutral: '뜻 없는 표시.',
  series: '그래프. 종류마다 무늬도 다릅니다.',
  scrim: '대화 상자 뒤를 가리는 막.',
};

const groups = Object.keys(tokens.color) as (keyof typeof tokens.color)[];

function TextSample({ foreground, on }: Pair) {
  return (
    <span className={`${sample} ${background[on]} ${foregroundColor[foreground]}`}>
      가나다 Aa 12
    </span>
  );
}

function LineSample({ foreground, on }: Pair) {
  return <span className={`${frame} ${background[on]} ${foregroundColor[foreground]}`} />;
}

const contrastRows = (pairs: Pair[], Sample: typeof TextSample) =>
  pairs.map((pair): [string, React.ReactNode, string, React.ReactNode] => {
    const { foreground, on, ratio, required } = pair;
    return [
      `${foreground} / ${on}`,
      <Sample key="sample" {...pair} />,
      `${ratio.toFixed(2)} : 1`,
      ratio >= required ? (
        `충족 (${required} 이상)`
      ) : (
        <span key="fails" className={styles.fails}>
          미달 ({required} 이상이어야 함)
        </span>
      ),
    ];
  });

const columns = ['글자 / 바탕', '보기', '명암비', '기준'];

/** 색은 모두 packages/ui/src/theme/tokens.ts에서 옵니다. 명암비는 그 값으로 이 화면에서 계산합니다. */
function ColorPage() {
  return (
    <FoundationPage
      title="색"
      lead="거의 검은 바탕 위에 밝은 글자, 그리고 빨강 하나입니다. 모든 값은 토큰에서 그대로 나오고, 명암비는 볼 때마다 다시 계산합니다."
    >
      {groups.map((group) => (
        <Section key={group} title={group} note={meanings[group]}>
          <TokenTable
            label={`${group} 색`}
            columns={['이름', '보기', '값']}
            rows={flatten({ [group]: tokens.color[group] }).map(([name, value]) => [
              name,
              <span key={name} className={filled[name]} />,
              <code key="value">{value}</code>,
            ])}
          />
        </Section>
      ))}
      <Section title="글자의 명암비" note="글자는 바탕과 4.5 : 1 이상이어야 합니다 (WCAG 2 AA).">
        <TokenTable
          label="글자의 명암비"
          columns={columns}
          rows={contrastRows(textPairs, TextSample)}
        />
      </Section>
      <Section
        title="누를 수 있는 것과 그래프의 명암비"
        note="테두리, 초점, 막대는 바탕과 3 : 1 이상이어야 합니다."
      >
        <TokenTable
          label="누를 수 있는 것의 명암비"
          columns={columns}
          rows={contrastRows(controlPairs, LineSample)}
        />
      </Section>
    </FoundationPage>
  );
}

const meta = { title: '기초/색', component: ColorPage } satisfies Meta<typeof ColorPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  name: '색과 명암비',
  play: async ({ canvas }) => {
    const ratios = within(canvas.getByRole('region', { name: '글자의 명암비' }));
    await expect(
      ratios.getByRole('row', { name: /^text.default \/ surface.page/ }),
    ).toHaveTextContent(/1[0-9]\.\d\d : 1/);
    await expect(canvas.queryByText(/미달/)).toBeNull();
    await expect(canvas.getByRole('row', { name: /^accent.base #/ })).toHaveTextContent(
      tokens.color.accent.base,
    );
  },
};
