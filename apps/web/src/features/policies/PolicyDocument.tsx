import { type DescriptionItem, DescriptionList } from '@fitness/ui/DescriptionList';
import { Heading } from '@fitness/ui/Heading';
import { Link } from '@fitness/ui/Link';
import { Notice } from '@fitness/ui/Notice';
import { Panel } from '@fitness/ui/Panel';
import { Text } from '@fitness/ui/Text';
import { Inline } from '@fitness/ui/layout/Inline';
import { Page } from '@fitness/ui/layout/Page';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { use } from 'react';
import { business } from '../../config/business.ts';
import { BusinessInformation, businessTexts } from '../../lib/BusinessInformation.tsx';
import { formatDate } from '../../lib/format.ts';
import { PageTitle } from '../../lib/page-title.ts';
import { type PageId, pages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';

/** A section of a document; its number follows from its place. */
export interface PolicySection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Facts below the paragraphs. */
  readonly facts?: readonly DescriptionItem[];
  /** The page that has the details. */
  readonly page?: PageId;
}

/** A document of the studio with the business that it belongs to (docs/product.md#policies). */
export function PolicyDocument({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <Page>
      <Heading level={1} lead={`${formatDate(business.effectiveDate)}부터 적용합니다.`}>
        {use(PageTitle)}
      </Heading>
      {business.isSample && (
        <Notice tone="info">
          예시로 작성한 문서입니다. 실제로 판매하기 전에 스튜디오가 내용을 확인해야 합니다.
        </Notice>
      )}
      <Split columns="reading:fill" gap={{ phone: 'lg', desktop: 'xxl' }} sticky="end">
        <Stack gap="xl" maxWidth="reading">
          {sections.map(({ title, paragraphs, facts, page }, index) => (
            <Stack key={title} as="section" gap="sm">
              <Heading level={2}>{`${index + 1}. ${title}`}</Heading>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph} color="muted">
                  {paragraph}
                </Text>
              ))}
              {facts && <DescriptionList items={facts} />}
              {page && (
                <Inline>
                  <Link href={paths[page]}>{pages[page].title}</Link>
                </Inline>
              )}
            </Stack>
          ))}
        </Stack>
        <Panel title={businessTexts.title}>
          <BusinessInformation />
        </Panel>
      </Split>
    </Page>
  );
}
