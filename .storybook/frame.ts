/** A frame with a story alone, which is loaded when it comes into view. */
export function createFrame(title: string, src: string, style: Partial<CSSStyleDeclaration>) {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.loading = 'lazy';
  frame.src = src;
  Object.assign(frame.style, { display: 'block', border: 0 }, style);
  return frame;
}
