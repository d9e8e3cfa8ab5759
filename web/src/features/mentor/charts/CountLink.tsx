import { TextLink } from '../../../ui/TextLink.tsx';

interface CountLinkProps {
  count: number;
  /** Accessible name ("12 students, Medium"). */
  label: string;
  to: string;
}

/** A number in a table, as a link to the counted people. */
export function CountLink({ count, label, to }: CountLinkProps) {
  return (
    <TextLink
      to={to}
      aria-label={label}
      preventScrollReset
      display="inline-block"
      minW="target"
      textAlign="end"
    >
      {count}
    </TextLink>
  );
}
