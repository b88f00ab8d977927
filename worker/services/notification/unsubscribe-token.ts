import { linkTo } from '../../../schema/routes/links'
import { MAIL_KINDS, type MailKind } from '../../../schema/rules/notifications'
import { isSame } from '../identity/keys'
import type { Needs } from '../parts'

/** What a token is about: one kind of mail, or all of them. */
type Scope = MailKind | 'all'

/** Longer than any token of ours. */
const LONGEST = 200

/** Whose mails a genuine token is about, and which. */
export interface UnsubscribeToken {
  userId: string
  kinds: readonly MailKind[]
}

const signature = ({ keys }: Needs<'keys'>, userId: string, scope: Scope): Promise<string> =>
  keys.hash('unsubscribe', `${userId} ${scope}`)

/**
 * A token for the mails of a kind. It works without signing in and doesn't expire, since mails are kept for years;
 * all that it can do is turn these mails off and on.
 */
export const unsubscribeToken = async (
  parts: Needs<'keys'>,
  userId: string,
  kind: MailKind,
): Promise<string> => `${userId}.${kind}.${await signature(parts, userId, kind)}`

/** The path of the page with all of a person's email settings. */
export const emailSettingsPath = async (parts: Needs<'keys'>, userId: string): Promise<string> =>
  linkTo('EmailSettings', { userId, hash: await signature(parts, userId, 'all') })

/** What a token is about; nothing if it isn't genuine. */
export async function readUnsubscribeToken(
  parts: Needs<'keys'>,
  token: string,
): Promise<UnsubscribeToken | undefined> {
  if (token.length > LONGEST) return undefined
  const [userId = '', scope = '', hash = '', ...rest] = token.split('.')
  const kind = MAIL_KINDS.find((known) => known === scope)
  if (rest.length > 0 || userId === '' || !(kind || scope === 'all')) return undefined
  if (!isSame(hash, await signature(parts, userId, kind ?? 'all'))) return undefined
  return { userId, kinds: kind ? [kind] : MAIL_KINDS }
}
