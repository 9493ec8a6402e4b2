import { messages } from '../messages.ts';

/** The texts of what is printed or downloaded (docs/product.md#routes). */
export const exportTexts = messages({
  csv: 'CSV 내려받기',
  print: '인쇄',
  printedAt: '인쇄 일시 {time}',
});
