import type { Refused } from '../identity/refused'

/** Why something about an account wasn't done, with a sentence for the reader. */
export type AccountRefusal = Refused<
  'BadRequest' | 'AlreadyExists' | 'Unauthorized' | 'Forbidden' | 'RateLimited' | 'ServiceUnavailable'
>
