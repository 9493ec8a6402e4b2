// A module of its own, so that the first script lists none of the files of these parts.

/** The summary about the user, after the first picture, which decides when the page is seen. */
export async function HomeSummary() {
  await document
    .querySelector<HTMLImageElement>('main img')
    ?.decode()
    .catch(() => undefined);
  return import('./HomeSummary.tsx');
}

export function HomeHighlights() {
  return import('./HomeHighlights.tsx');
}
