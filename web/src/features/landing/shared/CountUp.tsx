import { chakra } from '@chakra-ui/react';

interface CountUpProps {
  value: number;
  /** Suffix of the number. */
  suffix?: string;
  /** Displayed fraction of the value, 0 to 1. */
  progress: number;
}

/** An animated number; its accessible text is the final value. */
export function CountUp({ value, suffix = '', progress }: CountUpProps) {
  const end = `${value}${suffix}`;
  if (progress === 1) return <span>{end}</span>;
  return (
    <>
      <chakra.span srOnly>{end}</chakra.span>
      <span aria-hidden>{`${Math.round(value * progress)}${suffix}`}</span>
    </>
  );
}
