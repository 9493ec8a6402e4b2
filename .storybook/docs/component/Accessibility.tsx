import { Heading } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { type AxeReport, type AxeSummary, summaryOf } from './accessibility.ts';

/** The test stage publishes the report beside the build. */
async function load(): Promise<AxeReport | null> {
  const response = await fetch('./axe.json').catch(() => null);
  return response?.ok ? ((await response.json()) as AxeReport) : null;
}

function Rules({ title, rules }: { title: string; rules: string[] }) {
  return (
    <li>
      {title}: {rules.length === 0 ? '없음' : rules.join(', ')}
    </li>
  );
}

function Summary({ summary, checkedAt }: { summary: AxeSummary; checkedAt: string }) {
  return (
    <ul>
      <li>
        {checkedAt}에 스토리 {summary.stories}개에서 {summary.checks}가지를 확인했습니다.
      </li>
      <Rules title="어긴 규칙" rules={summary.violations} />
      <Rules title="사람이 더 살펴볼 규칙" rules={summary.incomplete} />
    </ul>
  );
}

/** The axe results of a component in the last test run. */
export function Accessibility({ title }: { title: string }) {
  const [report, setReport] = useState<AxeReport | null>(null);
  useEffect(() => {
    void load().then(setReport);
  }, []);
  const summary = report && summaryOf(report, title);
  return (
    <>
      <Heading>접근성</Heading>
      {report && summary ? (
        <Summary summary={summary} checkedAt={report.checkedAt} />
      ) : (
        <p>
          이 빌드는 아직 검사하지 않았습니다. pnpm storybook:test가 모든 스토리를 axe로 검사하고
          여기에 결과를 적습니다.
        </p>
      )}
    </>
  );
}
