const decision = 'docs/decisions/041-one-vocabulary-of-props.md';

/** Names that the vocabulary replaces, and the name to use instead. */
const replaced = {
  appearance: 'variant',
  checked: 'isSelected',
  closable: 'isDismissable',
  defaultChecked: 'defaultSelected',
  defaultIsOpen: 'defaultOpen',
  disabled: 'isDisabled',
  errorMessage: 'error',
  helperText: 'hint',
  hideLabel: 'isLabelHidden',
  initialValue: 'defaultValue',
  intent: 'tone',
  kind: 'variant',
  loading: 'isLoading',
  look: 'variant',
  max: 'maxValue',
  maxDate: 'maxValue',
  min: 'minValue',
  minDate: 'minValue',
  onAction: 'onPress',
  onClick: 'onPress',
  onClose: 'onOpenChange',
  onPageChange: 'onChange',
  onSelect: 'onChange',
  onToggle: 'onOpenChange',
  onValueChange: 'onChange',
  open: 'isOpen',
  options: 'items',
  page: 'value',
  pending: 'isPending',
  readOnly: 'isReadOnly',
  reason: 'disabledReason',
  required: 'isRequired',
  selected: 'isSelected, or value',
  severity: 'tone',
  testId: 'data-testid',
};

const booleanName = /^(?:is|has|should)[A-Z]|^(?:autoFocus|defaultOpen|defaultSelected|aria-.+)$/u;

const isBoolean = (type) =>
  (type?.type === 'TSUnionType' ? type.types : [type]).some(
    (member) =>
      member?.type === 'TSBooleanKeyword' ||
      (member?.type === 'TSLiteralType' && typeof member.literal.value === 'boolean'),
  );

/** The name of the type of which a type is a list; undefined if it is none. */
function listedType(type) {
  const list = type?.type === 'TSTypeOperator' ? type.typeAnnotation : type;
  return list?.type === 'TSArrayType' ? list.elementType.typeName?.name : undefined;
}

/** True for a property of a declared type itself, not of an object or a function inside. */
function isMember({ parent }) {
  for (let node = parent; node; node = node.parent) {
    if (/^TS(?:Interface|TypeAlias)Declaration$/u.test(node.type)) return true;
    if (/^TS(?:PropertySignature|FunctionType)$/u.test(node.type)) return false;
  }
  return false;
}

/** The props of components, and the items that they take, follow one vocabulary. */
export const propNames = {
  create({ report }) {
    const check = (node) => {
      const { key, typeAnnotation } = node;
      const name = key.type === 'Identifier' ? key.name : key.value;
      const problem = Object.hasOwn(replaced, name)
        ? `Name it \`${replaced[name]}\``
        : name === 'items' &&
            /.(?:Row|Option|Slot)$/u.test(listedType(typeAnnotation?.typeAnnotation))
          ? 'End the name of its type with `Item`'
          : isBoolean(typeAnnotation?.typeAnnotation) &&
            !booleanName.test(name) &&
            'Begin the name of a boolean with `is`';
      if (problem && isMember(node)) report({ node: key, message: `${problem} (${decision}).` });
    };
    return { TSPropertySignature: check, TSMethodSignature: check };
  },
};
