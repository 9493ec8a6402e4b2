import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { checkInTexts } from '../../features/check-in/texts.ts';
import { NextClassStrip as NextTaughtClassStrip } from '../../features/classes/NextClassStrip.tsx';
import { NextReservation } from '../../features/reservations/NextReservation.tsx';
import { useTodaySales } from '../../features/sales/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { useSeoulToday } from '../../shared/dates/use-seoul-now.ts';
import { Catch } from '../../shared/layout/Catch.tsx';
import { UserStrip } from '../../shared/layout/UserStrip.tsx';
import { firstPages, pages } from '../../shared/pages.ts';
import { checkInPath, paths } from '../../shared/paths.ts';
import type { Role } from '../../shared/session/token.ts';
import { homeTexts } from './home-texts.ts';

function MasterStrip() {
  return (
    <UserStrip
      label={homeTexts.master}
      {...useTodaySales(useSeoulToday())}
      link={{ href: checkInPath, label: checkInTexts.title }}
    />
  );
}

/** Also the strip of a signed-in user without a role of their own. */
function FirstPage({ role }: { role: Role }) {
  const page = firstPages[role];
  const link = { href: paths[page], label: pages[page].title };
  return <UserStrip label={homeTexts.user} facts="failed" expected={[]} link={link} />;
}

const strips: Record<Role, (props: { role: Role }) => ReactNode> = {
  customer: NextReservation,
  manager: NextTaughtClassStrip,
  master: MasterStrip,
  anonymous: FirstPage,
};

/** What matters now to the signed-in user of a role, loaded after the first picture (docs/product.md#home). */
export function HomeStrip({ role }: { role: Role }) {
  const Strip = strips[role];
  return (
    <QueryClientProvider client={queryClient}>
      <Catch
        fallback={<FirstPage role={role} />}
        onCatch={(error) => console.error('[fitness]', error)}
      >
        <Strip role={role} />
      </Catch>
    </QueryClientProvider>
  );
}
