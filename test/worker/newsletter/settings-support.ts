import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { newsletter, subscriber } from '../../../schema/tables/newsletter'
import { NOON, nextId } from '../../factories/ids'
import type { newVisit } from '../../factories/visit'

type Visit = ReturnType<typeof newVisit>

export interface NewsletterAnswer {
  __typename: string
  id: string
  field?: string | null
}

const FIELDS = `id slug name description color senderName takesReplies sendsStories rhythm image { id }`

/** Makes or changes a newsletter. */
export async function changeNewsletter(
  visit: Visit,
  what: 'create' | 'update',
  input: object,
): Promise<NewsletterAnswer> {
  const type = what === 'create' ? 'CreateNewsletterInput' : 'UpdateNewsletterInput'
  const { data, errors } = await visit.ask(
    `mutation ($input: ${type}!) { result: ${what}Newsletter(input: $input) {
      __typename ... on NewsletterV3 { ${FIELDS} } ... on UserError { code field } } }`,
    { input },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data?.result as NewsletterAnswer
}

/** Ends a newsletter, or brings it back. */
export async function endOrRestore(visit: Visit, what: 'end' | 'restore', newsletterId: string) {
  const { data, errors } = await visit.ask(
    `mutation ($id: ID!) { result: ${what}Newsletter(newsletterId: $id) {
      __typename ... on NewsletterV3 { id offAt daysLeft } ... on UserError { code } } }`,
    { id: newsletterId },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data?.result as {
    __typename: string
    offAt?: number | null
    daysLeft?: number | null
    code?: string
  }
}

/** A newsletter as everybody sees it. */
export async function newsletterFor(visit: Visit, id: string): Promise<object | null> {
  const { data, errors } = await visit.ask(
    `query ($id: ID!) { newsletter(id: $id) { ${FIELDS} viewerEdge { canSend } } }`,
    { id },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data?.newsletter as object | null
}

/** The stored newsletters of somebody, or of a publication. */
export const storedOf = async (ownerId: string) =>
  (await drizzle(env.DB).select().from(newsletter)).filter(
    ({ userId, collectionId }) => userId === ownerId || collectionId === ownerId,
  )

let subscribers = 0

/** Stores somebody who subscribes, and has confirmed. */
export async function createSubscriber(
  newsletterId: string,
  given: Partial<typeof subscriber.$inferInsert> = {},
): Promise<void> {
  subscribers += 1
  await drizzle(env.DB)
    .insert(subscriber)
    .values({
      id: nextId(),
      newsletterId,
      email: `stats-${subscribers}@example.org`,
      state: 'active',
      source: 'page',
      createdAt: NOON,
      askedAt: 0,
      consentedAt: NOON,
      consentText: '',
      ...given,
    })
}
