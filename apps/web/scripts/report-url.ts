/** The value of `VITE_REPORT_URL`, empty for none; throws for a URL that is neither https nor a path of the site. */
export function reportUrlFrom(given = ''): string {
  if (given === '' || /^\/(?!\/)/.test(given)) return given;
  if (URL.canParse(given) && new URL(given).protocol === 'https:') return given;
  throw new Error(
    `VITE_REPORT_URL is "${given}"; it can be an https address or a path of the site.`,
  );
}
