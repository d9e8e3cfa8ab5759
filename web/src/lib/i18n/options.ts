import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { textOf } from './catalogs.ts';

/** Values of lists, as stored, and the stages of a new club. Other values are the user's words. */
const OPTIONS: Partial<Record<string, MessageDescriptor>> = {
  '9th': msg`9th`,
  '10th': msg`10th`,
  '11th': msg`11th`,
  '12th': msg`12th`,
  Male: msg`Male`,
  Female: msg`Female`,
  Other: msg`Other`,
  Science: msg`Science`,
  Commerce: msg`Commerce`,
  Arts: msg`Arts`,
  Teacher: msg`Teacher`,
  Lecturer: msg`Lecturer`,
  'Assistant Professor': msg`Assistant Professor`,
  'Associate Professor': msg`Associate Professor`,
  Professor: msg`Professor`,
  Principal: msg`Principal`,
  'Vice Principal': msg`Vice Principal`,
  'Head of Department': msg`Head of Department`,
  'Research Scholar': msg`Research Scholar`,
  'PhD Student': msg`PhD Student`,
  '0-2 years': msg`0-2 years`,
  '3-5 years': msg`3-5 years`,
  '6-10 years': msg`6-10 years`,
  '11-15 years': msg`11-15 years`,
  '16-20 years': msg`16-20 years`,
  '20+ years': msg`20+ years`,
  "Bachelor's Degree": msg`Bachelor's Degree`,
  "Master's Degree": msg`Master's Degree`,
  PhD: msg`PhD`,
  'Post-Doctorate': msg`Post-Doctorate`,
  'Professional Certification': msg`Professional Certification`,
  'Initial Counseling': msg`Initial Counseling`,
  Assessment: msg`Assessment`,
  'Document Review': msg`Document Review`,
  'Career Planning': msg`Career Planning`,
  'Final Guidance': msg`Final Guidance`,
};

/**
 * A value of a list in the language of the page; any other as it is written. For display alone: a
 * value that is stored or compared stays as it is.
 */
export function optionText(value: string): string {
  const option = Object.hasOwn(OPTIONS, value) ? OPTIONS[value] : undefined;
  return option ? textOf(option) : value;
}
