// Separate from the other icons, because Checkbox and NumberField need no more than these.
const minus = <path d="M5 12h14" />;
const plus = <path d="M12 5v14M5 12h14" />;

export { minus, plus };
