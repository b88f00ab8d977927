import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { createCollection } from '../../factories/collection'
import { createUser } from '../../factories/user'
import { importText, postFile, rows, stories } from './harness'
import { wxr } from './wxr'

describe('the target of an import', () => {
  it('is never a publication that people created, unless that is requested', async () => {
    await createCollection({ slug: 'peoples' })
    const refused = await postFile(wxr([{ id: 1 }]), { into: 'peoples' })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ error: { code: 'publication-exists' } })
    expect(await importText(wxr([{ id: 1 }]), { into: 'peoples', query: '&overwrite=1' })).toMatchObject({
      imported: 1,
    })
  })

  it.each([
    ['search', 422, 'reserved-slug'],
    ['Bad Slug', 400, 'bad-slug'],
    ['notes-deadbeef', 400, 'bad-slug'],
    ['', 400, 'BAD_REQUEST'],
  ])('isn’t %j', async (into, status, code) => {
    const response = await postFile(wxr([{ id: 1 }]), { into: encodeURIComponent(into) })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: { code } })
  })

  it('can be given to an existing account', async () => {
    const owner = await createUser({ username: 'olga' })
    await importText(wxr([{ id: 1 }]), { into: 'olgas', query: '&owner=olga' })
    expect(await rows("SELECT creator_id FROM collection WHERE slug = 'olgas'")).toEqual([
      { creator_id: owner.id },
    ])
    const unknown = await postFile(wxr([{ id: 1 }]), { into: 'nobodys', query: '&owner=nobody-here' })
    expect(await unknown.json()).toMatchObject({ error: { code: 'unknown-owner' } })
  })

  it('doesn’t take somebody with the same name or address for an author', async () => {
    const ada = await createUser({ username: 'grace', email: 'grace@quire.test' })
    await importText(wxr([{ id: 1, creator: 'grace' }]), { into: 'graces' })
    const [story] = await stories('graces')
    expect(story?.creator_id).not.toBe(ada.id)
    expect(await rows('SELECT username FROM user WHERE id = ?', story?.creator_id)).toEqual([
      { username: 'grace2' },
    ])
  })

  it('doesn’t restore what was removed here', async () => {
    await importText(wxr([{ id: 1 }]), { into: 'removals' })
    const [story] = await stories('removals')
    await env.DB.prepare("UPDATE post SET state = 'removed' WHERE id = ?").bind(story?.id).run()
    const report = await importText(wxr([{ id: 1, content: 'Changed.' }]), { into: 'removals' })
    expect(report.skipped).toEqual([{ item: 'Story 1', reason: expect.stringContaining('removed') }])
  })
})
