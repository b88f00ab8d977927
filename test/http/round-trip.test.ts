import { expect, inject, test } from 'vitest'
import { newId } from '../../schema/rules/new-id'
import { CROWD } from '../../worker/commands/demo/crowd'
import { Database } from '../../worker/data/database'
import { exportById, insertExport } from '../../worker/data/export/exports'
import { insertImport, setImportState } from '../../worker/data/import/imports'
import { insertUser } from '../../worker/data/user/writes'
import { storyPurger } from '../../worker/edge-cache/story-purger'
import { exportKey, openExports } from '../../worker/platform/exports/open-exports'
import { openFiles } from '../../worker/platform/files/open-files'
import { advanceExport } from '../../worker/services/export/advance-export'
import { FetchingPictureStore } from '../../worker/services/import/pictures/picture-store'
import { MemoryFile } from '../../worker/services/import/source-file'
import { advanceImport } from '../../worker/services/import-job/advance-import'
import { cases } from '../support/cases'
import { type Site, startSite } from '../support/site'
import { differences, wholePerson } from '../support/whole-person'

const ORIGIN = 'https://quire.example'
const clock = { now: () => Date.now() }

/** The export of somebody, as the job makes it. */
async function exported({ bindings }: Site, ownerId: string): Promise<Uint8Array<ArrayBuffer>> {
  const db = new Database(bindings.DB)
  const id = newId()
  const now = clock.now()
  const times = { createdAt: now, updatedAt: now, expiresAt: now + 1_000_000 }
  await db.write([insertExport({ id, ownerId, state: 'running', stage: 'data', storyCount: 0, ...times })])
  const exports = openExports(bindings)
  const ports = { db, clock, newId, exports, site: { productName: 'Quire' }, origin: ORIGIN }
  while ((await advanceExport(ports, id)) === 'more');
  expect(await db.first(exportById, id)).toMatchObject({ state: 'ready', partCount: 1 })
  const file = await bindings.MEDIA.get(exportKey(id, 1))
  return new Uint8Array((await file?.arrayBuffer()) ?? expect.fail('no file'))
}

/** Imports a file for somebody, as the job does. */
async function imported({ bindings }: Site, ownerId: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const db = new Database(bindings.DB)
  const id = newId()
  const now = clock.now()
  const file = new MemoryFile('export.zip', [bytes])
  const ports = {
    db,
    clock,
    newId,
    purger: { ...storyPurger(async () => {}), statements: () => [] },
    reindex: () => {},
    reindexAll: () => {},
    decorate: () => {},
    drafts: { store: async () => false },
    pictures: new FetchingPictureStore({
      port: {
        fetch: () => Promise.reject(new Error('Nothing is fetched.')),
        lead: async () => 'nowhere' as const,
      },
      store: { db, bucket: bindings.MEDIA },
      files: openFiles(bindings),
      clock,
    }),
    file: () => file,
    removeFile: async () => {},
  }
  const row = { id, ownerId, format: 'markdown' as const, fileName: file.name, size: file.size }
  await db.write([insertImport({ ...row, state: 'reading', uploadId: null, createdAt: now, updatedAt: now })])
  while (await advanceImport(ports, id));
  await db.write([setImportState(id, 'ready', 'importing', null, now)])
  while (await advanceImport(ports, id));
}

test('everybody of the demo comes back whole from their export, on an empty site', {
  timeout: 480_000,
}, async () => {
  const [demo, empty] = await Promise.all([startSite({ demo: inject('demo') }), startSite()])
  try {
    const { results: all } = await demo.bindings.DB.prepare(
      "SELECT id, username, name FROM user WHERE username NOT LIKE 'removed%' ORDER BY post_count DESC",
    ).all<{ id: string; username: string; name: string }>()
    // The crowd differs in little but names: some of it stands for all.
    const left = new Set(CROWD.slice(cases(CROWD.length)).map(({ username }) => username))
    const people = all.filter(({ username }) => !left.has(username))
    // Nobody of the demo has chosen any.
    await demo.bindings.DB.prepare(
      "INSERT INTO user_preference (user_id, name, value, updated_at) VALUES (?, ?, 'true', 1)",
    )
      .bind(people[0]?.id, 'allowEmailAddressSharingEditorWriter')
      .run()
    const differing: string[] = []
    const seen = { stories: 0, lists: 0, series: 0, settings: 0, abouts: 0 }
    for (const { id, username, name } of people) {
      const { whole: before } = await wholePerson(demo.bindings.DB, id, ORIGIN)
      const bytes = await exported(demo, id)
      const here = newId()
      await new Database(empty.bindings.DB).write([
        insertUser({ id: here, username, name, createdAt: clock.now() }),
      ])
      await imported(empty, here, bytes)
      const { whole: after } = await wholePerson(empty.bindings.DB, here, ORIGIN)
      const { results: topics } = await empty.bindings.DB.prepare('SELECT slug FROM tag').all<{
        slug: string
      }>()
      const known = new Set(topics.map(({ slug }) => slug))
      const expected = {
        ...before,
        topics: before.topics.filter(({ tag_slug }) => known.has(String(tag_slug))),
      }
      differing.push(...differences(expected, after, username))
      seen.stories += before.stories.length
      seen.lists += before.lists.length
      seen.series += before.series.length
      seen.settings += before.settings.length
      seen.abouts += before.profile.about === null ? 0 : 1
    }
    expect(differing).toEqual([])
    // What the demo has none of would prove nothing.
    for (const [kind, count] of Object.entries(seen)) expect(count, kind).toBeGreaterThan(0)
  } finally {
    await Promise.all([demo.stop(), empty.stop()])
  }
})
