import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { linkTo } from '../../../schema/routes/links'
import { subscriber, suppressedAddress } from '../../../schema/tables/newsletter'
import { mailbox } from '../../../worker/platform/development/mailbox'
import { createKeys } from '../../../worker/services/identity/keys'
import { type LinkScope, linkToken } from '../../../worker/services/newsletter/link-tokens'
import { suppressionHash } from '../../../worker/services/newsletter/suppression'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { newVisit, type VisitOptions } from '../../factories/visit'

type Visit = ReturnType<typeof newVisit>

const db = drizzle(env.DB)

let networks = 0
/** Another network for each, since a network may send only so many forms. */
export const elsewhere = (): VisitOptions => ({ address: `198.51.${networks >> 8}.${networks++ & 255}` })

export const visitor = (options: VisitOptions = {}) => newVisit({ ...elsewhere(), ...options })

/** The stored subscriptions of an address. */
export const rowsOf = async (email: string) =>
  (await db.select().from(subscriber)).filter((row) => row.email === email)

export const statesOf = async (email: string) => (await rowsOf(email)).map(({ state }) => state)

export const suppressions = () => db.select().from(suppressedAddress)

/** The mails that an address got, the newest first. */
export const mailsTo = (email: string) => mailbox().flatMap(({ mail }) => (mail.to === email ? [mail] : []))

/** The path of the link in a mail. */
export const linkOf = (mail: { link?: string | undefined } | undefined): string => {
  const { pathname, search } = new URL(mail?.link ?? '')
  return pathname + search
}

export const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
})

const SUBSCRIBE = `mutation ($input: SubscribeToNewsletterInput!) {
  result: subscribeToNewsletter(input: $input) {
    __typename ... on NewsletterSubscription { state newsletter { id name } } ... on UserError { code field }
  }
}`
const CONFIRM = `mutation ($token: String!) {
  result: confirmSubscription(token: $token) {
    __typename ... on NewsletterSubscription { state } ... on UserError { code field }
  }
}`
const UNSUBSCRIBE = `mutation ($input: UnsubscribeInput!) {
  result: unsubscribe(input: $input) {
    __typename ... on NewsletterSubscription { state } ... on UserError { code field }
  }
}`

async function ask(visit: Visit, query: string, variables: object) {
  const { data, errors } = await visit.ask(query, variables)
  if (errors) throw new Error(JSON.stringify(errors))
  return data?.result as { __typename: string; state?: string; code?: string; field?: string }
}

export const subscribe = (visit: Visit, newsletterId: string, email?: string) =>
  ask(visit, SUBSCRIBE, { input: { newsletterId, email } })
export const confirm = (visit: Visit, token: string) => ask(visit, CONFIRM, { token })
export const unsubscribe = (visit: Visit, input: { newsletterId?: string; token?: string }) =>
  ask(visit, UNSUBSCRIBE, { input })

/** The token in the newest mail to an address. */
export const tokenTo = (email: string): string =>
  new URL(mailsTo(email)[0]?.link ?? '').searchParams.get('token') ?? ''

const keys = createKeys(AUTH_SECRET)

/** Suppresses an address as a mail service has it done, or frees it. */
export async function suppress(email: string, reason: 'bounced' | 'complained' | undefined): Promise<void> {
  const emailHash = await suppressionHash({ keys }, email)
  await db.delete(suppressedAddress).where(eq(suppressedAddress.emailHash, emailHash))
  if (reason) await db.insert(suppressedAddress).values({ emailHash, reason, createdAt: 0 })
}

/** Why an address is suppressed. */
export async function suppressedAs(email: string): Promise<string | undefined> {
  const emailHash = await suppressionHash({ keys }, email)
  return (await suppressions()).find((row) => row.emailHash === emailHash)?.reason
}

/** A token as a letter to a subscription of an address has it: to the first one, or to that of a newsletter. */
const tokenFor = async (email: string, scope: LinkScope, newsletterId?: string): Promise<string> => {
  const rows = await rowsOf(email)
  const row = newsletterId === undefined ? rows[0] : rows.find((each) => each.newsletterId === newsletterId)
  return row ? linkToken({ keys }, row, scope) : ''
}
export const leaveToken = (email: string, newsletterId?: string) => tokenFor(email, 'leave', newsletterId)

/** The path of the page with all that an address gets. */
export async function settingsPath(email: string): Promise<string> {
  const [userId = '', , hash = ''] = (await tokenFor(email, 'all')).split('.')
  return linkTo('EmailSettings', { userId, hash })
}
