import { linkTo } from '../../../schema/routes/links'
import { sendTime } from '../../../schema/rules/membership/gifts'
import { longDate } from '../../../schema/wording/formats'
import { giftMails as words } from '../../../schema/wording/gift-mails'
import { priceText } from '../../../schema/wording/prices'
import type { CodeRow, PlaceRow } from '../../data/gift/codes'
import type { GiftRow } from '../../data/gift/gifts'
import type { ChargeRow } from '../../data/membership/charges'
import type { Mail } from '../../platform/mail/mailer'
import { layOut, type MailBlock } from '../identity/mails/layout'
import type { Addressed } from '../membership/mails'

const text = (one: string): MailBlock => ({ kind: 'text', text: one })

/** The mail with a gift. */
export function giftMail({ site, to }: Addressed, row: CodeRow, link: string): Mail {
  const { received } = words
  const { senderName, message, recipientName, expiresAt } = row
  const mail = layOut(site, {
    to,
    subject: received.subject(senderName, site.productName),
    heading: received.heading(recipientName ?? ''),
    blocks: [
      text(received.text(senderName, site.productName)),
      ...(message === '' ? [] : [text(received.message(message))]),
      { kind: 'link', label: received.button, href: link },
      ...(expiresAt === null ? [] : [text(received.until(longDate(expiresAt)))]),
      { kind: 'note', text: received.why(site.productName) },
    ],
  })
  return { ...mail, link }
}

/** The links at the end of a mail to a gift's buyer. */
const links = (mainOrigin: string, charge: ChargeRow | undefined): MailBlock[] => [
  { kind: 'link', label: words.gifts, href: mainOrigin + linkTo('SettingsTab', { setting: 'membership' }) },
  ...(charge
    ? [
        {
          kind: 'link' as const,
          label: words.receipt,
          href: mainOrigin + linkTo('BillingReceipt', { chargeId: charge.id }),
        },
      ]
    : []),
]

/** What happens with a gift that was paid. */
function whatFollows({ quantity, sendOn, createdAt }: GiftRow, codes: readonly PlaceRow[]): string[] {
  const { paid } = words
  const mailed = codes.filter(({ recipientEmail }) => recipientEmail !== null).length
  const left = quantity - mailed
  if (mailed === 0) return [paid.allLinks(quantity)]
  const sendAt = sendTime(sendOn, createdAt) ?? createdAt
  const isLater = sendAt > createdAt
  return [
    isLater ? paid.sentOn(mailed, quantity === 1, longDate(sendAt)) : paid.sentNow(mailed, quantity === 1),
    ...(left > 0 ? [paid.links(left)] : []),
  ]
}

/** What the buyer is told of a gift: it is paid, with what follows; or the money goes back. */
export function buyerMail(
  { site, mainOrigin, to }: Addressed,
  gift: GiftRow,
  codes: readonly PlaceRow[],
  charge: ChargeRow | undefined,
): Mail {
  const { currency, quantity, price, expiresAt } = gift
  if (gift.tell === 'WITHDRAWN') {
    const { subject, heading, text: told } = charge?.status === 'FAILED' ? words.unsettled : words.withdrawn
    const amount = priceText(charge?.refunded || price * quantity, currency)
    const blocks = [text(told(amount)), ...links(mainOrigin, charge)]
    return layOut(site, { to, subject: subject(site.productName), heading, blocks })
  }
  const { subject, heading, paid, until } = words.paid
  const texts = [
    paid(quantity, priceText(price * quantity, currency)),
    ...whatFollows(gift, codes),
    ...(expiresAt === null ? [] : [until(longDate(expiresAt))]),
  ]
  const blocks = [...texts.map(text), ...links(mainOrigin, charge)]
  return layOut(site, { to, subject: subject(site.productName), heading, blocks })
}

/** What the buyer is told when somebody has redeemed a gift. */
export function redeemedMail({ site, mainOrigin, to }: Addressed, name: string): Mail {
  const { subject, heading, text: told } = words.redeemed
  return layOut(site, {
    to,
    subject: subject(name),
    heading,
    blocks: [text(told(name)), ...links(mainOrigin, undefined)],
  })
}
