const pictures = /<picture.*?<\/picture>/gs;
const sources = /<source (?:media="([^"]*)" )?type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"/g;

/** Preload links for the picture with high `fetchpriority`, in the format and size that the browser will choose. */
export function picturePreloads(html: string): string {
  const picture = html.match(pictures)?.find((text) => text.includes('fetchPriority="high"')) ?? '';
  const found = [...picture.matchAll(sources)];
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
