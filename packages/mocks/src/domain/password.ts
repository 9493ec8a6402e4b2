import { compareSync, hashSync } from 'bcryptjs';

// The lowest cost of bcrypt: it protects nothing of value and runs in the page's own thread.
const COST = 4;

/** The hash to store instead of the password. */
export function hashPassword(password: string): string {
  return hashSync(password, COST);
}

/** Whether the password belongs to the hash. */
export function matchesPassword(password: string, hash: string): boolean {
  return compareSync(password, hash);
}
