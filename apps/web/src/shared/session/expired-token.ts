import { api } from '../api/client.ts';
import { seoulToday } from '../dates/clock.ts';
import { sitePath } from '../site-path.ts';
import { restorePageState, savedPageState } from './page-state.ts';
import type { Claims, Role } from './token.ts';

const options = { timeoutMs: 5000 };

/** A read that the role may send. */
const reads: Record<Exclude<Role, 'anonymous'>, () => Promise<unknown>> = {
  customer: () => api.GET('/api/{product}/attendance/me', options),
  manager: () => api.GET('/api/{product}/attendance/me', options),
  master: () => {
    const query = { startDate: seoulToday(), endDate: seoulToday() };
    return api.GET('/api/{product}/admin/sales/reports', { ...options, params: { query } });
  },
};

/** Whether the server accepts the stored token with these claims; the open page then gets its state back. */
export async function isStillAccepted({ role, userId }: Claims): Promise<boolean> {
  if (role === 'anonymous' || userId === null) return false;
  try {
    await reads[role]();
  } catch {
    return false;
  }
  restorePageState(savedPageState(sitePath()), userId);
  return true;
}
