const svg = 'http://www.w3.org/2000/svg';

const shape = (name: string, attributes: Record<string, string>) => {
  const made = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

const road = (d: string, width: string, colour: string) =>
  shape('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' });

const label = (text: string, x: string, y: string, colour: string, size: string) => {
  const made = shape('text', { x, y, fill: colour, 'font-size': size, 'font-weight': '700', 'text-anchor': 'middle' });
  made.textContent = text;
  return made;
};

/** Draws the streets around the studio, with its pin in the middle, into the map's element. */
export const drawMap = (container: HTMLElement) => {
  const picture = shape('svg', {
    viewBox: '0 0 800 500',
    preserveAspectRatio: 'xMidYMid slice',
    width: '100%',
    height: '100%',
    'aria-hidden': 'true',
  });
  const blocks = [
    [40, 40, 190, 130],
    [290, 30, 130, 150],
    [500, 50, 240, 120],
    [60, 330, 180, 130],
    [300, 330, 150, 120],
    [520, 320, 220, 140],
  ].map(([x, y, width, height]) =>
    shape('rect', { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}`, rx: '10', fill: '#24262b' }),
  );
  picture.append(
    shape('rect', { width: '800', height: '500', fill: '#191b1f' }),
    ...blocks,
    shape('path', { d: 'M0 470 C 180 440 300 500 460 480 S 700 440 800 470 V500 H0Z', fill: '#16283b' }),
    road('M0 250 H800', '34', '#3a3d45'),
    road('M0 250 H800', '2', '#8c8f99'),
    road('M460 0 V500', '26', '#34373f'),
    road('M260 0 V500', '14', '#2d3037'),
    road('M0 200 C 200 180 400 215 800 190', '10', '#2d3037'),
    road('M0 278 H800', '5', '#e07a2e'),
    label('중앙대로', '120', '246', '#c9cbd2', '16'),
    label('서면역', '610', '300', '#f0b37e', '16'),
    shape('circle', { cx: '610', cy: '278', r: '8', fill: '#e07a2e' }),
    shape('path', { d: 'M400 246 c-26 -34 -34 -46 -34 -62 a34 34 0 0 1 68 0 c0 16 -8 28 -34 62Z', fill: '#d8222d' }),
    shape('circle', { cx: '400', cy: '184', r: '13', fill: '#fff' }),
  );
  container.replaceChildren(picture);
};
