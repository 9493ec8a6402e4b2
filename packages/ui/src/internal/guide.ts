import type { FieldProps } from './Field.tsx';

/** The properties of a component; of one with several shapes, those of all of them. */
type PropsOf<Props> = Props extends unknown ? Exclude<keyof Props, 'ref'> : never;

type ValueOf<Props, Property extends PropertyKey> = Props extends unknown
  ? Property extends keyof Props
    ? Props[Property]
    : never
  : never;

/** A thing and what is said of it. */
export type Entry = readonly [name: string, meaning: string];

/** What designers read about a component, in Korean; whatever follows from its code is not repeated here. Without `Props`: any component's. */
export type Guide<Props = Record<string, unknown>> = {
  /** 초안 may still change without notice, 안정 only with an entry in `changes`. */
  status: '초안' | '안정';
  purpose: string;
  use: readonly string[];
  /** When something else is better, and what. */
  avoid: readonly string[];
  anatomy: readonly Entry[];
  /** Empty where there is nothing to operate. */
  keyboard: readonly Entry[];
  /** How its words are written; empty where it has none of its own. */
  writing: readonly string[];
  /** Every property, so that a new one does not compile without its description. */
  props: Readonly<Record<PropsOf<Props>, string>>;
  /** What a property can be, where it is one of a few. */
  choices?: { readonly [Property in PropsOf<Props>]?: readonly ValueOf<Props, Property>[] };
  /** Why its states do not stand beside each other in one story, where they cannot. */
  alone?: string;
  /** What changed for those who use or see it, newest first: the date and the change. */
  changes: readonly Entry[];
};

/** The first entry of a component that has been there from the beginning. */
export const initialVersion: Entry = ['2026-11-20', '처음 만들었습니다.'];

/** What every field's guide says of its labelling properties. */
export const fieldProps: Record<keyof FieldProps, string> = {
  label: '보이는 이름이자 스크린 리더가 읽는 이름 전체',
  isLabelHidden: '이름을 화면에서만 숨김. 자리가 이미 무엇인지 말해 줄 때만',
  hint: '칸 아래 도움말. 오류가 있으면 오류에 자리를 내줌',
  isInvalid: '지금 오류가 있는지. 쓰는 쪽이 정함',
  errorMessage: 'isInvalid인 동안 칸 아래에 나오는 문구',
  isRequired: '필수 표시. 표시는 이름에 들어가지 않음',
};

/** The keys of every press. */
export const buttonKeys: readonly Entry[] = [
  ['Tab', '초점이 옵니다.'],
  ['Enter, Space', '누릅니다.'],
];

/** The keys of every text input. */
export const textInputKeys: readonly Entry[] = [
  ['Tab', '초점이 옵니다. 떠날 때 입력한 값을 확인합니다.'],
];
