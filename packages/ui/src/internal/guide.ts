import type { AriaAttributes } from 'react';
import type { Space, Width } from '../theme/token-types.ts';
import { tokens } from '../theme/tokens.ts';
import type { ElementProps, RootProps } from './element-props.ts';
import type { FieldProps, ValueProps } from './field/Field.tsx';
import type { TextControlProps } from './field/TextControl.tsx';
import type { TriggerProps } from './popover/trigger.tsx';

/** The prop names that need no description: those of every element, or all ElementProps if Props has every ARIA attribute. */
type CommonNames<Props> = keyof AriaAttributes extends keyof Props
  ? keyof ElementProps
  : keyof RootProps | 'ref';

/** The names of a component's props; for a union, the names of all its members. */
type PropNames<Props> = Props extends unknown ? Exclude<keyof Props, CommonNames<Props>> : never;

type ValueOf<Props, Name extends PropertyKey> = Props extends unknown
  ? Name extends keyof Props
    ? Props[Name]
    : never
  : never;

/** The values of enumerated props. */
type Options<Props> = { readonly [Name in PropNames<Props>]?: readonly ValueOf<Props, Name>[] };

/** The values of a prop that a list lacks; a list of texts or objects may have only examples. */
type Lacking<Value, List> = string extends Value
  ? never
  : Exclude<Value, object | undefined | (List extends readonly (infer Item)[] ? Item : never)>;

/** Checks that each list of options has all values of its prop; without one it does not compile. */
export function optionsOf<Props>() {
  return <const Lists extends Options<Props>>(
    lists: Lists & {
      [
        Name in keyof Lists as [Lacking<ValueOf<Props, Name>, Lists[Name]>] extends [never]
          ? never
          : Name
      ]: { lacks: Lacking<ValueOf<Props, Name>, Lists[Name]> };
    },
  ): Options<Props> => lists;
}

/** A term and its description. */
export type GuideEntry = readonly [term: string, description: string];

/** What people do with a component; the overview groups by it. */
export type ComponentTask =
  | 'action'
  | 'input'
  | 'choice'
  | 'disclosure'
  | 'feedback'
  | 'navigation'
  | 'display'
  | 'text'
  | 'layout';

/** The Korean documentation of a component that renders no element of its own, such as a provider. */
export type GuideWithoutElement<Props> = {
  task: ComponentTask;
  /** Its Korean names, by which the search finds it; the first one stands beside its name. */
  aliases: readonly [string, ...string[]];
  /** The purpose of the component, in one sentence. */
  purpose: string;
  whenToUse: readonly string[];
  /** When to use which other component instead. */
  whenNotToUse: readonly string[];
  anatomy?: readonly GuideEntry[];
  /** The keys and what they do. */
  keyboard?: readonly GuideEntry[];
  /** How to write its texts. */
  writing?: readonly string[];
  /** The description of every prop; a prop without one does not compile. */
  props: Readonly<Record<PropNames<Props>, string>>;
  options?: Options<Props>;
  /** Why no story shows all variants, if there is none. */
  noVariantsStory?: string;
};

/** The Korean documentation of a component, whose props include those of every element; by default that of any component. */
export type Guide<Props extends RootProps = RootProps & Record<string, unknown>> =
  GuideWithoutElement<Props>;

/** The values of a prop that is a distance between elements. */
export const spaces = Object.keys(tokens.space) as readonly Space[];

/** The values of a prop that is a width of a column, a field or a line of text. */
export const widths = Object.keys(tokens.width) as readonly Width[];

/** The descriptions of the props of every field. */
export const fieldProps: Record<PropNames<FieldProps>, string> = {
  label: '화면에 보이고 스크린 리더가 읽는 레이블',
  isLabelHidden: '레이블을 화면에서만 숨김. 주변 내용으로 알 수 있을 때만 사용',
  name: '폼에서 사용하는 이름',
  hint: '입력란 아래 도움말. 오류가 있으면 오류 문구로 바뀜',
  error: '입력란 아래에 표시되는 오류. null이면 오류가 나타날 줄을 미리 비워 둠',
  isInvalid: '오류를 다른 곳에서 알릴 때 입력란만 오류로 표시',
  isRequired: '필수 표시. 표시는 레이블에 포함되지 않음',
  isDisabled: '입력할 수 없음',
  disabledReason: '입력할 수 없는 이유. 도움말 자리에 표시',
};

/** The descriptions of the props of every value. */
export const valueProps: Record<keyof ValueProps<unknown>, string> = {
  value: '값. onChange와 함께 사용',
  defaultValue: '값을 직접 관리하지 않을 때의 처음 값',
  onChange: '값이 바뀔 때 실행할 동작',
};

/** The descriptions of the props of every one-line text input. */
export const textControlProps: Record<PropNames<TextControlProps>, string> = {
  ...fieldProps,
  ...valueProps,
  errorDetail: '오류에 대한 자세한 내용. 오류 아래에 따로 한 줄로 표시',
  onBlur: '입력란을 벗어날 때 실행할 동작',
  pattern: '입력란을 벗어날 때 검사할 정규식',
  onValidate: '검사 결과를 받을 때 실행할 동작',
  transform: '값을 전달하기 전에 변환. 예: 전화번호의 하이픈 제거',
  isReadOnly: '읽기 전용',
  autoComplete: '브라우저 자동 완성의 종류',
  inputMode: '휴대폰 자판의 종류',
  autoCapitalize: '휴대폰에서 첫 글자를 대문자로 변경하는 방식',
  placeholder: '예시 문구',
  maxLength: '최대 글자 수',
  autoFocus: '나타날 때 바로 포커스',
  isHelpFolded: '입력란 아래의 도움말이 처음 포커스할 때 나타남. 스크린 리더는 처음부터 읽음',
};

/** The descriptions of the props of every button that opens a popover. */
export const triggerProps: Record<PropNames<TriggerProps>, string> = {
  label: '버튼의 문구이자 열리는 것의 이름',
  icon: '문구 앞의 아이콘',
  isLabelHidden: '아이콘만 표시. 아이콘이 없으면 점 세 개. 문구는 스크린 리더가 읽음',
  variant: '버튼의 모습. 기본은 secondary',
  size: '버튼의 크기. 모두 44px 이상',
  isDisabled: '열 수 없음. 이유를 알 수 있을 때만 사용',
  disabledReason: '열 수 없는 이유. 버튼 옆에 표시',
  isReasonHidden: '열 수 없는 이유를 화면에서만 숨김',
  'aria-describedby': '같은 버튼이 행마다 있을 때 행을 구분해 주는 텍스트의 id',
  isOpen: '열림 여부. onOpenChange와 함께 사용',
  defaultOpen: '열림 여부를 직접 관리하지 않을 때의 처음 상태',
  onOpenChange: '열리거나 닫힐 때 실행할 동작',
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
