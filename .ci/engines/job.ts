import type { User } from './user.ts';

/** One step of a user. */
type Step = { name: string; run: (user: User) => Promise<void> };

/** The main task of a role, begun as a demo account (a visitor without one) at a path. */
export type Job = { name: string; account?: string; path: string; steps: readonly Step[] };
