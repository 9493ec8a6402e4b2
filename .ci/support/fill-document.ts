/** The text between the two comments `name` and `/name` of a document, replaced. */
export function fillDocument(text: string, name: string, content: string) {
  const place = new RegExp(`(?<=<!-- ${name} -->\\n).*?(?=<!-- /${name} -->)`, 's');
  if (!place.test(text)) throw new Error(`There is no place for ${name}.`);
  return text.replace(place, () => `\n${content}\n\n`);
}
