import { LONGEST_LINK_TOKEN } from '../../../schema/rules/newsletters'
import { type Subscriber, subscriberById } from '../../data/newsletter/queries'
import { isSame } from '../identity/keys'
import type { Needs } from '../parts'

/** What a link in a mail does with a subscription: confirm it, end it, or list all of its address. */
export type LinkScope = 'confirm' | 'leave' | 'all'

const SCOPES: readonly LinkScope[] = ['confirm', 'leave', 'all']

/** A subscription whose owner has a genuine link. */
export interface OpenedLink {
  subscriber: Subscriber
  scope: LinkScope
}

/** A mail that asks again makes the link of the one before invalid. */
export const linkHash = (
  { keys }: Needs<'keys'>,
  { id, askedAt }: Pick<Subscriber, 'id' | 'askedAt'>,
  scope: LinkScope,
): Promise<string> => keys.hash('subscription', `${scope} ${id}${scope === 'confirm' ? ` ${askedAt}` : ''}`)

/** A token for a link in a mail. It works without signing in. */
export const linkToken = async (
  parts: Needs<'keys'>,
  subscriber: Pick<Subscriber, 'id' | 'askedAt'>,
  scope: LinkScope,
): Promise<string> => `${subscriber.id}.${scope}.${await linkHash(parts, subscriber, scope)}`

/** What a token is about; nothing if it isn't genuine. Rule: docs/rules/newsletters.md, "Links in mails". */
export async function openLink(parts: Needs<'db' | 'keys'>, token: string): Promise<OpenedLink | undefined> {
  if (token.length > LONGEST_LINK_TOKEN) return undefined
  const [id = '', said = '', hash = '', ...rest] = token.split('.')
  const scope = SCOPES.find((known) => known === said)
  if (!scope || id === '' || rest.length > 0) return undefined
  const subscriber = await parts.db.first(subscriberById, id)
  if (!subscriber || !isSame(hash, await linkHash(parts, subscriber, scope))) return undefined
  return { subscriber, scope }
}
