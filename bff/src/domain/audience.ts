/** The two kinds of person that clubs are made for. */
export type Audience = 'student' | 'educator';
