import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const openedHere = { dialogOpened: true };

/**
 * Keeps an open dialog in a search param: it survives a reload, and the back button closes it without leaving the page. `open`
 * and `close` replace the other search params with `rest`.
 */
export function useDialogUrl(param: string) {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef<string | null>(null);
  const value = params.get(param);

  const open = (next: string, rest: Record<string, string> = {}) =>
    setParams({ ...rest, [param]: next }, { state: openedHere });
  const close = (rest: Record<string, string> = {}) => {
    // A second Escape can come before the first one is rendered; going back twice would leave the page.
    if (value === null || closedAt.current === key) return;
    closedAt.current = key;
    if ((state as typeof openedHere | null)?.dialogOpened === true) void navigate(-1);
    else setParams(rest, { replace: true });
  };
  return { value, open, close };
}
