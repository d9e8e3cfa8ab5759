/** A drawing of 3 to 2, as most are, or of 2 to 3. */
export const wide = (...parts) => ({ view: [1200, 800], body: parts.join('') });
export const tall = (...parts) => ({ view: [800, 1200], body: parts.join('') });

/** Flat shapes as SVG text. */
export const rect = (x, y, width, height, fill, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const circle = (x, y, radius, fill) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const ellipse = (x, y, rx, ry, fill) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const path = (d, fill) => `<path d="${d}" fill="${fill}"/>`;

/** An object that is a line: a string, a limb, a rail, written words. */
export const line = (d, colour, width, cap = 'round') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;

/** A door, a window, a waymark: round above, straight below; x and y are its left foot. */
export const arch = (x, y, width, height, fill) =>
  path(`M${x} ${y}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y}Z`, fill);

export const at = (x, y, scale, ...parts) =>
  `<g transform="translate(${x} ${y}) scale(${[scale].flat().join(' ')})">${parts.join('')}</g>`;

export const turned = (degrees, x, y, ...parts) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${parts.join('')}</g>`;

/** Clips the parts to the shape `d`. */
export const within = (id, d, ...parts) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`;

/** A shade over the parts below. */
export const shade = (d, strength = 0.14) =>
  `<path d="${d}" fill="#0b1f26" opacity="${strength}"/>`;

/** `count` parts made by `part(index)`. */
export const times = (count, part) => Array.from({ length: count }, (_, i) => part(i)).join('');

/** Lines of writing of uneven length, the last one short. */
export const writing = (x, y, width, count, gap, colour, weight) =>
  times(count, (i) => {
    const share = i === count - 1 ? 0.55 : 1 - ((i * 7) % 4) * 0.04;
    return rect(x, y + i * gap, Math.round(width * share), weight, colour, weight / 2);
  });

/** A star of five points around x and y. */
export const star = (x, y, radius, fill) => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const length = i % 2 ? radius * 0.42 : radius;
    const angle = (Math.PI / 5) * i - Math.PI / 2;
    return `${(x + length * Math.cos(angle)).toFixed(1)} ${(y + length * Math.sin(angle)).toFixed(1)}`;
  });
  return path(`M${points.join('L')}Z`, fill);
};
