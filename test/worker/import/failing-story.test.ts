import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { importText, rows, stories } from './harness'
import { wxr } from './wxr'

describe('one story that fails', () => {
  it('doesn’t affect the others, and is imported the next time', async () => {
    await env.DB.prepare(
      "CREATE TRIGGER breaks BEFORE INSERT ON post_version WHEN NEW.title = 'Breaks' BEGIN SELECT RAISE(ABORT, 'no'); END",
    ).run()
    const file = wxr([
      { id: 1, title: 'Breaks', tags: ['Half'] },
      { id: 2, title: 'Holds' },
    ])
    const report = await importText(file, { into: 'failing' })
    await env.DB.prepare('DROP TRIGGER breaks').run()
    expect(report).toMatchObject({ imported: 1, skipped: [{ item: 'Breaks' }] })
    expect((await stories('failing')).map((s) => s.title)).toEqual(['Holds'])
    expect(await rows("SELECT 1 FROM tag WHERE slug = 'half'")).toEqual([])
    expect(await importText(file, { into: 'failing' })).toMatchObject({
      imported: 1,
      unchanged: 1,
      skipped: [],
    })
  })
})
