/** The axe result of a story. */
export type AxeResult = {
  title: string;
  name: string;
  passes: number;
  violations: string[];
  incomplete: string[];
};

/** The axe results of a test run, by story id. */
export type AxeReport = { checkedAt: string; stories: Record<string, AxeResult> };

/** The axe results of a component. */
export type AxeSummary = {
  stories: number;
  checks: number;
  violations: string[];
};

const unique = (texts: string[]) => [...new Set(texts)].sort();

/** The summary of the stories with a title; null when none was checked. */
export function summaryOf({ stories }: AxeReport, title: string): AxeSummary | null {
  const results = Object.values(stories).filter((story) => story.title === title);
  if (results.length === 0) return null;
  return {
    stories: results.length,
    checks: results.reduce((sum, { passes }) => sum + passes, 0),
    violations: unique(results.flatMap(({ violations }) => violations)),
  };
}
