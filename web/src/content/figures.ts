interface Figure {
  /** Formatted for display. */
  value: string;
  label: string;
}

/** The four figures below the hero. */
export const figures: readonly Figure[] = [
  { value: '5000+', label: 'students have walked the path' },
  { value: '95%', label: 'success rate: still with their plan after a year' },
  { value: '200+', label: 'mentors, each with fewer than 50 students' },
  { value: '4.9', label: 'rating of 5, by students and parents' },
];
