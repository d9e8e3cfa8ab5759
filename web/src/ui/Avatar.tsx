import { chakra } from '@chakra-ui/react';

const SIZES = {
  sm: { width: '8', height: '2.25rem', fontSize: '12', paddingBottom: '2' },
  md: { width: 'control', height: '3.125rem', fontSize: '14', paddingBottom: '2.5' },
  lg: { width: '4.5rem', height: '5.25rem', fontSize: '21', paddingBottom: '5' },
} as const;

/** A letter with its combining marks, as in Devanagari. */
const LETTER = /\p{L}\p{M}*/u;

/** First letters of the first and the last word: "Asha Rao" → "AR", "madhu" → "M". */
function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => LETTER.exec(word)?.[0] ?? []);
  const last = letters.length > 1 ? letters.at(-1) : undefined;
  return `${letters[0] ?? ''}${last ?? ''}`.toUpperCase();
}

interface AvatarProps {
  name: string;
  size?: 'sm' | 'md' | 'lg';
}

/** Initials of a person in an arch. Decorative: render the name beside it. */
export function Avatar({ name, size = 'md' }: AvatarProps) {
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="end center"
      flex="none"
      borderRadius="stone"
      bg="var(--avatar-ground, {colors.brand-soft})"
      color="brand"
      fontFamily="head"
      fontWeight="head"
      lineHeight="flat"
      {...SIZES[size]}
    >
      <bdi>{initials(name)}</bdi>
    </chakra.span>
  );
}
