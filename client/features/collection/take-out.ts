import { lazily } from '../../lib/lazily'

/** Loaded when somebody wants to take a story out of a publication. */
export const takeOutDialog = lazily(() =>
  import('./TakeOutDialog').then(({ TakeOutDialog }) => TakeOutDialog),
)
