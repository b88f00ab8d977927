import { lazily } from '../../lib/lazily'

/** Asks before the whole history is deleted. */
export const clearDialog = lazily(() =>
  import('./clear/ClearHistory').then(({ ClearHistory }) => ClearHistory),
)
