import { chakra } from '@chakra-ui/react';
import { shapes, type IconName } from './shapes.tsx';

interface IconProps {
  name: IconName;
  /** Size token; default: slightly larger than the text. */
  size?: string;
  /** `bold` for small sizes, where a normal stroke is hard to see. */
  weight?: 'line' | 'bold';
}

/** Decorative line icon: the text beside it or the button's label has the meaning. */
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
