/** Whether to ask for the class 12 result: not in a lower class. */
export const hasTwelfthField = (schoolClass: string): boolean =>
  !['9th', '10th', '11th'].includes(schoolClass);
