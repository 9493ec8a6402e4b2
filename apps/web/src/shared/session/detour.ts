import { useLocation } from 'react-router-dom';

/** What a page that asks for sign-in passes on: where to lead afterwards, and what was chosen there. */
export type Detour = { from: string; chosen?: string | undefined };

/** What navigation state says was chosen on a page before it asked for sign-in; null when nothing was. */
export const chosenFrom = (state: unknown): string | null => {
  const chosen = typeof state === 'object' && state !== null && 'chosen' in state ? state.chosen : undefined;
  return typeof chosen === 'string' ? chosen : null;
};

/** What was chosen here before the person was led to sign-in and back. */
export const useChosenBefore = () => chosenFrom(useLocation().state);
