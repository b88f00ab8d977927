import { lazily } from '../../../lib/lazily'

/** A person's highlights, which one tab of their profile shows. */
export const personHighlights = lazily(() =>
  import('./index').then(({ PersonHighlights }) => PersonHighlights),
)
