import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { MOBILE_CODE_LIFETIME, MOBILE_CODE_TRIES } from '../../../schema/rules/mobile-verification'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { mailbox } from '../../../worker/platform/development/mailbox'
import { NOON } from '../../factories/ids'
import { newVisit } from '../../factories/visit'
import {
  confirm,
  forgetMessages,
  lastCode,
  newNumber,
  newPerson,
  OWN,
  REMOVE,
  run,
  start,
  verify,
} from './support'

/* docs/rules/mobile-verification.md. */

beforeEach(forgetMessages)

const rowOf = (userId: string) =>
  env.DB.prepare('SELECT * FROM mobile_number WHERE user_id = ?')
    .bind(userId)
    .first<Record<string, unknown>>()
const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000')

describe('a number', () => {
  test('is verified by the code that is sent to it', async () => {
    const person = await newPerson()
    expect(await run(person, OWN)).toMatchObject({
      isOffered: true,
      country: 'DE',
      number: null,
      verifiedAt: null,
      pending: null,
    })
    const begun = await start(person, '01512 3456789')
    expect(begun.pending).toEqual({ number: '+49 1512 3456789', expiresAt: NOON + MOBILE_CODE_LIFETIME })
    const [{ mail } = { mail: undefined }] = mailbox()
    expect(mail?.to).toBe('+4915123456789')
    expect(mail?.text).toMatch(
      /^(\d{6}) is your .+ code\. Don’t tell it to anybody\.\n\n@quire\.example #\1$/,
    )
    expect(await confirm(person, lastCode())).toMatchObject({
      __typename: 'MobileVerification',
      number: '+49 •••• 89',
      verifiedAt: NOON,
      pending: null,
    })
  })

  test('isn’t in the database', async () => {
    const person = await newPerson()
    await start(person, '01512 7654321')
    const code = await env.DB.prepare('SELECT * FROM mobile_code WHERE user_id = ?')
      .bind(person.user.id)
      .first()
    expect(JSON.stringify(code)).not.toMatch(/7654321/)
    expect(JSON.stringify(code)).not.toContain(lastCode())
    await confirm(person, lastCode())
    expect(JSON.stringify(await rowOf(person.user.id))).not.toMatch(/7654321/)
  })

  test.each([
    ['in the digits of another script', '٠١٥١٢ ٣٣٣ ٠٠٠٠', 'DE', '+49 1512 3330000'],
    ['with another country’s code', '+44 7400 123456', 'DE', '+44 7400 123456'],
    ['with brackets, dashes and a hidden sign', '(202)\u202e 555-0143', 'US', '+1 202 555 0143'],
  ])('may be typed %s', async (_, typed, country, shown) => {
    expect((await start(await newPerson(), typed, country)).pending?.number).toBe(shown)
  })

  test.each([
    ['no number', 'call me', 'DE', 'PHONE_NUMBER_VALIDATION_ERROR', 'phoneNumber'],
    ['a landline', '030 123456', 'DE', 'PHONE_NUMBER_VALIDATION_ERROR', 'phoneNumber'],
    ['a premium number', '0900 1234567', 'DE', 'PHONE_NUMBER_VALIDATION_ERROR', 'phoneNumber'],
    ['words around a number', 'it is 01512 3456789', 'DE', 'PHONE_NUMBER_VALIDATION_ERROR', 'phoneNumber'],
    ['an extension', '01512 3456789 ext. 5', 'DE', 'PHONE_NUMBER_VALIDATION_ERROR', 'phoneNumber'],
    ['one that is too short', '202 555', 'US', 'PHONE_NUMBER_VALIDATION_ERROR', 'phoneNumber'],
    ['one that is too long', '202 555 0143 0143', 'US', 'PHONE_NUMBER_VALIDATION_ERROR', 'phoneNumber'],
    ['an unknown country code', '+999 123456789', 'DE', 'PHONE_NUMBER_VALIDATION_ERROR', 'country'],
    ['nothing', ' ', 'DE', 'BAD_REQUEST', 'phoneNumber'],
    ['a thousand digits', '1'.repeat(1000), 'DE', 'BAD_REQUEST', 'phoneNumber'],
    ['no country', '01512 3456789', 'Atlantis', 'BAD_REQUEST', 'country'],
  ])('that is %s gets no code', async (_, typed, country, code, field) => {
    expect(await start(await newPerson(), typed, country)).toMatchObject({ code, field })
    expect(mailbox()).toEqual([])
  })

  test('that is too short or too long is told so', async () => {
    const person = await newPerson()
    expect((await start(person, '202 555', 'US')).message).toBe('This number is too short.')
    expect((await start(person, '202 555 0143 0143', 'US')).message).toBe('This number is too long.')
  })

  test('in a country without a price gets no code', async () => {
    const person = await newPerson({}, { env: { SMS_PRICES: 'US=0.01' } })
    expect((await run(person, OWN)).countries).toEqual(['US'])
    expect(await start(person, '01512 3456789')).toMatchObject({
      code: 'PHONE_NUMBER_VALIDATION_ERROR',
      field: 'country',
    })
  })

  test('is replaced by the next one, and isn’t verified twice', async () => {
    const person = await newPerson()
    const number = newNumber()
    await verify(person, number)
    person.visit.now += MINUTE
    expect(await start(person, number)).toMatchObject({ code: 'CONFLICT' })
    await verify(person, '01512 9999977')
    expect((await run(person, OWN)).number).toBe('+49 •••• 77')
    const other = await newPerson()
    expect(await verify(other, number)).toMatchObject({ __typename: 'MobileVerification' })
  })
})

