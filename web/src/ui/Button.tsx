import { chakra } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from './icon/Icon.tsx';
import type { IconName } from './icon/shapes.tsx';
import { Spinner } from './Spinner.tsx';
import { buttonRecipe } from './theme/recipes/button.ts';
import { Link } from 'react-router-dom';

const Root = chakra('button', buttonRecipe);

interface ButtonProps extends ComponentProps<typeof Root> {
  /** `go` is the primary action in marigold: at most one per view. */
  tone?: 'go' | 'solid' | 'outline' | 'plain' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Shows a spinner in place of the first icon, keeps the focus and ignores clicks. */
  busy?: boolean;
  icon?: IconName | undefined;
  /** Icon after the text. */
  iconEnd?: IconName | undefined;
}

export function Button(props: ButtonProps) {
  const { busy = false, icon, iconEnd, onClick, children, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner size="var(--ring-size)" /> : icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </Root>
  );
}

const LinkRoot = chakra(Link, buttonRecipe);

interface ButtonLinkProps extends ComponentProps<typeof LinkRoot> {
  icon?: IconName;
}

/** A router link styled as a button; has the props `to`, `tone` and `size`. */
export const ButtonLink = ({ icon, children, ...rest }: ButtonLinkProps) => (
  <LinkRoot {...rest}>
    {icon && <Icon name={icon} />}
    {children}
  </LinkRoot>
);
