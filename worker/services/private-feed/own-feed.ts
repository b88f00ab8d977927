import { linkTo } from '../../../schema/routes/links'
import { privateFeedOf } from '../../data/private-feed/queries'
import { ownSession } from '../identity/security-guard'
import type { Needs } from '../parts'

/** A person's private feed. */
export interface OwnPrivateFeed {
  /** The person's id. */
  id: string
  /** Null while there is none. */
  address: string | null
}

/** 128 bits in hex. */
const KEY_LENGTH = 32

/** The key in the address of a person's feed, which can't be computed without the site's secret. */
export const feedKey = async ({ keys }: Needs<'keys'>, userId: string, nonce: string): Promise<string> =>
  (await keys.hash('private-feed', `${userId}:${nonce}`)).slice(0, KEY_LENGTH)

/** The feed with a key (null: none), as its owner sees it. */
export const feedWith = (
  { browser }: Needs<'browser'>,
  id: string,
  privateKey: string | null,
): OwnPrivateFeed => ({
  id,
  address: privateKey && browser.mainOrigin + linkTo('PrivateFeed', { key: privateKey }),
})

/** The viewer's feed; null for visitors, and in another person's session. */
export async function ownPrivateFeed(
  parts: Needs<'db' | 'keys' | 'session' | 'browser'>,
): Promise<OwnPrivateFeed | null> {
  const session = await ownSession(parts)
  if (!session) return null
  const { id } = session.user
  const row = await parts.db.first(privateFeedOf, id)
  return feedWith(parts, id, row ? await feedKey(parts, id, row.nonce) : null)
}
