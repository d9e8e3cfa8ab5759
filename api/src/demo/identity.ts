import { CITIES, HOMES } from './content/cities.ts';
import type { City } from './content/cities.ts';
import { COMMUNITIES } from './content/names.ts';
import type { Community } from './content/names.ts';
import type { Gender } from './content/options.ts';
import { createDeck } from './random.ts';
import type { Random } from './random.ts';

/** Personal data without school or work. */
export type Identity = {
  name: string;
  email: string;
  phone: string;
  gender: Gender;
  city: City;
  address: string;
  preferredLanguage: string;
};

export type IdentityMaker = {
  /** Creates an identity with a unique name, email and phone. */
  create: () => Identity;
  /** A unique phone number in the format `98220 41736`. */
  phone: () => string;
};

const PREFIXES = ['98', '97', '94', '90', '88', '87', '73', '70'] as const;
/** Reserved domains that receive no mail. */
const MAIL_DOMAINS = ['example.com', 'mail.test', 'post.test'] as const;
/** A fifth of the people live in Pune. */
const PUNE_EXTRA = 4;

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.');

export function createIdentityMaker(random: Random, taken: readonly string[]): IdentityMaker {
  const pune = CITIES.slice(0, 1);
  const cities = createDeck(random, [
    ...CITIES,
    ...Array.from({ length: PUNE_EXTRA }, () => pune).flat(),
  ]);
  const names = new Set(taken);
  const phones = new Set<string>();

  const phone = (): string => {
    const digits = `${random.pick(PREFIXES)}${random.int(100, 999)} ${random.int(10_000, 99_999)}`;
    if (phones.has(digits)) return phone();
    phones.add(digits);
    return digits;
  };

  const nameOf = (community: Community, isGirl: boolean): string => {
    const first = random.pick(isGirl ? community.girls : community.boys);
    const name = `${first} ${random.pick(community.surnames)}`;
    if (names.has(name)) return nameOf(community, isGirl);
    names.add(name);
    return name;
  };

  const create = (): Identity => {
    const city = cities();
    const community = COMMUNITIES[random.pick(city.communities)];
    const isGirl = random.chance(0.52);
    const name = nameOf(community, isGirl);
    const home = random.pick(HOMES);
    const area = random.pick(city.areas);
    const flat = random.chance(0.4) ? `Flat ${random.int(1, 7)}0${random.int(1, 6)}` : '';
    const gender: Gender = random.chance(0.015) ? 'Other' : isGirl ? 'Female' : 'Male';
    return {
      name,
      email: `${slug(name)}@${random.pick(MAIL_DOMAINS)}`,
      phone: phone(),
      gender,
      city,
      address: `${flat || random.int(2, 98).toString()}, ${home}, ${area}`,
      preferredLanguage: random.chance(0.65) ? community.language : 'English',
    };
  };

  return { create, phone };
}
