import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { DRAFT_IDLE, FLUSH_AT_LATEST, TRASH_KEPT, VERSION_SPAN } from '../../../schema/rules/drafts'
import { MINUTE } from '../../../schema/rules/time-units'
import type { Delta } from '../../../schema/story/delta'
import type { DraftDocument } from '../../../schema/story/draft'
import { Database } from '../../../worker/data/database'
import { storyPurger } from '../../../worker/edge-cache/story-purger'
import { openDrafts } from '../../../worker/platform/drafts/open-drafts'
import { newId } from '../../../worker/platform/ids'
import type { StoryPorts } from '../../../worker/services/post/ports'
import { saveStory } from '../../../worker/services/post/save-story'
import type { StoryInput } from '../../../worker/services/post/story-input'
import { NOON } from '../../factories/ids'
import { paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { expectOk } from '../../support/expect-ok'

const clock = { at: NOON, now: () => clock.at }
const ports: StoryPorts = {
  db: new Database(env.DB),
  clock,
  newId,
  purger: storyPurger(async () => {}),
  reindex: () => {},
  decorate: () => {},
}
const drafts = openDrafts(env, clock)

/** Stores a story of two paragraphs. */
async function story(given: Partial<StoryInput> = {}): Promise<string> {
  const saved = await saveStory(ports, {
    creatorId: given.creatorId ?? (await createUser()).id,
    title: 'Begun',
    body: [paragraph('First', 'aaaa'), paragraph('Second', 'bbbb')],
    state: 'draft',
    ...given,
  })
  return expectOk(saved).postId
}

const typed = (name: string, text: string): Delta => ({ type: 'replace', paragraph: paragraph(text, name) })
const added = (name: string, after = 'bbbb'): Delta => ({
  type: 'insert',
  after,
  paragraph: paragraph(name, name),
})
const stub = (id: string) => env.DRAFT_SEQUENCER.getByName(id)
const textOf = ({ body }: DraftDocument) => body.map((p) => ('text' in p ? p.text : p.type))
const current = async (id: string) => {
  const draft = await drafts.read(id)
  return draft && { revision: draft.revision, texts: textOf(draft.document) }
}

interface Version {
  id: string
  revision: number
  name: string | null
  title: string
  texts: string[]
}
async function versions(id: string): Promise<Version[]> {
  const { results } = await env.DB.prepare(
    'SELECT id, revision, name, title, body FROM post_version WHERE post_id = ? ORDER BY revision',
  )
    .bind(id)
    .all<Omit<Version, 'texts'> & { body: string }>()
  return results.map(({ body, ...rest }) => ({
    ...rest,
    texts: textOf({ title: '', subtitle: '', body: JSON.parse(body) }),
  }))
}
const postOf = (id: string) => env.DB.prepare('SELECT * FROM post WHERE id = ?').bind(id).first()

/** Lets the clock pass, and does what the object's alarm does then. */
async function wait(id: string, milliseconds: number): Promise<void> {
  clock.at += milliseconds
  const ahead = clock.at - Date.now()
  await runInDurableObject(stub(id), (_object, { storage }) => storage.kv.put('ahead', ahead))
  await runDurableObjectAlarm(stub(id))
}

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

  test('keeps a version of each span of time', async () => {
    clock.at += VERSION_SPAN - (clock.at % VERSION_SPAN)
    const id = await story()
    for (let i = 0; i < 4; i++) {
      await drafts.save(id, { saveKey: `key${i}`, baseRevision: 1 + i, deltas: [typed('aaaa', `Word ${i}`)] })
      await wait(id, VERSION_SPAN / 2)
    }
    expect((await versions(id)).map(({ texts }) => texts[0])).toEqual(['Word 0', 'Word 2', 'Word 3'])
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
