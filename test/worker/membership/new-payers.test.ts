import { expect, test } from 'vitest'
import { newVisit } from '../../factories/visit'
import { lastMail, location, newEmail, newReader, redeem, sendMail, typeCode } from '../identity/by-mail'

/* The way of new people from a plan to paying. Rule: docs/rules/membership.md, "Pages". */

const PAYMENT = '/payment?membershipType=monthly&redirectUrl=%2Ftidewater'

test('a visitor who has chosen a plan is asked to register, other pages ask to sign in', async () => {
  const ask = async (path: string) => (await newVisit().get(path)).headers.get('location')
  expect(await ask(PAYMENT)).toBe(
    `https://quire.example/m/signin?operation=register&redirectUrl=${encodeURIComponent(PAYMENT)}`,
  )
  expect(await ask('/manage-membership')).toBe(
    'https://quire.example/m/signin?redirectUrl=%2Fmanage-membership',
  )
})

test('a new account on its way to pay gets there at once, without topics first', async () => {
  for (const [redirect, leads] of [
    [PAYMENT, PAYMENT],
    ['/tidewater', '/get-started/name?redirectUrl=https%3A%2F%2Fquire.example%2Ftidewater'],
    ['/payments', '/get-started/name?redirectUrl=https%3A%2F%2Fquire.example%2Fpayments'],
  ] as const) {
    const email = newEmail()
    const visit = newReader()
    await sendMail(visit, email, { operation: 'register', fullName: 'Ada', redirect })
    const token = await typeCode(visit, lastMail(email).code)
    expect(location(await redeem(visit, token.value ?? ''))).toBe(`https://quire.example${leads}`)
  }
})
