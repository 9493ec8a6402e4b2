import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { recordAnnouncements } from './announcements.ts';
import { expectLoaded } from '../support/pages.ts';
import { tabTo } from './keyboard.ts';

const contexts = ['alertdialog', 'dialog', 'form', 'region', 'radiogroup', 'table', 'row'];
const states = ['level', 'required', 'invalid', 'checked', 'disabled'];

type Node = Awaited<ReturnType<typeof nodesOf>>[number];

async function nodesOf(client: CDPSession) {
  return (await client.send('Accessibility.getFullAXTree')).nodes;
}

const textOf = (value: { value?: unknown } | undefined) => String(value?.value ?? '').trim();

/** Role, name, value, states and description of a node, as a screen reader says them. */
function describe(node: Node) {
  const [name, value, description] = [node.name, node.value, node.description].map(textOf);
  const said = states.flatMap((state) => {
    const found = textOf(node.properties?.find((property) => property.name === state)?.value);
    if (state === 'checked' && found === 'false') return ['not checked'];
    if (['', 'false'].includes(found)) return [];
    return [found === 'true' ? state : `${state} ${found}`];
  });
  return [
    textOf(node.role),
    name && `"${name}"`,
    value && `= "${value}"`,
    ...said,
    description && `(${description})`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The focused element with the ancestors that a screen reader announces on entering them, outermost first. */
async function readFocus(client: CDPSession) {
  const nodes = await nodesOf(client);
  const parentOf = ({ parentId }: Node) => nodes.find(({ nodeId }) => nodeId === parentId);
  const focused = nodes.findLast(
    (node) =>
      textOf(node.role) !== 'RootWebArea' &&
      node.properties?.some(({ name, value }) => name === 'focused' && value.value === true),
  );
  const around: string[] = [];
  for (let at = focused && parentOf(focused); at; at = parentOf(at))
    if (contexts.includes(textOf(at.role)) && !at.ignored) around.unshift(describe(at));
  return { element: focused ? describe(focused) : 'the document', around };
}

/** Records what a screen reader would announce during keyboard use; call it before the first `goto`. */
export async function startScript(page: Page) {
  const announcements = await recordAnnouncements(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Accessibility.enable');
  const lines: string[] = [];
  let title = '';
  let focus = '';
  let around: readonly string[] = [];

  /** Adds what was done, and the new title, the announcements and the new focus since the previous step. */
  async function addStep(step: string) {
    lines.push(step);
    const now = await page.title();
    if (now !== title) lines.push(`  title: ${now}`);
    title = now;
    // Sorted, because the order of a toast and of a list that is loaded again depends on the machine.
    const said = announcements.splice(0).sort();
    lines.push(...said.map((text) => `  says: ${text}`));
    const { element, around: outer } = await readFocus(client);
    const entered = outer.filter((one) => !around.includes(one));
    if (element !== focus || entered.length > 0)
      lines.push(`  focus: ${[...entered, element].join(' > ')}`);
    focus = element;
    around = outer;
  }

  return {
    async open(path: string) {
      await page.goto(path);
      await expectLoaded(page);
      await addStep(`open ${path}`);
    },
    async tabTo(target: Locator) {
      await tabTo(page, target);
      await addStep('Tab');
    },
    async type(text: string) {
      await page.keyboard.type(text);
      await addStep(`type ${text}`);
    },
    /** Presses a key and waits for its effect. */
    async press(key: string, done: () => Promise<void>) {
      await page.keyboard.press(key);
      await done();
      await addStep(key);
    },
    /** Waits for an announcement, since react-aria delays some. */
    hear(text: string) {
      return expect.poll(() => announcements).toContain(text);
    },
    /** Reads a part of the page, as with the arrow keys. */
    async read(target: Locator) {
      const tree = await target.ariaSnapshot();
      lines.push('read', ...tree.split('\n').map((line) => `  ${line}`));
    },
    text: () => `${lines.join('\n')}\n`,
  };
}
