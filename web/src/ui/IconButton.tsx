import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Icon } from './icon/Icon.tsx';
import type { IconName } from './icon/shapes.tsx';
import { iconButtonRecipe } from './theme/recipes/iconButton.ts';

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
