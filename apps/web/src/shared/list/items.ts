/** The items of a Select, a RadioGroup or of presets from labels by id, in the labels' order. */
export function itemsOf<Id extends string>(labels: Readonly<Record<Id, string>>) {
  return (Object.keys(labels) as Id[]).map((id) => ({ id, label: labels[id] }));
}
