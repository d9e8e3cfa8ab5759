import { describe, expect, it } from 'vitest';
import { system } from './system.ts';

const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/** Colour of a semantic token in a mode. */
function colour(token: string, mode: Mode): string {
  const { conditions } = system.tokens.getByName(`colors.${token}`)?.extensions ?? {};
  const value: unknown = conditions?.[mode === 'dark' ? '_dark' : 'base'];
  if (typeof value !== 'string') throw new Error(`No colour ${token} in ${mode}`);
  return value;
}

/** Relative luminance as defined by WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'surface', 'sunk', 'brand-soft'];
const HUES = ['leaf', 'indigo', 'ochre', 'brick', 'stone'];

/** Text colours and their backgrounds. */
const TEXT: Record<string, string[]> = {
  ink: [...GROUNDS, 'art-sky'],
  'ink-soft': [...GROUNDS, 'stone-soft'],
  'ink-faint': [...GROUNDS, 'stone-soft'],
  brand: GROUNDS,
  'brand-hover': GROUNDS,
  'on-brand': ['brand', 'brand-hover', 'brick-solid', 'brick'],
  'on-band': ['band'],
  'on-band-soft': ['band'],
  'on-marigold': ['marigold', 'marigold-hover', 'art-cream'],
  ...Object.fromEntries(HUES.map((hue) => [hue, [`${hue}-soft`, 'paper', 'surface', 'sunk']])),
};

/** Colours of control borders, progress fills and the focus ring, and their backgrounds. */
const EDGES: Record<string, string[]> = {
  'line-strong': ['paper', 'surface', 'sunk'],
  brand: ['paper', 'surface', 'sunk', 'stone-soft'],
  ...Object.fromEntries(['leaf', 'ochre'].map((hue) => [hue, ['stone-soft']])),
  'marigold-edge': ['paper', 'surface', 'sunk'],
  marigold: ['band'],
  'on-band-soft': ['band'],
  brick: ['paper', 'surface'],
  'brick-solid': ['paper', 'surface'],
  focus: GROUNDS,
};

const pairs = (table: Record<string, string[]>) =>
  MODES.flatMap((mode) =>
    Object.entries(table).flatMap(([front, grounds]) =>
      grounds.map((ground) => ({ mode, front, ground })),
    ),
  );

const measured = ({ mode, front, ground }: { mode: Mode; front: string; ground: string }) =>
  contrast(colour(front, mode), colour(ground, mode));

describe('contrast', () => {
  it('is calculated as WCAG defines', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(pairs(TEXT))('$mode: text $front on $ground', (pair) => {
    expect(measured(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(EDGES))('$mode: edge $front on $ground', (pair) => {
    expect(measured(pair)).toBeGreaterThanOrEqual(3);
  });
});
