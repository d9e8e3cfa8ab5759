import { asciiDigits } from '../ui/asciiDigits.ts';

/** The number that was typed in digits of any script; NaN for other text. */
export const numberOf = (typed: string): number => Number(asciiDigits(typed));
