import { DescriptionList } from '@fitness/ui/DescriptionList';
import { Heading } from '@fitness/ui/Heading';
import { Inline } from '@fitness/ui/layout/Inline';
import { Page } from '@fitness/ui/layout/Page';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { Link } from '@fitness/ui/Link';
import { Notice } from '@fitness/ui/Notice';
import { Panel } from '@fitness/ui/Panel';
import { Text } from '@fitness/ui/Text';
import { use } from 'react';
import { business } from '../../config/business.ts';
import { BusinessInformation } from '../../shared/business/BusinessInformation.tsx';
import { businessTexts } from '../../shared/business/texts.ts';
import { formatDate } from '../../shared/format/format.ts';
import { PageTitle } from '../../shared/layout/page-title.ts';
import { pages, policyPages } from '../../shared/pages.ts';
import { paths } from '../../shared/paths.ts';
import type { PolicySection } from './policy.ts';
import { policyTexts } from './texts.ts';

interface PolicyDocumentProps {
  page: (typeof policyPages)[number];
  sections: readonly PolicySection[];
}

/** A document of the studio with the business that it belongs to (docs/product.md#policies). */
export function PolicyDocument({ page, sections }: PolicyDocumentProps) {
  return (
    <Page>
      <Heading level={1} lead={policyTexts.effective({ date: formatDate(business.effectiveDate) })}>
        {use(PageTitle)}
      </Heading>
      {business.isSample && <Notice tone="info">{policyTexts.sample}</Notice>}
      <Split columns="reading:fill" gap={{ phone: 'lg', desktop: 'xxl' }} sticky="end">
        <Stack gap="xl" maxWidth="reading">
          {sections.map(({ title, paragraphs, facts, page: detailsPage }, index) => (
            <Stack key={title} as="section" gap="sm">
              <Heading level={2}>{`${index + 1}. ${title}`}</Heading>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph} color="muted">
                  {paragraph}
                </Text>
              ))}
              {facts && <DescriptionList items={facts} />}
              {detailsPage && (
                <Inline>
                  <Link href={paths[detailsPage]}>{pages[detailsPage].title}</Link>
                </Inline>
              )}
            </Stack>
          ))}
        </Stack>
        <Stack gap="sm">
          <Panel title={businessTexts.title}>
            <BusinessInformation />
          </Panel>
          <Inline as="ul" gap="md" rowGap="none" aria-label={policyTexts.documents}>
            {policyPages
              .filter((other) => other !== page)
              .map((other) => (
                <li key={other}>
                  <Link href={paths[other]}>{pages[other].title}</Link>
                </li>
              ))}
          </Inline>
        </Stack>
      </Split>
    </Page>
  );
}
