import { describe, expect, it } from 'vitest'
import type { ImportReport } from '../../../worker/services/import/report'
import { KEY, NOW, postFile, rows } from './harness'
import { wxr } from './wxr'

const code = async (response: Response): Promise<string> =>
  ((await response.json()) as { error: { code: string } }).error.code

describe('the key', () => {
  it('is required', async () => {
    for (const key of ['', 'wrong', `${KEY}x`]) {
      const response = await postFile(wxr([]), { key, from: '192.0.2.20' })
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
    }
    expect(
      await rows("SELECT count(*) AS n FROM admin_audit WHERE action = 'denied' AND address = '192.0.2.20'"),
    ).toEqual([{ n: 3 }])
  })

  it('has at least 32 characters in production', async () => {
    for (const ADMIN_KEY of [undefined, '', 'short', 'x'.repeat(31)]) {
      const response = await postFile(wxr([]), {
        key: ADMIN_KEY ?? 'dev-admin-key',
        environment: { ADMIN_KEY } as Partial<Env>,
      })
      expect(response.status).toBe(404)
    }
  })

  it('of a development build works only on this machine', async () => {
    const environment = { ADMIN_KEY: undefined, ENVIRONMENT: 'development' } as unknown as Partial<Env>
    expect((await postFile(wxr([]), { key: 'dev-admin-key', environment })).status).toBe(404)
  })

  it('isn’t checked for a while after ten wrong ones', async () => {
    const from = '192.0.2.66'
    for (let i = 0; i < 10; i++) await postFile(wxr([]), { key: `wrong${i}`, from })
    const limited = await postFile(wxr([{ id: 1 }]), { from })
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await postFile(wxr([{ id: 1 }]), { from, into: 'later', now: NOW + 11 * 60_000 })).status).toBe(
      200,
    )
    expect((await postFile(wxr([{ id: 1 }]), { from: '192.0.2.67', into: 'elsewhere' })).status).toBe(200)
  })

  it('leaves an audit entry of what it was used for', async () => {
    await postFile(wxr([{ id: 1 }]), { into: 'traced' })
    const [entry] = await rows<{ detail: string; key_fingerprint: string }>(
      "SELECT detail, key_fingerprint FROM admin_audit WHERE action = 'import' ORDER BY id DESC LIMIT 1",
    )
    expect(entry?.detail).toBe('into traced: 1 imported, 0 updated, 0 unchanged, 0 skipped')
    expect(entry?.key_fingerprint).toMatch(/^[0-9a-f]{8}$/)
    expect(JSON.stringify(entry)).not.toContain(KEY.slice(0, 10))
  })
})

describe('the request', () => {
  it('is a POST', async () => {
    const response = await postFile(null, { method: 'GET' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  it('names a format', async () => {
    const response = await postFile(wxr([]), { format: 'tumblr' })
    expect([response.status, await code(response)]).toEqual([400, 'BAD_REQUEST'])
  })

  it('contains XML', async () => {
    expect((await postFile('{}', { contentType: 'application/json' })).status).toBe(415)
    expect((await postFile('PK\u0003\u0004', {})).status).toBe(415)
    expect((await postFile('', {})).status).toBe(400)
  })

  it('has at most 25 MB, whatever length it states', async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024).fill(32)),
    })
    const response = await postFile(endless)
    expect([response.status, await code(response)]).toEqual([413, 'too-large'])
  })
})

