import { storyMailAddressOf } from '../../data/story-mail/queries'
import { ownSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { storyMailAddress } from './address'

/** A writer's address for stories by mail. */
export interface OwnStoryMailAddress {
  /** The writer's id. */
  id: string
  /** Null while there is none. */
  address: string | null
}

/** The viewer's address; null for visitors, in another person's session, and where no mail is received. */
export async function ownStoryMailAddress(
  parts: Needs<'db' | 'keys' | 'session' | 'browser' | 'replyDomain'>,
): Promise<OwnStoryMailAddress | null> {
  const session = await ownSession(parts)
  if (!session || parts.replyDomain === undefined) return null
  const { id } = session.user
  const row = await parts.db.first(storyMailAddressOf, id)
  const address = row && (await storyMailAddress(parts, parts.replyDomain, { userId: id, nonce: row.nonce }))
  return { id, address: address ?? null }
}
