import { lazily } from '../../lib/lazily'

/** What readers do with passages: loaded for signed-in readers, and once words are selected. */
export const highlighting = lazily(() =>
  import('./reader/Highlighting').then(({ Highlighting }) => Highlighting),
)
