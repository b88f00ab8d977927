import { isNotNull, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { GIFT_KINDS } from '../rules/membership/gifts'
import { PAYMENT_PROVIDERS } from '../rules/membership/payment-providers'
import { CURRENCIES } from '../rules/membership/plans'
import { flag, id, time } from './columns'
import { changedWithOwner } from './personal-data'

/** Memberships that somebody buys to give away. Rule: docs/rules/gifts.md. */
export const gift = sqliteTable(
  'gift',
  {
    id: id().primaryKey(),
    /** Absent once the account is gone. */
    buyerId: id('buyer_id'),
    /** The browser's, for this purchase; absent once the account is gone. */
    key: text('key'),
    /** `OPEN` until it is known what became of it; of those nobody has two. */
    state: text('state', { enum: ['OPEN', 'DONE', 'FAILED'] }).notNull(),
    kind: text('kind', { enum: GIFT_KINDS }).notNull(),
    quantity: integer('quantity').notNull(),
    /** What one costs, in minor units. */
    price: integer('price').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    country: text('country').notNull(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    /** How it is taxed, and who buys (schema/rules/sales-tax/sale.ts), as JSON; absent for gifts from before it was asked. */
    sale: text('sale'),
    /** What the provider keeps, as JSON; absent until it does. */
    kept: text('kept'),
    senderName: text('sender_name').notNull(),
    message: text('message').notNull().default(''),
    /** The day of the mails; absent for those that are sent at once. */
    sendOn: text('send_on'),
    /** Only people may redeem it who have never been members. */
    isForNewOnly: flag('is_for_new_only'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    expiresAt: time('expires_at'),
    /** What the buyer is to be told by mail, and when. */
    tell: text('tell', { enum: ['PAID', 'WITHDRAWN'] }),
    tellAt: time('tell_at'),
  },
  (t) => [
    uniqueIndex('gift_open').on(t.buyerId).where(sql`${t.state} = 'OPEN'`),
    uniqueIndex('gift_by_key').on(t.buyerId, t.key).where(isNotNull(t.buyerId)),
    index('gift_of').on(t.buyerId, t.createdAt, t.id).where(isNotNull(t.buyerId)),
    index('gift_to_tell').on(t.tellAt).where(isNotNull(t.tellAt)),
  ],
)

changedWithOwner(gift, {
  owner: 'buyerId',
  retention: { forever: 'It belongs to the accounts, which the law wants kept.' },
  changes: () => ({
    buyerId: null,
    key: null,
    kept: null,
    sale: null,
    senderName: '',
    message: '',
    tell: null,
    tellAt: null,
  }),
  kept: {
    'Its receivers may still redeem it. Without a name it says nothing of a person.': [
      'id',
      'state',
      'kind',
      'quantity',
      'price',
      'currency',
      'country',
      'provider',
      'sendOn',
      'isForNewOnly',
      'createdAt',
      'updatedAt',
      'expiresAt',
    ],
  },
  withheld: {
    'It is the provider’s name for what the charge says.': ['kept'],
    'They are ours, to do nothing twice.': ['key', 'tell', 'tellAt'],
  },
})

/** The memberships of a gift, each with its own code. Rule: docs/rules/gifts.md, "Codes". */
export const giftCode = sqliteTable(
  'gift_code',
  {
    id: id().primaryKey(),
    giftId: id('gift_id').notNull(),
    /** Counted from 1 on. */
    position: integer('position').notNull(),
    /** What the code is computed from, together with the site's secret. */
    nonce: text('nonce').notNull(),
    /** The SHA-256 of the code. */
    codeHash: text('code_hash').notNull(),
    /** `WAITING` until the gift is paid. */
    state: text('state', { enum: ['WAITING', 'OPEN', 'REDEEMED', 'WITHDRAWN'] }).notNull(),
    /** To whom it is sent; absent for a link, and masked once it is forgotten. */
    recipientEmail: text('recipient_email'),
    recipientName: text('recipient_name'),
    /** When the address and the name are forgotten; absent while it isn't paid, and once they are. */
    forgetAt: time('forget_at'),
    /** When its mail is due; absent while none is. */
    sendAt: time('send_at'),
    sentAt: time('sent_at'),
    /** The key of the last wish to send it again. */
    againKey: text('again_key'),
    redeemedBy: id('redeemed_by'),
    redeemedAt: time('redeemed_at'),
    /** When the buyer is to be told that it was redeemed. */
    tellAt: time('tell_at'),
  },
  (t) => [
    uniqueIndex('gift_code_of').on(t.giftId, t.position),
    uniqueIndex('gift_code_hash').on(t.codeHash),
    index('gift_code_to_send').on(t.sendAt).where(isNotNull(t.sendAt)),
    index('gift_code_to_forget').on(t.forgetAt).where(isNotNull(t.forgetAt)),
    index('gift_code_to_tell').on(t.tellAt).where(isNotNull(t.tellAt)),
    index('gift_code_redeemed_by').on(t.redeemedBy).where(isNotNull(t.redeemedBy)),
  ],
)

changedWithOwner(giftCode, {
  owner: ['giftId', gift.id],
  retention: { with: { giftId: gift.id } },
  changes: () => ({
    againKey: null,
    tellAt: null,
  }),
  forgotten: ['redeemedBy'],
  kept: {
    'Whoever has the code may still redeem it, and what they redeemed stays theirs.': [
      'id',
      'giftId',
      'position',
      'nonce',
      'codeHash',
      'state',
      'sendAt',
      'sentAt',
      'redeemedAt',
    ],
    'A gift whose day is still to come is sent all the same; then the cron forgets them.': [
      'recipientEmail',
      'recipientName',
      'forgetAt',
    ],
  },
  withheld: {
    'They make a member of whoever has them.': ['nonce', 'codeHash'],
    'It is somebody else’s.': ['redeemedBy'],
    'They are ours, to do nothing twice.': ['againKey', 'tellAt'],
  },
})
