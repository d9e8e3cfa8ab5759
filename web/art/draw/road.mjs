/**
 * A road in perspective as paths: its ground, near to far and back, and its middle. `from` is where it
 * begins and what it bears towards; each turn bends towards x1 y1, goes on smoothly and ends in x y.
 */
export function roadOutline({ from, turns, widths }) {
  let [x, y, cx, cy] = from;
  const points = [];
  turns.forEach(([x1, y1, toX, toY], turn) => {
    for (let step = 0; step <= 16; step++) {
      const t = step / 16;
      const s = 1 - t;
      const at = (a, b, c, d) => s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d;
      const along = (a, b, c, d) => s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c);
      const [dx, dy] = [along(x, cx, x1, toX), along(y, cy, y1, toY)];
      const half = (widths[0] + ((widths[1] - widths[0]) * (turn + t)) / turns.length) / 2;
      const reach = half / (Math.hypot(dx, dy) || 1);
      points.push([at(x, cx, x1, toX), at(y, cy, y1, toY), -dy * reach, dx * reach]);
    }
    [x, y, cx, cy] = [toX, toY, 2 * toX - x1, 2 * toY - y1];
  });
  const side = (sign) =>
    points.map(
      ([px, py, nx, ny]) => `${(px + sign * nx).toFixed(1)} ${(py + sign * ny).toFixed(1)}`,
    );
  return {
    outline: `M${[...side(1), ...side(-1).reverse()].join('L')}Z`,
    middle: `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`,
  };
}
