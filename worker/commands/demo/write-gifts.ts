import { chargeKey } from '../../../schema/rules/membership/cycle'
import {
  GIFT_PLAN,
  type GiftKind,
  RECIPIENT_KEPT,
  REDEEMABLE_MONTHS,
  sendTime,
} from '../../../schema/rules/membership/gifts'
import { addMonths } from '../../../schema/rules/membership/periods'
import { PRICES } from '../../../schema/rules/membership/plans'
import { DAY } from '../../../schema/rules/time-units'
import type { Statement } from '../../data/database'
import { insertCode } from '../../data/gift/codes'
import { giftById, insertGift } from '../../data/gift/gifts'
import { cardUntil } from '../../endpoints/development/member-states'
import { settledCharge } from '../../endpoints/development/settled-charge'
import { newCode } from '../../services/gift/codes'
import { obfuscateEmail } from '../../services/user/obfuscate-email'
import type { Demo } from './demo'
import { demoId } from './ids'

/** Who gives in the demo. */
const GIVER = { username: 'yearly', name: 'Yuki' }

interface Place {
  /** An address, or absent for a link; a masked one is forgotten. */
  to?: string
  isRedeemed?: boolean
  isWithdrawn?: boolean
}

interface Given {
  name: string
  kind: GiftKind
  days: number
  message: string
  isForNewOnly?: boolean
  isRefunded?: boolean
  /** In how many days its mails are sent. */
  sentInDays?: number
  places: readonly Place[]
}

/** A gift in each state: passed on, waiting for its day, partly redeemed, expired, given back. */
const GIFTS: readonly Given[] = [
  { name: 'link', kind: 'GIFT', days: 2, message: 'For the long evenings.', places: [{}] },
  {
    name: 'planned',
    kind: 'GIFT',
    days: 1,
    message: 'Happy birthday!',
    sentInDays: 20,
    places: [{ to: 'birthday@quire.test' }],
  },
  {
    name: 'group',
    kind: 'GROUP_GIFT',
    days: 20,
    message: 'Welcome to the reading group.',
    isForNewOnly: true,
    places: [{ to: 'ana@quire.test', isRedeemed: true }, { to: 'bo@quire.test' }, { to: 'cem@quire.test' }],
  },
  { name: 'expired', kind: 'GIFT', days: 800, message: '', places: [{}] },
  {
    name: 'back',
    kind: 'GIFT',
    days: 60,
    message: '',
    isRefunded: true,
    places: [{ to: obfuscateEmail('dot@quire.test'), isWithdrawn: true }],
  },
]

/** The charge of a gift, with its books. */
const charged = (given: Given, giftId: string, userId: string, at: number): Statement[] =>
  settledCharge({
    id: demoId('charge', given.name),
    key: chargeKey(giftId, { cycle: 1, attempt: 0 }),
    userId,
    membershipId: '',
    giftId,
    purpose: 'GIFT',
    status: given.isRefunded ? 'REFUNDED' : 'PAID',
    plan: GIFT_PLAN,
    price: PRICES.USD.gift,
    cycle: 1,
    startsAt: at,
    endsAt: addMonths(at, REDEEMABLE_MONTHS),
    method: JSON.stringify(cardUntil(addMonths(at, 60))),
    amount: PRICES.USD.gift * given.places.length,
    currency: 'USD',
    createdAt: at,
  })

/** A gift with its codes, which the giver sees as links. */
async function statementsOf(
  { keys, now }: Pick<Demo, 'keys' | 'now'>,
  given: Given,
  giftId: string,
): Promise<Statement[]> {
  const { name, kind, days, message, isForNewOnly = false, sentInDays, places } = given
  const at = now - days * DAY
  const userId = demoId('user', GIVER.username)
  const day = sentInDays === undefined ? null : new Date(now + sentInDays * DAY).toISOString().slice(0, 10)
  const codes: Statement[] = []
  for (const [index, { to = null, isRedeemed, isWithdrawn }] of places.entries()) {
    const sentAt = to !== null && day === null ? at : null
    // The one that was given back was sent so long ago that nobody knows to whom.
    const forgetAt = sentAt === null ? addMonths(at, REDEEMABLE_MONTHS) : sentAt + RECIPIENT_KEPT
    const id = demoId('gift-code', `${name} ${index}`)
    codes.push(
      insertCode({
        id,
        giftId,
        position: index + 1,
        ...(await newCode({ keys }, id)),
        state: isRedeemed ? 'REDEEMED' : isWithdrawn ? 'WITHDRAWN' : 'OPEN',
        recipientEmail: to,
        sendAt: to !== null && day !== null ? (sendTime(day, now) ?? null) : null,
        sentAt,
        forgetAt: to === null || forgetAt <= now ? null : forgetAt,
        // The account that redeemed it has gone since.
        redeemedAt: isRedeemed ? at + DAY : null,
      }),
    )
  }
  const gift = insertGift({
    id: giftId,
    buyerId: userId,
    key: `demo-${name}`,
    state: 'DONE',
    kind,
    quantity: places.length,
    price: PRICES.USD.gift,
    currency: 'USD',
    country: 'US',
    provider: 'STRIPE',
    senderName: GIVER.name,
    message,
    sendOn: day,
    isForNewOnly,
    createdAt: at,
    updatedAt: at,
    expiresAt: addMonths(at, REDEEMABLE_MONTHS),
  })
  return [gift, ...codes, ...charged(given, giftId, userId, at)]
}

/** Memberships that one of the demo's people has given. Existing rows aren't changed. */
export async function writeGifts(demo: Pick<Demo, 'db' | 'keys' | 'now'>): Promise<void> {
  const { db } = demo
  for (const given of GIFTS) {
    const id = demoId('gift', given.name)
    if (!(await db.first(giftById, id))) await db.write(await statementsOf(demo, given, id))
  }
}
