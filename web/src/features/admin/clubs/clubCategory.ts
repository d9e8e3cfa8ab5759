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
