import { t } from '@lingui/core/macro';
import { chakra, Grid } from '@chakra-ui/react';
import { Spinner } from './Spinner.tsx';

const SIZES = {
  small: { ring: '1.5rem', textStyle: 'small' },
  medium: { ring: '2.5rem', textStyle: 'text' },
  large: { ring: '4rem', textStyle: 'item' },
} as const;

interface LoadingViewProps {
  message?: string;
  size?: 'small' | 'medium' | 'large';
}

/** Full-page loading indicator; invisible for the first 200 ms. */
export function LoadingView({ message = t`Loading...`, size = 'medium' }: LoadingViewProps) {
  return (
    <Grid
      role="status"
      placeContent="center"
      justifyItems="center"
      gap="4"
      minH="100dvh"
      padding="gutter"
      color="ink-soft"
      animation="appear {durations.2} 200ms backwards"
    >
      <chakra.span color="brand" lineHeight="flat">
        <Spinner size={SIZES[size].ring} />
      </chakra.span>
      <chakra.p textStyle={SIZES[size].textStyle}>{message}</chakra.p>
    </Grid>
  );
}
