import { Button } from '@fitness/ui/Button';
import { TextField } from '@fitness/ui/TextField';
import { useState } from 'react';
import * as styles from './MockPanel.css.ts';

/** A link to this page with the same data, settings and signed-in user. */
export function LinkSection({ link }: { link: string }) {
  const [status, setStatus] = useState('');
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setStatus('링크를 복사했습니다.'),
      () => setStatus('복사하지 못했습니다. 위의 링크를 직접 복사해 주세요.'),
    );
  return (
    <section className={styles.section} aria-label="링크">
      <h3 className={styles.heading}>링크</h3>
      <TextField
        label="이 상태로 여는 링크"
        value={link}
        onChange={() => undefined}
        isReadOnly
        hint="열면 데이터를 처음부터 다시 만듭니다."
      />
      <div className={styles.row}>
        <Button size="sm" variant="secondary" onPress={copy}>
          링크 복사
        </Button>
        <p role="status" className={styles.hint}>
          {status}
        </p>
      </div>
    </section>
  );
}
