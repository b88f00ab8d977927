import { lazily } from '../../lib/lazily'

/** What readers do with passages: loaded for whoever is signed in, and once words are chosen. */
export const highlighting = lazily(() =>
  import('./reader/Highlighting').then(({ Highlighting }) => Highlighting),
)
