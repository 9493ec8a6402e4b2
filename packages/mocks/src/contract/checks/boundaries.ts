import { checkResponse, type Check } from '../harness/harness.ts';
import { isBadRequest, isNotFormatError } from '../harness/expectations.ts';
import { exampleRequestOf, exampleRequestsOf } from '../requests/example.ts';
import { edgeValues } from '../requests/edge-values.ts';
import {
  isValid,
  requestFieldsOf,
  pointerOf,
  withValue,
  type RequestField,
} from '../requests/request-fields.ts';

/** Values on both sides of every limit: 400 outside, no format error inside. */
export const boundaries: Check = {
  name: 'boundaries',
  title: '경계값의 안쪽은 받고 바깥쪽은 400',
  part: 'contract',
  run: async (harness) => {
    for (const { operation, by } of await exampleRequestsOf(harness)) {
      for (const field of requestFieldsOf(operation).filter(isChecked)) {
        for (const value of edgeValues(field)) {
          // New for each value: a username taken by the previous one would hide the result.
          const example = (await exampleRequestOf(harness, operation))?.example;
          if (!example || isForeignId(field, value)) continue;
          const parts = withValue(operation, example, field, value);
          const description = `${pointerOf(field)} ${JSON.stringify(value)}`;
          const expectation = isValid(operation, parts)
            ? isNotFormatError(
                operation,
                `${description}은(는) 계약에 맞으므로 형식 오류가 아니어야 합니다`,
              )
            : isBadRequest(`${description}은(는) 400이어야 합니다`);
          await checkResponse(harness, { operation, by, ...parts }, expectation);
        }
      }
    }
  },
};

function isChecked({ path, schema }: RequestField): boolean {
  return path[0] !== 'product' && schema.type !== 'object';
}

/** A small id may belong to data that this run did not create. */
function isForeignId({ path }: RequestField, value: unknown): boolean {
  return (
    ['userId', 'membershipId', 'classId', 'id'].includes(path.at(-1) ?? '') &&
    typeof value === 'number' &&
    value > 0
  );
}
