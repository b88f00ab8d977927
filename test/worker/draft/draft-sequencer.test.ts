import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { DRAFT_IDLE, FLUSH_AT_LATEST } from '../../../schema/rules/drafts'
import { MINUTE } from '../../../schema/rules/time-units'
import type { Delta } from '../../../schema/story/delta'
import { added, current, drafts, postOf, story, stub, typed, versions, wait } from './sequencer-world'

describe('a draft’s sequencer', () => {
  test('applies saves one after the other, and stores them after a pause as one version', async () => {
    const id = await story()
    const saves = [
      [typed('aaaa', 'One')],
      [added('cccc'), { type: 'title', text: 'Named' } satisfies Delta],
      [{ type: 'move', name: 'aaaa', after: null } satisfies Delta],
    ]
    for (const [i, deltas] of saves.entries())
      expect(await drafts.save(id, { saveKey: `key${i}`, baseRevision: 1 + i, deltas })).toEqual({
        kind: 'saved',
        revision: 2 + i,
      })
    expect(await current(id)).toEqual({ revision: 4, texts: ['One', 'Second', 'cccc'] })
    expect((await versions(id)).map(({ revision }) => revision)).toEqual([1])
    await wait(id, MINUTE)
    // The first version was saved within the same span of time.
    expect(await versions(id)).toMatchObject([
      { revision: 4, name: null, title: 'Named', texts: ['One', 'Second', 'cccc'] },
    ])
    expect(await postOf(id)).toMatchObject({ revision: 4, state: 'draft', title: 'Named', word_count: 3 })
  })

  test('refuses a stale save with the newer revision and what has changed since', async () => {
    const id = await story()
    await drafts.save(id, { saveKey: 'one', baseRevision: 1, deltas: [typed('aaaa', 'From the phone')] })
    await drafts.save(id, { saveKey: 'two', baseRevision: 2, deltas: [added('cccc')] })
    expect(
      await drafts.save(id, { saveKey: 'late', baseRevision: 1, deltas: [typed('bbbb', 'Laptop')] }),
    ).toEqual({
      kind: 'conflict',
      revision: 3,
      since: [[typed('aaaa', 'From the phone')], [added('cccc')]],
    })
    // A revision from the future isn't one that anybody has seen.
    expect(await drafts.save(id, { saveKey: 'soon', baseRevision: 9, deltas: [] })).toEqual({
      kind: 'conflict',
      revision: 3,
      since: null,
    })
    expect(await current(id)).toEqual({ revision: 3, texts: ['From the phone', 'Second', 'cccc'] })
  })

  test('lets exactly one of many concurrent saves of the same revision through', async () => {
    const id = await story()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        drafts.save(id, { saveKey: `writer${i}`, baseRevision: 1, deltas: [typed('aaaa', `Writer ${i}`)] }),
      ),
    )
    expect(answers.filter(({ kind }) => kind === 'saved')).toHaveLength(1)
    expect(answers.filter(({ kind }) => kind === 'conflict')).toHaveLength(19)
  })

  test('never applies a save twice, also after it has gone to the database or the object was evicted', async () => {
    const id = await story()
    const save = { saveKey: 'lost answer', baseRevision: 1, deltas: [added('cccc')] }
    const first = await drafts.save(id, save)
    expect(await drafts.save(id, save)).toEqual(first)
    await evictDurableObject(stub(id))
    expect(await drafts.save(id, save)).toEqual(first)
    await wait(id, MINUTE)
    expect(await drafts.save(id, save)).toEqual(first)
    expect(await current(id)).toEqual({ revision: 2, texts: ['First', 'Second', 'cccc'] })
  })

  test('loses nothing when it is evicted between a save and the flush', async () => {
    const id = await story()
    await drafts.save(id, { saveKey: 'one', baseRevision: 1, deltas: [typed('aaaa', 'Kept')] })
    await evictDurableObject(stub(id))
    expect(await current(id)).toEqual({ revision: 2, texts: ['Kept', 'Second'] })
    await evictDurableObject(stub(id))
    await wait(id, MINUTE)
    expect(await versions(id)).toMatchObject([{ revision: 2, texts: ['Kept', 'Second'] }])
  })

  test('waits for a pause, but not longer than the limit', async () => {
    const id = await story()
    await drafts.save(id, { saveKey: 'one', baseRevision: 1, deltas: [typed('aaaa', 'Begun')] })
    for (let i = 0; i < FLUSH_AT_LATEST / 2000 - 1; i++) {
      await wait(id, 2000)
      expect(await postOf(id)).toMatchObject({ revision: 1 })
      await drafts.save(id, { saveKey: `key${i}`, baseRevision: 2 + i, deltas: [typed('aaaa', `Word ${i}`)] })
    }
    await wait(id, 2000)
    expect(Number((await postOf(id))?.revision)).toBeGreaterThan(8)
  })

  test('refuses what can’t be applied, and stories that can’t be written', async () => {
    const id = await story()
    expect(
      await drafts.save(id, { saveKey: 'bad', baseRevision: 1, deltas: [typed('zzzz', '')] }),
    ).toMatchObject({
      kind: 'refused',
      problem: { code: 'unknown-paragraph' },
    })
    expect(await drafts.save('ffffffffffff', { saveKey: 'one', baseRevision: 0, deltas: [] })).toEqual({
      kind: 'gone',
    })
    await env.DB.prepare("UPDATE post SET state = 'removed' WHERE id = ?").bind(id).run()
    expect(await drafts.save(id, { saveKey: 'one', baseRevision: 1, deltas: [] })).toEqual({ kind: 'gone' })
    expect(await drafts.read(id)).toBeUndefined()
  })

  test('forgets everything after a day, or when it is told to', async () => {
    const id = await story()
    await drafts.save(id, { saveKey: 'one', baseRevision: 1, deltas: [typed('aaaa', 'Stored')] })
    await wait(id, MINUTE)
    await wait(id, DRAFT_IDLE + MINUTE)
    const keys = () => runInDurableObject(stub(id), (_object, { storage }) => [...storage.kv.list()].length)
    expect(await keys()).toBe(0)
    expect(await current(id)).toEqual({ revision: 2, texts: ['Stored', 'Second'] })
    await drafts.save(id, { saveKey: 'two', baseRevision: 2, deltas: [typed('aaaa', 'Unwanted')] })
    await drafts.forget(id)
    expect(await keys()).toBe(0)
    expect(await current(id)).toEqual({ revision: 2, texts: ['Stored', 'Second'] })
  })
})
