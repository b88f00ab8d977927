import { expect, it } from 'vitest'
import { PIXEL, zipOf } from './archives'
import { rows } from './harness'
import { importer } from './own-import'

/** A picture whose header claims 60,000 pixels a side. */
function bomb(): Uint8Array {
  const bytes = PIXEL.slice()
  const header = new DataView(bytes.buffer)
  for (const at of [16, 20]) header.setUint32(at, 60_000)
  return bytes
}

it('what only pretends to be a picture stays out, is named, and keeps no story out', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
  const pictures = ['svg.png', 'bomb.png', 'html.jpg', 'good.png', '../up.png']
  const file = await zipOf({
    'story.md': `# Pictures\n\nWords.\n\n${pictures.map((name) => `![Sea](${name})`).join('\n\n')}`,
    'svg.png': svg,
    'bomb.png': bomb(),
    'html.jpg': '<!doctype html><script>alert(1)</script>',
    'good.png': PIXEL,
    '../up.png': PIXEL,
    'within.zip': await zipOf({ 'more.md': '# More\n\nWords.' }),
  })
  const ada = await importer()
  const id = await ada.upload('markdown', file)
  await ada.commit(id)
  await ada.work()
  const shown = await ada.shown(id)
  expect(shown).toMatchObject({ state: 'DONE', counts: { imported: 1, skipped: 2 } })
  const notes = shown?.entriesConnection.entries.flatMap((entry) => entry.notes) ?? []
  for (const name of ['svg.png', 'bomb.png', 'html.jpg', 'up.png'])
    expect(notes.filter((note) => note.includes(name))).toHaveLength(1)
  const [version] = await rows<{ body: string }>(
    'SELECT v.body FROM post_version v JOIN post p ON p.id = v.post_id WHERE p.creator_id = ?',
    ada.user.id,
  )
  const body = JSON.parse(version?.body ?? '[]') as { type: string; imageId?: string }[]
  expect(body.filter(({ type }) => type === 'IMG')).toMatchObject([{ imageId: expect.any(String) }])
  expect(JSON.stringify(body)).not.toMatch(/script|onload|up\.png/)
})
