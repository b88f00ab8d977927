import { describe, expect, it } from 'vitest'
import { PIXEL, zipOf } from './archives'
import { bodies, bring, details } from './brought'

describe('an export of Ghost', () => {
  const lexical = JSON.stringify({
    root: {
      type: 'root',
      children: [
        {
          type: 'extended-heading',
          tag: 'h2',
          children: [{ type: 'extended-text', text: 'Tides', format: 0 }],
        },
        {
          type: 'paragraph',
          children: [
            { type: 'extended-text', text: 'Bold & ', format: 1 },
            { type: 'link', url: 'https://a.example/', children: [{ type: 'extended-text', text: 'here' }] },
          ],
        },
        { type: 'codeblock', code: 'let a = 1 < 2', language: 'js' },
        {
          type: 'image',
          src: '__GHOST_URL__/content/images/a.png',
          alt: 'Mud',
          caption: 'At <em>ebb</em>',
          width: 20,
          height: 10,
        },
        {
          type: 'bookmark',
          url: 'https://b.example/',
          metadata: { title: 'B', description: 'About b', publisher: 'B site' },
        },
        { type: 'poll', question: '?' },
      ],
    },
  })
  const mobiledoc = JSON.stringify({
    version: '0.3.1',
    atoms: [['soft-return', '', {}]],
    cards: [
      ['markdown', { markdown: 'A *word*.[^1]\n\n[^1]: The note.' }],
      ['hr', {}],
    ],
    markups: [['strong'], ['a', ['href', 'https://c.example/']]],
    sections: [
      [
        1,
        'p',
        [
          [0, [], 0, 'One '],
          [0, [0, 1], 2, 'two'],
          [1, [], 0, 0],
          [0, [], 0, 'three'],
        ],
      ],
      [3, 'ul', [[[0, [], 0, 'item']]]],
      [10, 0],
      [10, 1],
    ],
  })
  const ghost = JSON.stringify({
    db: [
      {
        data: {
          posts: [
            {
              id: 'p1',
              title: 'Lexical',
              lexical,
              status: 'published',
              published_at: '2025-01-03T00:00:00.000Z',
              custom_excerpt: 'In short',
              canonical_url: 'https://old.example/lexical/',
              featured: true,
            },
            {
              id: 'p2',
              title: 'Mobiledoc',
              mobiledoc,
              status: 'published',
              published_at: '2025-01-02T00:00:00.000Z',
            },
            { id: 'p3', title: 'Members', html: '<p>Secret</p>', status: 'published', visibility: 'paid' },
          ],
          tags: [
            { id: 't1', name: 'Tides' },
            { id: 't2', name: '#layout' },
            { id: 't3', name: 'Mud' },
          ],
          posts_tags: [
            { post_id: 'p1', tag_id: 't3', sort_order: 1 },
            { post_id: 'p1', tag_id: 't1', sort_order: 0 },
            { post_id: 'p1', tag_id: 't2', sort_order: 2 },
          ],
          users: [{ id: 'u1', slug: 'ben', name: 'Ben Ochs' }],
          posts_authors: [{ post_id: 'p1', author_id: 'u1', sort_order: 0 }],
          settings: [
            { key: 'title', value: 'The Shore' },
            { key: 'description', value: 'Notes' },
          ],
        },
      },
    ],
  })

  it('is read from both editors’ documents', async () => {
    const report = await bring(ghost, 'ghost', 'ghost-one', '&site=https://old.example')
    expect(report).toMatchObject({ imported: 3, publication: { name: 'The Shore' }, skipped: [] })
    expect(report.notes).toContainEqual({
      item: 'Lexical',
      note: 'A card of the type “poll” was left out.',
    })
    const [first, members, second] = await details('ghost-one')
    expect(first).toMatchObject({
      subtitle: 'In short',
      canonical_url: 'https://old.example/lexical/',
      tags: '["tides","mud"]',
      first_published_at: Date.UTC(2025, 0, 3),
    })
    expect(first?.featured_at).not.toBeNull()
    expect([members?.state, second?.state]).toEqual(['draft', 'published'])
    const [lexicalBody, , mobiledocBody] = await bodies('ghost-one')
    expect(lexicalBody).toMatchObject([
      { type: 'H2', text: 'Tides' },
      {
        type: 'P',
        text: 'Bold & here',
        markups: [{ type: 'STRONG' }, { type: 'A', href: 'https://a.example/' }],
      },
      { type: 'PRE', text: 'let a = 1 < 2', language: 'js' },
      { type: 'IMG', src: 'https://old.example/content/images/a.png', alt: 'Mud', text: 'At ebb', width: 20 },
      { type: 'MIXTAPE_EMBED', title: 'B', description: 'About b', site: 'B site' },
    ])
    expect(mobiledocBody).toMatchObject([
      { type: 'P', text: 'One two\nthree' },
      { type: 'ULI', text: 'item' },
      { type: 'P', text: 'A word.1' },
      { type: 'HR' },
      { type: 'FOOTNOTE', text: 'The note.' },
    ])
  })

  it('may be an archive with its pictures', async () => {
    const zip = await zipOf({ 'site/ghost.json': ghost, 'site/content/images/a.png': PIXEL })
    await bring(zip, 'ghost', 'ghost-zip')
    const [body] = await bodies('ghost-zip')
    expect(body?.find(({ type }) => type === 'IMG')).toMatchObject({
      imageId: expect.any(String),
      alt: 'Mud',
    })
  })
})

