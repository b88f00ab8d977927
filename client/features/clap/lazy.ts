import { lazily } from '../../lib/lazily'

/** The clap button for signed-in readers; visitors only need a link. */
export const clapControl = lazily(() =>
  import('./control/ClapControl').then(({ ClapControl }) => ClapControl),
)

/** The clap button for a list: its own query has the viewer's claps. */
export const clapButton = lazily(() => import('./control/ClapButton').then(({ ClapButton }) => ClapButton))

/** The people who have clapped, loaded with the first touch of their number. */
export const clappersSheet = lazily(() =>
  import('./ClappersSheet').then(({ ClappersSheet }) => ClappersSheet),
)
