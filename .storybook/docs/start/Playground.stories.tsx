import { Button } from '@fitness/ui/Button';
import { Heading } from '@fitness/ui/Heading';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Text } from '@fitness/ui/Text';
import { copyText } from '@fitness/web/lib/copy-text.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { LiveContext, LiveError, LivePreview, LiveProvider } from 'react-live';
import { useArgs } from 'storybook/preview-api';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { componentIndexes } from '../../component-exports.ts';
import { CodeEditor } from './CodeEditor.tsx';
import { codeIn, linkOf } from './playground-link.ts';

const components: Record<string, unknown> = Object.assign({}, ...Object.values(componentIndexes));

const example = `<Stack gap="lg" maxWidth="reading">
  <Heading level={1} size="heading">이번 주의 일정</Heading>
  <Tiles columns={{ phone: 1, tablet: 2 }} gap="md">
    <Stack gap="xs" align="start">
      <Badge tone="success">예정</Badge>
      <Text size="xl" weight="heavy">월요일 18:00</Text>
      <Text color="muted">컴포넌트의 이름과 속성은 컴포넌트 문서에 있습니다.</Text>
    </Stack>
    <Stack gap="xs" align="start">
      <Badge>지난 일정</Badge>
      <Text size="xl" weight="heavy">화요일 09:00</Text>
      <LinkButton href="#change" variant="secondary" size="sm">변경</LinkButton>
    </Stack>
  </Tiles>
</Stack>`;

type Props = {
  /** Where the browser keeps the code. */
  storageKey: string;
  /** The code of a link, which precedes what the browser keeps. */
  link: string;
  onLinkChange?: (link: string) => void;
};

/** The URL of Storybook that opens the playground with this code. */
function hrefOf(code: string) {
  const url = new URL(window.parent.location.href);
  url.searchParams.set('args', `link:${linkOf(code)}`);
  return url.href;
}

/** Why the code cannot be shown, first in Korean. */
function Fault() {
  const { error = '' } = useContext(LiveContext);
  const [, name] = /(\w+) is not defined/.exec(error) ?? [];
  return (
    <Stack gap="xxs" role="alert">
      {error !== '' && (
        <Text color="danger">
          {name === undefined
            ? '코드를 화면으로 만들지 못했습니다. 여는 태그와 닫는 태그, 괄호를 확인해주세요.'
            : `이름이 ‘${name}’인 컴포넌트가 없습니다.`}
        </Text>
      )}
      <Text as="div" color="muted" size="sm" lang="en">
        <LiveError />
      </Text>
    </Stack>
  );
}

/** Copies the link; the result is shown after `children`, so that these do not move. */
function Share({ code, children }: { code: string; children: ReactNode }) {
  const [result, setResult] = useState('');
  const copy = async () =>
    setResult(
      (await copyText(hrefOf(code))) ? '링크를 복사했습니다.' : '주소창의 주소를 복사해주세요.',
    );
  return (
    <>
      <Button variant="secondary" size="sm" onPress={() => void copy()}>
        링크 복사
      </Button>
      {children}
      <Text as="span" role="status" size="sm" color="muted">
        {result}
      </Text>
    </>
  );
}

function Playground({ storageKey, link, onLinkChange }: Props) {
  const [code, setCode] = useState(
    () => codeIn(link) || (localStorage.getItem(storageKey) ?? example),
  );
  useEffect(() => localStorage.setItem(storageKey, code), [storageKey, code]);
  const change = (changed: string) => {
    setCode(changed);
    onLinkChange?.(linkOf(changed));
  };
  return (
    <LiveProvider code={code} scope={components} enableTypeScript={false}>
      <Stack gap="xl">
        <Stack as="section" gap="md" aria-label="결과">
          <LivePreview />
          <Fault />
        </Stack>
        <Stack gap="sm">
          <Heading level={2}>직접 만들어 보기</Heading>
          <Inline gap="sm">
            <Share code={code}>
              <Button variant="ghost" size="sm" onPress={() => change(example)}>
                예시로 되돌리기
              </Button>
            </Share>
          </Inline>
          <CodeEditor value={code} onChange={change} />
        </Stack>
      </Stack>
    </LiveProvider>
  );
}

function OpenedAgain(props: Props) {
  const [visit, setVisit] = useState(1);
  return (
    <Stack gap="xl">
      <Inline>
        <Button variant="secondary" onPress={() => setVisit(visit + 1)}>
          다시 열기
        </Button>
      </Inline>
      <Playground key={visit} {...props} />
    </Stack>
  );
}

