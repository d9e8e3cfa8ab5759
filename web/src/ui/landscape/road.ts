type Point = readonly [x: number, y: number];

/**
 * Centre line of a road: each turn continues smoothly, with the control point `x1 y1` and the end
 * `x y`.
 */
export interface Way {
  start: Point;
  /** First control point of the first turn. */
  towards: Point;
  turns: readonly (readonly [x1: number, y1: number, x: number, y: number])[];
  /** Width at the start and at the end. */
  width: readonly [near: number, far: number];
}

interface Sample {
  x: number;
  y: number;
  width: number;
}

const STEPS = 20;
const between = (a: number, b: number, t: number) => a + (b - a) * t;
const round = (value: number) => Math.round(value * 10) / 10;

function cubic(t: number, ...[a, b, c, d]: [number, number, number, number]): number {
  const s = 1 - t;
  return s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d;
}

/** Points of the centre line from near to far, with the width of the road. */
function samples({ start, towards, turns, width }: Way): Sample[] {
  const points: Sample[] = [{ x: start[0], y: start[1], width: width[0] }];
  let [x, y] = start;
  let [cx, cy] = towards;
  turns.forEach(([x1, y1, toX, toY], turn) => {
    for (let step = 1; step <= STEPS; step++) {
      const t = step / STEPS;
      points.push({
        x: cubic(t, x, cx, x1, toX),
        y: cubic(t, y, cy, y1, toY),
        width: between(...width, (turn + t) / turns.length),
      });
    }
    [x, y, cx, cy] = [toX, toY, 2 * toX - x1, 2 * toY - y1];
  });
  return points;
}

/** Outline of the road: one side from near to far, the other side back. */
function outline(points: Sample[]): string {
  const side = (sign: number) =>
    points.map(({ x, y, width }, index) => {
      const before = points[index - 1] ?? { x, y };
      const after = points[index + 1] ?? { x, y };
      const [dx, dy] = [after.x - before.x, after.y - before.y];
      const reach = (sign * width) / 2 / (Math.hypot(dx, dy) || 1);
      return `${round(x - dy * reach)} ${round(y + dx * reach)}`;
    });
  return `M${[...side(1), ...side(-1).reverse()].join('L')}Z`;
}

interface Dash {
  d: string;
  width: number;
}

/** Centre marks, shorter and thinner with distance. */
function marks(points: Sample[]): Dash[] {
  const dashes: Dash[] = [];
  let dash: Sample[] = [];
  let length = 0;
  let painting = true;
  points.forEach((point, index) => {
    const last = points[index - 1] ?? point;
    length += Math.hypot(point.x - last.x, point.y - last.y);
    if (painting) dash.push(point);
    if (length < point.width * (painting ? 0.3 : 0.45)) return;
    if (dash.length > 1) {
      dashes.push({
        d: `M${dash.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`,
        width: round(point.width * 0.07),
      });
    }
    painting = !painting;
    dash = painting ? [point] : [];
    length = 0;
  });
  return dashes;
}

/** Centre line as an SVG path, for animations along it. */
function line({ start, towards, turns }: Way): string {
  const rest = turns.map((turn, index) => `${index ? 'S' : ''}${turn.join(' ')}`);
  return `M${start.join(' ')}C${towards.join(' ')} ${rest.join('')}`;
}

/** A road in perspective, as SVG paths. */
export function roadAlong(way: Way): { line: string; outline: string; marks: Dash[] } {
  const points = samples(way);
  return { line: line(way), outline: outline(points), marks: marks(points) };
}
