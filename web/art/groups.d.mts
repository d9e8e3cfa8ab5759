/** A drawing: the size of its canvas, and its shapes as SVG text. */
export interface Drawing {
  view: [width: number, height: number];
  body: string;
}

export const groups: {
  folder: string;
  constant: string;
  widths: number[];
  drawings: Record<string, Drawing | undefined>;
}[];
