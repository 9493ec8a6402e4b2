import { Link } from '@fitness/ui/Link';
import { Text } from '@fitness/ui/Text';
import { Fragment } from 'react';
import { pages, policyPages } from '../../../shared/pages.ts';
import { paths } from '../../../shared/paths.ts';
import { texts } from '../texts.ts';

/** The documents that a buyer agrees to. */
export function BuyingTerms() {
  return (
    <Text size="sm" color="muted">
      <span>{texts.agreementStart}</span>{' '}
      {policyPages.map((page, index) => (
        <Fragment key={page}>
          {index > 0 && ', '}
          <Link href={paths[page]} isInline>
            {pages[page].title}
          </Link>
        </Fragment>
      ))}
      <span>{texts.agreementEnd}</span>
    </Text>
  );
}
