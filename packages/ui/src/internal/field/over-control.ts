/** The selector of styles that one kind of control has in place of those of every field, whatever the order of the style sheets. */
export const overControl = '&&';
