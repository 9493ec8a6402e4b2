import { readFileSync } from 'node:fs';

/** Where the text of a block goes in its file. */
export type Place =
  | { readonly kind: 'new' | 'end' }
  | { readonly kind: 'under'; readonly keys: readonly string[] }
  | { readonly kind: 'after' | 'before' | 'instead of'; readonly line: string };

/** A code block of a how-to: commands of a shell, or a change of a file. */
export interface Block {
  /** Document and line, for messages. */
  readonly name: string;
  readonly text: string;
  readonly change?: { readonly file: string; readonly place: Place };
}

/** Every code block of a document. Throws where the line before a block does not say where it goes. */
export function readBlocks(document: string): Block[] {
  const blocks: Block[] = [];
  let lead = '';
  let open: { language: string; name: string; lines: string[] } | undefined;
  for (const [index, line] of readFileSync(document, 'utf8').split('\n').entries()) {
    const text = line.trim();
    if (open && text === '```') {
      blocks.push(blockOf(open, lead));
      open = undefined;
    } else if (open) open.lines.push(line);
    else if (text.startsWith('```'))
      open = { language: text.slice(3), name: `${document}:${index + 1}`, lines: [] };
    else if (text !== '') lead = text;
  }
  return blocks;
}

function blockOf(
  { language, name, lines }: { language: string; name: string; lines: string[] },
  lead: string,
): Block {
  const text = lines.map((line) => `${line}\n`).join('');
  if (language === 'sh') return { name, text };
  const [, start, file, rest] = /\b(New file|In) `([^`]+)`(.*):$/.exec(lead) ?? [];
  const place =
    start === 'New file' && rest === '' ? ({ kind: 'new' } as const) : placeOf(rest ?? '');
  if (file === undefined || place === undefined)
    throw new Error(`${name}: the line before the block does not say where it goes: ${lead}`);
  return { name, text, change: { file, place } };
}

function placeOf(text: string): Place | undefined {
  if (text === ', at the end') return { kind: 'end' };
  const [, keys] = /^, under `(.+)`$/.exec(text) ?? [];
  if (keys !== undefined) return { kind: 'under', keys: keys.split('`, `') };
  const [, kind, line] = /^, (after|before|instead of) the line with `(.+)`$/.exec(text) ?? [];
  return line === undefined ? undefined : { kind: kind as 'after' | 'before' | 'instead of', line };
}
