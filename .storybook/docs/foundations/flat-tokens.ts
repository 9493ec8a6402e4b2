/** A tree of tokens as a flat list: `surface.page` and its value. */
export function flatten(tree: object, above = ''): [name: string, value: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const name = above === '' ? key : `${above}.${key}`;
    return typeof value === 'string' ? [[name, value]] : flatten(value as object, name);
  });
}

/** The tokens below a name, as the names of style variants may be: without dots. */
export function variantsOf(tree: object): Record<string, string> {
  return Object.fromEntries(flatten(tree));
}
