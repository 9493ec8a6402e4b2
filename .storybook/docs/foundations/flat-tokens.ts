/** The names and values of a tree of tokens, for example `surface.page`. */
export function flatten(tree: object, prefix = ''): [name: string, value: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    return typeof value === 'string' ? [[name, value]] : flatten(value as object, name);
  });
}

/** The tokens as an object, for `styleVariants`. */
export function variantsOf(tree: object): Record<string, string> {
  return Object.fromEntries(flatten(tree));
}

/** The keys of an object, typed. */
export function keysOf<Tree extends object>(tree: Tree) {
  return Object.keys(tree) as (keyof Tree & string)[];
}
