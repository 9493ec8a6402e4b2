/** Gradients that several pictures share; their sizes in pixels. */
export const tallPoster = { width: 1080, height: 1728 } as const;
export const widePoster = { width: 1920, height: 960 } as const;
export const banner = { width: 1280, height: 640 } as const;
export const card = { width: 640, height: 640 } as const;
export const portrait = { width: 800, height: 1000 } as const;

/** Fades the lower part of a tall poster into the page, behind its text. */
export function sinkBelow(from: number, to: number) {
  return `
  <defs><linearGradient id="sink" x1="0" y1="0" x2="0" y2="1">
    <stop offset="${from}" stop-color="#0b0b0d" stop-opacity="0"/><stop offset="${to}" stop-color="#0b0b0d"/>
  </linearGradient></defs><rect width="100%" height="100%" fill="url(#sink)"/>`;
}

/** Fades the lower edge of a wide poster into the page. */
export const sinkEdge = sinkBelow(0.82, 1);
