import { scenarios } from '@fitness/mocks/scenarios';
import { Show } from '@fitness/ui/layout/Show';
import { Notice } from '@fitness/ui/Notice';
import { useLocation } from 'react-router-dom';
import type { AppState } from './app-state.ts';

const describe = ({ persona, token, scenario, now }: Omit<AppState, 'path'>): string =>
  [
    persona ?? (token === undefined ? undefined : '토큰 직접 지정'),
    scenario && scenarios[scenario].label,
    now?.replace('T', ' ').slice(0, 16),
  ]
    .filter(Boolean)
    .join(' · ');

/** Shows the URL and the state of the app in a story. */
export function AddressBar(props: Omit<AppState, 'path'>) {
  const { pathname, search, hash } = useLocation();
  return (
    <Show on="screen">
      <Notice action={describe(props)}>
        주소 <code>{decodeURI(pathname + search + hash)}</code>
      </Notice>
    </Show>
  );
}
