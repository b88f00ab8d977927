import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { fileOf, RED, solid } from '../images/pictures'
import { asked, bodyOf, contents, importText, NOW, rows, stories } from './harness'
import { wxr } from './wxr'

describe('an import into a new publication', () => {
  it('creates the publication, its authors, the stories, their tags and counts', async () => {
    const file = wxr([
      {
        id: 1,
        title: 'First <em>story</em> &amp; more',
        tags: ['Ocean', 'Maps'],
        categories: ['Uncategorized', 'News'],
      },
      { id: 2, title: 'A page', type: 'page', creator: 'ben', sticky: true, excerpt: 'In short.' },
    ])
    const report = await importText(file, { into: 'new-blog' })
    expect(report).toMatchObject({ imported: 2, updated: 0, unchanged: 0, skipped: [] })
    expect(report.publication).toEqual({ slug: 'new-blog', name: 'Blog & Notes', isNew: true })

    const [page, first] = await stories('new-blog')
    expect(first).toMatchObject({
      title: 'First story & more',
      slug: 'first-story-more',
      state: 'published',
      is_listed: 1,
      first_published_at: Date.UTC(2020, 0, 2, 3, 4, 5),
      excerpt: 'The text of story 1.',
    })
    expect(page).toMatchObject({ excerpt: 'In short.', featured_at: Date.UTC(2020, 0, 2, 3, 4, 5) })
    expect(await bodyOf(first?.id ?? '')).toMatchObject([{ type: 'P', text: 'The text of story 1.' }])
    const [collection] = await rows(
      'SELECT name, description, post_count, imported_from FROM collection WHERE slug = ?',
      'new-blog',
    )
    expect(collection).toEqual({
      name: 'Blog & Notes',
      description: 'What we wrote before',
      post_count: 2,
      imported_from: 'wordpress',
    })
    expect(
      await rows(
        `SELECT u.username, u.name, u.email, u.post_count, e.role FROM collection_editor e JOIN user u ON u.id = e.user_id
         JOIN collection c ON c.id = e.collection_id WHERE c.slug = 'new-blog' ORDER BY u.username`,
      ),
    ).toEqual([
      { username: 'ada', name: 'Ada Blum', email: null, post_count: 1, role: 'OWNER' },
      { username: 'ben', name: 'Ben Ochs', email: null, post_count: 1, role: 'WRITER' },
    ])
    expect(
      await rows('SELECT tag_slug FROM post_tag WHERE post_id = ? ORDER BY position', first?.id),
    ).toEqual([{ tag_slug: 'ocean' }, { tag_slug: 'maps' }, { tag_slug: 'news' }])
    expect(await rows("SELECT post_count FROM tag WHERE slug = 'ocean'")).toEqual([{ post_count: 1 }])
  })

  it('writes nothing when the same file is imported again', async () => {
    const file = wxr([{ id: 1 }, { id: 2, content: '<img src="https://blog.example/a.png">' }])
    await importText(file, { into: 'again' })
    const before = await contents()
    const report = await importText(file, { into: 'again', now: NOW + 86_400_000 })
    expect(report).toMatchObject({ imported: 0, updated: 0, unchanged: 2, publication: { isNew: false } })
    expect(await contents()).toBe(before)
  })

  it('fetches the missing pictures later, into the story as it is by then', async () => {
    const picture = await fileOf(solid(8, 6, RED))
    const answers = (ok: (address: string) => boolean) => async (address: string) =>
      ok(address) ? new Response(picture) : new Response(null, { status: 404 })
    const content =
      '<img src="https://blog.example/a.png"><p>Words</p><video src="/a.mp4" poster="https://blog.example/b.png"></video>'
    const file = wxr([{ id: 1, content }])
    const call = { into: 'pictures-again' }
    await importText(file, { ...call, fetch: answers((address) => address.endsWith('a.png')) })
    const [first] = await stories('pictures-again')
    const left = async () => (await bodyOf(first?.id ?? '')).flatMap((p) => p.src ?? p.player?.poster ?? [])
    expect(await left()).toEqual(['https://blog.example/b.png'])
    await env.DB.prepare("UPDATE post SET title = 'Changed here' WHERE id = ?").bind(first?.id).run()
    asked.fetched.length = 0
    const again = await importText(file, { ...call, fetch: answers(() => true), now: NOW + 1000 })
    expect(again).toMatchObject({ updated: 1, unchanged: 0 })
    expect(asked.fetched).toEqual(['https://blog.example/b.png'])
    expect(await left()).toEqual([])
    expect((await stories('pictures-again'))[0]).toMatchObject({ title: 'Changed here', id: first?.id })
    // Nothing is left to fetch, and nothing is asked for.
    const before = await contents()
    const last = await importText(file, { ...call, fetch: answers(() => true), now: NOW + 2000 })
    expect(last).toMatchObject({ updated: 0, unchanged: 1 })
    expect(asked.fetched).toHaveLength(1)
    expect(await contents()).toBe(before)
  })

  it.each([
    ['of pictures', { pictures: 1 }],
    ['of bytes', { bytes: 0 }],
  ])('fetches later what its limit %s kept it from', async (_, pictureBudget) => {
    const picture = await fileOf(solid(8, 6, RED))
    const into = `limited-${Object.keys(pictureBudget).join()}`
    const [one, two] = ['https://blog.example/one.png', 'https://blog.example/two.png']
    const file = wxr([
      { id: 1, content: `<img src="${one}">` },
      { id: 2, content: `<img src="${two}">` },
    ])
    const call = { into, fetch: async () => new Response(picture) }
    asked.fetched.length = 0
    const first = await importText(file, { ...call, pictureBudget })
    expect(first.pictures).toEqual({ stored: 1, left: 1 })
    expect(asked.fetched).toEqual([one])
    const second = await importText(file, { ...call, pictureBudget, now: NOW + 1000 })
    expect(second).toMatchObject({ updated: 1, unchanged: 1, pictures: { stored: 1, left: 0 } })
    expect(asked.fetched).toEqual([one, two])
    const third = await importText(file, { ...call, pictureBudget, now: NOW + 2000 })
    expect(third).toMatchObject({ updated: 0, unchanged: 2 })
    expect(asked.fetched).toHaveLength(2)
  })

  it('updates what changed, under the same address, and requests its purge', async () => {
    await importText(wxr([{ id: 1, tags: ['Old'] }, { id: 2 }]), { into: 'changing' })
    const [before] = await stories('changing')
    await env.DB.prepare('DELETE FROM purge_outbox').run()
    const purges = asked.purges
    asked.indexed.length = 0
    const report = await importText(wxr([{ id: 1, tags: ['New'], content: 'Other words.' }, { id: 2 }]), {
      into: 'changing',
      now: NOW + 1000,
    })
    expect(report).toMatchObject({ imported: 0, updated: 1, unchanged: 1 })
    const [after] = await stories('changing')
    expect(after?.id).toBe(before?.id)
    expect(after?.revision).toBe(2)
    expect(await bodyOf(after?.id ?? '')).toMatchObject([{ text: 'Other words.' }])
    expect(
      await rows('SELECT slug, post_count FROM tag WHERE slug IN (?, ?) ORDER BY slug', 'new', 'old'),
    ).toEqual([
      { slug: 'new', post_count: 1 },
      { slug: 'old', post_count: 0 },
    ])
    const stale = (await rows<{ tag: string }>('SELECT tag FROM purge_outbox')).map(({ tag }) => tag)
    // Its new tag's pages don't know it yet.
    expect(stale).toEqual(expect.arrayContaining([`post-${after?.id}`, 'group-edgeCacheTags']))
    expect(asked.purges).toBe(purges + 1)
    expect(asked.indexed).toEqual([after?.id])
  })

  it('never shows drafts, private or protected stories, and schedules planned ones', async () => {
    const report = await importText(
      wxr([
        { id: 1, title: 'A draft', status: 'draft', date: '0000-00-00 00:00:00' },
        { id: 2, title: 'B private', status: 'private' },
        { id: 3, title: 'C protected', password: 'enter' },
        { id: 4, title: 'D planned', status: 'future', date: '2030-01-01 00:00:00' },
        { id: 5, title: 'E pending', status: 'pending' },
        { id: 6, title: 'F trash', status: 'trash' },
      ]),
      { into: 'hidden' },
    )
    expect((await stories('hidden')).map((s) => [s.title, s.state, s.is_listed, s.version_id])).toEqual([
      ['A draft', 'draft', 0, null],
      ['B private', 'draft', 0, null],
      ['C protected', 'draft', 0, null],
      ['D planned', 'scheduled', 0, null],
      ['E pending', 'draft', 0, null],
    ])
    expect(report.skipped).toEqual([{ item: 'F trash', reason: expect.stringContaining('trash') }])
    expect(report.notes).toHaveLength(5)
    expect(await rows("SELECT post_count FROM collection WHERE slug = 'hidden'")).toEqual([{ post_count: 0 }])
  })

  it('reports each item that isn’t a story, and why', async () => {
    const report = await importText(
      wxr([
        { id: 1, title: '', content: '<img src="https://blog.example/a.png">' },
        { id: 2, title: 'Empty', content: '<!-- wp:calendar /-->' },
        { id: 3, title: 'A product', type: 'product' },
        { id: 4, title: 'Menu', type: 'nav_menu_item' },
        { id: 5, title: 'Picture', type: 'attachment', attachmentUrl: 'https://blog.example/a.png' },
        { id: 6, title: 'Long', content: 'x '.repeat(1_600_000) },
        { id: 7, title: 'Many', content: '<p>x</p>'.repeat(1001) },
        { id: 8, title: 'Good', tags: ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'] },
      ]),
      { into: 'reported' },
    )
    expect(report.imported).toBe(1)
    expect(report.ignored).toEqual({ nav_menu_item: 1, attachment: 1 })
    expect(report.skipped).toEqual([
      { item: 'https://blog.example/1/', reason: 'It has no title.' },
      { item: 'Empty', reason: 'It has no content.' },
      { item: 'A product', reason: 'Items of the type “product” aren’t stories.' },
      { item: 'Long', reason: 'It’s too long for a story.' },
      { item: 'Many', reason: expect.stringContaining('1,001 paragraphs') },
    ])
    expect(report.notes).toEqual([{ item: 'Good', note: expect.stringContaining('6 topics') }])
  })

  it('distinguishes stories that share a guid', async () => {
    const report = await importText(
      wxr([
        { id: 1, guid: 'same' },
        { id: 2, guid: 'same' },
      ]),
      { into: 'twins' },
    )
    expect(report.imported).toBe(2)
    expect(await stories('twins')).toHaveLength(2)
  })

  it('leaves no publication behind when nothing is imported', async () => {
    expect(await importText(wxr([{ id: 1, title: 'Empty', content: '' }]), { into: 'nobody' })).toMatchObject(
      { imported: 0 },
    )
    expect(await rows("SELECT 1 FROM collection WHERE slug = 'nobody'")).toEqual([])
  })
})
