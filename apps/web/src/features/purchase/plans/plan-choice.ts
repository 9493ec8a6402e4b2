import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { buyingParams } from '../../../shared/buying/buying-links.ts';
import { usePageUser } from '../../../shared/session/page-user.ts';
import { useRestorableChoice } from '../../../shared/session/use-restorable-state.ts';
import { useSearchParamsState } from '../../../shared/url/use-search-params-state.ts';

/** The plan that this user, or a signed-out one, chose at a history entry; null if there is none. */
export function planIn(state: unknown, userId: string | null): string | null {
  const { planChoice } = Object(state) as { planChoice?: unknown };
  const choice = Object(planChoice) as { plan?: unknown; user?: unknown };
  const isOwn = choice.user === null || choice.user === userId;
  return typeof choice.plan === 'string' && isOwn ? choice.plan : null;
}

/**
 * The id of the chosen plan. It starts with the one from before signing in, of the history entry, or in the URL, so that going
 * back to the page and a reload keep it.
 */
export function usePlanChoice() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const frame = useRef(0);
  const timer = useRef(0);
  const { userId } = usePageUser();
  const [{ plan: linked }] = useSearchParamsState(buyingParams);
  const kept = planIn(state, userId) ?? (linked && String(linked.promotionId));
  const [chosenId, setChosenId] = useRestorableChoice('plan', kept);

  const choose = (plan: string) => {
    setChosenId(plan);
    const next = { ...(state as object | null), planChoice: { plan, user: userId } };
    cancelAnimationFrame(frame.current);
    clearTimeout(timer.current);
    // After the choice is painted, because the browser takes long to replace a history entry.
    frame.current = requestAnimationFrame(() => {
      timer.current = window.setTimeout(
        () => void navigate({ pathname, search }, { replace: true, state: next }),
      );
    });
  };
  // It would lead back from the page that has been opened meanwhile.
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      clearTimeout(timer.current);
    },
    [],
  );
  return [chosenId, choose] as const;
}
