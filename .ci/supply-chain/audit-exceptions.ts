/** The problems of the ignored advisories of `pnpm audit` in the text of pnpm-workspace.yaml, on a date. */
export function wrongExceptions(workspace: string, today: string): string[] {
  const lines = workspace.split('\n');
  return lines.flatMap((line, index) => {
    const [, id] = /^\s+- (GHSA-[\w-]+)/.exec(line) ?? [];
    if (id === undefined) return [];
    const [, until] = /^\s+# until (\d{4}-\d{2}-\d{2}): \S+ \S+/.exec(lines[index - 1] ?? '') ?? [];
    if (until === undefined) return `${id} has no "# until YYYY-MM-DD: reason" above it`;
    return until < today ? `${id} ended on ${until}` : [];
  });
}
