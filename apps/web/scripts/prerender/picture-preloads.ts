/** As react-dom 19.3.1 writes the elements of a `Picture`. */
const pictures = /<picture.*?<\/picture>/gs;
const sources = /<source (?:media="([^"]*)" )?type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"/g;

/** Preload links for the picture with high `fetchpriority`, in the format and size that the browser will choose; throws if it has no source. */
export function picturePreloads(html: string): string {
  const picture = html.match(pictures)?.find((text) => /fetchpriority="high"/i.test(text)) ?? '';
  const found = [...picture.matchAll(sources)];
  if (picture !== '' && found.length === 0)
    throw new Error(`No source can be read, unlike with react-dom 19.3.1: ${picture}`);
  const conditions = found.flatMap(([, media]) => media ?? []);
  return found
    .map(([, media = conditions.map((other) => `not all and ${other}`).join(), srcset, sizes]) =>
      [
        '<link rel="preload" as="image" type="image/avif" fetchpriority="high"',
        `imagesrcset="${srcset}" imagesizes="${sizes}"${media && ` media="${media}"`}>`,
      ].join(' '),
    )
    .join('');
}
