import type { Needs } from '../parts'

/** What the use cases that write responses take. */
export type ResponseParts = Needs<
  'db' | 'clock' | 'session' | 'browser' | 'lockouts' | 'later' | 'channels' | 'purger' | 'decorate' | 'newId'
>
