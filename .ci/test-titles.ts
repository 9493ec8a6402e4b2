// The titles of the tests in a file: vitest and journeys by their calls, stories by the exports that have a play.
import { chainOf, isNode, literalText, type Node, parseFile, walk } from './syntax.ts';

const isOff = (chain: string[]) =>
  chain.some((name) => ['skip', 'todo', 'fixme', 'skipIf', 'runIf'].includes(name));

function titlesOfCalls(program: Node): string[] {
  const titles: string[] = [];
  const read = (node: Node, above: string) =>
    walk(node, (call) => {
      if (call.type !== 'CallExpression') return true;
      const chain = chainOf(call['callee']);
      if (!['it', 'test', 'describe'].includes(chain[0] ?? '')) return true;
      if (isOff(chain)) return false;
      const [first, ...rest] = call['arguments'] as Node[];
      const title = literalText(first);
      if (title === undefined) return true;
      const whole = above === '' ? title : `${above} › ${title}`;
      if (!chain.includes('describe')) titles.push(whole);
      for (const argument of rest) read(argument, whole);
      return false;
    });
  read(program, '');
  return titles;
}

/** The object behind `{…} satisfies Story`. */
function objectOf(declared: unknown): Node | undefined {
  if (!isNode(declared)) return undefined;
  return declared.type === 'ObjectExpression' ? declared : objectOf(declared['expression']);
}

/** The exports of a story file that have a play, their own or that of a story which they spread. */
function namesOfStories(program: Node): string[] {
  const names: string[] = [];
  const declared = (program['body'] as Node[])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) =>
      isNode(declaration) ? ((declaration['declarations'] ?? []) as Node[]) : [],
    );
  for (const { id, init } of declared) {
    const parts = (objectOf(init)?.['properties'] ?? []) as Node[];
    const hasPlay = parts.some(
      ({ key, argument }) =>
        chainOf(key)[0] === 'play' || names.includes(chainOf(argument)[0] ?? ''),
    );
    if (hasPlay) names.push(String((id as Node)['name']));
  }
  return names;
}

/** The titles that a proof can name: `describe › it` of a test file, the export names of the stories with a play. */
export function titlesIn(file: string): string[] {
  const { program } = parseFile(file);
  return file.endsWith('.stories.tsx') ? namesOfStories(program) : titlesOfCalls(program);
}
