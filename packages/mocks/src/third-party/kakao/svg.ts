const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Creates an SVG element with attributes, which a strict content security policy allows. */
export function svg(
  name: string,
  attributes: Readonly<Record<string, string | number>> = {},
  text = '',
): SVGElement {
  const element = document.createElementNS(NAMESPACE, name) as SVGElement;
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, String(value));
  if (text !== '') element.textContent = text;
  return element;
}
