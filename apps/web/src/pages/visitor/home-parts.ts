// A module of its own, so that the first script lists none of the files of these parts.

/** The strip about the user, after the first picture, which decides when the page is seen. */
export async function HomeStrip() {
  await document
    .querySelector<HTMLImageElement>('main img')
    ?.decode()
    .catch(() => undefined);
  return import('./HomeStrip.tsx');
}

export function HomeProof() {
  return import('./HomeProof.tsx');
}
