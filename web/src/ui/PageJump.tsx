import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { asciiDigits } from './digits.ts';
import { inputRecipe } from './theme/recipes/input.ts';

const Input = chakra('input', inputRecipe);

interface PageJumpProps {
  pageCount: number;
  onPage: (page: number) => void;
}

/** Input for a page number. Enter opens that page, or the last one if the number is too high. */
export function PageJump({ pageCount, onPage }: PageJumpProps) {
  const id = useId();
  return (
    <chakra.form
      display="flex"
      alignItems="center"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget).get('page');
        const typed = typeof data === 'string' ? data : '';
        const page = Math.trunc(Number(asciiDigits(typed)));
        if (page >= 1) onPage(Math.min(page, pageCount));
        event.currentTarget.reset();
      }}
    >
      <chakra.label htmlFor={id} color="ink-soft" whiteSpace="nowrap">
        Go to page
      </chakra.label>
      <Input dense id={id} name="page" inputMode="numeric" autoComplete="off" width="16" />
    </chakra.form>
  );
}
