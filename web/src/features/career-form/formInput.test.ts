import { expect, it } from 'vitest';
import { NO_ANSWERS } from './answers.ts';
import { educatorInput, studentInput } from './formInput.ts';

const answers = {
  ...NO_ANSWERS,
  fullName: ' Asha Rao ',
  email: ' asha@example.org ',
  phone: ' 98200 12345 ',
  city: ' Pune ',
  address: '  ',
  age: ' 16 ',
  interests: ' Robotics,, Chess ',
  class: '12th',
  schoolName: ' DAV Pune ',
  tenthPercentage: '88.5',
  twelfthPercentage: '90',
  currentPosition: 'Teacher',
  institution: ' Hill View School ',
  experience: ' 7 years ',
};

const common = {
  fullName: 'Asha Rao',
  email: 'asha@example.org',
  phone: '98200 12345',
  city: 'Pune',
  address: null,
  age: 16,
  interests: ['Robotics', 'Chess'],
  clubId: null,
};

it('the input of a student has trimmed texts, numbers, and null for empty answers', () => {
  expect(studentInput(answers)).toMatchObject({
    ...common,
    class: '12th',
    schoolName: 'DAV Pune',
    tenthPercentage: 88.5,
    twelfthPercentage: 90,
    academicStream: null,
  });
  expect(studentInput({ ...answers, age: ' ' }).age).toBeNull();
});

it('the input of a student in a lower class has no result of class 12', () => {
  expect(studentInput({ ...answers, class: '11th' }).twelfthPercentage).toBeNull();
});

it('the input of an educator has trimmed texts, and null for empty answers', () => {
  const input = educatorInput(answers);
  expect(input).toMatchObject({
    ...common,
    currentPosition: 'Teacher',
    institution: 'Hill View School',
    experience: '7 years',
    qualifications: null,
  });
  expect(input).not.toHaveProperty('class');
});
