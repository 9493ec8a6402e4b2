import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const opened = { dialogOpened: true };
const wasOpenedHere = (state: unknown) => (state as typeof opened | null)?.dialogOpened === true;

/** Whether the dialog is open, kept in the address: the way back closes it before it leaves the page. */
export function useDialogAddress(name: string) {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const closedAt = useRef<string | null>(null);
  const isOpen = query.get('dialog') === name;

  const open = () => setQuery({ dialog: name }, { state: opened });
  const close = () => {
    // Escape can come twice before the first has been drawn; going back twice would leave the page.
    if (!isOpen || closedAt.current === key) return;
    closedAt.current = key;
    if (wasOpenedHere(state)) navigate(-1);
    else setQuery({}, { replace: true });
  };
  return { isOpen, open, close };
}
