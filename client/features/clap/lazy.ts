import { lazily } from '../../lib/lazily'

/** The button of somebody who is signed in: visitors only need a link. */
export const clapControl = lazily(() =>
  import('./control/ClapControl').then(({ ClapControl }) => ClapControl),
)

/** The same for something other than a story, which knows the viewer's own claps itself. */
export const clapButton = lazily(() => import('./control/ClapButton').then(({ ClapButton }) => ClapButton))

/** The people who have clapped, loaded with the first touch of their number. */
export const clappersSheet = lazily(() =>
  import('./ClappersSheet').then(({ ClappersSheet }) => ClappersSheet),
)
