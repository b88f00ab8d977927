import https from 'node:https'
import { MediumClient as Elder, Scope } from 'medium-sdk'
import { MediumClient as Newer, PostContentFormat, PostLicense, PostPublishStatus } from 'medium-sdk-ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createCollection } from '../../factories/collection'
import { createRoles } from '../../factories/leaders'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { withProgram } from '../access-token/support'
import { client, decide, REDIRECT } from '../oauth/support'

/* Clients that nobody here wrote, of the API that others of this kind have: only the base address differs. */

const THEIRS = 'https://api.medium.com'
const visit = newVisit({ env: { ENVIRONMENT: 'production' } })

/** What a client asks of the address that it knows, sent to our own worker. */
function toWorker(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { origin, pathname, search } = new URL(String(address))
  if (origin !== THEIRS) throw new Error(`${origin} isn’t asked`)
  return visit.send(pathname + search, init as object)
}

/** A request of Node’s module, as far as a client uses it. */
function requestOf(
  { host, path, method }: { host: string; path: string; method: string },
  answered: (response: object) => void,
) {
  const headers: Record<string, string> = {}
  const sent: string[] = []
  const request = {
    on: () => request,
    setHeader: (name: string, value: string) => {
      headers[name] = value
    },
    setTimeout: () => request,
    write: (text: string) => sent.push(text),
    end: () => {
      const body = sent.length > 0 ? { body: sent.join('') } : {}
      void toWorker(`https://${host}${path}`, { method, headers, ...body }).then(async (response) => {
        const text = await response.text()
        const listeners: Record<string, (given?: string) => void> = {}
        answered({
          statusCode: response.status,
          setEncoding: () => {},
          on: (name: string, listener: (given?: string) => void) => {
            listeners[name] = listener
          },
        })
        listeners.data?.(text)
        listeners.end?.()
      })
    },
  }
  return request
}

beforeAll(() => {
  vi.spyOn(https, 'request').mockImplementation(requestOf as never)
  vi.spyOn(globalThis, 'fetch').mockImplementation(toWorker as never)
})
afterAll(() => vi.restoreAllMocks())

/** What a method that takes a callback is told. */
const told = <Value>(run: (callback: (error: Error | null, value: Value) => void) => void) =>
  new Promise<Value>((resolve, reject) => run((error, value) => (error ? reject(error) : resolve(value))))

interface Tokens {
  access_token: string
  refresh_token: string
}

/** A publication of somebody's. */
async function publicationOf(ownerId: string) {
  const { id } = await createCollection({ creatorId: ownerId, name: 'The Harbour' })
  await createRoles(id, { [ownerId]: 'OWNER' })
  return id
}

const STORY = { title: 'Low water', content: '<h1>Low water</h1><p>It is low.</p>', tags: ['tides'] }

describe('medium-sdk', () => {
  test('is allowed, exchanges its tokens, reads and publishes', async () => {
    const person = await signedIn()
    const publicationId = await publicationOf(person.user.id)
    const { id, secret = '' } = await client()
    const elder = new Elder({ clientId: id, clientSecret: secret })
    const address = elder.getAuthorizationUrl('its state', REDIRECT, [
      Scope.BASIC_PROFILE,
      Scope.LIST_PUBLICATIONS,
      Scope.PUBLISH_POST,
    ])
    const { query } = await decide(person, new URL(address).searchParams)
    expect(query?.get('state')).toBe('its state')
    const code = query?.get('code') ?? ''
    const first = await told<Tokens>((done) => elder.exchangeAuthorizationCode(code, REDIRECT, done))
    await expect(
      told((done) =>
        new Elder({ clientId: id, clientSecret: secret }).exchangeAuthorizationCode(code, REDIRECT, done),
      ),
    ).rejects.toMatchObject({ code: 400 })
    const next = await told<Tokens>((done) => elder.exchangeRefreshToken(first.refresh_token, done))
    expect(next.access_token).toMatch(/^quire_oat_/)

    const user = await told<{ id: string; username: string }>((done) => elder.getUser(done))
    expect(user).toMatchObject({ id: person.user.id, username: person.user.username })
    const publications = await told((done) => elder.getPublicationsForUser({ userId: user.id }, done))
    expect(publications).toMatchObject([{ id: publicationId, name: 'The Harbour' }])
    const contributors = await told((done) => elder.getContributorsForPublication({ publicationId }, done))
    expect(contributors).toMatchObject([{ publicationId, userId: user.id }])
    const made = await told((done) =>
      elder.createPost({ userId: user.id, ...STORY, contentFormat: 'html', publishStatus: 'draft' }, done),
    )
    expect(made).toMatchObject({ title: 'Low water', publishStatus: 'draft', tags: ['tides'] })
    const placed = await told((done) =>
      elder.createPostInPublication(
        { publicationId, ...STORY, contentFormat: 'html', publishStatus: 'public', license: 'cc-40-by' },
        done,
      ),
    )
    expect(placed).toMatchObject({ title: 'Low water', authorId: user.id, license: 'cc-40-by' })
  })

  test('reads our refusals', async () => {
    const elder = new Elder({ clientId: 'x', clientSecret: 'y' })
    await expect(told((done) => elder.getUser(done))).rejects.toMatchObject({
      code: 401,
      message: expect.any(String),
    })
    const { token } = await withProgram()
    elder.setAccessToken(token)
    await expect(
      told((done) => elder.createPost({ userId: 'another', ...STORY, contentFormat: 'pdf' }, done)),
    ).rejects.toMatchObject({ message: expect.stringMatching(/./) })
  })
})

describe('medium-sdk-ts', () => {
  test('reads and publishes', async () => {
    const { user, token } = await withProgram()
    const publicationId = await publicationOf(user.id)
    const newer = new Newer(token)
    expect(await newer.getUser()).toMatchObject({ id: user.id, username: user.username })
    expect(await newer.getPublicationsForUser({ userId: user.id })).toMatchObject([{ id: publicationId }])
    const made = await newer.createPost({
      title: 'Ebb',
      content: '# Ebb\n\nIt goes **out**.',
      tags: ['tides'],
      publishStatus: PostPublishStatus.UNLISTED,
    })
    expect(made).toMatchObject({ title: 'Ebb', authorId: user.id, publishStatus: 'unlisted' })
    const placed = await newer.createPostInPublication({
      userId: user.id,
      publicationId,
      ...STORY,
      contentFormat: PostContentFormat.HTML,
      canonicalUrl: 'https://elsewhere.example/low',
      publishStatus: PostPublishStatus.PUBLIC,
      license: PostLicense.CC_40_BY,
    })
    expect(placed).toMatchObject({ authorId: user.id, canonicalUrl: 'https://elsewhere.example/low' })
  })

  test('reads our refusals', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    await expect(new Newer('nonsense').getUser()).rejects.toThrow(/token/i)
  })
})