describe('a code', () => {
  test('that is wrong counts, and after five of them none is good', async () => {
    const person = await newPerson()
    await start(person, newNumber())
    const code = lastCode()
    for (let left = MOBILE_CODE_TRIES - 1; left > 0; left--)
      expect((await confirm(person, wrongFor(code))).message).toContain(`try ${left} more time`)
    expect((await confirm(person, wrongFor(code))).message).toBe(
      'This code is no longer good. Have another one sent.',
    )
    expect(await confirm(person, code)).toMatchObject({ code: 'BAD_REQUEST', field: 'code' })
    expect(await rowOf(person.user.id)).toBeNull()
  })

  test('is guessed no more often by attempts at once', async () => {
    const person = await newPerson()
    await start(person, newNumber())
    const guesses = Array.from({ length: 20 }, () => confirm(person, wrongFor(lastCode())))
    const answers = await Promise.all(guesses)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['BAD_REQUEST']))
    const row = await env.DB.prepare('SELECT tries FROM mobile_code WHERE user_id = ?')
      .bind(person.user.id)
      .first('tries')
    expect(row).toBe(MOBILE_CODE_TRIES)
  })

  test('verifies once of many attempts at once', async () => {
    const person = await newPerson()
    await start(person, newNumber())
    const code = lastCode()
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(person, code)))
    expect(answers.filter(({ __typename }) => __typename === 'MobileVerification')).toHaveLength(1)
  })

  test('is over after ten minutes, and after the next one', async () => {
    const person = await newPerson()
    await start(person, newNumber())
    const first = lastCode()
    person.visit.now += MOBILE_CODE_LIFETIME
    expect(await confirm(person, first)).toMatchObject({ code: 'BAD_REQUEST' })
    await start(person, newNumber())
    const second = lastCode()
    if (first !== second) expect(await confirm(person, first)).toMatchObject({ code: 'BAD_REQUEST' })
    const spaced = `${second.slice(0, 3)} ${second.slice(3)}`
    expect(await confirm(person, spaced)).toMatchObject({ __typename: 'MobileVerification' })
  })

  test('is nobody else’s', async () => {
    const [one, other] = [await newPerson(), await newPerson()]
    await start(one, newNumber())
    const code = lastCode()
    expect(await confirm(other, code)).toMatchObject({ code: 'BAD_REQUEST' })
    await start(other, newNumber())
    if (lastCode() !== code) expect(await confirm(other, code)).toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('isn’t good if the message can’t be sent', async () => {
    // Without an account, the service takes nothing.
    const person = await newPerson({}, { env: { SMS_PROVIDER: 'twilio' } })
    expect(await start(person, newNumber())).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect((await run(person, OWN)).pending).toBeNull()
  })
})

describe('a number that has verified another account', () => {
  const taken = async (columns: string) => {
    const [owner, other] = [await newPerson(), await newPerson()]
    const number = newNumber()
    await verify(owner, number)
    await env.DB.prepare(`UPDATE user SET ${columns} WHERE id = ?`).bind(owner.user.id).run()
    // Who doesn't have the phone learns nothing.
    expect(await start(other, number)).toMatchObject({ __typename: 'MobileVerification' })
    return confirm(other, lastCode())
  }

  test.each([
    ['is refused', 'name = name', 'ALREADY_EXISTS'],
    ['is refused if that is deactivated', `deactivated_at = ${NOON}`, 'USER_DEACTIVATED'],
    [
      'is refused if that is deleted',
      `deactivated_at = ${NOON}, delete_after = ${NOON + DAY}`,
      'USER_DELETED',
    ],
    ['is refused if that is suspended', 'is_suspended = 1', 'USER_SUSPENDED'],
  ])('%s', async (_, columns, code) => {
    expect(await taken(columns)).toMatchObject({ code })
  })

  test('verifies one of two accounts that confirm at once', async () => {
    const people = [await newPerson(), await newPerson()]
    const number = newNumber()
    const codes: string[] = []
    for (const person of people) {
      await start(person, number)
      codes.push(lastCode())
    }
    const answers = await Promise.all(people.map((person, i) => confirm(person, codes[i] ?? '')))
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual([
      'AlreadyExists',
      'MobileVerification',
    ])
  })
})

describe('removing a number', () => {
  test('frees it', async () => {
    const [one, other] = [await newPerson(), await newPerson()]
    const number = newNumber()
    await verify(one, number)
    expect(await run(one, REMOVE)).toMatchObject({ number: null, verifiedAt: null })
    expect(await run(one, REMOVE)).toMatchObject({ code: 'USER_NOT_MOBILE_VERIFIED' })
    expect(await verify(other, number)).toMatchObject({ __typename: 'MobileVerification' })
  })

  test('is refused to suspended people, and so is verifying one', async () => {
    const person = await newPerson()
    await verify(person)
    await env.DB.prepare('UPDATE user SET is_suspended = 1 WHERE id = ?').bind(person.user.id).run()
    expect(await run(person, REMOVE)).toMatchObject({ code: 'USER_SUSPENDED' })
    expect(await start(person, newNumber())).toMatchObject({ code: 'USER_SUSPENDED' })
    expect(await confirm(person, '123456')).toMatchObject({ code: 'USER_SUSPENDED' })
  })
})

test('visitors verify nothing', async () => {
  const visitor = { visit: newVisit() }
  expect((await visitor.visit.ask(OWN)).data?.result).toBeNull()
  expect(await start(visitor, newNumber())).toMatchObject({ code: 'UNAUTHORIZED' })
})
