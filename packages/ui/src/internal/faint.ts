/** The initial opacity of a fade-in; not 0, because tests and tools would consider the element hidden. */
export const faint = 0.01;
