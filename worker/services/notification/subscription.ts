import * as v from 'valibot'
import { opaque } from '../../../schema/inputs/text'
import {
  MAIL_KINDS,
  type MailKind,
  mailKindsFor,
  mailPreference,
  wantsMail,
} from '../../../schema/rules/notifications'
import { unsubscribeWording } from '../../../schema/wording/unsubscribe'
import { deleteReaderDigest } from '../../data/digest/reader-digests'
import { viewerFacts } from '../../data/viewer/facts'
import { keepPreferences } from '../../data/viewer/writes'
import { type ReaderChoice, readerChoice } from '../digest/keep-choice'
import type { Needs } from '../parts'
import { done, type Failure, fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { redactEmail } from '../user/redact-email'
import { preferencesOf } from '../viewer/facts'
import { readUnsubscribeToken } from './unsubscribe-token'

/** The mails that an unsubscribe token is about. */
export interface MailSubscription {
  emailObfuscated: string | null
  kinds: { kind: MailKind; isOn: boolean }[]
  /** How often the account is told of what it follows; null if the token isn't about that. */
  digest: ReaderChoice | null
}

/** What a token's page shows; null if the token isn't genuine, or its account is gone. */
export async function mailSubscription(
  parts: Needs<'db' | 'keys'>,
  token: string,
): Promise<MailSubscription | null> {
  const about = await readUnsubscribeToken(parts, token)
  if (!about) return null
  const [account, digest] = await Promise.all([
    parts.db.first(viewerFacts, about.userId),
    about.isOfDigest ? readerChoice(parts, about.userId) : null,
  ])
  if (!account) return null
  const preferences = preferencesOf(account)
  const mine = new Set(mailKindsFor(account.isStaff === 1))
  return {
    emailObfuscated: account.email && redactEmail(account.email),
    kinds: about.kinds
      .filter((kind) => mine.has(kind))
      .map((kind) => ({ kind, isOn: wantsMail(preferences, kind) })),
    digest,
  }
}

/**
 * Turns mails off or on for anyone who has their token, signed in or not. It changes nothing else. Idempotent. Rule:
 * docs/rules/notifications.md, "Unsubscribing".
 */
export const changeMailSubscription = defineUseCase(
  v.object({
    token: opaque(200, unsubscribeWording.invalid),
    /** All that the token is about if none is named. */
    kind: v.optional(v.picklist(MAIL_KINDS)),
    isOn: v.boolean(),
  }),
  async (
    parts: Needs<'db' | 'keys' | 'clock'>,
    { token, kind, isOn },
  ): Promise<Result<undefined, Failure<'NOT_FOUND'>>> => {
    const about = await readUnsubscribeToken(parts, token)
    const kinds = about?.kinds.filter((known) => kind === undefined || known === kind) ?? []
    const account = about && (await parts.db.first(viewerFacts, about.userId))
    if (!account || kinds.length === 0) {
      return fail('NOT_FOUND', unsubscribeWording.invalid, 'token')
    }
    const values = kinds.map((name) => [mailPreference(name), JSON.stringify(isOn)])
    await parts.db.write([
      keepPreferences(about.userId, JSON.stringify(values), parts.clock.now()),
      // All mails include the digest.
      ...(about.isOfDigest && kind === undefined && !isOn ? [deleteReaderDigest(about.userId)] : []),
    ])
    return done
  },
)
