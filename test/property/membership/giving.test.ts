import { describe, expect, test } from 'vitest'
import { WITHDRAWN_RECIPIENT_KEPT } from '../../../schema/rules/membership/gifts'
import { MINUTE } from '../../../schema/rules/time-units'
import { forgetRecipients } from '../../../worker/services/gift/forget-recipients'
import { ownGift } from '../../../worker/services/gift/own-gifts'
import { tellBuyer } from '../../../worker/services/gift/send-gift'
import { sendGiftAgain } from '../../../worker/services/gift/send-gift-again'
import { look } from '../../../worker/services/membership/look'
import { codes, giftRow, give, places } from '../../support/membership/giving'
import { code, KEY, rows, sqlite, world } from '../../support/membership/joining'
import type { Weather } from '../../support/membership/pretend-provider'
import type { World } from '../../support/membership/world'

/* Giving memberships. Rule: docs/rules/gifts.md, "Buying". */

const jobs = (w: World) => ({ ...w.parts, mainOrigin: 'https://quire.example' })
const group = { kind: 'GROUP_GIFT', quantity: 3, price: 15_000 } as const
/** The next charge is made, but the answer is lost. */
function loseAnswer(w: World, set: (weather: Weather) => void) {
  const { charge } = w.payments.provider
  w.payments.provider.charge = (input) => {
    set('lost')
    return charge(input)
  }
  return () => {
    w.payments.provider.charge = charge
    set('fine')
  }
}

