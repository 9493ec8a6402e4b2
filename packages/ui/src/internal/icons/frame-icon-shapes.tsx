// Separate from the other icons, which the first page does not need.
const arrowRight = <path d="M5 12h14m-6-6 6 6-6 6" />;
const close = <path d="M6 6l12 12M18 6 6 18" />;
const menu = <path d="M4 7h16M4 12h16M4 17h16" />;

export { arrowRight, close, menu };
