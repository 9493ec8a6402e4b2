import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Exception } from './exceptions.ts';

type Found = { rule: string; text: string; element: Element | null };

declare global {
  interface Window {
    axe: {
      run: (
        context: Document,
        options: object,
      ) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
    };
    ace_ibma: {
      Checker: new () => {
        check: (
          document: Document,
          guidelines: string[],
        ) => Promise<{
          results: {
            ruleId: string;
            message: string;
            value: [string, string];
            path: { dom: string };
          }[];
        }>;
      };
    };
  }
}

const sources = ['axe-core/axe.min.js', 'accessibility-checker-engine/ace-window.js'].map((path) =>
  readFileSync(fileURLToPath(import.meta.resolve(path)), 'utf8'),
);

/** Adds axe and IBM Equal Access to each document of the page; call it before the first `goto`. */
export async function addCheckers(page: Page) {
  for (const content of sources) await page.addInitScript({ content });
}

/** The violations that axe and IBM Equal Access find on the open page, and the exceptions that match none. */
export function findViolations(page: Page, exceptions: readonly Exception[]) {
  return page.evaluate(async (allowed) => {
    const axe = await window.axe.run(document, {
      resultTypes: ['violations'],
      // False positives: the rule compares whole words and does not find the visible "20" in "2026년 11월 20일 금요일".
      rules: { 'label-content-name-mismatch': { enabled: false } },
    });
    const equalAccess = await new window.ace_ibma.Checker().check(document, ['WCAG_2_2']);
    const elementAt = (path: string) =>
      document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
        .singleNodeValue as Element | null;
    const found: Found[] = [
      ...axe.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => {
          const selector = target.join(' ');
          return { rule: id, text: selector, element: document.querySelector(selector) };
        }),
      ),
      ...equalAccess.results
        .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
        .map(({ ruleId, message, path }) => ({
          rule: ruleId,
          text: `${message} ${path.dom}`,
          element: elementAt(path.dom.replaceAll(/\/svg\[/g, "/*[name()='svg'][")),
        })),
    ];
    const isOf = (exception: Exception, { rule, element }: Found) =>
      exception.rule === rule && element?.closest(exception.element) != null;
    return [
      ...found
        .filter((one) => !allowed.some((exception) => isOf(exception, one)))
        .map(({ rule, text, element }) => `${rule}: ${text} ${element?.outerHTML.slice(0, 160)}`),
      ...allowed
        .filter((exception) => !found.some((one) => isOf(exception, one)))
        .map(({ rule, element }) => `no longer needed: the exception ${rule} of ${element}`),
    ];
  }, exceptions);
}
