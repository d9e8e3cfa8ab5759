/** Thrown instead of taking on work that would only wait; the client is asked to come again. */
export class Overloaded extends Error {
  override name = 'Overloaded';
  readonly statusCode = 503;

  constructor() {
    super('too much to do');
  }
}
