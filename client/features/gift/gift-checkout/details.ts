import * as v from 'valibot'
import { giftEmail, giftMessage, giftName, giftSenderName } from '../../../../schema/inputs/gift'
import { type Recipient, readRecipients } from '../../../../schema/rules/membership/gift-recipients'
import { GROUP_GIFT, sendTime } from '../../../../schema/rules/membership/gifts'
import { giftMessages } from '../../../../schema/wording/gift-messages'
import { giftWording, recipientFaults } from '../../../../schema/wording/gifts'
import type { GiftKind } from './kept-details'

const wording = giftWording.checkout

/** How a gift gets to whom it is for. */
export type WayName = 'email' | 'link'

/** What somebody wants to give. */
export interface GiftDetails {
  quantity: number
  /** Null if the giver gets links. */
  recipients: Recipient[] | null
  /** A date as `2026-12-24`; null if the giver gets links. */
  sendOn: string | null
  senderName: string
  message: string
  isForNewOnly: boolean
}

/** A UTC day as a date field has it. */
export const dayInField = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** What both ways have in common. */
const SHARED = {
  senderName: giftSenderName,
  message: giftMessage,
  isForNewOnly: v.optional(v.string()),
}

const sendOn = (now: number) =>
  v.pipe(
    v.string(),
    v.check((day) => day >= dayInField(now) && sendTime(day, now) !== undefined, giftMessages.badDay),
  )

const recipients = v.pipe(
  v.string(),
  v.rawTransform<string, Recipient[]>(({ dataset, addIssue, NEVER }) => {
    const { recipients: read, faults } = readRecipients(dataset.value)
    const message =
      faults.length > 0
        ? recipientFaults(faults)
        : read.length < GROUP_GIFT.least
          ? wording.noRecipients
          : read.length > GROUP_GIFT.most && wording.tooManyRecipients(read.length)
    if (!message) return read
    addIssue({ message })
    return NEVER
  }),
)

const quantity = v.pipe(
  v.string(),
  v.transform((text) => (/^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0)),
  v.check((count) => count >= GROUP_GIFT.least && count <= GROUP_GIFT.most, wording.badQuantity),
)

interface Parsed {
  senderName: string
  message: string
  isForNewOnly?: string | undefined
}

const detailsOf = (
  { senderName, message, isForNewOnly }: Parsed,
  others: Pick<GiftDetails, 'quantity' | 'recipients' | 'sendOn'>,
): GiftDetails => ({ senderName, message, isForNewOnly: isForNewOnly !== undefined, ...others })

/** The schema of the form's fields, which are others for each way. Rule: docs/rules/gifts.md, "Giving". */
export function detailsSchema(
  kind: GiftKind,
  way: WayName,
  now: number,
): v.GenericSchema<unknown, GiftDetails> {
  if (way === 'link')
    return kind === 'group'
      ? v.pipe(
          v.object({ ...SHARED, quantity }),
          v.transform((form) => detailsOf(form, { quantity: form.quantity, recipients: null, sendOn: null })),
        )
      : v.pipe(
          v.object(SHARED),
          v.transform((form) => detailsOf(form, { quantity: 1, recipients: null, sendOn: null })),
        )
  if (kind === 'group')
    return v.pipe(
      v.object({ ...SHARED, recipients, sendOn: sendOn(now) }),
      v.transform((form) =>
        detailsOf(form, {
          quantity: form.recipients.length,
          recipients: form.recipients,
          sendOn: form.sendOn,
        }),
      ),
    )
  return v.pipe(
    v.object({
      ...SHARED,
      recipientEmail: giftEmail,
      recipientName: giftName,
      sendOn: sendOn(now),
    }),
    v.transform((form) =>
      detailsOf(form, {
        quantity: 1,
        recipients: [{ email: form.recipientEmail, name: form.recipientName || null }],
        sendOn: form.sendOn,
      }),
    ),
  )
}

/** How many memberships a form would give as it is now, before it is checked. */
export function quantityIn(kind: GiftKind, typed: Readonly<Record<string, string>>): number {
  if (kind === 'gift') return 1
  if (typed.way === 'link') return Number(typed.quantity) || 0
  return readRecipients(typed.recipients ?? '').recipients.length
}
