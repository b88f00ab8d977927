import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { CLAP_KEYS_KEPT, CLAPS_SHOWN_EVERY } from '../../../schema/rules/claps'
import { trendingScore } from '../../../schema/rules/ranking'
import { HOUR, MINUTE } from '../../../schema/rules/time-units'
import { Database } from '../../../worker/data/database'
import { NOON, nextId } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { clock, counter, ring, stored, stub } from './support'

/** People, in one statement. */
async function people(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, nextId)
  await env.DB.prepare(
    'INSERT INTO user (id, username, name, created_at) SELECT value, value, value, ?2 FROM json_each(?1)',
  )
    .bind(JSON.stringify(ids), NOON)
    .run()
  return ids
}

const post = async (given: Parameters<typeof createStory>[0] = {}) => ({
  kind: 'post' as const,
  id: (await createStory(given)).id,
})

/** The tags of which a purge was requested, done or not: the coordinator may be quicker than the test. */
const requestedTags = async () =>
  (await env.DB.prepare('SELECT tag FROM purge_outbox').all()).results.map(({ tag }) => tag)

describe('what gathers the claps for one story', () => {
  test('counts a thousand people who clap at once, exactly, in a few transactions', async () => {
    const target = await post({ clapCount: 7 })
    const ids = await people(1000)
    const write = vi.spyOn(Database.prototype, 'write')
    await Promise.all(
      ids.flatMap((userId, i) => [
        counter.give(target, { userId, count: 1 + (i % 50), key: 'a' }),
        ...(i % 10 === 0 ? [counter.give(target, { userId, count: 1 + (i % 50), key: 'a' })] : []),
      ]),
    )
    expect(write.mock.calls.length).toBeLessThan(20)
    write.mockRestore()
    const { count, claps } = await stored(target)
    expect(claps).toEqual(new Map(ids.map((userId, i) => [userId, 1 + (i % 50)])))
    expect(count).toBe(7 + [...claps.values()].reduce((sum, each) => sum + each, 0))
  })

  test('takes the same sending once, also after a later one', async () => {
    const target = await post()
    const { id: userId } = await createUser()
    expect(await counter.give(target, { userId, count: 5, key: 'first' })).toEqual({ total: 5, own: 5 })
    expect(await counter.give(target, { userId, count: 9, key: 'second' })).toEqual({ total: 9, own: 9 })
    expect(await counter.give(target, { userId, count: 5, key: 'first' })).toEqual({ total: 9, own: 9 })
    // The key counts for an object that has been evicted, too.
    await evictDurableObject(stub(target))
    expect(await counter.give(target, { userId, count: 5, key: 'first' })).toEqual({ total: 9, own: 9 })
    expect(await stored(target)).toEqual({ count: 9, claps: new Map([[userId, 9]]) })
  })

  test('adds one to what it has, however many presses arrive at once, and once for each sending', async () => {
    const target = await post()
    const { id: userId } = await createUser()
    const press = (key: string) => counter.give(target, { userId, count: { oneMoreThan: 0 }, key })
    await Promise.all(['a', 'b', 'c'].map(press))
    expect(await press('a')).toEqual({ total: 3, own: 3 })
    expect(await counter.give(target, { userId, count: 49, key: 'd' })).toEqual({ total: 49, own: 49 })
    for (const key of ['e', 'f']) expect(await press(key)).toEqual({ total: 50, own: 50 })
    // An object that has ended is told what the database has.
    await evictDurableObject(stub(target))
    await counter.give(target, { userId, count: 0, key: 'g' })
    await evictDurableObject(stub(target))
    expect(await press('h')).toEqual({ total: 1, own: 1 })
    expect(await stored(target)).toEqual({ count: 1, claps: new Map([[userId, 1]]) })
  })

  test('takes claps back', async () => {
    const target = await post({ clapCount: 3 })
    const { id: userId } = await createUser()
    await counter.give(target, { userId, count: 5, key: 'a' })
    expect(await counter.give(target, { userId, count: 0, key: 'b' })).toEqual({ total: 3, own: 0 })
    expect(await stored(target)).toEqual({ count: 3, claps: new Map() })
  })

  test('keeps what it was given while the database can’t be reached, also if it ends meanwhile', async () => {
    const target = await post()
    const ids = await people(20)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const write = vi.spyOn(Database.prototype, 'write').mockRejectedValue(new Error('down'))
    const answers = await Promise.all(
      ids.map((userId) => counter.give(target, { userId, count: 2, key: userId })),
    )
    expect(answers).toEqual(ids.map(() => ({ total: null, own: 2 })))
    await evictDurableObject(stub(target))
    write.mockRestore()
    await ring(target)
    expect(await stored(target)).toEqual({ count: 40, claps: new Map(ids.map((id) => [id, 2])) })
  })

  test('stores nothing twice when it ends between a transaction and its note of it', async () => {
    const target = await post()
    const ids = await people(3)
    await Promise.all(ids.map((userId) => counter.give(target, { userId, count: 4, key: 'a' })))
    await runInDurableObject(stub(target), (_object, { storage }) => {
      for (const [i, id] of ids.entries())
        storage.sql.exec(
          'INSERT INTO waiting (user_id, place, count, at) VALUES (?, ?, 4, ?)',
          id,
          i + 1,
          NOON,
        )
    })
    await evictDurableObject(stub(target))
    await ring(target)
    expect((await stored(target)).count).toBe(12)
  })

  test('counts nobody whose account is closed by the time it stores', async () => {
    const target = await post()
    const { id: userId } = await createUser({ deactivatedAt: NOON })
    await counter.give(target, { userId, count: 4, key: 'a' })
    expect(await stored(target)).toEqual({ count: 0, claps: new Map() })
  })

  test('drops the claps for a story that is gone', async () => {
    const target = { kind: 'post', id: nextId() } as const
    expect(await counter.give(target, { userId: nextId(), count: 4, key: 'a' })).toEqual({
      total: null,
      own: null,
    })
    expect(
      await runInDurableObject(stub(target), (_o, { storage }) => [
        ...storage.sql.exec('SELECT * FROM waiting'),
      ]),
    ).toEqual([])
  })

  test('has the pages and the rankings follow at once, and then once a minute', async () => {
    const firstPublishedAt = NOON
    const target = await post({ firstPublishedAt, tags: ['ocean'] })
    const scores = async () => {
      const { results } = await env.DB.prepare(
        'SELECT trending_score AS score FROM post WHERE id = ?1 UNION ALL SELECT trending_score FROM post_tag WHERE post_id = ?1',
      )
        .bind(target.id)
        .all<{ score: number }>()
      return results.map(({ score }) => score)
    }
    const [a = '', b = ''] = await people(2)
    await counter.give(target, { userId: a, count: 10, key: 'a' })
    expect(await requestedTags()).toContain(`claps-${target.id}`)
    expect(await scores()).toEqual([
      trendingScore({ claps: 10, reads: 0 }, NOON),
      trendingScore({ claps: 10, reads: 0 }, NOON),
    ])
    await env.DB.exec('DELETE FROM purge_outbox')
    await counter.give(target, { userId: b, count: 50, key: 'b' })
    expect(await requestedTags()).toEqual([])
    expect((await stored(target)).count).toBe(60)
    expect(await scores()).toEqual([
      trendingScore({ claps: 10, reads: 0 }, NOON),
      trendingScore({ claps: 10, reads: 0 }, NOON),
    ])
    // The object's clock went on while it worked, by seconds on a busy machine.
    await later(target, CLAPS_SHOWN_EVERY + MINUTE)
    expect(await requestedTags()).toContain(`claps-${target.id}`)
    expect(await scores()).toEqual([
      trendingScore({ claps: 60, reads: 0 }, NOON),
      trendingScore({ claps: 60, reads: 0 }, NOON),
    ])
  })

  test('forgets everything once nobody has clapped for a while', async () => {
    const target = await post()
    const { id: userId } = await createUser()
    await counter.give(target, { userId, count: 5, key: 'first' })
    await later(target, CLAP_KEYS_KEPT + HOUR)
    expect(await runInDurableObject(stub(target), (_o, { storage }) => [...storage.kv.list()])).toEqual([])
    expect(await counter.give(target, { userId, count: 6, key: 'next' })).toEqual({ total: 6, own: 6 })
  })
})

/** Lets the clock pass, and does what the object's alarm does then. */
async function later(target: Awaited<ReturnType<typeof post>>, milliseconds: number): Promise<void> {
  clock.at += milliseconds
  const ahead = clock.at - Date.now()
  await runInDurableObject(stub(target), (_object, { storage }) =>
    storage.kv.put('state', { ...storage.kv.get<object>('state'), ahead }),
  )
  await evictDurableObject(stub(target))
  await ring(target)
}
