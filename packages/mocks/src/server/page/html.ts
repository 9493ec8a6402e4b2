/** Text that is HTML already, so that it is not escaped again. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a template takes: texts are escaped, lists joined, nothing leaves nothing. */
export type Content = Html | string | number | undefined | readonly Content[];

/** HTML from a template; whatever is put into it is escaped unless it is HTML. */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Html {
  return new Html(strings.map((text, index) => text + rendered(values[index])).join(''));
}

/** Written prose: paragraphs, lists of lines with a dash, and `code`. */
export function prose(text: string | undefined): Content {
  if (text === undefined) return undefined;
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => html`<p>${withCode(block.trim())}</p>`.text)
    .map((block) => new Html(block.replaceAll(/\n- /g, '</p><p class="item">')));
}

function withCode(text: string): Content {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

function rendered(value: Content): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(rendered).join('');
  return escape(String(value));
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
