import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { TRASH_KEPT, VERSION_SPAN } from '../../../schema/rules/drafts'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'
import { paragraph } from '../../factories/story'
import { added, clock, current, drafts, postOf, story, stub, typed, versions, wait } from './sequencer-world'

describe('what a draft’s sequencer stores in the database', () => {
  test('keeps a version of each span of time', async () => {
    clock.at += VERSION_SPAN - (clock.at % VERSION_SPAN)
    const id = await story()
    for (let i = 0; i < 4; i++) {
      await drafts.save(id, { saveKey: `key${i}`, baseRevision: 1 + i, deltas: [typed('aaaa', `Word ${i}`)] })
      await wait(id, VERSION_SPAN / 2)
    }
    expect((await versions(id)).map(({ texts }) => texts[0])).toEqual(['Word 0', 'Word 2', 'Word 3'])
  })

  test('thins what is old: one an hour after a day, and one a day after a month', async () => {
    clock.at += DAY - (clock.at % DAY)
    const id = await story()
    const begin = clock.at
    let revision = 1
    const write = async (text: string, at: number) => {
      clock.at = at
      await drafts.save(id, { saveKey: text, baseRevision: revision++, deltas: [typed('aaaa', text)] })
      await wait(id, MINUTE)
    }
    await write('0:10', begin + 10 * MINUTE)
    await write('0:30', begin + 30 * MINUTE)
    await env.DB.prepare("UPDATE post_version SET name = 'Kept' WHERE post_id = ? AND revision = 3")
      .bind(id)
      .run()
    for (const text of ['0:40', '0:50']) await write(text, begin + Number(text.slice(2)) * MINUTE)
    await write('5:00', begin + 5 * HOUR)
    await write('2nd', begin + 2 * DAY)
    const texts = async () => (await versions(id)).map(({ texts: [first] }) => first)
    expect(await texts()).toEqual(['0:30', '0:50', '5:00', '2nd'])
    await write('40th', begin + 40 * DAY)
    expect(await texts()).toEqual(['0:30', '5:00', '2nd', '40th'])
  })

  test('leaves what readers of a published story see as it is', async () => {
    const id = await story({ state: 'published' })
    const before = await postOf(id)
    await drafts.save(id, {
      saveKey: 'one',
      baseRevision: 1,
      deltas: [{ type: 'title', text: 'Not yet' }, typed('aaaa', 'Secret')],
    })
    await wait(id, MINUTE)
    expect(await postOf(id)).toEqual({ ...before, revision: 2 })
    expect(await versions(id)).toMatchObject([
      { revision: 1, texts: ['First', 'Second'] },
      { revision: 2, name: null, title: 'Not yet', texts: ['Secret', 'Second'] },
    ])
    const { results } = await env.DB.prepare('SELECT tag FROM purge_outbox WHERE done_at IS NULL AND tag = ?')
      .bind(`post-${id}`)
      .all()
    expect(results).toHaveLength(1)
  })

  test('joins what somebody else has stored meanwhile, and keeps their text as a version', async () => {
    const id = await story()
    const creatorId = String((await postOf(id))?.creator_id)
    await drafts.save(id, { saveKey: 'one', baseRevision: 1, deltas: [typed('aaaa', 'Ours'), added('cccc')] })
    clock.at += VERSION_SPAN
    await story({
      id,
      creatorId,
      title: 'Imported',
      body: [paragraph('Theirs', 'aaaa'), paragraph('Changed', 'bbbb')],
    })
    await wait(id, MINUTE)
    expect(await current(id)).toEqual({ revision: 3, texts: ['Ours', 'Changed', 'cccc'] })
    expect(await postOf(id)).toMatchObject({ revision: 3, title: 'Imported' })
    // The next save begins from there.
    expect(await drafts.save(id, { saveKey: 'old', baseRevision: 2, deltas: [added('dddd')] })).toMatchObject(
      {
        kind: 'conflict',
        revision: 3,
      },
    )
  })

  test('begins from what somebody else has stored while nothing waits', async () => {
    const id = await story()
    await drafts.read(id)
    await story({
      id,
      creatorId: String((await postOf(id))?.creator_id),
      body: [paragraph('Imported', 'aaaa')],
    })
    expect(await current(id)).toEqual({ revision: 2, texts: ['Imported'] })
  })

  test('goes on when the answer of the database was lost', async () => {
    const id = await story()
    await drafts.save(id, { saveKey: 'one', baseRevision: 1, deltas: [typed('aaaa', 'Stored')] })
    const before = await runInDurableObject(stub(id), (_object, { storage }) => new Map(storage.kv.list()))
    await wait(id, MINUTE)
    // As if the object had ended between the write and its note of it.
    const [version] = await versions(id)
    await runInDurableObject(stub(id), (_object, { storage }) => {
      for (const [key, value] of before) storage.kv.put(key, value)
      storage.kv.put('attempt', { revision: 2, versionId: version?.id })
    })
    await evictDurableObject(stub(id))
    await drafts.save(id, { saveKey: 'two', baseRevision: 2, deltas: [added('cccc')] })
    await wait(id, MINUTE)
    expect(await current(id)).toEqual({ revision: 3, texts: ['Stored', 'Second', 'cccc'] })
    expect(await postOf(id)).toMatchObject({ revision: 3 })
  })

  test('stores nothing of a story that is removed while something waits', async () => {
    const id = await story()
    await drafts.save(id, { saveKey: 'one', baseRevision: 1, deltas: [typed('aaaa', 'Waiting')] })
    await env.DB.prepare("UPDATE post SET state = 'removed' WHERE id = ?").bind(id).run()
    await env.DB.prepare('DELETE FROM post_version WHERE post_id = ?').bind(id).run()
    await wait(id, MINUTE)
    expect(await versions(id)).toEqual([])
  })

  test('keeps what waits of a removed story for 14 days, and stores it if staff restores the story', async () => {
    const id = await story()
    const setState = (state: string) =>
      env.DB.prepare('UPDATE post SET state = ? WHERE id = ?').bind(state, id).run()
    await drafts.save(id, { saveKey: 'one', baseRevision: 1, deltas: [typed('aaaa', 'Waiting')] })
    await setState('removed')
    await wait(id, MINUTE)
    await setState('draft')
    await drafts.save(id, { saveKey: 'two', baseRevision: 2, deltas: [added('cccc')] })
    await wait(id, MINUTE)
    expect(await versions(id)).toMatchObject([{ revision: 3, texts: ['Waiting', 'Second', 'cccc'] }])
    await drafts.save(id, { saveKey: 'three', baseRevision: 3, deltas: [typed('aaaa', 'Gone for good')] })
    await setState('removed')
    await wait(id, TRASH_KEPT)
    expect(await runInDurableObject(stub(id), (_object, { storage }) => [...storage.kv.list()])).toEqual([])
  })

  test('replaces the whole text, and stores on demand', async () => {
    const id = await story()
    const document = { title: 'Restored', subtitle: '', body: [paragraph('Old', 'bbbb')] }
    expect(await drafts.replace(id, { saveKey: 'restore', baseRevision: 1, document })).toEqual({
      kind: 'saved',
      revision: 2,
    })
    await drafts.store(id)
    expect(await versions(id)).toMatchObject([{ revision: 2, title: 'Restored', texts: ['Old'] }])
  })
})
