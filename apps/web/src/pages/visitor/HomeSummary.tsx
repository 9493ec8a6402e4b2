import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../api/query-client.ts';
import { checkInTexts } from '../../features/check-in/texts.ts';
import { NextTaughtClass } from '../../features/classes/NextTaughtClass.tsx';
import { NextReservation } from '../../features/reservations/NextReservation.tsx';
import { useTodaySales } from '../../features/sales/api.ts';
import { Catch } from '../../lib/Catch.tsx';
import { UserSummary } from '../../lib/UserSummary.tsx';
import { useSeoulToday } from '../../lib/clock.ts';
import { firstPages, pages } from '../../lib/pages.ts';
import { checkInPath, paths } from '../../lib/paths.ts';
import type { Role } from '../../session/token.ts';
import { homeTexts } from './home-texts.ts';

function MasterStrip() {
  return (
    <UserSummary
      label={homeTexts.master}
      {...useTodaySales(useSeoulToday())}
      link={{ href: checkInPath, label: checkInTexts.title }}
    />
  );
}

/** Also the summary of a signed-in user without a role of their own. */
function FirstPage({ role }: { role: Role }) {
  const page = firstPages[role];
  const link = { href: paths[page], label: pages[page].title };
  return <UserSummary label={homeTexts.user} facts="failed" expected={[]} link={link} />;
}

const summaries: Record<Role, (props: { role: Role }) => ReactNode> = {
  customer: NextReservation,
  manager: NextTaughtClass,
  master: MasterStrip,
  anonymous: FirstPage,
};

/** What matters now to the signed-in user of a role, loaded after the first picture (docs/product.md#home). */
export function HomeSummary({ role }: { role: Role }) {
  const Summary = summaries[role];
  return (
    <QueryClientProvider client={queryClient}>
      <Catch
        fallback={<FirstPage role={role} />}
        onCatch={(error) => console.error('[fitness]', error)}
      >
        <Summary role={role} />
      </Catch>
    </QueryClientProvider>
  );
}
