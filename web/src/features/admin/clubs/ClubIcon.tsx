import { chakra } from '@chakra-ui/react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { clubCategory } from './clubCategory.ts';

/**
 * Category of a club as a coloured arch with an icon. Decorative: the text beside it names the
 * club.
 */
export function ClubIcon({ name, small = false }: { name: string; small?: boolean }) {
  const category = clubCategory(name);
  return (
    <chakra.span
      aria-hidden
      display="grid"
      placeItems="end center"
      flex="none"
      alignSelf="start"
      width={small ? 'control' : { base: 'stone', md: 'clubDoor' }}
      height={small ? '3.125rem' : { base: 'stoneHeight', md: 'clubDoorHeight' }}
      paddingBottom={small ? '2' : { base: '2.5', md: '3.5' }}
      borderRadius={small ? 'stoneMd' : { base: 'stoneMd', md: 'door' }}
      bg={category?.ground ?? 'stone-soft'}
      color={category?.ink ?? 'stone'}
    >
      <Icon name={category?.icon ?? 'briefcase'} size="6" />
    </chakra.span>
  );
}
