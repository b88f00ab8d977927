import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { expect, inject } from 'vitest'
import { mastodonAccount } from '../../../../schema/tables/mastodon'
import { createUser } from '../../../factories/user'
import { goThere, providerVisit, type Visit } from './at-provider'

/** The fields of a Mastodon mutation's answer that tests read. */
export interface Said {
  __typename: string
  message?: string
  errorType?: string
  url?: string
  handle?: string
}

/**
 * A signed-in person who has just proven their identity, at a site where Mastodon accounts can be connected.
 */
export async function signedIn(
  given: Parameters<typeof createUser>[0] = {},
  more: Partial<Env> = {},
): Promise<{ visit: Visit; id: string }> {
  const person = await createUser({ email: `${Math.random()}@people.example`, emailVerifiedAt: 1, ...given })
  const visit = providerVisit({ env: more })
  await visit.signIn(person.id)
  return { visit, id: person.id }
}

/** Begins to connect an account on that server. */
export async function start(visit: Visit, instance = inject('providers').mastodon.fine): Promise<Said> {
  const { data, errors } = await visit.ask(
    `mutation ($instance: String!) { connectMastodonStart(instance: $instance) {
      __typename ... on MastodonVisit { url } ... on UserError { message }
      ... on MastodonAccountConnectionError { errorType } } }`,
    { instance },
  )
  if (!data?.connectMastodonStart) throw new Error(JSON.stringify(errors))
  return data.connectMastodonStart as Said
}

/** Identifies a person at the server, or declines; returns what the browser is sent back with. */
export async function goToServer(said: Said, login: string | null): Promise<Record<string, string>> {
  if (!said.url) throw new Error(`Nowhere to go: ${said.message}`)
  const { url } = await goThere(said.url, login)
  return Object.fromEntries(new URL(url).searchParams)
}

/** Completes it, as the page that people return to does. */
export async function finish(visit: Visit, answer: Record<string, string>): Promise<Said> {
  const { data, errors } = await visit.ask(
    `mutation ($instance: String, $state: String, $code: String, $error: String) {
      connectMastodonFinish(instance: $instance, state: $state, code: $code, error: $error) {
        __typename ... on MastodonAccount { handle url } ... on UserError { message }
        ... on MastodonAccountConnectionError { errorType } } }`,
    answer,
  )
  if (!data?.connectMastodonFinish) throw new Error(JSON.stringify(errors))
  return data.connectMastodonFinish as Said
}

/** The whole way. */
export const connect = async (visit: Visit, login: string | null, instance?: string): Promise<Said> =>
  finish(visit, await goToServer(await start(visit, instance), login))

/** The connected account of a person. */
export const connectedTo = async (userId: string): Promise<string[]> =>
  (await drizzle(env.DB).select().from(mastodonAccount))
    .filter((row) => row.userId === userId)
    .map(({ username, instance }) => `@${username}@${instance}`)

/** The error of an account that isn't connected. */
export const notConnected = (errorType: string) => ({
  __typename: 'MastodonAccountConnectionError',
  errorType,
  message: expect.stringMatching(/\.$/),
})
