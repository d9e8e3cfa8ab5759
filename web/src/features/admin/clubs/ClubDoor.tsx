import { chakra } from '@chakra-ui/react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { clubCategory } from './clubCategory.ts';

/** The arch of a club in the colour of its category. Decoration: the word stands beside it. */
export function ClubDoor({ name }: { name: string }) {
  const category = clubCategory(name);
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="end center"
      flex="none"
      alignSelf="start"
      width={{ base: 'stone', md: 'clubDoor' }}
      height={{ base: 'stoneHeight', md: 'clubDoorHeight' }}
      paddingBottom={{ base: '2.5', md: '3.5' }}
      borderRadius={{ base: 'stoneMd', md: 'door' }}
      bg={category?.ground ?? 'stone-soft'}
      color={category?.ink ?? 'stone'}
    >
      <Icon name={category?.icon ?? 'briefcase'} size="6" />
    </chakra.span>
  );
}
