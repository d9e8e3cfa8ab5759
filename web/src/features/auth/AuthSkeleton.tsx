import { chakra, Grid } from '@chakra-ui/react';
import { accountPages } from '../../content/accountPages.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AuthLayout } from './AuthLayout.tsx';

interface AuthSkeletonProps {
  path: Exclude<keyof typeof accountPages, '/change-password'>;
}

/** Number of fields of each form. */
const FIELDS: Record<AuthSkeletonProps['path'], number> = {
  '/login': 2,
  '/register': 5,
  '/forgot-password': 1,
  '/reset-password': 2,
  '/set-password': 2,
  '/confirm-email': 2,
  '/confirm-email-change': 0,
  '/undo-email-change': 0,
};

/** Skeleton of an account page, with its texts and placeholders for the fields. */
export function AuthSkeleton({ path }: AuthSkeletonProps) {
  const { words, more, title, lead } = accountPages[path]();
  return (
    <AuthLayout words={words} more={more}>
      <Grid gap="5" width="100%" maxW="form" aria-busy>
        <div>
          <chakra.h1 textStyle="page">{title}</chakra.h1>
          <chakra.p color="ink-soft">{lead}</chakra.p>
        </div>
        {Array.from({ length: FIELDS[path] }, (_, field) => (
          <Grid key={field} gap="1.5">
            <Skeleton width="30%" />
            <Skeleton height="control" borderRadius="2" />
          </Grid>
        ))}
        <Skeleton height="controlLg" borderRadius="2" />
      </Grid>
    </AuthLayout>
  );
}
