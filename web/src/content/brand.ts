/** Name and contact details of the operator. */
export const brand = {
  name: 'Waymark',
  claim: 'Career guidance and mentoring for classes 9 to 12, and for those who teach them.',
  email: 'hello@waymark.in',
  phone: { shown: '020 2565 4410', dialled: '+912025654410' },
  place: 'Law College Road, Pune',
  copyright: '© 2026 Waymark',
} as const;
