import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { demoId } from '../../../worker/commands/demo/ids'
import type { DemoPart } from '../../../worker/commands/demo/read-part'
import { writeImports } from '../../../worker/commands/demo/write-import'
import { Database } from '../../../worker/data/database'
import { NOON } from '../../factories/ids'
import { zipOf } from './archives'
import { rows } from './harness'
import { importer } from './own-import'

it('the demo’s import stands on its page as it went, once, and can be undone', async () => {
  const priya = await importer({ id: demoId('user', 'priya') })
  const files = [
    {
      name: '2015-03-08-parcels.md',
      text: '---\ntitle: Parcels\n---\nOn Thursday.\n\n![A shelf](shelf.jpg)',
    },
    { name: 'later.md', text: '---\ntitle: Later\ndraft: true\n---\nTo do.' },
    { name: 'nothing.md', text: '---\ntitle: Nothing\n---\n' },
  ]
  const part = { imported: { file: 'blog.zip', by: 'priya', ago_days: 3, files } } as unknown as DemoPart
  const write = () =>
    writeImports({ db: new Database(env.DB), now: NOON, parts: [part] }, env.MEDIA, (all) =>
      zipOf(Object.fromEntries(all.map(({ name, text }) => [name, text]))),
    )
  await write()
  const id = demoId('import', 'blog.zip')
  const shown = await priya.shown(id)
  expect([shown?.state, shown?.counts]).toMatchObject(['DONE', { imported: 2, skipped: 1 }])
  expect(shown?.entriesConnection.entries).toMatchObject([
    { title: 'Parcels', outcome: 'IMPORTED', notes: [expect.stringContaining('shelf.jpg')] },
    { title: 'Later', state: 'DRAFT', outcome: 'IMPORTED' },
    { outcome: 'SKIPPED', notes: [expect.any(String)] },
  ])
  await write()
  const stories = () => rows<{ state: string }>('SELECT state FROM post WHERE creator_id = ?', priya.user.id)
  expect(await stories()).toHaveLength(2)
  await priya.undo(id)
  await priya.work()
  expect(await stories()).toEqual([{ state: 'trashed' }, { state: 'trashed' }])
  await write()
  expect(await priya.shown(id)).toMatchObject({ state: 'UNDONE' })
})
