import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Icon } from './icon/Icon.tsx';
import type { IconName } from './icon/shapes.tsx';

/** Square buttons with one icon. */
const iconButtonRecipe = defineRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    border: 'clear',
    borderRadius: '2',
    color: 'ink-soft',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: '1',
    _hover: { bg: 'brand-soft', color: 'brand' },
    _disabled: {
      color: 'line-strong',
      cursor: 'not-allowed',
      _highContrast: { color: 'GrayText' },
    },
  },
  variants: {
    size: {
      sm: { width: 'pick', height: 'pick' },
      md: { width: 'iconControl', height: 'iconControl' },
      lg: { width: 'control', height: 'control' },
    },
    edge: { true: { border: 'control', bg: 'surface', _hover: { borderColor: 'brand' } } },
  },
  defaultVariants: { size: 'md' },
});

const Root = chakra('button', iconButtonRecipe);

interface IconButtonProps extends Omit<ComponentProps<typeof Root>, 'children'> {
  /** Accessible name and tooltip, with the object ("Change club of Asha Rao"). */
  label: string;
  icon: IconName;
  size?: 'sm' | 'md' | 'lg';
  /** Adds a border, for a single button beside a value. */
  edge?: boolean;
}

export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <Root type="button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </Root>
  );
}
