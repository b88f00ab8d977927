import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { welcomeDelivery, welcomeLetter } from '../../../schema/tables/welcome'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { nextId } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import type { newVisit } from '../../factories/visit'
import { confirm, subscribe, tokenTo, visitor } from '../newsletter/support'

type Visit = ReturnType<typeof newVisit>

export interface WelcomeAnswer {
  __typename: string
  id?: string
  code?: string
  field?: string | null
}

async function ask(visit: Visit, query: string, variables: object): Promise<WelcomeAnswer> {
  const { data, errors } = await visit.ask(query, variables)
  if (errors) throw new Error(JSON.stringify(errors))
  return data?.result as WelcomeAnswer
}

/** Makes or changes a mail that new subscribers get. */
export const save = (visit: Visit, input: object) =>
  ask(
    visit,
    `mutation ($input: SaveWelcomeLetterInput!) { result: saveWelcomeLetter(input: $input) {
      __typename ... on WelcomeLetter { id day isOn subject text post { id } } ... on UserError { code field } } }`,
    { input: { welcomeId: nextId(), isOn: true, ...input } },
  )

const byId = (visit: Visit, what: string, welcomeId: string) =>
  ask(
    visit,
    `mutation ($id: ID!) { result: ${what}(welcomeId: $id) { __typename ... on UserError { code field } } }`,
    { id: welcomeId },
  )

export const remove = (visit: Visit, welcomeId: string) => byId(visit, 'removeWelcomeLetter', welcomeId)
export const sendTest = (visit: Visit, welcomeId: string) => byId(visit, 'sendTestWelcomeLetter', welcomeId)

/** What new subscribers get, as somebody sees it; null for those who may not. */
export async function welcomesFor(visit: Visit, newsletterId: string): Promise<object[] | null> {
  const { data, errors } = await visit.ask(
    `query ($id: ID!) { newsletter(id: $id) { welcomeLetters { day isOn sentCount skippedCount failedCount } } }`,
    { id: newsletterId },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as { newsletter: { welcomeLetters: object[] | null } }).newsletter.welcomeLetters
}

/** Somebody without an account subscribes and confirms. */
export async function join(newsletterId: string, email: string, now: number): Promise<void> {
  await subscribe(visitor({ now }), newsletterId, email)
  await confirm(visitor({ now }), tokenTo(email))
}

/** Runs the cron's job. */
export const run = (now: number, more: Partial<Env> = {}) =>
  cronJob('send-welcome-letters', now, { AUTH_SECRET, ...more })

/** What is stored of a subscriber's mails. */
export const deliveriesOf = async (subscriberId: string) =>
  (await drizzle(env.DB).select().from(welcomeDelivery)).filter((row) => row.subscriberId === subscriberId)

/** What is stored of a newsletter's mails for new subscribers. */
export const storedWelcomes = async (newsletterId: string) =>
  (await drizzle(env.DB).select().from(welcomeLetter)).filter((row) => row.newsletterId === newsletterId)
