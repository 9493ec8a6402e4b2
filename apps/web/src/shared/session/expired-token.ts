import { api } from '../api/client.ts';
import { seoulToday } from '../dates/clock.ts';
import { getPageUser } from './page-user.ts';
import type { Claims, Role } from './token.ts';

const options = { timeoutMs: 5000 };

/** A read operation for each role, to check the token with. */
const reads: Record<Exclude<Role, 'anonymous'>, () => Promise<unknown>> = {
  customer: () => api.GET('/api/{product}/attendance/me', options),
  manager: () => api.GET('/api/{product}/attendance/me', options),
  master: () => {
    const query = { startDate: seoulToday(), endDate: seoulToday() };
    return api.GET('/api/{product}/admin/sales/reports', { ...options, params: { query } });
  },
};

/** Whether the server still accepts the stored token, whose claims these are. */
export async function isStillAccepted({ role, userId }: Claims): Promise<boolean> {
  // Another user may have signed in while this module was loading.
  if (role === 'anonymous' || userId === null || userId !== getPageUser().userId) return false;
  try {
    await reads[role]();
  } catch {
    return false;
  }
  return true;
}
