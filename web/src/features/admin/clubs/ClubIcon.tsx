import { chakra } from '@chakra-ui/react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { IconName } from '../../../ui/icon/shapes.tsx';

/** Appearance of a category. Clubs have no category field, so it is derived from the name. */
interface Category {
  label: string;
  icon: IconName;
  ground: string;
  ink: string | { base: string; _dark: string };
}

const ON_LIGHT = 'on-marigold';

const CATEGORIES: [words: RegExp, category: Category][] = [
  [
    /\b(technolog|robot|cod(e|ing)|comput|software|machin|electronic)/,
    { label: 'Technology', icon: 'chip', ground: 'art-hill-5', ink: 'art-cream' },
  ],
  [
    /\b(scien|physic|chemi|biolog|medic|laborator)/,
    {
      label: 'Science',
      icon: 'flask',
      ground: 'art-hill-2',
      ink: { base: 'band', _dark: 'on-band' },
    },
  ],
  [
    /\b(arts?\b|design|theatre|music|film|studio|dance|paint)/,
    {
      label: 'Arts',
      icon: 'palette',
      ground: 'art-plum',
      ink: { base: 'art-cream', _dark: ON_LIGHT },
    },
  ],
  [
    /\b(commerc|account|business|econom|bank|enterprise)/,
    { label: 'Commerce', icon: 'rupee', ground: 'art-road-edge', ink: ON_LIGHT },
  ],
  [
    /\b(sport|athlet|football|cricket|playing)/,
    { label: 'Sports', icon: 'ball', ground: 'art-clay', ink: ON_LIGHT },
  ],
  [
    /\b(literat|writ|poet|book|reading)/,
    { label: 'Literature', icon: 'book', ground: 'art-rose', ink: ON_LIGHT },
  ],
];

/** Category derived from a club's name; null if none matches. */
export function clubCategory(name: string): Category | null {
  const text = name.toLowerCase();
  return CATEGORIES.find(([words]) => words.test(text))?.[1] ?? null;
}

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
