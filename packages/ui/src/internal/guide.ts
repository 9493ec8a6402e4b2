import type { AriaAttributes } from 'react';
import type { ElementProps } from './element-props.ts';
import type { FieldProps } from './field/Field.tsx';
import type { TextControlProps } from './field/TextControl.tsx';

/** Names without a description: `ref`, or all ElementProps where Props has every ARIA attribute. */
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

/** A draft changes without notice; a deprecated component is going to be removed. */
export type ComponentStatus = 'draft' | 'stable' | 'deprecated';

/** The Korean documentation of a component; without `Props`, that of any component. */
export type Guide<Props = Record<string, unknown>> = {
  status: ComponentStatus;
  /** What the component is for, in one sentence. */
  purpose: string;
  whenToUse: readonly string[];
  /** When another component is better, and which. */
  whenNotToUse: readonly string[];
  anatomy: readonly GuideEntry[];
  /** The keys and what they do; empty for a component without interaction. */
  keyboard: readonly GuideEntry[];
  /** How to write its texts. */
  writing: readonly string[];
  /** Every prop, so that a new one does not compile without its description. */
  props: Readonly<Record<PropNames<Props>, string>>;
  /** The values of the props that take one of a few. */
  options?: { readonly [Name in PropNames<Props>]?: readonly ValueOf<Props, Name>[] };
  /** Why no story shows all its variants, where none does. */
  noVariantsStory?: string;
  /** The date of its first version, unless it is that of the package. */
  since?: string;
  /** What has changed for its users since, newest first: date and change. */
  changelog?: readonly GuideEntry[];
};

/** The descriptions of the props of every field. */
export const fieldProps: Record<keyof FieldProps, string> = {
  label: '보이는 이름이자 스크린 리더가 읽는 이름 전체',
  isLabelHidden: '이름을 화면에서만 숨김. 자리가 이미 무엇인지 말해 줄 때만',
  name: '폼이 아는 이름',
  hint: '칸 아래 도움말. 오류가 있으면 오류에 자리를 내줌',
  isInvalid: '지금 오류가 있는지. 쓰는 쪽이 정함',
  errorMessage: 'isInvalid인 동안 칸 아래에 나오는 문구',
  isRequired: '필수 표시. 표시는 이름에 들어가지 않음',
};

/** The descriptions of the props of every one-line text input. */
export const textControlProps: Record<PropNames<TextControlProps>, string> = {
  ...fieldProps,
  value: '입력한 글자',
  onChange: '입력할 때마다',
  onBlur: '칸을 떠날 때',
  pattern: '칸을 떠날 때 맞춰 볼 규칙',
  onValidate: '규칙에 맞는지',
  transform: '넘기기 전에 고침. 전화번호의 하이픈 지우기',
  isReadOnly: '읽고 복사만 함',
  autoComplete: '브라우저가 채울 것',
  inputMode: '휴대폰 자판',
  autoCapitalize: '휴대폰의 첫 글자 대문자',
  placeholder: '보기 글',
  maxLength: '가장 많은 글자 수',
  autoFocus: '나타나자마자 초점',
};

/** The keys of every button. */
export const buttonKeys: readonly GuideEntry[] = [
  ['Tab', '초점이 옵니다.'],
  ['Enter, Space', '누릅니다.'],
];

/** The keys of every link. */
export const linkKeys: readonly GuideEntry[] = [
  ['Tab', '초점이 옵니다.'],
  ['Enter', '갑니다.'],
];

/** The keys of every text input. */
export const textInputKeys: readonly GuideEntry[] = [
  ['Tab', '초점이 옵니다. 떠날 때 입력한 값을 확인합니다.'],
];
