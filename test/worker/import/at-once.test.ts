import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { ImportReport } from '../../../worker/services/import/report'
import { importText, NOW, rows } from './harness'
import { wxr } from './wxr'

const items = (count: number, from = 1) =>
  Array.from({ length: count }, (_, i) => ({
    id: from + i,
    creator: i % 2 ? 'ada' : 'ben',
    tags: ['Tides', `Tag ${i % 3}`],
  }))

/** The stories of a publication, and its counters. */
async function state(slug: string) {
  const [collection] = await rows<{ id: string; post_count: number }>(
    'SELECT id, post_count FROM collection WHERE slug = ?',
    slug,
  )
  const posts = await rows<{ title: string; revision: number; creator_id: string }>(
    'SELECT title, revision, creator_id FROM post WHERE collection_id = ? ORDER BY id',
    collection?.id,
  )
  const users = await rows<{ n: number; post_count: number }>(
    `SELECT u.post_count, (SELECT count(*) FROM post p WHERE p.creator_id = u.id AND p.is_listed = 1) AS n
     FROM user u JOIN collection_editor e ON e.user_id = u.id WHERE e.collection_id = ?`,
    collection?.id,
  )
  const tags = await rows<{ n: number; post_count: number }>(
    'SELECT t.post_count, (SELECT count(*) FROM post_tag p WHERE p.tag_slug = t.slug AND p.is_listed = 1) AS n FROM tag t',
  )
  const owners = await rows(
    "SELECT 1 FROM collection_editor WHERE collection_id = ? AND role = 'OWNER'",
    collection?.id,
  )
  const wrong = [...users, ...tags].filter(({ n, post_count }) => n !== post_count)
  return { posts, count: collection?.post_count, wrong, owners: owners.length, writers: users.length }
}

const sum = (reports: readonly ImportReport[], what: 'imported' | 'updated' | 'unchanged') =>
  reports.reduce((total, report) => total + report[what], 0)

describe('concurrent imports', () => {
  it('create each story of a new publication once', async () => {
    const file = wxr(items(20))
    const reports = await Promise.all([1, 2, 3, 4].map(() => importText(file, { into: 'at-once' })))
    const { posts, count, wrong, owners, writers } = await state('at-once')
    expect(posts).toHaveLength(20)
    expect(new Set(posts.map(({ title }) => title)).size).toBe(20)
    expect(posts.every(({ revision }) => revision === 1)).toBe(true)
    expect({ count, wrong, owners, writers }).toEqual({ count: 20, wrong: [], owners: 1, writers: 2 })
    expect(reports.flatMap(({ skipped }) => skipped)).toEqual([])
    expect(sum(reports, 'imported')).toBe(20)
    expect(sum(reports, 'unchanged')).toBe(60)
    expect(await importText(file, { into: 'at-once' })).toMatchObject({ unchanged: 20, imported: 0 })
  })

  it('create each story of an existing publication once', async () => {
    await importText(wxr(items(1)), { into: 'there-already' })
    const file = wxr(items(12))
    const reports = await Promise.all([1, 2, 3].map(() => importText(file, { into: 'there-already' })))
    const { posts, count, wrong } = await state('there-already')
    expect({ posts: posts.length, count, wrong }).toEqual({ posts: 12, count: 12, wrong: [] })
    expect(sum(reports, 'imported')).toBe(11)
    expect(reports.flatMap(({ skipped }) => skipped)).toEqual([])
  })

  it('save a changed story once', async () => {
    await importText(wxr(items(8)), { into: 'changes-at-once' })
    const changed = wxr(items(8).map((item) => ({ ...item, content: 'Other words.' })))
    const call = { into: 'changes-at-once', now: NOW + 1000 }
    const reports = await Promise.all([1, 2, 3].map(() => importText(changed, call)))
    const { posts, wrong } = await state('changes-at-once')
    expect(posts.map(({ revision }) => revision)).toEqual(Array(8).fill(2))
    expect(wrong).toEqual([])
    expect(sum(reports, 'updated') + sum(reports, 'unchanged')).toBe(24)
    expect(reports.flatMap(({ skipped }) => skipped)).toEqual([])
  })

  it('can import two files into one new publication', async () => {
    const files = [wxr(items(6)), wxr(items(6, 101))]
    const reports = await Promise.all(files.map((file) => importText(file, { into: 'two-files' })))
    const { posts, count, wrong, owners } = await state('two-files')
    expect({ posts: posts.length, count, wrong, owners }).toEqual({
      posts: 12,
      count: 12,
      wrong: [],
      owners: 1,
    })
    expect(reports.flatMap(({ skipped }) => skipped)).toEqual([])
  })

  it('give authors of the same name in two new publications different usernames', async () => {
    const file = wxr(items(4).map((item) => ({ ...item, creator: 'zoe' })))
    const reports = await Promise.all(['zoes', 'other-zoes'].map((into) => importText(file, { into })))
    expect(reports.flatMap(({ skipped }) => skipped)).toEqual([])
    expect(await rows("SELECT username FROM user WHERE username LIKE 'zoe%' ORDER BY username")).toEqual([
      { username: 'zoe' },
      { username: 'zoe2' },
    ])
  })
})

