import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { IMPORT_FILE_KEPT, MAX_UPLOAD_BYTES } from '../../../schema/rules/imports'
import { MINUTE } from '../../../schema/rules/time-units'
import { UPLOAD_PART_BYTES } from '../../../schema/rules/upload-parts'
import { importMessages } from '../../../schema/wording/imports'
import { importKey } from '../../../worker/platform/imports/open-imports'
import { nextId } from '../../factories/ids'
import { cronJob, takeUp } from '../../factories/jobs'
import { PIXEL, zipOf } from './archives'
import { rows } from './harness'
import { importer } from './own-import'

const markdown = (title: string, more = '') =>
  `---\ntitle: ${title}\ndate: 2024-01-02\n${more}---\nWords of ${title}.`

const blog = () =>
  zipOf({
    'a.md': markdown('Alpha'),
    'b.md': markdown('Beta', 'draft: true\n'),
    'c.md': markdown('Gamma'),
    'd.md': '---\ntitle: Empty\n---\n',
    'e.png': PIXEL,
  })

const storiesOf = (userId: string) =>
  rows<{
    id: string
    title: string
    state: string
    first_published_at: number
    collection_id: string | null
  }>('SELECT * FROM post WHERE creator_id = ? ORDER BY title, created_at, id', userId)
const states = async (userId: string) =>
  (await storiesOf(userId)).map(({ title, state }) => `${title} ${state}`)

/** A clock that is past a step's end whenever it is asked again. */
const hurried = () => {
  let now = Date.UTC(2026, 10, 1, 12)
  return { now: () => (now += MINUTE) }
}

describe('an upload', () => {
  it('arrives in parts, in any order and more than once', async () => {
    const ada = await importer()
    const noise = new Uint8Array(UPLOAD_PART_BYTES + 100)
    for (let at = 0; at < noise.length; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536))
    const file = await zipOf({ 'a.md': markdown('Alpha'), 'noise.bin': noise })
    const [first, second] = [file.slice(0, UPLOAD_PART_BYTES), file.slice(UPLOAD_PART_BYTES)]
    const id = nextId()
    await ada.start(id, 'markdown', file.length)
    expect(await ada.sendPart(id, 2, second)).toBe(200)
    expect(await ada.sendPart(id, 1, first.slice(1))).toBe(400)
    expect(await ada.sendPart(id, 3, second)).toBe(400)
    expect(await ada.finish(id)).toMatchObject({
      __typename: 'Conflict',
      message: importMessages.partMissing,
    })
    expect(await ada.shown(id)).toMatchObject({ state: 'UPLOADING', uploadedParts: [2] })
    for (let i = 0; i < 2; i++) expect(await ada.sendPart(id, 1, first)).toBe(200)
    expect(await ada.finish(id)).toMatchObject({ state: 'READING' })
    await ada.work()
    expect(await ada.shown(id)).toMatchObject({ state: 'READY', counts: { stories: 1, problems: 0 } })
    expect(await ada.sendPart(id, 1, first)).toBe(409)
  })

  it('has at most 200 MB, and is nobody else’s', async () => {
    const [ada, ben] = [await importer(), await importer()]
    expect(await ada.start(nextId(), 'markdown', MAX_UPLOAD_BYTES + 1)).toMatchObject({
      __typename: 'BadRequest',
      message: 'A file can be up to 200 MB. Export fewer stories at a time.',
    })
    const id = nextId()
    await ada.start(id, 'markdown', 4)
    expect(await ben.sendPart(id, 1, new Uint8Array(4))).toBe(404)
    expect(await ben.shown(id)).toBeNull()
    for (const name of ['finish', 'commit', 'undo'] as const)
      expect(await ben[name](id)).toMatchObject({ __typename: 'NotFound' })
  })
})

