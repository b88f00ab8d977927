import { describe, expect, it } from 'vitest'
import { bodies, bring, details } from './brought'
import { importText, postFile } from './harness'

describe('a feed', () => {
  it('of RSS is read with its whole contents, topics and links', async () => {
    const rss = `<?xml version="1.0"?><rss version="2.0" xmlns:content="c" xmlns:dc="d"><channel><title>Shore &amp; tide</title>
<item><title>One &amp; two</title><link>https://old.example/one</link><guid>g1</guid><pubDate>Tue, 02 Jan 2024 03:04:05 GMT</pubDate>
<category>Tides</category><dc:creator>Ada</dc:creator><description>Short.</description>
<content:encoded><![CDATA[<p>The <b>whole</b> text.<script>x()</script> <a href="two">on</a></p>]]></content:encoded></item>
<item><title>Empty</title><guid>g2</guid></item></channel></rss>`
    const report = await bring(rss, 'web', 'web-rss')
    expect(report).toMatchObject({
      imported: 1,
      publication: { name: 'Shore & tide' },
      skipped: [{ item: 'Empty', reason: 'It has no content.' }],
    })
    expect((await details('web-rss'))[0]).toMatchObject({
      title: 'One & two',
      canonical_url: 'https://old.example/one',
      first_published_at: Date.UTC(2024, 0, 2, 3, 4, 5),
      tags: '["tides"]',
    })
    expect((await bodies('web-rss'))[0]).toMatchObject([
      { text: 'The whole text. on', markups: [{ type: 'STRONG' }, { href: 'https://old.example/two' }] },
    ])
  })

  it('of Atom is read, too', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Shore</title><entry><title>Ebb</title><id>urn:1</id>
<link rel="edit" href="https://old.example/edit"/><link href="https://old.example/ebb"/><published>2024-01-02T03:04:05Z</published>
<updated>2024-02-02T03:04:05Z</updated><author><name>Ada</name></author><category term="Mud"/><content type="html">&lt;p&gt;Words&lt;/p&gt;</content></entry></feed>`
    expect(await bring(atom, 'web', 'web-atom')).toMatchObject({ imported: 1 })
    expect((await details('web-atom'))[0]).toMatchObject({
      canonical_url: 'https://old.example/ebb',
      first_published_at: Date.UTC(2024, 0, 2, 3, 4, 5),
      tags: '["mud"]',
    })
    expect((await bodies('web-atom'))[0]).toMatchObject([{ text: 'Words' }])
  })

  it('declares no entities', async () => {
    const response = await postFile('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><rss/>', {
      format: 'web',
      into: 'web-none',
    })
    expect([response.status, ((await response.json()) as { error: { code: string } }).error.code]).toEqual([
      422,
      'doctype',
    ])
  })
})

it('a page is read for its article', async () => {
  const html = `<!DOCTYPE html><html lang="de"><head><title>Ebbe | Seite</title><link rel="canonical" href="/ebbe">
<meta property="article:published_time" content="2024-01-02T00:00:00Z"><meta property="article:tag" content="Watt"></head>
<body><nav>Menu</nav><article><h1>Ebbe</h1><p>Das Wasser geht.</p><script>x()</script></article><footer>Fuss</footer></body></html>`
  const name = encodeURIComponent('https://old.example/de/ebbe?from=mail')
  expect(await bring(html, 'web', 'web-page', `&name=${name}`)).toMatchObject({ imported: 1 })
  expect((await details('web-page'))[0]).toMatchObject({
    title: 'Ebbe',
    language: 'de',
    canonical_url: 'https://old.example/ebbe',
    first_published_at: Date.UTC(2024, 0, 2),
    tags: '["watt"]',
  })
  expect((await bodies('web-page'))[0]).toMatchObject([{ text: 'Das Wasser geht.' }])
})

describe('an address', () => {
  const ask = (address: string, fetch: (target: string) => Promise<Response>) =>
    postFile('', {
      format: 'web',
      into: 'web-address',
      query: `&address=${encodeURIComponent(address)}`,
      fetch,
    })

  it('is read in the encoding that its server states', async () => {
    const words = Uint8Array.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])
    const page = [
      new TextEncoder().encode('<article><h1>Tide</h1><p>'),
      words,
      new TextEncoder().encode('</p></article>'),
    ]
    const response = await ask(
      'https://cyrillic.example/',
      async () =>
        new Response(new Blob(page), { headers: { 'content-type': 'text/html; charset=windows-1251' } }),
    )
    expect(response.status).toBe(200)
    expect(await bodies('web-address')).toContainEqual([expect.objectContaining({ text: 'Привет' })])
  })

  it('is fetched, redirects included', async () => {
    const page = '<article><h1>Flood</h1><p>Words.</p></article>'
    const fetch = async (target: string) =>
      target.endsWith('/old') ? Response.redirect('https://old.example/new', 301) : new Response(page)
    const query = `&address=${encodeURIComponent('https://old.example/old')}`
    expect(await importText('', { format: 'web', into: 'web-fetched', query, fetch })).toMatchObject({
      imported: 1,
    })
  })

  it('that is not on the public internet is not asked, nor one that a redirect leads to', async () => {
    const asked: string[] = []
    for (const address of [
      'http://old.example/',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::ffff:10.0.0.1]/',
      'https://169.254.169.254/latest/meta-data',
      'https://router.local/',
      'https://old.example:8443/',
      'https://a:b@old.example/',
    ]) {
      const direct = await ask(address, async (target) => {
        asked.push(target)
        return new Response('')
      })
      const redirected = await ask('https://old.example/', async (target) => {
        if (target !== 'https://old.example/') asked.push(target)
        return new Response(null, { status: 302, headers: { location: address } })
      })
      expect([direct.status, redirected.status], address).toEqual([422, 422])
    }
    expect(asked).toEqual([])
  })
})
