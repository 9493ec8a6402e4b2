import type { Browser } from 'playwright';
import { pathsOf } from '../../apps/web/src/lib/pages.ts';
import { measureFirstInteraction } from './first-interaction.ts';
import { type Interaction, interactions } from './interactions.ts';
import { measureInteraction } from './measure-interaction.ts';
import { type Load, measureLoad } from './measure-load.ts';
import { openPhone, type Phone } from './phone.ts';
import { interleave } from './statistics.ts';

const paths = pathsOf('fitness');

export const pages = { home: paths.home, plans: paths.membership, 'sign-in': paths.signIn };

/** Where each variant is served. */
export type Origins = { app: string; mocks: string; static: string; reactAlone: string };

/** The name of the interaction's counterpart by React alone. */
export function reactAlone(name: string): string {
  return `${name} by React alone`;
}

type Measurements<Result> = Record<string, () => Promise<Result>>;

/** Measures in pages of their own, so that nothing is cached. */
function onPhone(browser: Browser, isNetworkSlow: boolean) {
  return <Result>(measure: (phone: Phone) => Promise<Result>) =>
    async () => {
      const phone = await openPhone(browser, { isNetworkSlow });
      try {
        return await measure(phone);
      } finally {
        await phone.close();
      }
    };
}

/** First visits: `app home`, `static home`, … and `react alone`. */
export function measureLoads(browser: Browser, origins: Origins, rounds: number) {
  const visit = onPhone(browser, true);
  const visits = Object.entries(pages).flatMap(([name, path]) =>
    (['app', 'static'] as const).map(
      (variant) =>
        [
          `${variant} ${name}`,
          visit((phone) => measureLoad(phone, origins[variant] + path)),
        ] as const,
    ),
  );
  const measurements: Measurements<Load> = {
    ...Object.fromEntries(visits),
    'react alone': visit((phone) => measureLoad(phone, origins.reactAlone)),
  };
  return interleave(measurements, rounds);
}

export function measureFirstInteractions(browser: Browser, origins: Origins, rounds: number) {
  const visit = onPhone(browser, true);
  return interleave(
    {
      app: visit((phone) => measureFirstInteraction(phone, origins.app + paths.signIn)),
      reactAlone: visit((phone) => measureFirstInteraction(phone, origins.reactAlone)),
    },
    rounds,
  );
}

/** The interactions by name, and beside them those of the same kind by React alone; more often than visits, because they vary more. */
export function measureInteractions(browser: Browser, origins: Origins, rounds: number) {
  const visit = onPhone(browser, false);
  const measured = (origin: string, interaction: Interaction) =>
    visit((phone) => measureInteraction(phone, origin, interaction));
  const measurements = interactions.flatMap((interaction) => {
    const { name, isInReactAlone } = interaction;
    const alone = {
      ...interaction,
      path: '/presses.html',
      username: undefined,
      prepare: undefined,
    };
    return [
      [name, measured(origins.mocks, interaction)] as const,
      ...(isInReactAlone ? [[reactAlone(name), measured(origins.reactAlone, alone)] as const] : []),
    ];
  });
  return interleave(Object.fromEntries(measurements), 2 * rounds + 1);
}
