import type { FormDetails } from '../domain/form-details.ts';
import { ageOn, birthdayForAge, schoolYear } from './calendar.ts';
import { CERTIFICATIONS, EDUCATOR_ACHIEVEMENTS, FIELDS } from './content/fields.ts';
import type { Field } from './content/fields.ts';
import { AGES, POSTS } from './content/posts.ts';
import type { Post } from './content/posts.ts';
import { fill } from './fill.ts';
import type { Identity } from './identity.ts';
import { createPerson } from './person.ts';
import { createDeck } from './random.ts';
import type { DemoPerson } from './records.ts';
import { educatorSituations } from './situations.ts';
import type { World } from './world.ts';

/** Personal answers, which do not count as a submitted form. */
function personalDetails({ gender, address, city, preferredLanguage }: Identity): FormDetails {
  return { gender, address, city: city.name, state: city.state, preferredLanguage };
}

function fullDetails(world: World, identity: Identity, field: Field, post: Post) {
  const { random, now, identities } = world;
  const experience = random.pick(post.experiences);
  const dateOfBirth = birthdayForAge(random, now, random.int(...AGES[experience]));
  const { city } = identity;
  const institution = random.pick(post.at === 'school' ? city.schools : city.colleges);
  const names = { city: city.name, institution, year: (schoolYear(now) - 1).toString() };
  const isScholar = post.at === 'college';
  const beginner = experience === '0-2 years';
  return {
    ...personalDetails(identity),
    dateOfBirth,
    age: ageOn(now, dateOfBirth),
    emergencyContact: identities.phone(),
    currentPosition: post.position,
    institution,
    experience,
    qualifications: random.pick(post.qualifications),
    specialization: field.specialization,
    interests: random.sample(field.interests, 2),
    ...((isScholar || random.chance(0.3)) && { researchInterests: field.research }),
    ...(isScholar && !beginner && { publications: fill(random.pick(field.publications), names) }),
    ...(random.chance(0.75) && {
      certifications: random.sample(CERTIFICATIONS, random.int(1, 2)).join(', '),
    }),
    ...(!beginner &&
      random.chance(0.6) && { achievements: fill(random.pick(EDUCATOR_ACHIEVEMENTS), names) }),
  } satisfies FormDetails;
}

/** All educators except the one of the demo account. */
export function createEducators(world: World): DemoPerson[] {
  const { random } = world;
  const fields = createDeck(random, FIELDS);
  const inSchools = createDeck(
    random,
    POSTS.filter((post) => post.at === 'school'),
  );
  const inColleges = createDeck(
    random,
    POSTS.filter((post) => post.at === 'college'),
  );
  return educatorSituations().map((situation) => {
    const identity = world.identities.create();
    const field = fields();
    const leads = situation.club === 'leadership' || (!situation.club && random.chance(0.5));
    const full = fullDetails(world, identity, field, leads ? inSchools() : inColleges());
    const details = {
      none: {},
      started: personalDetails(identity),
      unflagged: full,
      submitted: full,
    }[situation.form];
    const words = {
      subject: field.subject,
      research: field.research,
      institution: full.institution,
      city: identity.city.name,
    };
    return createPerson(world, 'educator', situation, { identity, details, words });
  });
}
