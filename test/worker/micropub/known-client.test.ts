import type { Micropub } from 'micropub-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newVisit } from '../../factories/visit'
import { ORIGIN, type Writer, writer } from './support'

/* A client that nobody here wrote. */

const visit = newVisit({ env: { ENVIRONMENT: 'production' } })
let someone: Writer
let client: Micropub

beforeAll(async () => {
  someone = await writer()
  vi.spyOn(globalThis, 'fetch').mockImplementation(((address: string, init?: object) => {
    const { origin, pathname, search } = new URL(address)
    if (origin !== ORIGIN) throw new Error(`${origin} isn’t asked`)
    return visit.send(pathname + search, init)
  }) as never)
  // The client takes the `fetch` that there is when it is loaded.
  const loaded = await import('micropub-client')
  client = new loaded.Micropub({ url: `${ORIGIN}/micropub`, token: someone.token })
})
afterAll(() => vi.restoreAllMocks())

test('micropub-client reads the configuration', async () => {
  const config = await client.getConfig()
  expect(config['media-endpoint']).toBe(`${ORIGIN}/micropub/media`)
  expect(config['post-types']).toEqual([expect.objectContaining({ type: 'article' })])
})

test('micropub-client changes an entry', async () => {
  const { location: url, id } = await someone.entry({ content: ['Before.'], category: ['one'] })
  const told = await client.update({ url, replace: { content: ['After.'] }, add: { category: ['two'] } })
  // What its server has nothing to say to is an empty text to it.
  expect(told).toBe('')
  expect((await someone.bodyOf(id)).map(({ text }) => text)).toEqual(['After.'])
  expect(await someone.settingsOf(id)).toMatchObject({ tags: ['one', 'two'] })
  expect(await client.update({ url, replace: { photo: ['https://elsewhere.example/x.jpg'] } })).toMatchObject(
    {
      error: 'invalid_request',
    },
  )
})
