import { linkTo } from '../../../schema/routes/links'
import type { Endpoint } from '../endpoint'
import { redirectTo } from './redirect-to'

/** Redirects to a page of the viewer's own profile. The gateway has sent visitors to sign in. */
const toOwn =
  (name: 'ShowUser' | 'ShowUserAbout'): Endpoint =>
  async ({ viewer, reader, origin }) => {
    const actor = await viewer()
    const user = actor ? await reader.users.load(actor.id) : undefined
    return user && redirectTo(origin + linkTo(name, { username: user.username }), 302)
  }

export const showOwnProfile = toOwn('ShowUser')
export const showOwnAbout = toOwn('ShowUserAbout')
