/**
 * Finds places where one of these texts is laid out right to left and changes the direction of other text on its line; runs in
 * the page.
 */
export function bidiProblems(texts: readonly string[]) {
  const turning =
    /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]|[\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
  // Innermost first, because isolates can be nested.
  const withoutIsolates = (text: string) => {
    let [before, after] = ['', text];
    while (before !== after)
      [before, after] = [
        after,
        after.replaceAll(/[\u2066-\u2068][^\u202A-\u202E\u2066-\u2069]*\u2069/g, ''),
      ];
    // An isolate in truncated text ends with the text.
    return after.replace(/[\u2066-\u2068][^\u202A-\u202E\u2066-\u2069]*…$/, '');
  };
  // A component may have truncated a long text.
  const clean = (text: string) => text.replaceAll(/[\s…]/g, '');
  const cleanTexts = texts.map(clean);
  const isolatedBy = (element: Element) => {
    const { display, unicodeBidi } = getComputedStyle(element);
    return !['inline', 'contents'].includes(display) || /isolate|plaintext/.test(unicodeBidi);
  };
  const problems: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement, textContent } = node;
    const text = textContent ?? '';
    if (parentElement === null || !turning.test(withoutIsolates(text))) continue;
    let element = parentElement;
    while (!isolatedBy(element) && element.parentElement !== null) element = element.parentElement;
    // Text for screen readers only has no visual line.
    if (element.getBoundingClientRect().width <= 1) continue;
    const isAlone = (element.textContent ?? '').trim() === text.trim();
    if (!isAlone || !cleanTexts.some((one) => one.includes(clean(text))))
      problems.push(`shares a line: ${JSON.stringify(element.textContent?.slice(0, 120))}`);
  }
  return problems;
}
