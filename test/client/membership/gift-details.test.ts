import { describe, expect, test } from 'vitest'
import { detailsSchema, quantityIn } from '../../../client/features/gift/gift-checkout/details'
import { linksTable } from '../../../client/features/gift/given-gift/links-table'
import { placeStatus } from '../../../client/features/gift/given-gift/place-status'
import { faultsOf } from '../../../client/ui/form/values'
import { readRecipients } from '../../../schema/rules/membership/gift-recipients'
import { DAY } from '../../../schema/rules/time-units'
import { recipientFaults } from '../../../schema/wording/gifts'
import { NOON } from '../../factories/ids'

const today = new Date(NOON).toISOString().slice(0, 10)
const LONG_AGO = '2020-01-01'

/** Rule: docs/rules/gifts.md, "Giving". */
describe('a pasted list of recipients', () => {
  test('has one a line, or commas and semicolons between them, with names or without', () => {
    const { recipients, faults } = readRecipients(
      'ana@example.com\r\n\n"Lee, Bo" <Bo@Example.com>; cy@example.com , Dee  Fox <dee@example.com>',
    )
    expect(faults).toEqual([])
    expect(recipients).toEqual([
      { email: 'ana@example.com', name: null },
      { email: 'bo@example.com', name: 'Lee, Bo' },
      { email: 'cy@example.com', name: null },
      { email: 'dee@example.com', name: 'Dee Fox' },
    ])
  })

  test('names what is wrong by its line', () => {
    const { recipients, faults } = readRecipients('ana@example.com\nbo@, cy@example.com\nANA@example.com')
    expect(recipients.map(({ email }) => email)).toEqual(['ana@example.com', 'cy@example.com'])
    expect(recipientFaults(faults)).toBe(
      'Line 2: “bo@” isn’t an email address. Line 3: ana@example.com is in the list already.',
    )
    expect(recipientFaults(readRecipients('a\nb\nc\nd\ne\nf\ng').faults)).toContain('And 2 more mistakes.')
  })

  test('with an open quote ends', () => {
    expect(readRecipients('"ana@example.com').faults).toHaveLength(1)
    expect(readRecipients(`${'"'.repeat(20_000)}`).recipients).toEqual([])
  })
})

const shared = { way: 'email', senderName: ' Walter ', message: ' Enjoy\r\nit ', quantity: 'x' }
const one = { ...shared, recipientEmail: 'Ana@example.com', recipientName: '', sendOn: today, recipients: '' }
const parse = (kind: 'gift' | 'group', way: 'email' | 'link', typed: object) =>
  faultsOf(detailsSchema(kind, way, NOON), typed)

describe('the form about a gift', () => {
  test('checks only the fields of the way that is chosen', () => {
    expect(parse('gift', 'email', one)).toEqual({
      values: {
        quantity: 1,
        recipients: [{ email: 'ana@example.com', name: null }],
        sendOn: today,
        senderName: 'Walter',
        message: 'Enjoy\nit',
        isForNewOnly: false,
      },
    })
    expect(parse('gift', 'link', { ...one, recipientEmail: '', sendOn: '' })).toMatchObject({
      values: { recipients: null, sendOn: null },
    })
    expect(parse('gift', 'email', { ...one, recipientEmail: 'ana' })).toHaveProperty('faults.recipientEmail')
    expect(parse('gift', 'link', { ...one, senderName: ' ' })).toHaveProperty('faults.senderName')
    expect(parse('gift', 'link', { ...one, message: 'x'.repeat(501) })).toHaveProperty('faults.message')
  })

  test('takes days from today on, up to a year ahead', () => {
    const days = ['', 'tomorrow', LONG_AGO, new Date(NOON + 400 * DAY).toISOString().slice(0, 10)]
    for (const sendOn of days)
      expect(parse('gift', 'email', { ...one, sendOn })).toHaveProperty('faults.sendOn')
  })

  test('gives a group as many as there are addresses, or as were asked for', () => {
    const group = { ...one, recipients: 'a@example.com\nb@example.com', isForNewOnly: 'yes' }
    expect(parse('group', 'email', group)).toMatchObject({ values: { quantity: 2, isForNewOnly: true } })
    expect(quantityIn('group', group)).toBe(2)
    const many = Array.from({ length: 101 }, (_, i) => `r${i}@example.com`).join('\n')
    for (const recipients of ['', 'a@example.com', many, 'a@example.com, b@example.com, c'])
      expect(parse('group', 'email', { ...group, recipients })).toHaveProperty('faults.recipients')
    expect(parse('group', 'link', { ...group, quantity: '100' })).toMatchObject({
      values: { quantity: 100, recipients: null },
    })
    for (const quantity of ['1', '101', '2.5', '-3', ''])
      expect(parse('group', 'link', { ...group, quantity })).toHaveProperty('faults.quantity')
  })
})

const place = {
  __typename: 'GiftPlace',
  id: '1',
  position: 1,
  state: 'VALID',
  link: 'https://quire.example/redeem-gift?giftCode=x',
  recipientEmail: null,
  recipientName: null,
  isRecipientForgotten: false,
  sendsAt: null,
  sentAt: null,
  redeemedAt: null,
} as const

test('each place of a gift says what became of it', () => {
  expect(placeStatus(place, NOON)).toBe('Not redeemed yet')
  expect(placeStatus({ ...place, sendsAt: NOON + DAY }, NOON)).toMatch(/^Will be sent on /)
  expect(placeStatus({ ...place, sendsAt: NOON }, NOON)).toBe('Being sent')
  expect(placeStatus({ ...place, sentAt: NOON }, NOON)).toMatch(/^Sent on .*, not redeemed yet$/)
  expect(placeStatus({ ...place, state: 'ALREADY_USED', redeemedAt: NOON }, NOON)).toMatch(/^Redeemed on /)
  expect(placeStatus({ ...place, state: 'WITHDRAWN' }, NOON)).toMatch(/^Withdrawn/)
})

test('a name in the table of links is no formula', () => {
  const table = linksTable([{ ...place, recipientName: '=1+1 "x"' }], NOON)
  expect(table.split('\r\n')[1]).toBe(`1,${place.link},,"'=1+1 ""x""",Not redeemed yet`)
})
