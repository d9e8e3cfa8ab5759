import { describe, expect, it } from 'vitest';
import type { PersonProfileFragment } from './PersonProfile.generated.ts';
import { educatorInput, ownEducatorInput, ownStudentInput, studentInput } from './profileInput.ts';
import { profileValues } from './profileValues.ts';

const consent = {
  guardianName: 'Vaishali Rao',
  relation: 'Mother',
  contact: '94220 18853',
  givenOn: '2026-09-15',
  noticeVersion: '1',
  language: 'en',
};

const common = {
  dateOfBirth: '2010-02-03',
  age: 16,
  gender: 'Female',
  address: '12 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  emergencyContact: '94220 18853',
  preferredLanguage: 'Marathi',
  interests: ['robotics', 'chess'],
  achievements: 'Science fair',
};

const school = {
  class: '12th',
  schoolName: 'Modern High School',
  academicStream: 'Science',
  tenthPercentage: 91.5,
  twelfthPercentage: 0,
  futureAspirations: 'Engineer',
  parentContact: '94220 18853',
};

const work = {
  currentPosition: 'Teacher',
  institution: 'Vidya Valley School',
  experience: '3-5 years',
  qualifications: 'PhD',
  specialization: 'Physics',
  researchInterests: 'Optics',
  publications: 'Two papers',
  certifications: 'CTET',
};

const account = {
  id: 'WM-1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  pendingEmail: null,
  phone: '98220 41736',
  status: 'pending',
  formSubmitted: true,
  version: 'v1',
};

const asha = {
  ...account,
  __typename: 'Student' as const,
  education: 'Modern High School',
  // As Apollo Client returns it.
  formDetails: { ...common, ...school, consent: { __typename: 'GuardianConsent', ...consent } },
};

const sunita: PersonProfileFragment = {
  ...account,
  __typename: 'Educator',
  formDetails: { ...common, ...work },
};

const { interests, gender, ...personal } = common;
const own = { ifVersion: 'v1', name: 'Asha Rao', email: 'asha@example.org', phone: '98220 41736' };
const administered = { ...own, id: 'WM-1', gender, status: 'pending', formSubmitted: true };

describe('the input of a profile without changes has every stored value', () => {
  it('for an administrator who edits a student', () => {
    expect(studentInput(asha, profileValues(asha))).toEqual({
      ...administered,
      education: 'Modern High School',
      formDetails: { ...personal, gender, interests, ...school, consent },
    });
  });

  it('for an administrator who edits an educator', () => {
    expect(educatorInput(sunita, profileValues(sunita))).toEqual({
      ...administered,
      formDetails: { ...personal, gender, interests, ...work },
    });
  });

  it('for a student', () => {
    expect(ownStudentInput(asha, profileValues(asha))).toEqual({ ...own, ...personal, ...school });
  });

  it('for an educator', () => {
    expect(ownEducatorInput(sunita, profileValues(sunita))).toEqual({
      ...own,
      ...personal,
      ...work,
    });
  });
});

const empty: PersonProfileFragment = {
  ...account,
  __typename: 'Student',
  status: null,
  formSubmitted: false,
  version: null,
  education: null,
  formDetails: null,
};

/** The form values of a student without answers, with these typed. */
const typed = (values: Partial<ReturnType<typeof profileValues>>) => ({
  ...profileValues(empty),
  ...values,
});

describe('the input of a profile', () => {
  it('has null for blank fields, and text without surrounding spaces', () => {
    const values = typed({
      name: ' Asha Rao ',
      email: ' asha@example.org ',
      phone: ' 98220 41736 ',
      class: '11th',
      schoolName: ' Modern High School ',
      city: ' Pune ',
      age: ' ',
      state: ' ',
      interests: ' robotics, , chess ',
    });
    const input = studentInput({ ...empty, formDetails: null }, values);
    expect(input).toEqual({
      id: 'WM-1',
      ifVersion: null,
      name: 'Asha Rao',
      email: 'asha@example.org',
      phone: '98220 41736',
      gender: null,
      education: null,
      formDetails: {
        ...Object.fromEntries(Object.keys(personal).map((field) => [field, null])),
        ...Object.fromEntries(Object.keys(school).map((field) => [field, null])),
        gender: null,
        city: 'Pune',
        class: '11th',
        schoolName: 'Modern High School',
        interests: ['robotics', 'chess'],
      },
    });
  });

  it('of an educator has no spaces around the institution', () => {
    const input = ownEducatorInput(sunita, {
      ...profileValues(sunita),
      institution: ' City College ',
    });
    expect(input.institution).toBe('City College');
  });

  it.each([
    [null, 'active', undefined],
    [null, 'inactive', 'inactive'],
    ['active', 'active', 'active'],
  ])('with the stored status %j and the chosen %j has %j', (stored, status, sent) => {
    const input = educatorInput({ ...sunita, status: stored }, typed({ status }));
    expect(input.status).toBe(sent);
  });

  it.each(['guardianName', 'relation', 'contact', 'givenOn', 'noticeVersion'] as const)(
    'has no consent if the stored one lacks its %s',
    (field) => {
      const formDetails = { ...asha.formDetails, consent: { ...consent, [field]: null } };
      const input = studentInput({ ...asha, formDetails }, profileValues(asha));
      expect(input.formDetails).not.toHaveProperty('consent');
    },
  );

  it.each([
    ['student', ownStudentInput],
    ['educator', ownEducatorInput],
  ])('of a %s has the password only with another email', (_, inputOf) => {
    const currentPassword = 'marigold';
    const same = inputOf(empty, typed({ currentPassword, email: 'ASHA@example.org ' }));
    const other = inputOf(empty, typed({ currentPassword, email: 'asha@new.example' }));
    expect(same).not.toHaveProperty('currentPassword');
    expect(other).toHaveProperty('currentPassword', currentPassword);
  });
});
