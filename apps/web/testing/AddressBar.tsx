import { scenarios } from '@fitness/mocks/scenarios';
import { useLocation } from 'react-router-dom';
import * as styles from './AddressBar.css.ts';
import type { AppState } from './app-state.ts';

const describe = ({ persona, token, scenario, now }: Omit<AppState, 'path'>): string =>
  [
    persona ?? (token === undefined ? undefined : '토큰 직접 지정'),
    scenario && scenarios[scenario].label,
    now?.replace('T', ' ').slice(0, 16),
  ]
    .filter(Boolean)
    .join(' · ');

/** The URL and the state of the app in a story. */
export function AddressBar(props: Omit<AppState, 'path'>) {
  const { pathname, search, hash } = useLocation();
  return (
    <div className={styles.bar}>
      <span>
        주소 <code className={styles.address}>{decodeURI(pathname + search + hash)}</code>
      </span>
      <span className={styles.state}>{describe(props)}</span>
    </div>
  );
}
