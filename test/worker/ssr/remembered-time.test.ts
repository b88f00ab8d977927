import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { StaffPicks } from '../../../client/pages/not-found/staff-picks.generated'
import { PostPage } from '../../../client/pages/post/post-page.generated'
import type { Operation } from '../../../schema/operation'
import { Database } from '../../../worker/data/database'
import { createReader } from '../../../worker/data/reader'
import { OperationMemory } from '../../../worker/ssr/operation-memory'
import { createStory, paragraph } from '../../factories/story'
import { ASKED, cost, LONG, REMEMBERED, read, request, type Story } from './memory-requests'

describe('the time that an answer is remembered', () => {
  test('is half a second, and nothing on a clock that was set back', async () => {
    const memory = new OperationMemory()
    const { id } = await createStory()
    const at = async (time: number) => {
      const context = request({ at: time })
      await read(memory, id, context)
      return cost(context)
    }
    expect([await at(0), await at(349), await at(849)]).toEqual([ASKED, REMEMBERED, ASKED])
    expect(await at(100)).toEqual(ASKED)
  })

  test('ends with one request that recomputes it, while the others don’t wait', async () => {
    const memory = new OperationMemory()
    const { id } = await createStory()
    await read(memory, id, request())
    const late = [400, 400, 400].map((at) => request({ at }))
    await Promise.all(late.map((context) => read(memory, id, context)))
    expect(late.map(cost)).toEqual([ASKED, REMEMBERED, REMEMBERED])
    const later = request({ at: 700 })
    await read(memory, id, later)
    expect(cost(later)).toEqual(REMEMBERED)
  })

  test('ends as usual when the recomputation never finishes', async () => {
    const memory = new OperationMemory()
    const { id } = await createStory()
    await read(memory, id, request())
    const broken = {
      withSession: () => broken,
      prepare: () => ({ bind: () => ({}) }),
      batch: () => Promise.reject(new Error('Away')),
    }
    const failing = request({ at: 400, reader: createReader(broken as unknown as D1Database) })
    await expect(read(memory, id, failing)).rejects.toThrow('Away')
    const [soon, after] = [request({ at: 499 }), request({ at: 500 })]
    await read(memory, id, soon)
    await read(memory, id, after)
    expect([cost(soon), cost(after)]).toEqual([REMEMBERED, ASKED])
  })

  test('ends when this isolate writes', async () => {
    const memory = new OperationMemory()
    const { id } = await createStory({ title: 'Before' })
    const titleOf = async (context = request()) => ((await read(memory, id, context)) as Story).title
    const rename = (title: string) =>
      new Database(env.DB).write([{ sql: 'UPDATE post SET title = ? WHERE id = ?', params: [title, id] }])
    expect(await titleOf()).toBe('Before')
    await rename('After')
    expect(await titleOf()).toBe('After')
  })

  test('doesn’t begin for what was read before a write that ended since', async () => {
    const memory = new OperationMemory()
    const { id } = await createStory()
    const early = request()
    await early.reader.posts.load(id)
    await new Database(env.DB).write([{ sql: 'UPDATE post SET title = ? WHERE id = ?', params: ['New', id] }])
    await read(memory, id, early)
    expect(memory.size).toBe(0)
    expect(((await read(memory, id, request())) as Story).title).toBe('New')
  })

  test('ends when the memory is cleared', async () => {
    const memory = new OperationMemory()
    await memory.execute(StaffPicks, {}, request())
    expect(memory.size).toBe(1)
    memory.clear()
    expect(memory.size).toBe(0)
  })
})

describe('what isn’t remembered', () => {
  test('a failure', async () => {
    const memory = new OperationMemory()
    const { id } = await createStory()
    const context = request()
    context.reader.users.load = () => Promise.reject(new Error('The database is away'))
    await expect(read(memory, id, context)).rejects.toThrow('The database is away')
    expect(memory.size).toBe(0)
    expect((await read(memory, id, request())).__typename).toBe('Post')
  })

  test('a mutation', async () => {
    const memory = new OperationMemory()
    const mutation: Operation<unknown, { id: string }> = { ...PostPage, kind: 'mutation' }
    await memory.execute(mutation, { id: 'no-story' }, request())
    expect(memory.size).toBe(0)
  })

  test('answers beyond the limit, and an answer larger than the whole memory', async () => {
    const few = new OperationMemory({ answers: 2, bytes: 1_000_000 })
    const small = new OperationMemory({ answers: 100, bytes: 10_000 })
    for (const body of [[paragraph('Short.')], LONG, [paragraph('Short.')]]) {
      const { id } = await createStory({ body })
      await read(few, id, request())
      await read(small, id, request())
    }
    expect(few.size).toBe(2)
    expect(small.size).toBe(2)
  })
})
