import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    replacedTexts: Map<Text, string>;
  }
}

/** Does what a page translator does until the page is left: each text moves into a new node, also each that appears later. */
export async function translate(page: Page) {
  await page.evaluate(() => {
    window.replacedTexts = new Map();
    const replace = (text: Text) => {
      const isSkipped = text.parentElement?.closest('script, style, textarea, svg, font > font');
      if (text.data.trim() === '' || isSkipped) return;
      window.replacedTexts.set(text, text.data);
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const replaceAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.filter((text) => text.isConnected).forEach(replace);
    };
    replaceAll(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(replaceAll);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Expects that no text was changed that is not in the page any more, where nobody sees it. */
export async function expectNoLostText(page: Page) {
  const lost = await page.evaluate(() =>
    Array.from(window.replacedTexts)
      .filter(([node, text]) => node.data !== text)
      .map(([node, text]) => `${text} → ${node.data}`),
  );
  expect(lost, 'texts that changed outside the page').toEqual([]);
}
