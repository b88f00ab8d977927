import { lazily } from '../../../lib/lazily'

/** Comes with the first touch of the field, which takes what is typed until then. */
export const responseEditor = lazily(() =>
  import('./ResponseEditor').then(({ ResponseEditor }) => ResponseEditor),
)
