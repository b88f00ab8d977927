import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { ORIGIN } from '../../../factories/endpoint-context'
import { NOON } from '../../../factories/ids'
import { createUser } from '../../../factories/user'
import type { VisitOptions } from '../../../factories/visit'
import {
  lastMail,
  newEmail,
  newReader,
  type Result,
  redeem,
  sendMail,
  typeCode,
  type Visit,
} from '../by-mail'

/** Identifies the account that was used last. */
export const COOKIE = '__Host-account'
/** The message for a browser that remembers nobody. */
export const GONE = 'This account is no longer remembered here. Please sign in another way.'

const SUGGESTION = '{ alternateUserSuggestion { redactedEmailAddress userId socialLogins } }'
/** Makes the browser forget the account. */
export const FORGET = 'mutation { forgetAlternateUser { success } }'
/** Mails a code to the remembered account. */
export const SEND = `mutation ($redirect: String, $captchaValue: String) {
  sendAlternateUserEmail(redirect: $redirect, captchaValue: $captchaValue) {
    __typename ... on SusiMethod { value } ... on UserError { message }
  }
}`

/** The account that the browser is offered. */
export const suggested = async (visit: Visit, origin = ORIGIN) => {
  const { data, errors } = await visit.ask(SUGGESTION, {}, origin)
  expect(errors).toBeUndefined()
  return data?.alternateUserSuggestion
}
/** Requests a mail to the remembered account. */
export const mailIt = async (visit: Visit, variables: object = {}): Promise<Result> =>
  (await visit.ask(SEND, variables)).data?.sendAlternateUserEmail as Result

/** Signs in with a code, as everybody does: the cookies of the session and of the account are set. */
export async function signInByCode(visit: Visit, email: string): Promise<Response> {
  await sendMail(visit, email)
  const { value = '' } = await typeCode(visit, lastMail(email).code)
  return redeem(visit, value)
}

/** Signs out, as far as the browser knows. */
export const signOut = (visit: Visit): void => {
  for (const name of ['__Host-session', 'xsrf']) visit.cookies().delete(name)
}

/** A browser in which somebody was signed in before, but no longer is. */
export async function knownBrowser(given: Parameters<typeof createUser>[0] = {}, options: VisitOptions = {}) {
  const email = newEmail()
  const user = await createUser({ email, emailVerifiedAt: NOON, ...given })
  const visit = newReader(options)
  await signInByCode(visit, email)
  signOut(visit)
  return { visit, user, email, cookie: visit.cookies().get(COOKIE) ?? '' }
}

/** Connects an external account. */
export const connect = (userId: string, provider: string) =>
  env.DB.prepare(
    `INSERT INTO external_identity (issuer, subject, provider, user_id, email, name, created_at)
     VALUES (?1, ?2, ?1, ?2, 'there@example.net', 'Ida There', ?3)`,
  )
    .bind(provider, userId, NOON)
    .run()

/** Counts how often the database is opened. */
export function watchedDatabase() {
  const asked: string[] = []
  const count = (session: D1DatabaseSession): D1DatabaseSession =>
    new Proxy(session, {
      get: (target, key) => {
        if (key === 'prepare' || key === 'batch') asked.push(String(key))
        const value = Reflect.get(target, key)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  const DB = new Proxy(env.DB, {
    get: (target, key) =>
      key === 'withSession'
        ? (constraint: D1SessionConstraint) => count(target.withSession(constraint))
        : Reflect.get(target, key),
  })
  return { DB, asked }
}

/** Two providers are configured. */
export const SERVICES = {
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  FACEBOOK_CLIENT_ID: 'id',
  FACEBOOK_CLIENT_SECRET: 'secret',
} as Partial<Env>