describe('an export of Substack', () => {
  it('is read by its list of stories', async () => {
    const csv = `post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url
100.tides,2024-02-03T04:05:06.000Z,true,,,newsletter,everyone,"Tides, and ""mud""","Two
lines",
101.draft,,false,,,newsletter,everyone,Unfinished,,
102.paid,2024-02-04T04:05:06.000Z,true,,,newsletter,only_paid,Paid,,
`
    const html = `<p>See<a data-component-name="FootnoteAnchorToDOM" id="footnote-anchor-1" href="#footnote-1" class="footnote-anchor">1</a></p>
<div class="subscription-widget-wrap"><p>Subscribe now</p></div>
<div class="captioned-image-container"><figure><a class="image-link" href="https://s.example/a.png"><picture><img src="https://s.example/a.png" width="400" height="300" alt="Sea"></picture></a><figcaption class="image-caption">The sea</figcaption></figure></div>
<div class="pullquote"><p>It moves.</p></div>
<div class="footnote" data-component-name="FootnoteToDOM"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number">1</a><div class="footnote-content"><p>The note.</p></div></div>`
    const zip = await zipOf({
      'posts.csv': csv,
      'posts/100.tides.html': html,
      'posts/101.draft.html': '<p>Words</p>',
      'posts/102.paid.html': '<p>Words</p>',
      'posts/102.paid.opens.csv': 'a,b',
      'email_list.csv': 'email\nada@a.example',
    })
    const report = await bring(zip, 'substack', 'substack-one')
    expect(report).toMatchObject({ imported: 3, skipped: [], ignored: { csv: 3 } })
    const all = await details('substack-one')
    expect(all.map(({ title, subtitle, state }) => [title, subtitle, state])).toEqual([
      ['Paid', '', 'draft'],
      ['Tides, and "mud"', 'Two lines', 'published'],
      ['Unfinished', '', 'draft'],
    ])
    expect((await bodies('substack-one'))[1]).toMatchObject([
      { type: 'P', text: 'See1', markups: [{ type: 'A', href: '#fn-1' }] },
      { type: 'IMG', alt: 'Sea', text: 'The sea' },
      { type: 'PQ', text: 'It moves.' },
      { type: 'FOOTNOTE', label: '1', text: 'The note.' },
    ])
  })
})
