import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, test } from 'vitest'
import { tagWriter } from '../../../schema/tables/tag'
import { createTag } from '../../factories/tag'
import { createUser } from '../../factories/user'
import { ask } from './support/ask'

interface Page {
  names: string[]
  next: string | null
}

interface Connection {
  tags?: { slug: string }[]
  users?: { username: string }[]
  pagingInfo: { next: { to: string } | null }
}

const PAGE = 'pagingInfo { next { to } }'

/** One page of a list, by the path of fields that leads to it. */
async function read(query: string, path: string[], to: string | null): Promise<Page> {
  const { body } = await ask({ query, variables: { paging: { limit: 2, to } } })
  expect(body.errors).toBeUndefined()
  let value: unknown = body.data
  for (const field of path) value = (value as Record<string, unknown>)[field]
  const { tags, users, pagingInfo } = value as Connection
  return {
    names: [...(tags ?? []).map(({ slug }) => slug), ...(users ?? []).map(({ username }) => username)],
    next: pagingInfo.next?.to ?? null,
  }
}

/** A list read to its end, two at a time. */
async function readAll(query: string, ...path: string[]): Promise<string[][]> {
  const pages: string[][] = []
  let next: string | null = null
  do {
    const page: Page = await read(query, path, next)
    pages.push(page.names)
    next = page.next
  } while (next !== null && pages.length < 10)
  return pages
}

beforeEach(async () => {
  for (const table of ['tag', 'tag_writer']) await env.DB.exec(`DELETE FROM ${table}`)
})

describe('a list of tags', () => {
  test.each(['topTags', 'featuredTags'])(
    '%s is read page by page, with ties ordered by slug',
    async (field) => {
      for (const [slug, postCount] of [
        ['море', 3],
        ['sea', 3],
        ['古い本', 3],
        ['sky', 9],
        ['mud', 1],
      ] as const)
        await createTag(slug, { postCount, isFeatured: true })
      const query = `query ($paging: PagingOptions) { ${field}(paging: $paging) { tags { slug } ${PAGE} } }`
      expect(await readAll(query, field)).toEqual([['sky', '古い本'], ['море', 'sea'], ['mud']])
    },
  )

  test('contains only what belongs in it', async () => {
    await createTag('empty', { postCount: 0 })
    await createTag('plain', { postCount: 2 })
    await createTag('chosen', { postCount: 0, isFeatured: true })
    const query = (field: string) =>
      `query ($paging: PagingOptions) { ${field}(paging: $paging) { tags { slug } ${PAGE} } }`
    expect(await readAll(query('topTags'), 'topTags')).toEqual([['plain']])
    expect(await readAll(query('featuredTags'), 'featuredTags')).toEqual([['chosen']])
  })
})

test('the writers of a tag are read page by page, without suspended ones', async () => {
  await createTag('sea')
  const writers: string[] = []
  for (const [i, postCount] of [5, 5, 4, 4, 2].entries()) {
    const user = await createUser({ username: `writer${i}`, isSuspended: i === 2 })
    await drizzle(env.DB).insert(tagWriter).values({ tagSlug: 'sea', userId: user.id, postCount })
    writers.push(user.username)
  }
  const query = `query ($paging: PagingOptions) { tagFromSlug(tagSlug: "sea") { topWriters(paging: $paging) { users { username } ${PAGE} } } }`
  const [a, b, , d, e] = writers
  expect(await readAll(query, 'tagFromSlug', 'topWriters')).toEqual([
    [b, a],
    [d, e],
  ])
})