describe('a file that isn’t an export', () => {
  it.each([
    [
      'malformed',
      '<?xml version="1.0"?>\n<rss>\n<channel>\n<item></channel></rss>',
      'malformed',
      /^Line 4: /,
    ],
    ['cut off', wxr([{ id: 1 }]).slice(0, -20), 'malformed', /^Line \d+: /],
    [
      'another feed',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title></feed>',
      'not-wxr',
      /<feed>/,
    ],
    [
      'a feed of posts',
      '<rss version="2.0"><channel><title>x</title><item><title>y</title></item></channel></rss>',
      'not-wxr',
      /wp:/,
    ],
    ['in an encoding of its own', '<?xml version="1.0" encoding="x-mine"?><rss/>', 'encoding', /x-mine/],
    [
      'with an entity that nobody knows',
      '<rss><channel><title>&boom;</title></channel></rss>',
      'malformed',
      /^Line 1: /,
    ],
  ])('(%s) is refused, with the position of the error', async (_name, file, expected, message) => {
    const response = await postFile(file, { into: 'refused' })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      error: { code: expected, message: expect.stringMatching(message) },
    })
    expect(await rows("SELECT 1 FROM collection WHERE slug = 'refused'")).toEqual([])
  })

  it('can’t declare entities, so it can’t expand', async () => {
    const entities = Array.from(
      { length: 12 },
      (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`,
    ).join('')
    const bomb = wxr([{ id: 1, title: 'x' }], `<!DOCTYPE rss [<!ENTITY l0 "lol">${entities}]>\n`).replace(
      'story 1',
      '&l12;',
    )
    const response = await postFile(bomb)
    // What it would grow to, a thousand billion times three letters, ends nowhere.
    expect([response.status, await code(response)]).toEqual([422, 'doctype'])
  })

  it('writes nothing, even when only its end is malformed', async () => {
    const response = await postFile(wxr([{ id: 1 }, { id: 2 }]).replace('</channel>', '</chanel>'), {
      into: 'halves',
    })
    expect(response.status).toBe(422)
    expect(await rows("SELECT 1 FROM collection WHERE slug = 'halves'")).toEqual([])
  })
})

describe('a fault in one item', () => {
  const bodies = async (file: string, into: string) => {
    const response = await postFile(file, { into })
    const report = (await response.json()) as ImportReport
    return { status: response.status, report }
  }

  it('doesn’t hold up the others: a bare & and an unknown entity are text', async () => {
    const file = wxr([
      { id: 1, title: 'One' },
      { id: 2, title: 'Two' },
      { id: 3, title: 'Three' },
    ]).replace('<title><![CDATA[Two]]></title>', '<title>Fish & chips&nbsp;here</title>')
    expect(file).toContain('Fish & chips')
    const { status, report } = await bodies(file, 'ampersand')
    expect([status, report.imported, report.skipped]).toEqual([200, 3, []])
    expect(report.notes).toEqual([{ item: 'Fish & chips here', note: 'A bare “&” was read as text.' }])
  })

  it('skips what can’t be read, and reports where', async () => {
    const file = wxr([
      { id: 1, title: 'One' },
      { id: 2, title: 'Two' },
      { id: 3, title: 'Three' },
    ]).replace('<title><![CDATA[Two]]></title>', '<title>Tw</b>o</title>')
    const { status, report } = await bodies(file, 'unreadable')
    expect([status, report.imported]).toEqual([200, 2])
    expect(report.skipped).toEqual([
      { item: expect.stringContaining('o'), reason: expect.stringMatching(/Line \d+: /) },
    ])
  })

  it('is reported when it was repaired: a cut title, an invalid date, replaced bytes', async () => {
    const text = wxr([
      { id: 1, title: 'Long '.repeat(80) },
      { id: 2, title: 'Dated', date: '2020-02-31 10:00:00' },
      { id: 3, title: 'Broken', content: 'caf\u00e9' },
    ])
    const [before = '', after = ''] = text.split('caf\u00e9')
    const encode = (part: string) => [...new TextEncoder().encode(part)]
    const bytes = new Uint8Array([...encode(`${before}caf`), 0xe9, ...encode(after)])
    const response = await postFile(bytes, { into: 'mended' })
    const report = (await response.json()) as ImportReport
    expect(report.imported).toBe(3)
    expect(report.notes.map(({ note }) => note)).toEqual([
      'Its title was 399 characters long and was cut to 300.',
      '“2020-02-31 10:00:00” isn’t a date, so it was ignored.',
      '1 character couldn’t be read and had to be replaced with \ufffd.',
    ])
  })
})

describe('a file sent by curl', () => {
  it('needs no type', async () => {
    const contentType = 'application/x-www-form-urlencoded'
    expect((await postFile(wxr([{ id: 1 }]), { contentType, into: 'curled' })).status).toBe(200)
    expect((await postFile('a=b', { contentType })).status).toBe(415)
  })
})

describe('a large file', () => {
  /** One in a hundred of its items is a story that is published. */
  const file = (items: number) => {
    const content = 'Lorem ipsum dolor sit amet, consectetuer adipiscing elit. '.repeat(180)
    const status = (i: number) => (i < items / 100 ? 'publish' : 'trash')
    return wxr(Array.from({ length: items }, (_, i) => ({ id: i + 1, status: status(i), content })))
  }

  it('of 20 MB is imported, and takes as long for its size as one of 2 MB', async () => {
    const times: number[] = []
    for (const [into, items] of [
      ['medium', 190],
      ['large', 1900],
    ] as const) {
      const text = file(items)
      expect(text.length).toBeGreaterThan((items / 1900) * 20 * 1024 * 1024)
      const started = performance.now()
      const response = await postFile(text, { into })
      times.push(performance.now() - started)
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ imported: Math.ceil(items / 100) })
    }
    const [medium = 0, large = Number.POSITIVE_INFINITY] = times
    // What reads the whole file again for each item would take a hundred times as long.
    expect(large / medium).toBeLessThan(30)
  })
})
