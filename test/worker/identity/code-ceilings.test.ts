import { expect, test } from 'vitest'
import { CODES_A_DAY } from '../../../schema/rules/sign-in-mails'
import { codeWording } from '../../../schema/wording/codes'
import { createUser } from '../../factories/user'
import { lastMail, newEmail, newReader, sendMail, typeCode } from './by-mail'

/** A browser of a network that has asked so often today, whatever it asks for. */
const after = (uses: number) =>
  newReader({
    env: {
      LOCKOUT_GUARD: {
        idFromName: () => '',
        get: () => ({ use: async () => uses }),
      } as unknown as Env['LOCKOUT_GUARD'],
    },
  })

const SOLVED = { captchaValue: 'dev-pass' }

test.each([
  ['an address', CODES_A_DAY.forAddress],
  ['a network', CODES_A_DAY.fromNetwork],
])('a ceiling a day for %s is the same for known and unknown addresses', async (_, most) => {
  const known = newEmail()
  await createUser({ email: known })
  for (const operation of ['login', 'register']) {
    for (const email of [known, newEmail()]) {
      const answer = await sendMail(after(most + 1), email, { ...SOLVED, operation })
      expect(answer).toEqual({ __typename: 'BadRequest', message: codeWording.tooManyInADay })
    }
  }
})

test('below the ceilings, a solved captcha is asked about its address', async () => {
  const email = newEmail()
  await createUser({ email })
  const at = after(CODES_A_DAY.forAddress)
  expect(await sendMail(at, newEmail(), SOLVED)).toMatchObject({ __typename: 'NotFound' })
  expect((await sendMail(at, email, SOLVED)).message).not.toBe(codeWording.tooManyInADay)
})

test('codes for one address are counted in all networks', async () => {
  const email = newEmail()
  const send = () => sendMail(newReader(), email, SOLVED)
  for (let count = 0; count < CODES_A_DAY.forAddress; count++)
    expect(await send()).toMatchObject({ __typename: 'NotFound' })
  expect(await send()).toMatchObject({ message: codeWording.tooManyInADay })
})

test('a code that is typed resets the count of its address', async () => {
  const email = newEmail()
  await createUser({ email })
  const visit = newReader()
  await sendMail(visit, email)
  const { code } = lastMail(email)
  for (let count = 1; count < CODES_A_DAY.forAddress; count++) await sendMail(newReader(), email)
  expect(await sendMail(newReader(), email)).toMatchObject({ message: codeWording.tooManyInADay })
  expect(await typeCode(visit, code)).toMatchObject({ __typename: 'Token' })
  await expect.poll(() => sendMail(newReader(), email)).toMatchObject({ __typename: 'SusiMethod' })
})
