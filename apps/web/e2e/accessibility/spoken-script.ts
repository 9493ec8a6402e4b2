import { expect, type Locator, type Page } from '@playwright/test';
import { recordAnnouncements } from './announcements.ts';
import { expectLoaded } from '../support/pages.ts';
import { tabTo } from './keyboard.ts';
import { readFocus, readPart, readTree } from './spoken-tree.ts';

/** Records what a screen reader would announce during keyboard use; call it before the first `goto`. */
export async function startScript(page: Page) {
  const announcements = await recordAnnouncements(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Accessibility.enable');
  const lines: string[] = [];
  let title = '';
  let focus = '';
  let around: readonly string[] = [];

  /** Adds the new title, the announcements and the new focus since the previous step. */
  async function addChanges() {
    const now = await page.title();
    if (now !== title) lines.push(`  title: ${now}`);
    title = now;
    // Sorted, because the order of a toast and of a list that is loaded again depends on the machine.
    lines.push(
      ...announcements
        .splice(0)
        .sort()
        .map((text) => `  says: ${text}`),
    );
    const { element, around: outer } = readFocus(await readTree(client));
    const entered = outer.filter((one) => !around.includes(one));
    if (element !== focus || entered.length > 0)
      lines.push(`  focus: ${[...entered, element].join(' > ')}`);
    focus = element;
    around = outer;
  }

  return {
    /** Starts a chapter of the script. */
    chapter(name: string) {
      lines.push(...(lines.length > 0 ? [''] : []), `# ${name}`);
    },
    async open(path: string) {
      await page.goto(path);
      await expectLoaded(page);
      lines.push(`open ${path}`);
      await addChanges();
    },
    async tabTo(target: Locator) {
      await tabTo(page, target);
      lines.push('Tab');
      await addChanges();
    },
    async type(text: string) {
      await page.keyboard.type(text);
      lines.push(`type ${text}`);
      await addChanges();
    },
    /** Presses a key and waits for its effect. */
    async press(key: string, done: () => Promise<void>) {
      await page.keyboard.press(key);
      await done();
      lines.push(key);
      await addChanges();
    },
    /** Waits for an announcement, since react-aria delays some. */
    hear(text: string) {
      return expect.poll(() => announcements).toContain(text);
    },
    /** Reads a part of the page, as with the arrow keys. */
    async read(role: string, name: string) {
      lines.push(
        'read',
        ...readPart(await readTree(client), role, name).map((line) => `  ${line}`),
      );
    },
    text: () => `${lines.join('\n')}\n`,
  };
}
