import { Button } from '@fitness/ui/Button';
import { Panel } from '@fitness/ui/Panel';
import { Text } from '@fitness/ui/Text';
import { TextField } from '@fitness/ui/TextField';
import { Inline } from '@fitness/ui/layout/Inline';
import { useState } from 'react';
import { copyText } from '../../../shared/browser/copy-text.ts';

/** A link to this page with the same data, settings and signed-in user. */
export function LinkSection({ link }: { link: string }) {
  const [status, setStatus] = useState('');
  const copy = async () =>
    setStatus(
      (await copyText(link))
        ? '링크를 복사했습니다.'
        : '복사하지 못했습니다. 위의 링크를 직접 복사해주세요.',
    );
  return (
    <Panel title="링크" level={3} padding="compact">
      <TextField
        label="이 상태로 여는 링크"
        value={link}
        onChange={() => undefined}
        isReadOnly
        hint="열면 데이터를 처음부터 다시 만듭니다."
      />
      <Inline gap="sm">
        <Button size="sm" variant="secondary" onPress={() => void copy()}>
          링크 복사
        </Button>
        <Text role="status" size="sm" color="muted">
          {status}
        </Text>
      </Inline>
    </Panel>
  );
}
