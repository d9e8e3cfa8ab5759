/** Goals of a script: prints each with its figure, and ends with 1 when one is missed. */
export function createGoals() {
  let isMet = true;
  return {
    check(goal, figure, isReached) {
      isMet &&= isReached;
      console.log(`${isReached ? '✓' : '✗'} ${goal}: ${figure}`);
    },
    finish() {
      console.log(isMet ? 'The goals are met.' : 'A goal is missed.');
      // Node 20 may spin in its cleanup after a script that has started many processes.
      process.exit(isMet ? 0 : 1);
    },
  };
}
