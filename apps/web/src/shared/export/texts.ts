import { messages } from '../messages.ts';

/** The texts of what is printed or downloaded (docs/product.md#routes). */
export const exportTexts = messages({
  csv: 'CSV 내려받기',
  inAppBrowser:
    '지금 쓰는 앱에서는 파일을 받거나 인쇄할 수 없습니다. Safari나 Chrome에서 열어 다시 시도해주세요.',
});