describe('a gift', () => {
  test('is paid once however often it is sent, with a link that nothing stored tells', async () => {
    const w = world()
    expect(code(await give(w))).toBe('ok')
    expect(code(await give(w))).toBe('ok')
    expect([...w.payments.charges.values()]).toMatchObject([{ amount: 5000, status: 'PAID' }])
    const [text] = await codes(w)
    expect(text).toMatch(/^[\da-f]{32}$/)
    const tables = sqlite.rows<{ name: string }>("select name from sqlite_master where type = 'table'")
    for (const { name } of tables)
      expect(JSON.stringify(sqlite.rows(`select * from "${name}"`)).includes(String(text)), name).toBe(false)
  })

  test('of a group has a code for each, and a price for all', async () => {
    const w = world({ country: 'CA' })
    expect(code(await give(w, { ...group, price: 15_000 }))).toBe('CONFLICT price')
    expect(code(await give(w, { ...group, price: 21_000 }))).toBe('ok')
    expect(new Set(await codes(w)).size).toBe(3)
    const booked = sqlite.rows<{ kind: string; sum: number }>(
      'select l.kind, sum(max(l.amount, 0)) as sum from ledger_entry l join charge c on c.id = l.charge_id where c.user_id = ? group by l.kind',
      w.id,
    )
    expect(booked.find(({ kind }) => kind === 'gift')?.sum).toBe(21_000)
    expect(booked.some(({ kind }) => kind === 'charge')).toBe(false)
  })

  test.each([
    [{ price: 1 }, 'CONFLICT price'],
    [{ provider: 'BRAINTREE' }, 'CONFLICT provider'],
    [{ quantity: 2 }, 'BAD_REQUEST quantity'],
    [{ ...group, quantity: 1 }, 'BAD_REQUEST quantity'],
    [{ ...group, quantity: 101 }, 'BAD_REQUEST quantity'],
    [{ senderName: ' ' }, 'BAD_REQUEST senderName'],
    [{ message: 'x'.repeat(501) }, 'BAD_REQUEST message'],
    [{ recipients: [{ email: 'nobody' }] }, 'BAD_REQUEST recipients'],
    [{ recipients: [{ email: 'a@example.org' }, { email: 'b@example.org' }] }, 'BAD_REQUEST recipients'],
    [
      { ...group, recipients: [{ email: 'a@example.org' }, { email: 'A@example.org' }] },
      'BAD_REQUEST recipients',
    ],
    [{ sendOn: '2026-02-30' }, 'BAD_REQUEST sendOn'],
    [{ sendOn: '2026-01-29' }, 'BAD_REQUEST sendOn'],
    [{ sendOn: '2027-03-01' }, 'BAD_REQUEST sendOn'],
    [{ key: 'short' }, 'BAD_REQUEST key'],
  ] as const)('that can’t be bought charges nothing: %j', async (given, failure) => {
    const w = world()
    expect(code(await give(w, given as Parameters<typeof give>[1]))).toBe(failure)
    expect(w.payments.charges.size).toBe(0)
    expect(giftRow(w)).toBeUndefined()
  })

  test('needs a country, unless one is named', async () => {
    const w = world({ country: null })
    expect(code(await give(w))).toBe('MISSING_LOCALIZATION_INFORMATION country')
    expect(code(await give(w, { country: 'us' }))).toBe('ok')
  })

  test('with a declined card leaves no code, and another card buys another one', async () => {
    const w = world()
    w.payments.banks.set('pm_tok', 'insufficient_funds')
    expect(code(await give(w, { recipients: [{ email: 'a@example.org' }] }))).toBe(
      'PAYMENT_METHOD_DECLINED paymentToken',
    )
    expect(giftRow(w)?.state).toBe('FAILED')
    expect(sqlite.rows('select 1 from gift_code where gift_id = ?', String(giftRow(w)?.id))).toEqual([])
    expect(code(await give(w))).toBe('PAYMENT_ERROR null')
    expect(code(await give(w, { key: 'the-key-of-the-next', paymentToken: 'good' }))).toBe('ok')
    expect(await codes(w)).toHaveLength(1)
  })

  test('that the bank asks about goes on once its owner has answered', async () => {
    const w = world()
    w.payments.banks.set('pm_tok', 'action')
    expect(await give(w)).toMatchObject({ value: { gift: null, action: { clientSecret: /secret/ } } })
    expect(await codes(w)).toEqual([])
    w.payments.banks.delete('pm_tok')
    expect(await give(w)).toMatchObject({ value: { gift: { state: 'DONE' }, action: null } })
  })

  test('in two tabs at once is charged once', async () => {
    const w = world()
    const both = await Promise.all([give(w), give(w, { key: 'a-key-of-another-tab' })])
    expect(both.map(code).toSorted()).toEqual(['CONFLICT null', 'ok'])
    expect(w.payments.charges.size).toBe(1)
  })

  test('that is sent three times at once is charged once, and each time answered', async () => {
    const w = world()
    const answers = await Promise.all([give(w), give(w), give(w)])
    expect(answers.map(code)).toEqual(['ok', 'ok', 'ok'])
    expect(w.payments.charges.size).toBe(1)
    expect(await codes(w)).toHaveLength(1)
  })

  test('whose answer is lost is found by the same key, and by the job', async () => {
    for (const isAskedAgain of [true, false]) {
      let weather: Weather = 'fine'
      const w = world({ weather: () => weather })
      const mend = loseAnswer(w, (next) => {
        weather = next
      })
      expect(code(await give(w))).toBe('CHECKOUT_NOT_AVAILABLE null')
      expect(await codes(w)).toEqual([])
      mend()
      w.now += 6 * MINUTE
      if (isAskedAgain) expect(code(await give(w))).toBe('ok')
      else await look(w.parts, String(rows(w, 'charge')[0]?.id))
      expect(w.payments.charges.size).toBe(1)
      expect(await codes(w)).toHaveLength(1)
    }
  })

  test('that was given up and is paid all the same is given back', async () => {
    const w = world()
    w.payments.banks.set('pm_tok', 'action')
    await give(w)
    const [charge] = rows(w, 'charge')
    sqlite.run("update gift set state = 'FAILED' where buyer_id = ?", w.id)
    w.payments.banks.delete('pm_tok')
    await w.payments.provider.charge({
      key: String(charge?.key),
      customerId: 'c',
      methodId: 'pm_tok',
      amount: 5000,
      currency: 'USD',
      description: '',
      isOnSession: true,
    })
    await look(w.parts, String(charge?.id))
    expect([...w.payments.charges.values()]).toMatchObject([{ status: 'REFUNDED' }])
    expect(await codes(w)).toEqual([])
  })

  test('while the provider is down charges nothing, and goes on with the same key once it works', async () => {
    let weather: Weather = 'down'
    const w = world({ weather: () => weather })
    expect(code(await give(w))).toBe('CHECKOUT_NOT_AVAILABLE null')
    expect(w.payments.charges.size).toBe(0)
    weather = 'fine'
    expect(code(await give(w))).toBe('ok')
    expect(w.payments.charges.size).toBe(1)
  })

  test('is somebody else’s to nobody', async () => {
    const [w, other] = [world(), world()]
    await give(w)
    const [place] = await places(w)
    expect(await ownGift(other.parts, String(giftRow(w)?.id))).toBeNull()
    const again = { codeId: String(place?.id), email: 'x@example.org', key: KEY }
    expect(code(await sendGiftAgain(other.parts, again))).toBe('NOT_FOUND codeId')
  })

  test('whose money goes back doesn’t work any more, and works again when the bank returns it', async () => {
    const w = world()
    await give(w)
    const [charge] = [...w.payments.charges.values()]
    if (!charge) throw new Error('It was charged')
    const lookAgain = () => look(w.parts, String(rows(w, 'charge')[0]?.id))
    w.payments.put({ ...charge, status: 'DISPUTED' })
    await lookAgain()
    expect(await places(w)).toMatchObject([{ place: 'WITHDRAWN', link: null }])
    w.payments.put(charge)
    await lookAgain()
    expect(await places(w)).toMatchObject([{ place: 'VALID' }])
    w.payments.put({ ...charge, status: 'REFUNDED', refunded: 5000 })
    await lookAgain()
    expect(await places(w)).toMatchObject([{ place: 'WITHDRAWN' }])
    await tellBuyer(jobs(w), String(giftRow(w)?.id))
    expect(w.mails.at(-1)?.subject).toBe('Your refund from Quire')
  })

  test('whose money goes back is sent on its day all the same when the bank returns it in time', async () => {
    const w = world()
    const sendOn = '2026-12-24'
    await give(w, { recipients: [{ email: 'bowie@example.org' }], sendOn })
    const [charge] = [...w.payments.charges.values()]
    if (!charge) throw new Error('It was charged')
    const lookAgain = () => look(w.parts, String(rows(w, 'charge')[0]?.id))
    const [planned] = await places(w)
    const dispute = async () => {
      w.payments.put({ ...charge, status: 'DISPUTED' })
      await lookAgain()
      return w.now + WITHDRAWN_RECIPIENT_KEPT
    }
    expect(await dispute()).toBe((await places(w))[0]?.forgetAt)
    w.payments.put(charge)
    await lookAgain()
    const { sendAt, forgetAt } = planned ?? {}
    expect(sendAt).toBe(Date.UTC(2026, 11, 24, 9))
    expect(await places(w)).toMatchObject([{ place: 'VALID', sendAt, forgetAt }])
    w.now = await dispute()
    await forgetRecipients(w.parts, 100)
    w.payments.put(charge)
    await lookAgain()
    expect(await places(w)).toMatchObject([
      { place: 'VALID', recipientEmail: 'b•••@example.org', sendAt: null, forgetAt: null },
    ])
  })
})
