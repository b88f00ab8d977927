import { MAX_BIO, MAX_NAME } from '../../../schema/rules/limits'
import { cleanPersonName } from '../../../schema/rules/person-name'
import { accountWording } from '../../../schema/wording/account'
import { updateProfile } from '../../data/account/writes'
import { mediaById } from '../../data/media/media'
import type { Identity } from '../identity/identity'
import { refused } from '../identity/refused'
import { ownSession } from '../identity/security-guard'
import type { AccountRefusal } from './refusal'

/** What a person says of themselves. */
export interface Profile {
  name: string
  bio: string
  /** An uploaded picture of their own; nothing for none. */
  imageId?: string | null
}

/** Characters as a reader counts them. */
const lengthOf = (text: string): number => [...text].length

/**
 * Changes what the viewer says of themselves; all pages that show them are made anew.
 *
 * @returns nothing when it is done.
 */
export async function setProfile(identity: Identity, profile: Profile): Promise<AccountRefusal | undefined> {
  const session = await ownSession(identity)
  if ('why' in session) return session
  const { db, clock, purger } = identity
  const { user } = session
  const name = cleanPersonName(profile.name)
  const bio = profile.bio
    .replace(/[^\S\n]+/g, ' ')
    .trim()
    .toWellFormed()
  const imageId = profile.imageId || null
  if (name === '') return refused('BadRequest', accountWording.nameMissing)
  if (lengthOf(name) > MAX_NAME) return refused('BadRequest', accountWording.nameTooLong(MAX_NAME))
  if (lengthOf(bio) > MAX_BIO) return refused('BadRequest', accountWording.bioTooLong(MAX_BIO))
  if (imageId !== null && imageId !== user.imageId) {
    const media = await db.first(mediaById, imageId)
    if (!media) return refused('BadRequest', accountWording.noSuchPicture)
  }
  const tags = [purger.names.user(user.id)]
  await db.write([
    updateProfile(user.id, { name, bio, imageId }),
    ...purger.statements(tags, { now: clock.now() }),
  ])
  purger.request()
  return undefined
}
