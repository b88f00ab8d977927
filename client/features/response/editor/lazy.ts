import { lazily } from '../../../lib/lazily'

/** Comes with the first touch of the field, which takes the typed text until then. */
export const responseEditor = lazily(() =>
  import('./ResponseEditor').then(({ ResponseEditor }) => ResponseEditor),
)
