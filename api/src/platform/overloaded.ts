/** Thrown when a queue or limit is full; becomes 503 with Retry-After. */
export class Overloaded extends Error {
  override name = 'Overloaded';
  readonly statusCode = 503;

  constructor() {
    super('overloaded');
  }
}
