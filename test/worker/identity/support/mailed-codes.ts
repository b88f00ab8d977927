import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { createUser } from '../../../factories/user'
import { lastMail, newEmail, newReader, sendMail } from '../by-mail'

/** The result of a wrong code. */
export const INVALID = { __typename: 'BadRequest', message: 'Invalid code.' }

/** A browser that has asked for a code of somebody's, and what the mail says. */
export async function withCode() {
  const email = newEmail()
  const user = await createUser({ email })
  const visit = newReader()
  expect(await sendMail(visit, email)).toEqual({ __typename: 'SusiMethod', value: 'login' })
  return { visit, email, user, ...lastMail(email) }
}

/** The accounts with an address. */
export const accounts = async (email: string) =>
  (await env.DB.prepare('SELECT * FROM user WHERE email = ?').bind(email).all()).results
