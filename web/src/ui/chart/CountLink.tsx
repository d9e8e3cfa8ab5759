import { TextLink } from '../TextLink.tsx';

interface CountLinkProps {
  count: number | string;
  /** Accessible name ("12 students, Medium"). */
  label: string;
  to: string;
}

/** A number in a chart's table, as a link to the counted records. */
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
