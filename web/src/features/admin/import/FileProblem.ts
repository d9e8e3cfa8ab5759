/** A file that can't be imported; the message is for the user. */
export class FileProblem extends Error {}
