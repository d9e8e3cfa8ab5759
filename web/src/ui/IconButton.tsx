import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Icon } from './icon/Icon.tsx';
import type { IconName } from './icon/shapes.tsx';
import { iconButtonRecipe } from './theme/recipes/iconButton.ts';

const Root = chakra('button', iconButtonRecipe);

interface IconButtonProps extends Omit<ComponentProps<typeof Root>, 'children'> {
  /** What it does and to whom ("Change club of Asha Rao"); its accessible name and its tooltip. */
  label: string;
  icon: IconName;
  size?: 'sm' | 'md' | 'lg';
  /** Draws the control's edge, for a button that stands alone beside a value. */
  edge?: boolean;
}

export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <Root type="button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </Root>
  );
}
