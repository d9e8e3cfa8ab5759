/** Body of a student's own profile or form with this email. */
export const ownStudent = (email: string, currentPassword?: string) => ({
  name: 'Asha Rao',
  email,
  phone: '98200 00000',
  class: '9th',
  schoolName: 'DAV Pune',
  ...(currentPassword !== undefined && { currentPassword }),
});
