import { type ThemeName, themes } from '@fitness/ui/theme/themes';
import type { Tokens } from '@fitness/ui/theme/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { background, filled, foreground as foregroundColor, frame, sample } from './color.css.ts';
import { contrastPairs, type Pair } from './contrast-table.ts';
import { flatten } from './flat-tokens.ts';
import { Section, FoundationPage, TokenTable } from './FoundationPage.tsx';
import * as styles from './foundation-page.css.ts';

type ColorGroupName = keyof Tokens['color'];

const meanings: Record<ColorGroupName, string> = {
  surface: '배경. 페이지, 카드, 떠 있는 요소 순서로 앞에 놓입니다.',
  text: '글자. 주말과 공휴일 색은 달력에서만 씁니다.',
  line: '선. control은 조작 요소의 테두리, subtle은 구분선, focus는 포커스 표시입니다.',
  accent: '브랜드 색. 화면의 가장 중요한 동작, 선택한 항목, 브랜드에만 씁니다.',
  success: '성공. 의미는 문구로 전하고 색은 보조로만 씁니다.',
  warning: '주의. 예: 곧 만료되는 이용권',
  danger: '오류, 되돌릴 수 없는 작업.',
  info: '안내.',
  neutral: '특별한 의미가 없는 표시.',
  overPicture: '이미지 위의 글자와 배경. 이미지는 모든 테마에서 어둡습니다.',
  series: '차트. 종류마다 무늬도 다릅니다.',
  scrim: '대화 상자 뒤를 어둡게 덮는 색.',
};

const groups = Object.keys(meanings) as ColorGroupName[];

const names = Object.keys(themes) as ThemeName[];

const grounds = names
  .map((name) => `${name}: ${themes[name].colorScheme === 'dark' ? '어두운' : '밝은'} 배경`)
  .join(', ');

type SampleProps = Pair & { theme: ThemeName };

function TextSample({ theme, foreground, on }: SampleProps) {
  return (
    <span className={`${sample} ${background[theme][on]} ${foregroundColor[theme][foreground]}`}>
      가나다 Aa 12
    </span>
  );
}

function LineSample({ theme, foreground, on }: SampleProps) {
  return (
    <span className={`${frame} ${background[theme][on]} ${foregroundColor[theme][foreground]}`} />
  );
}

const contrastRows = (theme: ThemeName, pairs: Pair[], Sample: typeof TextSample) =>
  pairs.map((pair): [string, React.ReactNode, string, React.ReactNode] => {
    const { foreground, on, ratio, required } = pair;
    return [
      `${foreground} / ${on}`,
      <Sample key="sample" theme={theme} {...pair} />,
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

/** The names of a group of colours, with the value in each theme. */
function ColorGroup({ group }: { group: ColorGroupName }) {
  const [first, ...others] = names.map((theme) =>
    flatten({ [group]: themes[theme].tokens.color[group] }).map(
      ([name, value]) =>
        [
          name,
          <span key={theme} className={filled[theme][name]} />,
          <code key={value}>{value}</code>,
        ] as const,
    ),
  );
  return (
    <TokenTable
      label={`${group} 색`}
      columns={['이름', ...names.flatMap((theme) => [theme, `${theme} 값`])]}
      rows={(first ?? []).map(([name, ...cells], row) => [
        name,
        ...cells,
        ...others.flatMap((rows) => rows[row]?.slice(1) ?? []),
      ])}
    />
  );
}

/** 모든 색은 테마의 토큰에서 가져오고, 명암비는 이 화면에서 계산합니다. */
function ColorPage() {
  return (
    <FoundationPage
      title="색"
      lead={`모든 색은 테마의 토큰을 그대로 보여 주며, 명암비는 테마별로 계산합니다. ${grounds}.`}
    >
      {groups.map((group) => (
        <Section key={group} title={group} note={meanings[group]}>
          <ColorGroup group={group} />
        </Section>
      ))}
      {names.map((theme) => (
        <Section
          key={theme}
          title={`${theme}: 글자의 명암비`}
          note="글자는 배경과 4.5 : 1 이상이어야 합니다 (WCAG 2 AA)."
        >
          <TokenTable
            label={`${theme}: 글자의 명암비`}
            columns={columns}
            rows={contrastRows(theme, contrastPairs(themes[theme].tokens.color).texts, TextSample)}
          />
        </Section>
      ))}
      {names.map((theme) => (
        <Section
          key={theme}
          title={`${theme}: 조작 요소와 차트의 명암비`}
          note="테두리, 포커스 표시, 막대는 배경과 3 : 1 이상이어야 합니다."
        >
          <TokenTable
            label={`${theme}: 조작 요소의 명암비`}
            columns={columns}
            rows={contrastRows(
              theme,
              contrastPairs(themes[theme].tokens.color).controls,
              LineSample,
            )}
          />
        </Section>
      ))}
    </FoundationPage>
  );
}

const meta = { title: '기초/색', component: ColorPage } satisfies Meta<typeof ColorPage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  name: '색과 명암비',
  play: async ({ canvas }) => {
    for (const theme of names) {
      const ratios = within(canvas.getByRole('table', { name: `${theme}: 글자의 명암비` }));
      await expect(
        ratios.getByRole('row', { name: /^text.default \/ surface.page/ }),
      ).toHaveTextContent(/1[0-9]\.\d\d : 1/);
      await expect(canvas.getByRole('row', { name: /^accent.base #/ })).toHaveTextContent(
        themes[theme].tokens.color.accent.base,
      );
    }
    await expect(canvas.queryByText(/미달/)).toBeNull();
  },
};
