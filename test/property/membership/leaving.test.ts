import { expect, test } from 'vitest'
import { Database } from '../../../worker/data/database'
import { forgetPayer } from '../../../worker/services/membership/forget-payer'
import { code, join, sqlite, world } from '../../support/membership/joining'
import type { Weather } from '../../support/membership/pretend-provider'

/* What providers keep of people who leave. Rule: docs/rules/membership.md, "Leaving". */

const db = new Database(sqlite.d1)

test('a provider deletes whoever paid, and whoever only tried to', async () => {
  const member = world()
  await join(member)
  expect(await forgetPayer(db, member.parts.payments, member.id)).toBe(true)
  expect(member.payments.forgotten).toEqual(['cus_tok'])

  const declined = world()
  declined.payments.banks.set('pm_tok', 'insufficient_funds')
  expect(code(await join(declined))).toBe('PAYMENT_METHOD_DECLINED paymentToken')
  expect(await forgetPayer(db, declined.parts.payments, declined.id)).toBe(true)
  expect(declined.payments.forgotten).toEqual(['cus_tok'])
})

test('while the provider is down nobody is forgotten, so that it is tried again', async () => {
  let weather: Weather = 'fine'
  const member = world({ weather: () => weather })
  await join(member)
  weather = 'down'
  expect(await forgetPayer(db, member.parts.payments, member.id)).toBe(false)
  expect(member.payments.forgotten).toEqual([])
})

test('of somebody who never paid, no provider is asked', async () => {
  const reader = world({ weather: () => 'down' })
  expect(await forgetPayer(db, reader.parts.payments, reader.id)).toBe(true)
})
