import { Text } from '@fitness/ui/Text';
import { useEffect, useState } from 'react';
import { DocsSection } from '../DocsSection.tsx';
import { formatDate } from '@fitness/web/shared/format/format.ts';
import { type AxeReport, type AxeSummary, summaryOf } from './accessibility.ts';

/** The test stage publishes the report beside the build. */
async function load(): Promise<AxeReport | null> {
  const response = await fetch('./axe.json').catch(() => null);
  return response?.ok ? ((await response.json()) as AxeReport) : null;
}

function resultOf({ stories, checks, violations }: AxeSummary) {
  const scope = `스토리 ${stories}개에서 ${checks}개 항목을 axe로 검사했습니다.`;
  return violations.length === 0
    ? `${scope} 어긋난 항목이 없습니다.`
    : `${scope} 고쳐야 할 항목: ${violations.join(', ')}`;
}

/** The axe results of a component in the last test run; nothing before the first one. */
export function Accessibility({ title }: { title: string }) {
  const [report, setReport] = useState<AxeReport | null>(null);
  useEffect(() => {
    void load().then(setReport);
  }, []);
  const summary = report && summaryOf(report, title);
  return (
    summary && (
      <DocsSection title="접근성">
        <Text>
          {resultOf(summary)}{' '}
          <Text as="span" tone="muted">
            {formatDate(report.checkedAt.slice(0, 10))}
          </Text>
        </Text>
      </DocsSection>
    )
  );
}
