import { linkTo } from '../../../schema/routes/links'
import { MAIL_KINDS, type MailKind } from '../../../schema/rules/notifications'
import { isSame } from '../identity/keys'
import type { Needs } from '../parts'

/** What a token is about: one kind of mail, the digest of what somebody follows, or all of them. */
type Scope = MailKind | 'digest' | 'all'

const SCOPES: readonly Scope[] = [...MAIL_KINDS, 'digest', 'all']

/** Longer than any token of ours. */
const LONGEST = 200

/** Whose mails a genuine token is about, and which. */
export interface UnsubscribeToken {
  userId: string
  kinds: readonly MailKind[]
  /** Whether it is about the digest of what they follow. */
  isOfDigest: boolean
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

/** A token for the digest of what somebody follows, and for nothing else. */
export const digestToken = async (parts: Needs<'keys'>, userId: string): Promise<string> =>
  `${userId}.digest.${await signature(parts, userId, 'digest')}`

/** Whether a token says that it is about the digest alone. */
export const saysDigest = (token: string): boolean => token.split('.', 2)[1] === 'digest'

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
  const said = SCOPES.find((known) => known === scope)
  if (rest.length > 0 || userId === '' || said === undefined) return undefined
  if (!isSame(hash, await signature(parts, userId, said))) return undefined
  if (said === 'all') return { userId, kinds: MAIL_KINDS, isOfDigest: true }
  return said === 'digest'
    ? { userId, kinds: [], isOfDigest: true }
    : { userId, kinds: [said], isOfDigest: false }
}
