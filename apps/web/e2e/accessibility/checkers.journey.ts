import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import { openAs, openView, pathsOfAll } from './views.ts';

type Result = { ruleId: string; message: string; value: [string, string]; path: { dom: string } };

declare global {
  interface Window {
    ace_ibma: {
      Checker: new () => {
        check: (document: Document, guidelines: string[]) => Promise<{ results: Result[] }>;
      };
    };
  }
}

const checker = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace-window.js')),
  'utf8',
);

/** The violations that IBM Equal Access finds on the open page. */
function findViolations(page: Page) {
  return page.evaluate(async () => {
    const { results } = await new window.ace_ibma.Checker().check(document, ['WCAG_2_2']);
    const elementAt = (path: string) =>
      document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
        .singleNodeValue as Element | null;
    return (
      results
        .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
        // False positives: it compares whole words, the visible 20 of a day with its name 20일, and the visible 1 with 예약 1명.
        .filter(
          ({ ruleId, path }) =>
            ruleId !== 'label_name_visible' ||
            !elementAt(path.dom)?.closest('[role="grid"] [role="button"]'),
        )
        .map(({ ruleId, message, path }) => `${ruleId}: ${message} ${path.dom}`)
    );
  });
}

for (const [index, [user, paths]] of Object.entries(pathsOfAll).entries())
  test(
    `IBM Equal Access finds no violation on any page of ${user} @extra:accessible`,
    { tag: index > 0 ? '@deep' : [] },
    async ({ page }) => {
      await setTime(page, morning);
      await page.addInitScript({ content: checker });
      await openAs(page, user);
      for (const path of paths) {
        await openView(page, { path });
        expect.soft(await findViolations(page), path).toEqual([]);
      }
    },
  );