const description = `
컴포넌트를 조합해 화면을 만들어 봅니다. 코드를 고치면 결과가 바로 보이고, 브라우저에 저장되어 다시 열어도 남아 있습니다.
<를 입력하면 컴포넌트가, 그 안에서 빈칸을 입력하면 속성과 값이 나옵니다. 링크를 복사해 보내면 받는 사람도 같은 코드를 봅니다.
화면 너비와 브랜드는 위쪽 도구 막대에서 변경합니다. 간격과 크기는 토큰 이름으로만 지정할 수 있습니다.
`;

const meta = {
  title: '시작하기/직접 만들어 보기',
  tags: ['autodocs'],
  component: Playground,
  parameters: {
    controls: { disable: true },
    docs: { description: { component: description } },
  },
  args: { storageKey: 'playground', link: '' },
} satisfies Meta<typeof Playground>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '직접 만들어 보기',
  render: function Render(args) {
    const [, updateArgs] = useArgs<Props>();
    return <Playground {...args} onLinkChange={(link) => updateArgs({ link })} />;
  },
};

const testKey = 'playground-test';

/** 코드를 고치면 결과가 바로 보이고, 다시 열어도 남아 있습니다. 잘못 쓰면 이유를 알려 줍니다. */
export const FromStartToEnd: Story = {
  name: '처음부터 끝까지',
  tags: ['!autodocs'],
  args: { storageKey: testKey },
  render: (args) => <OpenedAgain {...args} />,
  beforeEach: () => localStorage.removeItem(testKey),
  play: async ({ canvas, step }) => {
    const editor = () => canvas.getByRole('textbox', { name: '코드' });
    const write = async (code: string) => {
      await userEvent.click(editor());
      await userEvent.keyboard('{Control>}a{/Control}');
      await userEvent.paste(code);
    };
    await expect(await canvas.findByRole('heading', { name: '이번 주의 일정' })).toBeVisible();

    await step('컴포넌트를 적으면 보인다', async () => {
      await write('<Badge tone="info">새 배지</Badge>');
      await expect(await canvas.findByText('새 배지')).toBeVisible();
    });
    await step('다시 열어도 적은 것이 남아 있다', async () => {
      const before = editor();
      await userEvent.click(canvas.getByRole('button', { name: '다시 열기' }));
      await expect(before).not.toBeInTheDocument();
      await expect(editor()).toHaveTextContent('<Badge tone="info">새 배지</Badge>');
      await expect(await canvas.findByText('새 배지')).toBeVisible();
    });
    await step('없는 이름을 쓰면 알려 준다', async () => {
      await write('<Bad />');
      await expect(await canvas.findByText('이름이 ‘Bad’인 컴포넌트가 없습니다.')).toBeVisible();
    });
    await step('잘못 쓰면 이유가 나온다', async () => {
      await write('<Badge>');
      await expect(await canvas.findByText(/^코드를 화면으로 만들지 못했습니다/)).toBeVisible();
      await expect(
        await canvas.findByText(/Unexpected token|Unterminated|SyntaxError/),
      ).toBeVisible();
    });
    await step('컴포넌트의 이름과 속성을 골라 넣는다', async () => {
      const openList = () => userEvent.keyboard('{Control>} {/Control}');
      await write('<Bad');
      await openList();
      await userEvent.click(await screen.findByRole('option', { name: /^Badge ?배지/ }));
      await waitFor(() => expect(editor()).toHaveTextContent('<Badge'));
      await write('<Badge to');
      await openList();
      await expect(await screen.findByRole('option', { name: /^tone/ })).toBeVisible();
    });
    await step('예시로 되돌린다', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '예시로 되돌리기' }));
      await expect(await canvas.findByRole('heading', { name: '이번 주의 일정' })).toBeVisible();
    });
  },
};

const sent = '<Badge tone="success">받은 배지</Badge>';

/** 링크로 받은 코드가 브라우저에 남은 코드보다 먼저 열립니다. */
export const FromLink: Story = {
  name: '링크로 열기',
  tags: ['!autodocs'],
  args: { storageKey: testKey, link: linkOf(sent) },
  beforeEach: () => localStorage.setItem(testKey, '<Badge>남은 배지</Badge>'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('받은 배지')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '코드' })).toHaveTextContent(sent);
  },
};
