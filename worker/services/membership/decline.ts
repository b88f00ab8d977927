import { membershipMessages } from '../../../schema/wording/membership-messages'

/** The sentences that say why a payment was declined, by code. */
export const DECLINE_SENTENCES: ReadonlyMap<string, string> = new Map(
  Object.entries(membershipMessages.declined),
)

/** Why a payment was declined, as a sentence; null for a payment that wasn't. */
export const declineSentence = (code: string | null): string | null =>
  code === null ? null : (DECLINE_SENTENCES.get(code) ?? membershipMessages.declined.declined)
