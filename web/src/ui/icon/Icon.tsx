import { chakra } from '@chakra-ui/react';
import { shapes, type IconName } from './shapes.tsx';

interface IconProps {
  name: IconName;
  /** A size token of the theme; by default a little larger than the text around it. */
  size?: string;
  /** `bold` for small sizes, where the plain stroke gets lost. */
  weight?: 'line' | 'bold';
}

/** A line icon. It is decoration: the words beside it, or its button's label, carry the meaning. */
export function Icon({ name, size = 'icon', weight = 'line' }: IconProps) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      aria-hidden
      focusable={false}
      width={size}
      height={size}
      flex="none"
      fill="none"
      stroke="currentcolor"
      strokeWidth={weight === 'bold' ? '2.3' : '1.75'}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes[name]}
    </chakra.svg>
  );
}