describe('an import of one’s own stories', () => {
  it('shows what would come before anything does', async () => {
    const ada = await importer()
    const id = await ada.upload('markdown', await blog())
    expect(await ada.shown(id)).toMatchObject({
      state: 'READY',
      counts: { stories: 3, problems: 1, waiting: 3 },
      entriesConnection: {
        entries: [
          { title: 'Alpha', state: 'PUBLISHED', outcome: null },
          { title: 'Beta', state: 'DRAFT', notes: ['It wasn’t published, so it was imported as a draft.'] },
          { title: 'Gamma', state: 'PUBLISHED' },
          { title: 'Empty', state: null, notes: ['It has no content.'] },
        ],
      },
    })
    expect(await storiesOf(ada.user.id)).toEqual([])
  })

  it('brings the stories with their dates, and the same file brings nothing new', async () => {
    const ada = await importer()
    for (const outcome of ['imported', 'unchanged']) {
      const id = await ada.upload('markdown', await blog())
      expect(await ada.commit(id)).toMatchObject({ state: 'IMPORTING' })
      await ada.work()
      expect(await ada.shown(id)).toMatchObject({
        state: 'DONE',
        counts: { stories: 3, waiting: 0, skipped: 1, [outcome]: 3 },
      })
      expect(await env.MEDIA.head(importKey(id))).toBeNull()
    }
    const stories = await storiesOf(ada.user.id)
    expect(stories.map(({ title, state }) => `${title} ${state}`)).toEqual([
      'Alpha published',
      'Beta draft',
      'Gamma published',
    ])
    expect(stories[0]).toMatchObject({ first_published_at: Date.UTC(2024, 0, 2), collection_id: null })
  })

  it('brings all as drafts if its writer says so', async () => {
    const ada = await importer()
    const id = await ada.upload('markdown', await blog())
    await ada.commit(id, true)
    await ada.work()
    expect(await states(ada.user.id)).toEqual(['Alpha draft', 'Beta draft', 'Gamma draft'])
  })

  it('goes on where it stopped, and a step that comes twice changes nothing', async () => {
    const ada = await importer()
    const id = await ada.upload('markdown', await blog())
    await ada.commit(id)
    expect(await ada.work(hurried())).toBeGreaterThan(3)
    expect(await ada.shown(id)).toMatchObject({ state: 'DONE', counts: { imported: 3, waiting: 0 } })
    expect(await states(ada.user.id)).toHaveLength(3)

    // The worker is killed after the first story: its message is lost.
    const again = await importer()
    const other = await again.upload('markdown', await blog())
    await again.commit(other)
    const silent = { ...again.bindings, JOBS: { send: async () => {}, sendBatch: async () => {} } } as never
    const message = [{ type: 'advance-import' as const, importId: other }]
    await takeUp('advance-import', message, hurried(), silent)
    expect(await again.shown(other)).toMatchObject({
      state: 'IMPORTING',
      counts: { imported: 1, waiting: 2 },
    })
    again.visit.now += 3 * MINUTE
    await env.DB.prepare('UPDATE story_import SET updated_at = ? WHERE id = ?')
      .bind(again.visit.now - 3 * MINUTE, other)
      .run()
    await cronJob('sweep-imports', again.visit.now, again.bindings)
    await Promise.all([again.work(), takeUp('advance-import', message, again.visit.now, silent)])
    expect(await again.shown(other)).toMatchObject({ state: 'DONE', counts: { stories: 3, waiting: 0 } })
    expect(await states(again.user.id)).toEqual(['Alpha published', 'Beta draft', 'Gamma published'])
  })

  it('of a file that can’t be read says why', async () => {
    const ada = await importer()
    const id = await ada.upload('ghost', new TextEncoder().encode('{"db": ['), 'ghost.json')
    expect(await ada.shown(id)).toMatchObject({
      state: 'FAILED',
      problem: 'This isn’t valid JSON, or the upload was interrupted.',
    })
    expect(await ada.commit(id)).toMatchObject({ __typename: 'Conflict' })
  })

  it('that nobody goes on with is given up after a week, with its file', async () => {
    const ada = await importer()
    const id = await ada.upload('markdown', await blog())
    await cronJob('sweep-imports', ada.visit.now + IMPORT_FILE_KEPT + 1, ada.bindings)
    expect(await ada.shown(id)).toMatchObject({ state: 'FAILED', problem: importMessages.expired })
    expect(await env.MEDIA.head(importKey(id))).toBeNull()
  })
})

describe('the undo of an import', () => {
  it('takes back what it brought, and keeps and names what was changed since', async () => {
    const ada = await importer()
    const id = await ada.upload('markdown', await blog())
    await ada.commit(id)
    await ada.work()
    const [alpha] = await storiesOf(ada.user.id)
    await env.DB.prepare('UPDATE post SET revision = revision + 1 WHERE id = ?').bind(alpha?.id).run()
    expect(await ada.undo(id)).toMatchObject({ state: 'UNDOING' })
    await ada.work()
    const shown = await ada.shown(id)
    expect(shown).toMatchObject({ state: 'UNDONE', counts: { undone: 2, kept: 1 } })
    expect(shown?.entriesConnection.entries[0]).toMatchObject({
      title: 'Alpha',
      outcome: 'KEPT',
      notes: [importMessages.changed],
    })
    expect(await states(ada.user.id)).toEqual(['Alpha published', 'Beta trashed', 'Gamma trashed'])

    const next = await ada.upload('markdown', await blog())
    await ada.commit(next)
    await ada.work()
    expect(await ada.shown(next)).toMatchObject({ counts: { imported: 2, unchanged: 1 } })
    expect((await states(ada.user.id)).filter((state) => !state.endsWith('trashed'))).toEqual([
      'Alpha published',
      'Beta draft',
      'Gamma published',
    ])
  })
})
