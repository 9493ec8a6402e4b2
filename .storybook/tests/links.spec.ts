import { expect, test } from '@playwright/test';

// A busy machine takes its time to load Storybook's manager.
const patient = { timeout: 60_000 };

// So wide that the canvas would not be a phone's by itself.
test.use({ viewport: { width: 1600, height: 900 } });

const phoneStory = '컴포넌트-header--phone-open';

for (const [where, link, frameOf] of [
  ['in Storybook', `./?path=/story/${phoneStory}`, '#storybook-preview-iframe'],
  ['alone', `./iframe.html?id=${phoneStory}&viewMode=story`, 'iframe'],
] as const) {
  test(`the link of a story for phones opens it in their width ${where}`, async ({ page }) => {
    await page.goto(link);
    const frame = page.locator(frameOf);
    await expect(frame).toHaveJSProperty('clientWidth', 390, patient);
    // The play opens the menu, whose button only phones have.
    const menu = frame.contentFrame().getByRole('button', { name: '메뉴', expanded: true });
    await expect(menu).toBeVisible(patient);
  });
}

test('the link of a story in another theme opens it there, and the toolbar tells its name', async ({
  page,
}) => {
  await page.goto('./?path=/story/컴포넌트-button--all-variants&globals=theme:daylight');
  await expect(page.getByRole('button', { name: /브랜드: 데이라이트/ })).toBeVisible(patient);
  const canvas = page.locator('#storybook-preview-iframe').contentFrame().locator('html');
  await expect(canvas).toHaveCSS('color-scheme', 'light', patient);
});
