import { Cover } from '@fitness/ui/Cover';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Inline } from '@fitness/ui/layout/Inline';
import { type PageId, pages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { posterPictures } from '../../lib/pictures.ts';
import { texts } from '../../lib/texts.ts';
import { useSession } from '../../session/session.ts';
import type { Role } from '../../session/token.ts';
import { pageTexts } from './page-texts.ts';

const picture = posterPictures('missing');

/** The page that a role most likely looked for. */
const wantedBy: Record<Role, { page: PageId; label: string }> = {
  anonymous: { page: 'membership', label: texts.toPlans },
  customer: { page: 'reservations', label: pages.reservations.title },
  manager: { page: 'classes', label: pages.classes.title },
  master: { page: 'member', label: pages.member.title },
};

/** The page for all unknown paths: a poster with two ways back. */
export function NotFoundPage() {
  const { page, label } = wantedBy[useSession().role];
  return (
    <Cover
      {...picture}
      isFirst
      title={pageTexts.notFound}
      level={1}
      headline={['NOTHING', 'ON THE BAR']}
      lang="en"
      lines={[pageTexts.notFoundAdvice]}
      action={
        <Inline as="span" gap="sm">
          <LinkButton href={paths.home}>{pageTexts.toHome}</LinkButton>
          <LinkButton href={paths[page]} variant="ghost">
            {label}
          </LinkButton>
        </Inline>
      }
    />
  );
}
