import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Text } from '@fitness/ui/Text';
import { copyText } from '@fitness/web/lib/copy-text.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import lzString from 'lz-string';
import { useState } from 'react';
import { LiveError, LivePreview, LiveProvider } from 'react-live';
import { expect, userEvent } from 'storybook/test';
import { componentIndexes } from '../../component-exports.ts';
import { CodeEditor } from './CodeEditor.tsx';

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

/** Code as a value that Storybook accepts in a URL: letters, digits, `-` and `_`. */
const linkOf = (code: string) => lzString.compressToEncodedURIComponent(code).replaceAll('+', '_');

const codeIn = (link: string) =>
  lzString.decompressFromEncodedURIComponent(link.replaceAll('_', '+')) || example;

/** The URL of Storybook that opens the playground with this code. */
function hrefOf(code: string) {
  const url = new URL(window.parent.location.href);
  url.searchParams.set('args', `link:${linkOf(code)}`);
  return url.href;
}

function Playground({ link }: { link: string }) {
  const [code, setCode] = useState(() => codeIn(link));
  const [result, setResult] = useState('');
  const copy = async () =>
    setResult(
      (await copyText(hrefOf(code))) ? '링크를 복사했습니다.' : '링크를 복사하지 못했습니다.',
    );
  return (
    <LiveProvider code={code} scope={components} enableTypeScript={false}>
      <Stack gap="xl">
        <LivePreview />
        <Text as="div" role="alert" color="danger" lang="en">
          <LiveError />
        </Text>
        <Inline gap="sm">
          <Button variant="secondary" size="sm" onPress={() => void copy()}>
            링크 복사
          </Button>
          <Button variant="ghost" size="sm" onPress={() => setCode(example)}>
            예시로 되돌리기
          </Button>
          <Text as="span" role="status" size="sm" color="muted">
            {result}
          </Text>
        </Inline>
        <CodeEditor value={code} onChange={setCode} />
      </Stack>
    </LiveProvider>
  );
}

const meta = {
  title: '시작하기/직접 만들어 보기',
  component: Playground,
  parameters: { controls: { disable: true } },
  args: { link: '' },
} satisfies Meta<typeof Playground>;

export default meta;

const sent = '<Badge tone="success">받은 배지</Badge>';

/** 컴포넌트를 조합해 화면을 만들어 봅니다. 코드를 고치면 결과가 바로 보이고, 링크를 복사해 보내면 받는 사람도 같은 코드를 봅니다. */
export const Default: StoryObj<typeof meta> = { name: '직접 만들어 보기' };

export const FromLink: StoryObj<typeof meta> = {
  name: '링크로 열기',
  tags: ['!dev'],
  args: { link: linkOf(sent) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('받은 배지')).toBeVisible();
    const editor = canvas.getByRole('textbox', { name: '코드' });
    await userEvent.click(editor);
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.paste('<Nothing />');
    await expect(await canvas.findByText(/Nothing is not defined/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '예시로 되돌리기' }));
    await expect(await canvas.findByRole('heading', { name: '이번 주의 일정' })).toBeVisible();
  },
};
