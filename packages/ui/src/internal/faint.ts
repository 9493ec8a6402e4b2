/** The opacity from which something fades in: not 0, which tests and tools take for hidden. */
export const faint = 0.01;
