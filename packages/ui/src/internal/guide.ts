import type { AriaAttributes } from 'react';
import type { ElementProps } from './element-props.ts';
import type { FieldProps } from './field/Field.tsx';
import type { TextControlProps } from './field/TextControl.tsx';

/** The prop names that need no description: `ref`, or all ElementProps if Props has every ARIA attribute. */
type CommonNames<Props> = keyof AriaAttributes extends keyof Props ? keyof ElementProps : 'ref';

/** The names of a component's props; for a union, the names of all its members. */
type PropNames<Props> = Props extends unknown ? Exclude<keyof Props, CommonNames<Props>> : never;

type ValueOf<Props, Name extends PropertyKey> = Props extends unknown
  ? Name extends keyof Props
    ? Props[Name]
    : never
  : never;

/** A term and its description. */
export type GuideEntry = readonly [term: string, description: string];

/** A draft may change without notice; a deprecated component will be removed. */
export type ComponentStatus = 'draft' | 'stable' | 'deprecated';

/** The Korean documentation of a component; without `Props`, that of any component. */
export type Guide<Props = Record<string, unknown>> = {
  status: ComponentStatus;
  /** The purpose of the component, in one sentence. */
  purpose: string;
  whenToUse: readonly string[];
  /** When to use which other component instead. */
  whenNotToUse: readonly string[];
  anatomy: readonly GuideEntry[];
  /** The keys and what they do; empty for a component without interaction. */
  keyboard: readonly GuideEntry[];
  /** How to write its texts. */
  writing: readonly string[];
  /** The description of every prop; a prop without one does not compile. */
  props: Readonly<Record<PropNames<Props>, string>>;
  /** The values of enumerated props. */
  options?: { readonly [Name in PropNames<Props>]?: readonly ValueOf<Props, Name>[] };
  /** Why no story shows all variants, if there is none. */
  noVariantsStory?: string;
};

/** The descriptions of the props of every field. */
export const fieldProps: Record<keyof FieldProps, string> = {
  label: '화면에 보이고 스크린 리더가 읽는 레이블',
  isLabelHidden: '레이블을 화면에서만 숨김. 주변 내용으로 알 수 있을 때만 사용',
  name: '폼에서 사용하는 이름',
  hint: '입력란 아래 도움말. 오류가 있으면 오류 문구로 바뀜',
  isInvalid: '오류 여부',
  errorMessage: 'isInvalid일 때 입력란 아래에 표시되는 문구',
  errorDetail: '오류 문구 뒤에 이어서 표시하는 문구. 입력한 값의 어디가 잘못되었는지 알릴 때 사용',
  isRequired: '필수 표시. 표시는 레이블에 포함되지 않음',
};

/** The descriptions of the props of every one-line text input. */
export const textControlProps: Record<PropNames<TextControlProps>, string> = {
  ...fieldProps,
  value: '입력한 값',
  onChange: '값이 바뀔 때 실행할 동작',
  onBlur: '입력란을 벗어날 때 실행할 동작',
  pattern: '입력란을 벗어날 때 검사할 정규식',
  onValidate: '검사 결과를 받을 때 실행할 동작',
  transform: '값을 전달하기 전에 변환. 예: 전화번호의 하이픈 제거',
  isReadOnly: '읽기 전용',
  autoComplete: '브라우저 자동 완성의 종류',
  inputMode: '휴대폰 자판의 종류',
  autoCapitalize: '휴대폰에서 첫 글자를 대문자로 바꾸는 방식',
  placeholder: '예시 문구',
  maxLength: '최대 글자 수',
  autoFocus: '나타날 때 바로 포커스',
};

/** The keys of every button. */
export const buttonKeys: readonly GuideEntry[] = [
  ['Tab', '포커스가 이동합니다.'],
  ['Enter, Space', '버튼을 누릅니다.'],
];

/** The keys of every link. */
export const linkKeys: readonly GuideEntry[] = [
  ['Tab', '포커스가 이동합니다.'],
  ['Enter', '링크로 이동합니다.'],
];

/** The keys of every text input. */
export const textInputKeys: readonly GuideEntry[] = [
  ['Tab', '포커스가 이동합니다. 벗어날 때 입력한 값을 검사합니다.'],
];
