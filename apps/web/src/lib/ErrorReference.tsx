import { Button } from '@fitness/ui/Button';
import { Text } from '@fitness/ui/Text';
import { Inline } from '@fitness/ui/layout/Inline';
import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';
import { errorIdOf, reportError } from './report.ts';
import { texts } from './texts.ts';

/** Shows the id under which an error is reported (docs/product.md#errors). */
export function ErrorReference({ error }: { error: unknown }) {
  const [result, setResult] = useState('');
  const id = errorIdOf(error);
  useEffect(() => reportError(error), [error]);
  const copy = async () => setResult((await copyText(id)) ? texts.copied : texts.notCopied);
  return (
    <Inline as="span" gap="sm" rowGap="none" justify="center">
      <Text as="span" size="sm">
        {texts.errorId({ id })}
      </Text>
      <Button variant="ghost" size="sm" onPress={() => void copy()}>
        {texts.copy}
      </Button>
      <Text as="span" role="status" size="sm">
        {result}
      </Text>
    </Inline>
  );
}
