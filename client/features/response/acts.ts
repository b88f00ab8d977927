import { lazily } from '../../lib/lazily'

// What writes and changes responses is loaded for those who do so, since most people only read.

export const writeResponse = lazily(() =>
  import('./WriteResponse').then(({ WriteResponse }) => WriteResponse),
)
export const editResponse = lazily(() => import('./EditResponse').then(({ EditResponse }) => EditResponse))
export const responseMenu = lazily(() => import('./ResponseMenu').then(({ ResponseMenu }) => ResponseMenu))
export const discussionMenu = lazily(() =>
  import('./DiscussionMenu').then(({ DiscussionMenu }) => DiscussionMenu),
)
