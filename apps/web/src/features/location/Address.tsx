import { Link } from '@fitness/ui/Link';
import { useState } from 'react';
import { studio } from '../../config/studio.ts';
import { studioPhone } from '../../shared/brand/StudioPhone.tsx';
import * as styles from './Location.css.ts';
import { locationTexts } from './texts.ts';

const query = encodeURIComponent(studio.address);
const mapApps = [
  { name: '카카오맵', href: `https://map.kakao.com/link/search/${query}` },
  { name: '네이버 지도', href: `https://map.naver.com/p/search/${query}` },
  { name: '구글 지도', href: `https://www.google.com/maps/search/?api=1&query=${query}` },
];

export function Address() {
  const [copyResult, setCopyResult] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(studio.address);
      setCopyResult('copied');
    } catch {
      setCopyResult('notCopied');
    }
  };
  return (
    <section>
      <h2 className={styles.subtitle}>주소</h2>
      <address className={styles.address}>{studio.address}</address>
      <div className={styles.copy}>
        <button type="button" className={styles.button} onClick={() => void copy()}>
          {locationTexts.copy}
        </button>
        <p role="status" className={copyResult ? styles.copyResults[copyResult] : undefined}>
          {copyResult && locationTexts[copyResult]}
        </p>
      </div>
      <ul role="list" className={styles.row} aria-label="지도 앱에서 보기">
        {mapApps.map(({ name, href }) => (
          <li key={name}>
            <Link href={href} isExternal>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <dl>
        <div className={styles.entry}>
          <dt className={styles.term}>전화</dt>
          <dd>
            <Link href={studioPhone.href}>{studioPhone.number}</Link>
          </dd>
        </div>
        <div className={styles.entry}>
          <dt className={styles.term}>운영 시간</dt>
          <dd>{studio.hours}</dd>
        </div>
      </dl>
    </section>
  );
}
