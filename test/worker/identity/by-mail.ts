import { expect } from 'vitest'
import { mailbox } from '../../../worker/platform/development/mailbox'
import type { Mail } from '../../../worker/platform/mail/mailer'
import { ORIGIN } from '../../factories/endpoint-context'
import { newVisit, type VisitOptions } from '../../factories/visit'

export type Visit = ReturnType<typeof newVisit>

/** A member of a result union. */
export interface Result {
  __typename: string
  value?: string
  message?: string
}

let count = 0

/** A number that no other test of the file has. */
export const unique = (): number => ++count

export const newEmail = (): string => `reader${unique()}@quire.test`

/** A browser at a network address of its own. */
export const newReader = (options: VisitOptions = {}): Visit =>
  newVisit({ address: `198.51.100.${unique()}`, ...options })

const SEND = `mutation ($email: String!, $redirect: String, $fullName: String, $captchaValue: String,
  $operation: String!, $type: String) {
  sendAcctAuthEmail(email: $email, redirect: $redirect, fullName: $fullName, captchaValue: $captchaValue,
    operation: $operation, type: $type) {
    __typename ... on SusiMethod { value } ... on UserError { message }
  }
}`

const VERIFY = `mutation ($loginCode: String!) {
  verifyLoginCode(loginCode: $loginCode) {
    __typename ... on Token { value } ... on UserError { message }
  }
}`

/** The only field of an answer. */
async function resultOf(asked: ReturnType<Visit['ask']>): Promise<Result> {
  const { data, errors } = await asked
  expect(errors).toBeUndefined()
  return Object.values(data ?? {})[0] as Result
}

/** Requests a mail; signing up includes the captcha's value. */
export const sendMail = (
  visit: Visit,
  email: string,
  more: Record<string, unknown> = {},
): Promise<Result> => {
  const captcha = more.operation === 'register' ? { captchaValue: 'dev-pass' } : {}
  return resultOf(visit.ask(SEND, { email, operation: 'login', type: 'LOGIN_CODE', ...captcha, ...more }))
}

export const typeCode = (visit: Visit, loginCode: string): Promise<Result> =>
  resultOf(visit.ask(VERIFY, { loginCode }))

/** Mails to an address, newest first. */
export const mailsTo = (email: string): Mail[] =>
  mailbox().flatMap(({ mail }) => (mail.to === email ? [mail] : []))

/** The newest mail to an address: its code, its link, and the link's token. */
export function lastMail(email: string): { code: string; link: string; token: string } {
  const [mail] = mailsTo(email)
  const { code = '', link = '' } = mail ?? {}
  return { code, link, token: new URL(link, ORIGIN).searchParams.get('token') ?? '' }
}

/** A wrong code. */
export const wrongCode = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0')

export const redeem = (visit: Visit, token: string, query = ''): Promise<Response> =>
  visit.get(`/m/callback/authenticate?token=${token}&operation=login&state=quire${query}`)

/** Follows a mailed link as the page's form does. */
export const postLink = (
  visit: Visit,
  token: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  visit.send('/m/callback/email', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, ...headers },
    body: new URLSearchParams({ token }).toString(),
  })

export const location = (response: Response): string => response.headers.get('location') ?? ''

/** The id of the signed-in person; null for a visitor. */
export async function viewerId(visit: Visit): Promise<string | null> {
  const { data } = await visit.ask('{ viewer { id } }')
  return (data?.viewer as { id: string } | null)?.id ?? null
}

export const EXPIRED = `${ORIGIN}/m/signin?operation=expired-link`
