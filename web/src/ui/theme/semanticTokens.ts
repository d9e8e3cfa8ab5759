import { defineSemanticTokens } from '@chakra-ui/react';

const both = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** A colour that marks a state: browsers keep a system colour in a contrast theme. */
const mark = (light: string, dark: string, system: 'Highlight' | 'HighlightText') => ({
  value: { base: light, _dark: dark, _highContrast: system },
});

/**
 * Colours of both modes. contrast.test.ts checks text for 4.5:1, control borders and fills for 3:1.
 * `line` is decorative; `art-*` is for illustrations only.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    paper: both('#fbf6ec', '#101b1e'),
    surface: both('#fffdf8', '#17262a'),
    sunk: both('#f3ebdc', '#122125'),
    line: both('#e3d9c6', '#2b3c40'),
    'line-strong': both('#8a7e69', '#75898b'),
    ink: both('#182a2f', '#f4eddf'),
    'ink-soft': both('#46575a', '#bec7c3'),
    'ink-faint': both('#586564', '#98a5a3'),
    brand: mark('#0d4854', '#86cfd3', 'Highlight'),
    'brand-hover': mark('#08343e', '#a8e0e2', 'Highlight'),
    'brand-soft': both('#dbeae8', '#1a3a40'),
    'on-brand': mark('#fffdf8', '#06272d', 'HighlightText'),
    band: both('#0c3f4a', '#0c2f37'),
    'on-band': both('#fbf3e2', '#f4eddf'),
    'on-band-soft': both('#bcd2cf', '#b4c8c6'),
    marigold: both('#f6ae22', '#f8b73c'),
    'marigold-hover': both('#e89c09', '#ffc95f'),
    'marigold-edge': both('#a46300', '#f8b73c'),
    'on-marigold': both('#2a1a02', '#2a1a02'),
    leaf: both('#1d6537', '#8bd29c'),
    'leaf-soft': both('#dfeedc', '#16331f'),
    indigo: both('#2e4c9e', '#a9bef6'),
    'indigo-soft': both('#e3e8f6', '#212e52'),
    ochre: both('#7c4a06', '#ebc178'),
    'ochre-soft': both('#f8e7c4', '#3a2b10'),
    brick: both('#9e2b1e', '#f6a89b'),
    'brick-soft': both('#fae0d9', '#431d17'),
    'brick-solid': mark('#a8301f', '#f6a89b', 'Highlight'),
    stone: both('#4f5a59', '#b5bfbc'),
    'stone-soft': both('#ece5d7', '#26363a'),
    focus: mark('#0d4854', '#f8b73c', 'Highlight'),
    'art-sky': both('#f7e9c9', '#2e4e58'),
    'art-sun': both('#f6ae22', '#f3d9a0'),
    'art-hill-1': both('#dce3cf', '#2a5059'),
    'art-hill-2': both('#b7cdb9', '#305f69'),
    'art-hill-3': both('#7fa79c', '#3b727a'),
    'art-hill-4': both('#3e7a79', '#22606b'),
    'art-hill-5': both('#0f5461', '#0e3f4a'),
    'art-road': both('#fff7e4', '#eadfc6'),
    'art-road-edge': both('#d9c69a', '#8f8465'),
    'art-skin-1': both('#8d5a3b', '#8d5a3b'),
    'art-cream': both('#fff9ec', '#eadfc9'),
    'art-clay': both('#d07a4f', '#c9764d'),
    'art-rose': both('#e3a79a', '#c98f84'),
    'art-plum': both('#5a3d5c', '#8a6a8c'),
    scrim: both('rgb(16 32 36 / 0.52)', 'rgb(2 8 10 / 0.68)'),
  },
  shadows: {
    1: both('0 1px 2px rgb(40 30 10 / 0.07)', '0 1px 2px rgb(0 0 0 / 0.4)'),
    2: both(
      '0 2px 4px rgb(40 30 10 / 0.05), 0 10px 24px -8px rgb(40 30 10 / 0.16)',
      '0 10px 28px -6px rgb(0 0 0 / 0.55)',
    ),
    3: both('0 24px 64px -12px rgb(20 30 30 / 0.35)', '0 24px 64px -8px rgb(0 0 0 / 0.8)'),
  },
  borders: {
    line: { value: '{borderWidths.line} solid {colors.line}' },
    control: { value: '{borderWidths.edge} solid {colors.line-strong}' },
    masthead: { value: '{borderWidths.rule} solid {colors.ink}' },
    leader: { value: '{borderWidths.stone} dotted {colors.line-strong}' },
    clear: { value: '{borderWidths.edge} solid transparent' },
  },
});
