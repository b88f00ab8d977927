import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { adminPurge } from '../../../worker/endpoints/admin/purge'
import { adminSearchRebuild } from '../../../worker/endpoints/admin/search-rebuild'
import type { Endpoint } from '../../../worker/endpoints/endpoint'
import { endpointContext } from '../../factories/endpoint-context'
import { createStory } from '../../factories/story'
import { emptyAll, search } from './search'

const KEY = 'a key that is known to operators alone'
const headers = { authorization: `Bearer ${KEY.replaceAll(' ', '-')}` }
const ADMIN_KEY = KEY.replaceAll(' ', '-')

/** What an endpoint answers an operator; `env` replaces what the worker is told. */
async function ask(
  endpoint: Endpoint,
  path: string,
  init: RequestInit = {},
  more: Partial<Env> = { ADMIN_KEY },
) {
  const given = { method: 'POST', headers, ...init, env: more } as Parameters<typeof endpointContext>[1]
  const response = await endpoint(endpointContext(path, given))
  if (!response) throw new Error('no answer')
  return { status: response.status, headers: response.headers, body: await response.json<Answer>() }
}

interface Answer {
  error?: { code: string; message: string }
  tags?: string[]
  waiting?: boolean
  written?: number
  cursor?: string | null
}

const audit = async () =>
  (await env.DB.prepare('SELECT action, detail FROM admin_audit ORDER BY id').all()).results

beforeEach(async () => {
  await emptyAll()
  await env.DB.exec('DELETE FROM admin_audit')
  await env.DB.exec('DELETE FROM purge_outbox')
})

describe('an operators’ endpoint', () => {
  const both = [
    ['purge', adminPurge, '/_/admin/purge'],
    ['search-rebuild', adminSearchRebuild, '/_/admin/search-rebuild'],
  ] as const

  test.each(both)('%s doesn’t exist without a key of 32 characters', async (_, endpoint, path) => {
    for (const key of ['', 'short'])
      expect(await ask(endpoint, path, {}, { ADMIN_KEY: key })).toMatchObject({ status: 404 })
  })

  test.each(both)('%s refuses a wrong key, and too many of them', async (_, endpoint, path) => {
    const wrong = { headers: { authorization: 'Bearer wrong' } }
    expect(await ask(endpoint, path, wrong)).toMatchObject({ status: 401 })
    for (let i = 0; i < 9; i++) await ask(endpoint, path, wrong)
    const limited = await ask(endpoint, path)
    expect(limited.status).toBe(429)
    expect(limited.headers.get('retry-after')).toBe('600')
  })
})

describe('a purge by an operator', () => {
  const purge = (body: unknown) =>
    ask(adminPurge, '/_/admin/purge', { body: typeof body === 'string' ? body : JSON.stringify(body) })

  test('goes through the outbox, ahead of all others, and is audited', async () => {
    const { status, body } = await purge({ tags: ['post-1', 'post-1', 'user-2'] })
    expect(status).toBe(200)
    expect(body).toEqual({ tags: ['post-1', 'user-2'], waiting: false })
    const rows = await env.DB.prepare('SELECT tag, is_urgent, done_at FROM purge_outbox ORDER BY tag').all()
    expect(rows.results).toMatchObject([
      { tag: 'post-1', is_urgent: 1, done_at: expect.any(Number) },
      { tag: 'user-2', is_urgent: 1, done_at: expect.any(Number) },
    ])
    expect(await audit()).toEqual([{ action: 'purge', detail: '2 tags: post-1 user-2' }])
  })

  test('of everything purges the tag that every page has', async () => {
    expect((await purge({ all: true })).body.tags).toEqual(['all'])
  })

  test('without a tag, with an invalid tag or with too many tags is refused', async () => {
    const many = Array.from({ length: 101 }, (_, i) => `post-${i}`)
    for (const body of ['', '[', 'null', '"post-1"', {}, { all: 'yes' }, { tags: [] }, { tags: [1] }])
      expect(await purge(body), JSON.stringify(body)).toMatchObject({ status: 400 })
    for (const tags of [['post 1'], ['a,b'], [''], ['ü'], many])
      expect(await purge({ tags })).toMatchObject({ status: 400 })
    expect((await purge({ tags: ['post-1', 'post 1'] })).body.error).toEqual({
      code: 'BAD_REQUEST',
      field: 'tags',
      message: 'No page can carry the tag "post 1".',
    })
    expect(await purge({ tags: ['x'.repeat(200_000)] })).toMatchObject({ status: 413 })
    expect((await env.DB.prepare('SELECT count(*) AS n FROM purge_outbox').first<{ n: number }>())?.n).toBe(0)
  })
})

describe('rebuilding the search index', () => {
  test('ends with no cursor and every story found', async () => {
    const story = await createStory({ title: 'Herons' })
    const { body } = await ask(adminSearchRebuild, '/_/admin/search-rebuild')
    expect(body).toEqual({ written: 2, removed: 0, cursor: null })
    expect(await search('posts', 'herons')).toEqual([story.id])
    expect(await audit()).toMatchObject([{ action: 'search-rebuild' }])
  })

  test('starts at the cursor', async () => {
    await createStory({ title: 'Herons', tags: ['birds'] })
    const { body } = await ask(adminSearchRebuild, '/_/admin/search-rebuild?cursor=tags.write.')
    expect(body).toMatchObject({ written: 1, cursor: null })
    expect(await search('posts', 'herons')).toEqual([])
  })

  test('refuses an invalid cursor', async () => {
    const { status, body } = await ask(adminSearchRebuild, '/_/admin/search-rebuild?cursor=everything')
    expect(status).toBe(400)
    expect(body.error?.code).toBe('BAD_REQUEST')
  })
})
