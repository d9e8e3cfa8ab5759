import { TextLink } from '../../../ui/TextLink.tsx';

interface CountLinkProps {
  count: number;
  /** What is counted ("12 students, Medium"). */
  label: string;
  to: string;
}

/** A figure of a table as a link to the people it counts. */
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
