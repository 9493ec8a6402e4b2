import { note, type Check } from '../harness/harness.ts';
import { isMalformed, isUnderstood } from '../harness/expectations.ts';
import { caseOf, casesOf } from '../requests/example.ts';
import { edgeValues } from '../requests/edge-values.ts';
import { isValid, leavesOf, pointerOf, withValue, type Leaf } from '../requests/leaves.ts';

/** Values on both sides of every limit: those inside are taken, those outside get 400. */
export const boundaries: Check = {
  name: 'boundaries',
  title: '경계값의 안쪽은 받고 바깥쪽은 400',
  part: 'contract',
  run: async (bench) => {
    for (const { operation, by } of await casesOf(bench)) {
      for (const leaf of leavesOf(operation).filter(isChecked)) {
        for (const value of edgeValues(leaf)) {
          // Anew each time: an ID that was taken by the value before would hide what this one does.
          const example = (await caseOf(bench, operation))?.example;
          if (!example || namesSomebody(leaf, value)) continue;
          const parts = withValue(operation, example, leaf, value);
          const says = `${pointerOf(leaf)} ${JSON.stringify(value)}`;
          const expectation = isValid(operation, parts)
            ? isUnderstood(operation, `${says}은(는) 계약에 맞으므로 형식 오류가 아니어야 합니다`)
            : isMalformed(`${says}은(는) 400이어야 합니다`);
          await note(bench, { operation, by, parts }, expectation);
        }
      }
    }
  },
};

function isChecked({ path, schema }: Leaf): boolean {
  return path[0] !== 'product' && schema.type !== 'object';
}

/** A small number may be the number of somebody or something that is not this run's own. */
function namesSomebody({ path }: Leaf, value: unknown): boolean {
  return (
    ['userId', 'membershipId', 'classId', 'id'].includes(path.at(-1) ?? '') &&
    typeof value === 'number' &&
    value > 0
  );
}