describe('ids of imported things', () => {
  it('are derived from the publication and the item', async () => {
    await importText(wxr(items(2)), { into: 'derived' })
    const before = await rows(
      "SELECT p.id FROM post p JOIN collection c ON c.id = p.collection_id WHERE c.slug = 'derived' ORDER BY 1",
    )
    await env.DB.batch(
      ['post_tag', 'post_version'].map((table) =>
        env.DB.prepare(
          `DELETE FROM ${table} WHERE post_id IN (SELECT p.id FROM post p JOIN collection c ON c.id = p.collection_id WHERE c.slug = 'derived')`,
        ),
      ),
    )
    await env.DB.prepare(
      "DELETE FROM import_item WHERE collection_id = (SELECT id FROM collection WHERE slug = 'derived')",
    ).run()
    await env.DB.prepare(
      "DELETE FROM post WHERE collection_id = (SELECT id FROM collection WHERE slug = 'derived')",
    ).run()
    await importText(wxr(items(2)), { into: 'derived' })
    const after = await rows(
      "SELECT p.id FROM post p JOIN collection c ON c.id = p.collection_id WHERE c.slug = 'derived' ORDER BY 1",
    )
    expect(after).toEqual(before)
  })

  it('never refer to a story or publication that has become another', async () => {
    await importText(wxr([{ id: 1, title: 'First' }]), { into: 'moved' })
    await env.DB.prepare("UPDATE collection SET slug = 'moved-away' WHERE slug = 'moved'").run()
    await importText(wxr([{ id: 1, title: 'Second' }]), { into: 'moved' })
    expect((await state('moved')).posts.map(({ title }) => title)).toEqual(['Second'])
    expect((await state('moved-away')).posts.map(({ title }) => title)).toEqual(['First'])

    // The item was forgotten, the story that it made was not.
    await env.DB.prepare(
      "DELETE FROM import_item WHERE collection_id = (SELECT id FROM collection WHERE slug = 'moved')",
    ).run()
    await importText(wxr([{ id: 1, title: 'Third' }]), { into: 'moved' })
    const { posts, count } = await state('moved')
    expect(posts.map(({ title }) => title).sort()).toEqual(['Second', 'Third'])
    expect(count).toBe(2)
  })
})

describe('a file with a duplicate item', () => {
  it('imports it once, reports it, and changes nothing the next time', async () => {
    const file = wxr([
      { id: 1, title: 'One', content: 'First words.' },
      { id: 1, title: 'One again', content: 'Other words.' },
    ])
    const skipped = [{ item: 'One again', reason: 'It’s in the file twice.' }]
    expect(await importText(file, { into: 'doubled' })).toMatchObject({ imported: 1, updated: 0, skipped })
    for (const later of [1, 2]) {
      const report = await importText(file, { into: 'doubled', now: NOW + later })
      expect(report).toMatchObject({ imported: 0, updated: 0, unchanged: 1, skipped })
    }
    expect((await state('doubled')).posts).toMatchObject([{ title: 'One', revision: 1 }])
  })
})
