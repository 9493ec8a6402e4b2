import { useEffect, useMemo, useState } from 'react';
import type { estimatePassword, PasswordEstimate } from './estimate-password.ts';

/**
 * Estimates a password; null while it is empty and until the script has loaded, which it does at the first character. Without it the
 * rules of the password still work.
 */
export function usePasswordEstimate(
  password: string,
  personal: readonly string[],
): PasswordEstimate | null {
  const [estimate, setEstimate] = useState<typeof estimatePassword | null>(null);
  const isNeeded = password !== '' && estimate === null;
  useEffect(() => {
    if (!isNeeded) return;
    import('./estimate-password.ts').then(
      (module) => setEstimate(() => module.estimatePassword),
      () => undefined,
    );
  }, [isNeeded]);
  const known = personal.join('\n');
  return useMemo(
    () => (password === '' || estimate === null ? null : estimate(password, known.split('\n'))),
    [estimate, known, password],
  );
}
