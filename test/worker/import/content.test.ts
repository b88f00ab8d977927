import { describe, expect, it } from 'vitest'
import { bodyOf, importText, rows, stories } from './harness'
import { wxr } from './wxr'

describe('the content of an imported story', () => {
  it('shows what readers of the source saw', async () => {
    const file = wxr([
      {
        id: 1,
        title: 'It\'s "here" -- now',
        content:
          'She said "yes" -- it\'s \'so\' in 1920--1930... <code>a -- "b"</code>\n\n$latex E = mc^2$\n\nAs $latex a^2&s=3&bg=ffffff$ is.\n\n<!--nextpage-->\n\nPage two.',
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
      { type: 'P', text: 'As a^2 is.', markups: [{ type: 'CODE', isFormula: true, start: 3, end: 6 }] },
      { type: 'HR' },
      { type: 'P', text: 'Page two.' },
    ])
    expect((await bodyOf(quoted?.id ?? '')).map((p) => p.type)).toEqual(['BQ', 'BQ', 'BQ'])
    expect(await rows('SELECT language FROM post WHERE id = ?', russian?.id)).toEqual([{ language: 'ru' }])
    expect(await rows('SELECT language FROM post WHERE id = ?', quoted?.id)).toEqual([{ language: 'en-GB' }])
  })

  it('has the galleries, audio and video of shortcodes', async () => {
    const file = (id: number, name: string) => ({
      id,
      type: 'attachment',
      status: 'inherit',
      parent: 1,
      title: `File ${id}`,
      attachmentUrl: `https://blog.example/${name}`,
    })
    const content = `[gallery columns="2" link="file"]

[video width="640" height="360" mp4="https://blog.example/a.mp4" poster="https://blog.example/c.png"]<track srclang="de" kind="subtitles" src="https://blog.example/de.vtt" />[/video]

[playlist ids="4"]`
    await importText(wxr([{ id: 1, content }, file(2, 'a.png'), file(3, 'b.png'), file(4, 'talk.mp3')]), {
      into: 'films',
      fetch: (async () => Response.error()) as typeof fetch,
    })
    const [story] = await stories('films')
    expect(await bodyOf(story?.id ?? '')).toMatchObject([
      { type: 'IMG', src: 'https://blog.example/a.png', gallery: 'start' },
      { type: 'IMG', src: 'https://blog.example/b.png', gallery: 'continue' },
      {
        type: 'MIXTAPE_EMBED',
        href: 'https://blog.example/a.mp4',
        player: {
          kind: 'video',
          width: 640,
          height: 360,
          poster: 'https://blog.example/c.png',
          tracks: [{ src: 'https://blog.example/de.vtt', kind: 'subtitles', language: 'de', label: 'de' }],
        },
      },
      { type: 'MIXTAPE_EMBED', title: 'File 4', player: { kind: 'audio' } },
    ])
  })

  it('loses scripts and dangerous links, but keeps their text', async () => {
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

  it('gets galleries, captions and featured pictures from the media library', async () => {
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
