import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { predefinedId } from '../../../schema/routes/catalog-id'
import { MINUTE } from '../../../schema/rules/time-units'
import { follow } from '../../../schema/tables/follow'
import { postResponse } from '../../../schema/tables/post-response'
import { createCatalog } from '../../factories/catalog'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { GOOD_SECRET } from '../../support/outside-secret'

export const db = () => drizzle((env as Env).DB)

export const KEY = GOOD_SECRET

export interface Told {
  status: number
  type: string | null
  data: unknown
  errors: { message: string; status?: string }[]
}

export interface Item extends Record<string, unknown> {
  created_at: string
  meta: { id: string; timestamp: number }
}

/** A site that IFTTT knows, and IFTTT, which asks it. */
export function newService(bindings: Partial<Env> = {}) {
  const site = newVisit({
    env: { ENVIRONMENT: 'production', IFTTT_SERVICE_KEY: KEY, ...bindings },
  })
  const send = async (
    method: string,
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
  ): Promise<Told> => {
    const response = await site.send(`/ifttt/v1/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'accept-charset': 'utf-8',
        'x-request-id': crypto.randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const { data, errors } = (await response.json()) as Pick<Told, 'data' | 'errors'>
    return { status: response.status, type: response.headers.get('content-type'), data, errors }
  }
  return {
    site,
    send,
    /** A request with the service's key. */
    own: (method: string, path: string, key: string | undefined = KEY) =>
      send(method, path, { headers: { 'ifttt-service-key': key } }),
    /** A request for somebody. */
    of: (token: string) => ({
      get: (path: string) => send('GET', path, { headers: { authorization: `Bearer ${token}` } }),
      post: (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
        send('POST', path, { headers: { authorization: `Bearer ${token}`, ...headers }, body }),
      delete: (path: string) => send('DELETE', path, { headers: { authorization: `Bearer ${token}` } }),
    }),
  }
}
export type Service = ReturnType<typeof newService>

/** What a trigger answers. */
export async function itemsOf(
  person: ReturnType<Service['of']>,
  trigger: string,
  body: object = {},
): Promise<Item[]> {
  const { status, data, errors } = await person.post(`triggers/${trigger}`, body)
  if (status !== 200) throw new Error(JSON.stringify(errors))
  return data as Item[]
}

export const follows = (userId: string, targetId: string, kind: 'user' | 'collection' = 'user') =>
  db().insert(follow).values({ userId, kind, targetId, createdAt: NOON, viewedAt: NOON })

/** A response to a story, as readers see it. */
export async function respondTo(postId: string, authorId: string, at: number): Promise<string> {
  const { id = '' } = await createStory({
    kind: 'response',
    creatorId: authorId,
    isListed: false,
    title: 'So true',
    excerpt: 'So true, all of it.',
    firstPublishedAt: at,
  })
  await db().insert(postResponse).values({
    postId: id,
    rootKind: 'post',
    rootId: postId,
    parentId: postId,
    depth: 1,
    authorId,
    source: 'So true',
    status: 'shown',
    isCounted: true,
    score: 0,
    createdAt: at,
  })
  return id
}

/** Somebody who has enough of everything for IFTTT's tests: three of each. */
export async function fullAccount() {
  const user = await createUser({ emailVerifiedAt: NOON })
  const collection = await createCollection({ creatorId: user.id })
  const followed = await createUser()
  await follows(user.id, followed.id)
  await follows(user.id, collection.id, 'collection')
  const own: string[] = []
  for (let i = 0; i < 3; i++) {
    const { id = '' } = await createStory({
      creatorId: user.id,
      collectionId: collection.id,
      tags: ['ocean'],
      responseCount: i === 0 ? 3 : 0,
    })
    own.push(id)
    await createStory({ creatorId: followed.id })
    await respondTo(own[0] ?? '', followed.id, NOON + i * MINUTE)
  }
  const listId = predefinedId(user.id, 'reading-list')
  await createCatalog(
    { creatorId: user.id, id: listId, type: 'reading-list', slug: 'reading-list', visibility: 1 },
    own,
  )
  return { user, collection, followed, own, listId }
}
