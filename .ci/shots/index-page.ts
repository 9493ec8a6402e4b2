/** A screenshot of a page with the problems measured in it. */
export interface Screenshot {
  role: string;
  id: string;
  path: string;
  size: string;
  file: string;
  title: string;
  problems: string[];
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const figure = ({ file, role, size, path, title, problems }: Screenshot) => `
      <figure class="w${size}">
        <a href="${file}"><img loading="lazy" src="${file}" alt="${escape(`${title}, ${role}, ${size}px`)}"></a>
        <figcaption>${escape(role)} · ${size} · <code>${escape(path)}</code>${problems.map((problem) => `<br><b>${escape(problem)}</b>`).join('')}</figcaption>
      </figure>`;

/** The HTML page with every screenshot by route. */
export function indexPage(shots: readonly Screenshot[]) {
  const routes = [...new Set(shots.map(({ id }) => id))];
  const sections = routes.map(
    (id) => `
    <section id="${escape(id)}">
      <h2>${escape(id)}</h2>
      <div>${shots
        .filter((shot) => shot.id === id)
        .map(figure)
        .join('')}
      </div>
    </section>`,
  );
  return `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>모든 화면</title>
    <style>
      body { margin: 1rem; background: #1a1a1d; color: #eee; font: 14px/1.5 sans-serif; }
      nav { position: sticky; top: 0; padding: .5rem 0; background: #1a1a1d; }
      a { color: #9cf; }
      section > div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
      figure { margin: 0; }
      .w390 img { width: 195px; }
      .w1280 img { width: 480px; }
      img { display: block; max-height: 900px; object-fit: cover; object-position: top; border: 1px solid #444; }
      b { color: #ff9a9a; }
    </style>
  </head>
  <body>
    <h1>모든 화면 (${shots.length})</h1>
    <nav>${routes.map((id) => `<a href="#${escape(id)}">${escape(id)}</a>`).join(' · ')}</nav>${sections.join('')}
  </body>
</html>
`;
}
