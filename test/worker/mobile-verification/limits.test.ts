import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { SMS_LIMITS } from '../../../schema/rules/mobile-verification'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { mailbox } from '../../../worker/platform/development/mailbox'
import { forgetMessages, newNumber, newPerson, start } from './support'

/* docs/rules/mobile-verification.md, “What is sent”. */

beforeEach(async () => {
  forgetMessages()
  await env.DB.exec('DELETE FROM sms_day')
})

const sentTo = () => mailbox().map(({ mail }) => mail.to)

test('an account has one message a minute, however often a form is sent, and five a day', async () => {
  const person = await newPerson()
  const answers = await Promise.all([1, 2, 3].map(() => start(person, '01512 8880000')))
  expect(answers.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(2)
  for (let i = 1; i < SMS_LIMITS.account.most; i++) {
    person.visit.now += MINUTE
    expect((await start(person, newNumber())).code).toBeUndefined()
  }
  person.visit.now += MINUTE
  expect(await start(person, newNumber())).toMatchObject({
    code: 'RATE_LIMITED',
    message: 'Too many codes have been sent. Please try again in 24 hours.',
  })
  expect(sentTo()).toHaveLength(SMS_LIMITS.account.most)
  person.visit.now += DAY
  expect((await start(person, newNumber())).code).toBeUndefined()
})

test('a number gets three messages a day, whoever asks', async () => {
  const number = newNumber()
  for (let i = 0; i < SMS_LIMITS.number.most; i++)
    expect((await start(await newPerson(), number)).code).toBeUndefined()
  expect(await start(await newPerson(), number)).toMatchObject({ code: 'RATE_LIMITED' })
  expect(sentTo()).toHaveLength(SMS_LIMITS.number.most)
})

test('a network causes ten messages a day', async () => {
  const address = '2001:db8:1:2::1'
  for (let i = 0; i < SMS_LIMITS.network.most; i++)
    expect((await start(await newPerson({}, { address }), newNumber())).code).toBeUndefined()
  const neighbour = await newPerson({}, { address: '2001:db8:1:2::99' })
  expect(await start(neighbour, newNumber())).toMatchObject({ code: 'RATE_LIMITED' })
})

test('numbers side by side get ten messages an hour', async () => {
  for (let i = 0; i < SMS_LIMITS.range.most; i++)
    expect((await start(await newPerson(), `01512 777000${i}`)).code).toBeUndefined()
  expect(await start(await newPerson(), '01512 7779999')).toMatchObject({ code: 'RATE_LIMITED' })
  expect((await start(await newPerson(), '01512 7780000')).code).toBeUndefined()
})

describe('a day’s budget', () => {
  const prices = { SMS_PRICES: 'DE=0.1,US=0.01', SMS_DAILY_BUDGET: '0.21' }

  test('isn’t exceeded, and the next day has its own', async () => {
    const ask = async (now?: number) =>
      start(await newPerson({}, { env: prices, ...(now === undefined ? {} : { now }) }), newNumber())
    expect((await ask()).code).toBeUndefined()
    expect((await ask()).code).toBeUndefined()
    const refused = await newPerson({}, { env: prices })
    expect(await start(refused, newNumber())).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'No more text messages can be sent today. Please try again tomorrow.',
    })
    // What is left is enough for a cheaper country.
    expect((await start(await newPerson({}, { env: prices }), '(202) 555-0111', 'US')).code).toBeUndefined()
    expect((await ask(refused.visit.now + DAY)).code).toBeUndefined()
  })

  test('isn’t exceeded by requests at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => newPerson({}, { env: prices })))
    await Promise.all(people.map((person) => start(person, newNumber())))
    expect(sentTo()).toHaveLength(2)
    expect(await env.DB.prepare('SELECT spent FROM sms_day').first('spent')).toBe(2000)
  })
})
