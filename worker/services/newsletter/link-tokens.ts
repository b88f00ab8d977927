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

/** The parts of a token, if it has them. */
function partsOf(token: string): { id: string; scope: LinkScope; hash: string } | undefined {
  if (token.length > LONGEST_LINK_TOKEN) return undefined
  const [id = '', said = '', hash = '', ...rest] = token.split('.')
  const scope = SCOPES.find((known) => known === said)
  return scope && id !== '' && rest.length === 0 ? { id, scope, hash } : undefined
}

/**
 * Whether a link that leaves or lists is genuine although its subscription is deleted, with its newsletter or otherwise: there
 * is nothing to leave then. Rule: docs/rules/newsletters.md, "Links in mails".
 */
export async function isOfDeleted(parts: Needs<'db' | 'keys'>, token: string): Promise<boolean> {
  const said = partsOf(token)
  if (!said || said.scope === 'confirm') return false
  const isGenuine = isSame(said.hash, await linkHash(parts, { id: said.id, askedAt: 0 }, said.scope))
  return isGenuine && (await parts.db.first(subscriberById, said.id)) === undefined
}

/** What a token is about; nothing if it isn't genuine. Rule: docs/rules/newsletters.md, "Links in mails". */
export async function openLink(parts: Needs<'db' | 'keys'>, token: string): Promise<OpenedLink | undefined> {
  const said = partsOf(token)
  if (!said) return undefined
  const { id, scope, hash } = said
  const subscriber = await parts.db.first(subscriberById, id)
  if (!subscriber || !isSame(hash, await linkHash(parts, subscriber, scope))) return undefined
  return { subscriber, scope }
}
