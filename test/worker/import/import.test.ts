import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { fileOf, RED, solid } from '../images/pictures'
import { asked, contents, importText, NOW, rows, stories } from './harness'
import { wxr } from './wxr'

const bodyOf = async (
  postId: string,
): Promise<{ type: string; text: string; src?: string; imageId?: string }[]> => {
  const [row] = await rows<{ body: string }>(
    'SELECT v.body FROM post p JOIN post_version v ON v.id = p.version_id WHERE p.id = ?',
    postId,
  )
  return JSON.parse(row?.body ?? '[]')
}

describe('an import into a new publication', () => {
  it('makes the publication, its authors, the stories, their tags and counts', async () => {
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

  it('writes nothing when the same file comes again', async () => {
    const file = wxr([{ id: 1 }, { id: 2, content: '<img src="https://blog.example/a.png">' }])
    await importText(file, { into: 'again' })
    const before = await contents()
    const report = await importText(file, { into: 'again', now: NOW + 86_400_000 })
    expect(report).toMatchObject({ imported: 0, updated: 0, unchanged: 2, publication: { isNew: false } })
    expect(await contents()).toBe(before)
  })

  it('fetches the pictures that could not be had, in the story as it is by now', async () => {
    const picture = await fileOf(solid(8, 6, RED))
    const answers = (ok: (address: string) => boolean) => async (address: string) =>
      ok(address) ? new Response(picture) : new Response(null, { status: 404 })
    const content = '<img src="https://blog.example/a.png"><p>Words</p><img src="https://blog.example/b.png">'
    const file = wxr([{ id: 1, content }])
    const call = { into: 'pictures-again' }
    await importText(file, { ...call, fetch: answers((address) => address.endsWith('a.png')) })
    const [first] = await stories('pictures-again')
    const left = async () =>
      (await bodyOf(first?.id ?? '')).filter((p) => p.src !== undefined).map((p) => p.src)
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

  it('shows what the reader of the source saw', async () => {
    const file = wxr([
      {
        id: 1,
        title: 'It\'s "here" -- now',
        content:
          'She said "yes" -- it\'s \'so\' in 1920--1930... <code>a -- "b"</code>\n\n$latex E = mc^2$\n\nAs $latex a^2$ is.\n\n<!--nextpage-->\n\nPage two.',
      },
      {
        id: 2,
        title: 'Quoted',
        content:
          '<figure><blockquote><p>One.</p><p>Two.</p></blockquote><figcaption>Ada</figcaption></figure>',
      },
      { id: 3, title: 'Russian', content: 'Все счастливые семьи похожи друг на друга.' },
    ])
    await importText(file, { into: 'as-seen' })
    const [seen, quoted, russian] = await stories('as-seen')
    expect(seen?.title).toBe('It’s “here” – now'.replace('–', '—'))
    expect(await bodyOf(seen?.id ?? '')).toMatchObject([
      { type: 'P', text: 'She said “yes” — it’s ‘so’ in 1920–1930… a -- "b"' },
      { type: 'MATH', text: 'E = mc^2' },
      { type: 'P', text: 'As a^2 is.' },
      { type: 'HR' },
      { type: 'P', text: 'Page two.' },
    ])
    expect((await bodyOf(quoted?.id ?? '')).map((p) => p.type)).toEqual(['BQ', 'BQ', 'BQ'])
    expect(await rows('SELECT language FROM post WHERE id = ?', russian?.id)).toEqual([{ language: 'ru' }])
    expect(await rows('SELECT language FROM post WHERE id = ?', quoted?.id)).toEqual([{ language: 'en-GB' }])
  })

  it('updates what changed, under the same address, and asks for its purge', async () => {
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

  it('never shows drafts, private and protected stories, and schedules what is planned', async () => {
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

  it('reports each item that is no story, and why', async () => {
    const report = await importText(
      wxr([
        { id: 1, title: '' },
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
      { item: 'A product', reason: 'Its type "product" is no story.' },
      { item: 'Long', reason: 'It is longer than a story may be.' },
      { item: 'Many', reason: expect.stringContaining('1001 paragraphs') },
    ])
    expect(report.notes).toEqual([{ item: 'Good', note: expect.stringContaining('6 tags') }])
  })

  it('tells stories apart that share a guid', async () => {
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

  it('leaves no publication behind when nothing comes in', async () => {
    expect(await importText(wxr([{ id: 1, title: '' }]), { into: 'nobody' })).toMatchObject({ imported: 0 })
    expect(await rows("SELECT 1 FROM collection WHERE slug = 'nobody'")).toEqual([])
  })

  it('takes scripts and dangerous links out, and leaves their words', async () => {
    await importText(
      wxr([
        {
          id: 1,
          content:
            'a <a href="javascript:steal()">link</a> <script>steal()</script><b onclick="steal()">c</b>',
        },
      ]),
      { into: 'safe' },
    )
    const [story] = await stories('safe')
    const body = await bodyOf(story?.id ?? '')
    expect(body).toMatchObject([{ text: 'a link c' }])
    expect(JSON.stringify(body)).not.toContain('steal')
  })

  it('resolves galleries, captions and featured pictures over the library', async () => {
    const picture = (id: number, parent: number) => ({
      id,
      parent,
      type: 'attachment',
      status: 'inherit',
      attachmentUrl: `https://blog.example/${id}.jpg`,
      excerpt: `Caption ${id}`,
      meta: { _wp_attachment_image_alt: `Alt ${id}` },
    })
    await importText(
      wxr([
        {
          id: 1,
          content:
            'a\n\n[gallery columns="2"]\n\n[caption width="3"]<img src="https://blog.example/x.jpg"> Words [1][/caption]\n\nb [simple boat] [[gallery]] [contact-form id="3"]c',
          meta: { _thumbnail_id: '12' },
        },
        picture(10, 1),
        picture(11, 1),
        picture(12, 0),
      ]),
      { into: 'pictures' },
    )
    const [story] = await stories('pictures')
    expect((await bodyOf(story?.id ?? '')).map((p) => p.src ?? p.text)).toEqual([
      'https://blog.example/12.jpg',
      'a',
      'https://blog.example/10.jpg',
      'https://blog.example/11.jpg',
      'https://blog.example/x.jpg',
      'b [simple boat] [gallery] c',
    ])
    const [row] = await rows('SELECT preview_src, preview_alt FROM post WHERE id = ?', story?.id)
    expect(row).toEqual({ preview_src: 'https://blog.example/12.jpg', preview_alt: 'Alt 12' })
  })
})
