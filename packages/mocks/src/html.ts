/** Markup that is not escaped again. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The values of a template: text is escaped, lists are joined, undefined is empty. */
export type Content = Html | string | number | undefined | readonly Content[];

/** Builds HTML from a template; values that are not HTML are escaped. */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Html {
  return new Html(strings.map((text, index) => text + rendered(values[index])).join(''));
}

function rendered(value: Content): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(rendered).join('');
  return escapeHtml(String(value));
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text with HTML special characters escaped. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
