import { lazily } from '../../lib/lazily'

/** The button of somebody who is signed in: visitors only need a link. */
export const clapControl = lazily(() =>
  import('./control/ClapControl').then(({ ClapControl }) => ClapControl),
)
