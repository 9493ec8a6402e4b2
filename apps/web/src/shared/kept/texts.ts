import { messages } from '../messages.ts';

/** The texts of what this device keeps (docs/product.md#settings). */
export const keptTexts = messages({
  reading: '확인하는 중',
  failed: '확인하지 못했습니다.',
  nothing: '보관한 것이 없습니다.',
  delete: '지우기',
  keep: '그대로 두기',
  deleted: '지웠습니다.',
  notDeleted: '지우지 못했습니다. 잠시 후 다시 시도해주세요.',
});
