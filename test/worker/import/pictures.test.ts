import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import type { Outside } from '../../../worker/platform/outside'
import { isFetchable } from '../../../worker/services/import/pictures/addresses'
import { type Fetched, fetchBytes } from '../../../worker/services/import/pictures/fetch-bytes'
import { asked, importText, rows } from './harness'
import { wxr } from './wxr'

/** A PNG of one pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
)

const bodyOf = async (slug: string): Promise<{ imageId?: string; src?: string; width?: number }[]> => {
  const [row] = await rows<{ body: string }>(
    'SELECT v.body FROM collection c JOIN post p ON p.collection_id = c.id JOIN post_version v ON v.id = p.version_id WHERE c.slug = ?',
    slug,
  )
  return JSON.parse(row?.body ?? '[]')
}

describe('an import’s pictures', () => {
  it('are copied into our own store, each once', async () => {
    asked.fetched.length = 0
    const content =
      '<img src="https://blog.example.org/a.png" alt="A"><p>b</p><img src="https://blog.example.org/a.png">'
    const report = await importText(wxr([{ id: 1, content }]), {
      into: 'fetched',
      fetch: async () => new Response(PNG),
    })
    const [first, , second] = await bodyOf('fetched')
    expect(first).toMatchObject({ imageId: expect.stringMatching(/^[0-9a-f]{24}$/), width: 1 })
    expect(first).not.toHaveProperty('src')
    expect(second?.imageId).toBe(first?.imageId)
    expect(asked.fetched).toHaveLength(1)
    expect(report.pictures).toEqual({ stored: 1, left: 0 })
    expect(await env.MEDIA.head(`image/${first?.imageId}`)).not.toBeNull()
    expect(await rows('SELECT source_url, content_type FROM media WHERE id = ?', first?.imageId)).toEqual([
      { source_url: 'https://blog.example.org/a.png', content_type: 'image/png' },
    ])
  })

  it('stay at their source if they aren’t pictures, whatever their name says', async () => {
    const content = '<img src="https://blog.example.org/a.png">'
    await importText(wxr([{ id: 1, content }]), {
      into: 'pretended',
      fetch: async () => new Response('<svg onload="x()"/>'),
    })
    expect(await bodyOf('pretended')).toMatchObject([{ src: 'https://blog.example.org/a.png' }])
  })

  it('aren’t waited for when a host can’t be reached: it is tried once', async () => {
    asked.fetched.length = 0
    const content = Array.from(
      { length: 40 },
      (_, i) => `<img src="https://gone.example.org/${i}.png">`,
    ).join('')
    const report = await importText(
      wxr([
        { id: 1, content },
        { id: 2, content },
      ]),
      { into: 'offline' },
    )
    expect(asked.fetched.length).toBeLessThanOrEqual(4)
    expect(report.pictures).toEqual({ stored: 0, left: 40 })
  })

  it('time out when nothing arrives for two seconds', async () => {
    const never = (_address: string, init: RequestInit) =>
      new Promise<Response>((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const settled = vi.fn<(fetched: Fetched) => void>()
    void fetchBytes(web(never), 'https://slow.example.org/a.png').then(settled)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledWith({ kind: 'unreachable' })
    vi.useRealTimers()
  })
})

/** A web in which every name leads outside. */
const web = (fetch: Outside['fetch']): Outside => ({ fetch, lead: async () => 'outside' })

describe('the source of a picture', () => {
  it.each([
    'http://localhost/a.png',
    'http://127.0.0.1/a.png',
    'http://2130706433/a.png',
    'http://0x7f.1/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:10.0.0.1]/a.png',
    'http://10.1.2.3/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://metadata.google.internal/a',
    'http://printer.local/a.png',
    'http://intranet/a.png',
    'http://db.localhost./a.png',
    'https://example.org:8443/a.png',
    'https://user:word@example.org/a.png',
    'ftp://example.org/a.png',
    'file:///etc/passwd',
    'gopher://example.org/',
  ])('isn’t %s', (address) => {
    expect(isFetchable(address)).toBe(false)
  })

  it('is the public internet', () => {
    expect(isFetchable('https://files.example.org/a.png?w=604')).toBe(true)
  })

  it('is checked again at every redirect', async () => {
    const reached: string[] = []
    const fetch = async (address: string) => {
      reached.push(address)
      return new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } })
    }
    expect(await fetchBytes(web(fetch), 'https://example.org/a.png')).toMatchObject({ kind: 'refused' })
    expect(reached).toEqual(['https://example.org/a.png'])
  })

  it('is tried once more when it is busy, and not when it refuses', async () => {
    const answers = [503, 200]
    const busy = async () => new Response(PNG, { status: answers.shift() ?? 500 })
    expect(await fetchBytes(web(busy), 'https://example.org/a.png')).toMatchObject({ kind: 'bytes' })
    let asks = 0
    const no = async () => {
      asks += 1
      return new Response(null, { status: 404 })
    }
    expect(await fetchBytes(web(no), 'https://example.org/a.png')).toMatchObject({ kind: 'refused' })
    expect(asks).toBe(1)
  })

  it('sends at most 10 MB', async () => {
    const endless = new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(1024 * 1024)) })
    const fetch = async () => new Response(endless)
    expect(await fetchBytes(web(fetch), 'https://example.org/a.png')).toMatchObject({ kind: 'refused' })
  })
})
