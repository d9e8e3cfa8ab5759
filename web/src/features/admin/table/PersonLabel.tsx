import { chakra, Grid, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useUrlDialog } from '../../../lib/url/useUrlDialog.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { contactLink } from '../../../ui/ContactLinks.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

interface PersonLabelProps {
  name: string;
  /** Dialog that the name opens: value of its search parameter ("view-p1"). */
  opens?: string;
  /** Second line, less prominent. */
  detail?: ReactNode;
}

/** Avatar, name and a second line of a person, in a table or a list. */
export function PersonLabel({ name, opens, detail }: PersonLabelProps) {
  return (
    <HStack as="span" gap="3" minW="0" lineHeight="snug">
      <Avatar name={name} size="sm" />
      <chakra.span minW="0">
        <chakra.b display="block" overflowWrap="anywhere">
          {opens ? <NameLink name={name} opens={opens} /> : <bdi>{name}</bdi>}
        </chakra.b>
        {detail && (
          <chakra.span display="block" fontSize="13" color="ink-faint">
            {detail}
          </chakra.span>
        )}
      </chakra.span>
    </HStack>
  );
}

const PlainLink = chakra(Link, {
  base: { ...contactLink, textDecorationColor: 'transparent' },
});

/** Depends on the URL, so it renders apart from the row. */
function NameLink({ name, opens }: { name: string; opens: string }) {
  const { linkTo } = useUrlDialog('dialog');
  return (
    <PlainLink {...linkTo(opens)}>
      <bdi>{name}</bdi>
    </PlainLink>
  );
}

/** Skeleton of a `PersonLabel`. */
export function PersonSkeleton() {
  return (
    <HStack as="span" aria-hidden gap="3">
      <Skeleton width="8" height="pageControl" borderRadius="stone" flex="none" />
      <Grid as="span" flex="1" gap="1.5">
        <Skeleton width="16ch" height="3.5" />
        <Skeleton width="8ch" height="2.5" />
      </Grid>
    </HStack>
  );
}
