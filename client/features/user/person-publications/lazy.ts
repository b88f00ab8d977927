import { lazily } from '../../../lib/lazily'

/** A person's publications, which one tab of their profile shows. */
export const personPublications = lazily(() =>
  import('./index').then(({ PersonPublications }) => PersonPublications),
)
