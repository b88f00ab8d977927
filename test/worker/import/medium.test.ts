import { describe, expect, it } from 'vitest'
import { mediumPage, PIXEL, zipOf } from './archives'
import { bodyOf, importText, postFile, rows, stories } from './harness'

const bring = async (files: Record<string, string | Uint8Array>, into: string) =>
  importText((await zipOf(files)) as unknown as string, { format: 'medium', into })

describe('an export of Medium', () => {
  it('is read by its structure, whatever language its words are in', async () => {
    const files = {
      'LIESMICH.html': '<html><body><p>Dein Archiv</p></body></html>',
      'beitraege/2023-07-07_Ebbe-5198fb8a58c2.html': mediumPage(),
      'beitraege/entwurf_Notiz-aaaaaaaaaaaa.html': mediumPage({
        title: 'Notiz',
        isDraft: true,
        id: 'aaaaaaaaaaaa',
      }),
      'beitraege/2023-08-01_Danke-bbbbbbbbbbbb.html': mediumPage({
        title: 'Danke für den schönen Text, er hat m…',
        subtitle: '',
        isTitled: false,
        id: 'bbbbbbbbbbbb',
        body: '<p class="graf graf--p">Danke für den schönen Text, er hat mir gefallen.</p>',
      }),
    }
    const report = await bring(files, 'medium-de')
    expect(report).toMatchObject({ imported: 2, ignored: { html: 1 } })
    expect(report.skipped).toEqual([
      { item: 'Danke für den schönen Text, er hat m…', reason: 'It’s a response to another story.' },
    ])
    const [story, draft] = await rows<Record<string, unknown>>(
      "SELECT p.title, p.subtitle, p.state, p.canonical_url, p.first_published_at, p.id, u.username, u.name FROM post p JOIN user u ON u.id = p.creator_id JOIN collection c ON c.id = p.collection_id WHERE c.slug = 'medium-de' ORDER BY p.title",
    )
    expect(story).toMatchObject({
      title: 'Ebbe und Flut',
      subtitle: 'Eine Notiz',
      state: 'published',
      canonical_url: 'https://medium.com/@ada.blum/ebbe-5198fb8a58c2',
      first_published_at: Date.UTC(2023, 6, 7, 19, 9, 20, 41),
      username: 'ada.blum',
      name: 'Ada Blum',
    })
    expect(draft).toMatchObject({ title: 'Notiz', state: 'draft', username: 'ada.blum' })
    expect(await bodyOf(String(story?.id))).toMatchObject([
      { type: 'P', text: 'Das Wasser geht, das Wasser kommt.' },
    ])
    expect(await bring(files, 'medium-de')).toMatchObject({ imported: 0, unchanged: 2 })
  })

  it('keeps code, embeds, galleries, alternative texts and captions', async () => {
    const body = `<pre data-code-block-lang="python" class="graf graf--pre graf--preV2"><span class="pre--content">print(1)<br>print(2)</span></pre>
<figure class="graf graf--figure graf--iframe"><script src="https://gist.github.com/ada/0123.js"></script></figure>
<figure class="graf graf--figure"><img class="graf-image" alt="Watt" data-width="800" data-height="600" src="https://cdn-images-1.medium.com/max/800/1*a.jpeg"><figcaption class="imageCaption">Bei Ebbe</figcaption></figure>`
    await importText(mediumPage({ title: 'Alles', body, id: 'cccccccccccc' }), {
      format: 'medium',
      into: 'medium-one',
    })
    const [story] = await stories('medium-one')
    expect(await bodyOf(story?.id ?? '')).toMatchObject([
      { type: 'PRE', text: 'print(1)\nprint(2)', language: 'python' },
      { type: 'MIXTAPE_EMBED', href: 'https://gist.github.com/ada/0123' },
      { type: 'IMG', alt: 'Watt', text: 'Bei Ebbe', width: 800, height: 600 },
    ])
  })

  it('lets nothing harmful through, and says what was left out', async () => {
    const report = await bring(
      {
        'posts/a-dddddddddddd.html': mediumPage({
          title: 'Harmless',
          id: 'dddddddddddd',
          body: '<p class="graf" onclick="x()">Words<script>alert(1)</script> <a href="javascript:x()">link</a></p>',
        }),
        '../outside.html': mediumPage({ title: 'Outside' }),
        'posts/more.zip': await zipOf({ 'a.html': mediumPage() }),
        'posts/bomb.html': ' '.repeat(4_000_000),
      },
      'medium-bad',
    )
    expect(report).toMatchObject({ imported: 1 })
    expect(report.skipped).toEqual([
      { item: '../outside.html', reason: 'Its name points outside the archive.' },
      {
        item: 'posts/more.zip',
        reason: 'Archives inside an archive aren’t opened. Unpack it and import it separately.',
      },
      {
        item: 'posts/bomb.html',
        reason: 'This file unpacks to far more than its size in the archive, so we didn’t open it.',
      },
    ])
    const [story] = await stories('medium-bad')
    expect(await bodyOf(story?.id ?? '')).toMatchObject([{ text: 'Words link', markups: [] }])
  })

  it('that is cut off or something else is refused', async () => {
    const whole = await zipOf({ 'posts/a.html': mediumPage() })
    const code = async (file: BodyInit) => {
      const response = await postFile(file, { format: 'medium', into: 'medium-none' })
      return [response.status, ((await response.json()) as { error: { code: string } }).error.code]
    }
    expect(await code(whole.slice(0, whole.length - 40))).toEqual([422, 'not-zip'])
    expect(await code(await zipOf({ 'a.png': PIXEL }))).toEqual([415, 'not-an-export'])
    expect(await code('<p>Something else</p>')).toEqual([415, 'not-an-export'])
  })
})
