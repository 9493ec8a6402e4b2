/** How to obtain the token that each variable in a curl command stands for. */
export interface Legend {
  /** Registers a token and returns its variable, numbered where the name is in use. */
  add(name: string, howTo: string): string;
  entries(): Readonly<Record<string, string>>;
}

/** An empty legend. */
export function createLegend(): Legend {
  const entries = new Map<string, string>();
  return {
    add: (name, howTo) => {
      let variable = name;
      for (let number = 2; entries.has(variable); number += 1) variable = `${name}${number}`;
      entries.set(variable, howTo);
      return variable;
    },
    entries: () => Object.fromEntries(entries),
  };
}
