import { chakra } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from './Spinner.tsx';
import { buttonRecipe } from './theme/recipes/button.ts';

const Root = chakra('button', buttonRecipe);

interface ButtonProps extends ComponentProps<typeof Root> {
  /** `go` is the primary action in marigold: at most one per view. */
  tone?: 'go' | 'solid' | 'outline' | 'plain' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Shows a spinner, keeps the focus and ignores clicks. */
  busy?: boolean;
}

export function Button({ busy = false, onClick, children, ...rest }: ButtonProps) {
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
      {busy && <Spinner size="var(--ring-size)" />}
      {children}
    </Root>
  );
}
