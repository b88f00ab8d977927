import type { Needs } from '../parts'

/** What storing a response takes, whoever has asked for it. */
export type RespondingParts = Needs<
  'db' | 'clock' | 'lockouts' | 'later' | 'channels' | 'purger' | 'decorate' | 'newId'
>

/** What the use cases that write responses take. */
export type ResponseParts = RespondingParts & Needs<'session' | 'browser'>
