/** The text between the two comments `name` and `/name` of a document, replaced. */
export function fillDocument(text: string, name: string, content: string) {
  const place = new RegExp(`(?<=<!-- ${name} -->\\n).*?(?=<!-- /${name} -->)`, 's');
  if (!place.test(text)) throw new Error(`There is no place for ${name}.`);
  return text.replace(place, () => `\n${content}\n\n`);
}

/** The updated text, or the text as it is where they differ only in the alignment of tables and in line breaks. */
export function keepLayout(text: string, updated: string): string {
  const withoutLayout = (document: string) =>
    document.replaceAll(/-{3,}/g, '---').replaceAll(/\s+/g, ' ');
  return withoutLayout(text) === withoutLayout(updated) ? text : updated;
}
