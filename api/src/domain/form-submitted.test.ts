import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/app.ts';
import { addPerson } from '../testing/fixtures.ts';
import { isFormSubmitted } from './form-submitted.ts';

const test = useTestApp();

describe('a form counts as submitted', () => {
  it.each([
    ['student', false, {}, false],
    ['student', true, {}, true],
    ['student', false, { class: '9th' }, true],
    ['student', false, { schoolName: 'Jnana Prabodhini' }, true],
    ['student', false, { tenthPercentage: 0 }, true],
    ['student', false, { futureAspirations: 'Robots' }, true],
    ['student', false, { twelfthPercentage: 80, city: 'Pune' }, false],
    ['student', false, { class: '' }, false],
    ['student', false, { institution: 'Fergusson College' }, false],
    ['educator', false, {}, false],
    ['educator', true, {}, true],
    ['educator', false, { currentPosition: 'Teacher' }, true],
    ['educator', false, { institution: 'Fergusson College' }, true],
    ['educator', false, { experience: '0-2 years' }, true],
    ['educator', false, { qualifications: 'PhD' }, true],
    ['educator', false, { specialization: 'Physics', class: '9th' }, false],
  ] as const)('%s, flag %j, %j: %j', async (audience, flag, details, expected) => {
    expect(isFormSubmitted(audience, flag, details)).toBe(expected);

    await addPerson(test, audience, { formSubmitted: flag, details });
    const counted = await test.deps.db.selectFrom('roster').select('submitted').execute();
    expect(counted).toEqual([{ submitted: expected }]);
  });
});
