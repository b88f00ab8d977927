import { lazily } from '../../lib/lazily'

/** What pages elsewhere say of a story, for those who decide on it. */
export const decideOnMentions = lazily(() =>
  import('./DecideOnMentions').then(({ DecideOnMentions }) => DecideOnMentions),
)
