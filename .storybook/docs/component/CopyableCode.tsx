import { Button } from '@fitness/ui/Button';
import { CodeBlock } from '@fitness/ui/CodeBlock';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Text } from '@fitness/ui/Text';
import { copyText } from '@fitness/web/lib/copy-text.ts';
import { useState } from 'react';

/** Code with a button that copies it. */
export function CopyableCode({ label, code }: { label: string; code: string }) {
  const [result, setResult] = useState('');
  const copy = async () =>
    setResult((await copyText(code)) ? '복사했습니다.' : '코드를 직접 선택해 복사해주세요.');
  return (
    <Stack gap="xs">
      <CodeBlock label={label}>{code.trim()}</CodeBlock>
      <Inline gap="sm">
        <Button variant="secondary" size="sm" onPress={() => void copy()}>
          복사
        </Button>
        <Text as="span" role="status" size="sm" color="muted">
          {result}
        </Text>
      </Inline>
    </Stack>
  );
}
