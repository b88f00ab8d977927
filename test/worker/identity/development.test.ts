import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { createGateway } from '../../../worker/gateway/gateway'
import { appClock } from '../../../worker/platform/app-clock'
import { systemClock } from '../../../worker/platform/clock'
import { followClock } from '../../../worker/platform/development/clock'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { openExpiringStore } from '../../../worker/platform/expiring-store'
import { openMailer } from '../../../worker/platform/mail/open-mailer'

const ORIGIN = 'http://localhost:8787'
const YEAR = 365 * 86_400_000
const gateway = createGateway(appClock)

/** Draws the gallery in the place of the instance's own service, which builds the client. */
const GALLERY = { fetch: async () => new Response('The gallery') } as unknown as Fetcher

interface Asked extends RequestInit {
  on?: string
  environment?: string
}

function ask(path: string, { on = ORIGIN, environment = 'development', ...init }: Asked = {}) {
  const bindings = { ...(env as Env), GALLERY, ENVIRONMENT: environment, MAIN_HOST: new URL(on).host }
  const request = new Request(new URL(path, on), init as RequestInit<RequestInitCfProperties>)
  return gateway.fetch(request as never, bindings, createExecutionContext())
}

const post = (body: unknown, headers: Record<string, string> = {}): Asked => ({
  method: 'POST',
  headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

const advance = async (advanceMs: number): Promise<number> => {
  const response = await ask('/_/dev/clock', post({ advanceMs }))
  expect(response.status).toBe(200)
  const { now } = await response.json<{ now: number }>()
  return now
}

const send = (more: { subject?: string; html?: string; code?: string; link?: string; to?: string } = {}) =>
  openMailer({ ...(env as Env), ENVIRONMENT: 'test' }, appClock).send({
    to: 'maren@example.org',
    subject: 'A subject',
    text: 'A text',
    html: '<p>A text</p>',
    headers: { 'X-One': '1' },
    ...more,
  })

const PATHS = ['/_/dev/clock', '/_/dev/gallery', '/_/dev/mail', '/_/dev/providers/google/jwks']

describe('the development endpoints', () => {
  test.each(['production', 'test', '', 'Development'])(
    'don’t exist in the environment %j',
    async (environment) => {
      for (const path of PATHS) {
        expect((await ask(path, { environment, on: 'https://quire.example' })).status).toBe(404)
        expect((await ask(path, { environment })).status).toBe(404)
      }
      const before = appClock.now()
      expect((await ask('/_/dev/clock', { ...post({ advanceMs: YEAR }), environment })).status).toBe(404)
      expect(appClock.now() - before).toBeLessThan(YEAR / 2)
    },
  )

  test.each(['http://quire.example', 'http://aiko.localhost:8787', 'http://localhost.example:8787'])(
    'don’t exist on %s',
    async (on) => {
      for (const path of PATHS) expect((await ask(path, { on })).status, path).toBe(404)
    },
  )

  test('exist on every host of this machine, and are never stored', async () => {
    for (const on of [ORIGIN, 'http://127.0.0.1:8801', 'http://[::1]:8801']) {
      for (const path of PATHS) {
        const response = await ask(path, { on })
        expect(response.status, on + path).toBe(200)
        expect(response.headers.get('cache-control')).toBe('no-store')
      }
    }
  })

  test('refuse other origins, no origin, and anything that a form can send', async () => {
    const before = appClock.now()
    const body = { advanceMs: YEAR }
    const refused = [
      post(body, { origin: 'https://evil.example' }),
      post(body, { origin: 'null' }),
      post(body, { origin: 'http://localhost:8788' }),
      { ...post(body), headers: { 'content-type': 'application/json' } },
    ]
    for (const init of refused) expect((await ask('/_/dev/clock', init)).status).toBe(403)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])
      expect((await ask('/_/dev/clock', post(body, { 'content-type': type }))).status, type).toBe(415)
    await send()
    const foreign = { method: 'DELETE', headers: { origin: 'https://evil.example' } }
    expect((await ask('/_/dev/mail', foreign)).status).toBe(403)
    expect(await (await ask('/_/dev/mail')).json()).toHaveLength(1)
    expect(appClock.now() - before).toBeLessThan(YEAR / 2)
  })

  test('accept only their own methods', async () => {
    for (const path of ['/_/dev/clock', '/_/dev/mail']) {
      const response = await ask(path, { method: 'PUT' })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toMatch(/^GET, (POST|DELETE)$/)
    }
    const head = await ask('/_/dev/mail', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

describe('the clock', () => {
  test('advances by the given time, and returns the time', async () => {
    const before = appClock.now()
    const moved = await advance(YEAR)
    expect(moved - before).toBeGreaterThanOrEqual(YEAR)
    expect(moved - before).toBeLessThan(YEAR + 60_000)
    expect(await advance(0)).toBeGreaterThanOrEqual(moved)
    const { now } = await (await ask('/_/dev/clock')).json<{ now: number }>()
    expect(Math.abs(now - appClock.now())).toBeLessThan(60_000)
    const machine = systemClock.now()
    expect(appClock.now() - machine).toBeGreaterThanOrEqual(YEAR)
  })

  test.each([
    { advanceMs: -1 },
    { advanceMs: 1.5 },
    { advanceMs: '1000' },
    { advanceMs: null },
    { advanceMs: 11 * YEAR },
    { advanceMs: Number.MAX_SAFE_INTEGER },
    '{"advanceMs": 1e999}',
    {},
    [],
    'null',
    '',
    'advanceMs=1',
  ])('doesn’t move for %j', async (body) => {
    const before = appClock.now()
    const response = await ask('/_/dev/clock', post(body))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'BAD_REQUEST' } })
    expect(appClock.now() - before).toBeLessThan(60_000)
  })

  test('refuses a body of more than a kilobyte', async () => {
    const before = appClock.now()
    const response = await ask('/_/dev/clock', post({ advanceMs: YEAR, more: 'x'.repeat(2000) }))
    expect(response.status).toBe(413)
    expect(appClock.now() - before).toBeLessThan(60_000)
  })

  test('finishes what is due before it responds', async () => {
    const seen: number[] = []
    followClock(async () => {
      await Promise.resolve()
      seen.push(appClock.now())
    })
    const now = await advance(1000)
    expect(seen).toHaveLength(1)
    expect(now - (seen[0] ?? 0)).toBeLessThan(60_000)
  })

  test('expires values in KV', async () => {
    const store = openExpiringStore((env as Env).KV, appClock)
    await store.put('a', 'one', 90 * 86_400_000)
    await store.put('b', 'two', 1000)
    await store.put('c', 'three', YEAR)
    await store.delete('c')
    expect([await store.get('a'), await store.get('b'), await store.get('c')]).toEqual(['one', 'two', null])
    await advance(2000)
    expect([await store.get('a'), await store.get('b')]).toEqual(['one', null])
    await advance(90 * 86_400_000)
    expect(await store.get('a')).toBeNull()
    expect(await store.get('never')).toBeNull()
    await (env as Env).KV.put('bare', 'without an end')
    expect(await store.get('bare')).toBeNull()
  })

  test('lets the platform delete them, never before their time or within a minute', async () => {
    const puts: unknown[] = []
    const kv = {
      ...(env as Env).KV,
      put: async (...args: unknown[]) => {
        puts.push(args)
      },
    } as unknown as KVNamespace
    const store = openExpiringStore(kv, { now: () => 5000 })
    await store.put('a', 'one', 1000)
    await store.put('b', 'two', 100_001)
    expect(puts).toEqual([
      ['a', 'one', { expirationTtl: 60, metadata: { expiresAt: 6000 } }],
      ['b', 'two', { expirationTtl: 101, metadata: { expiresAt: 105_001 } }],
    ])
  })
})

describe('the mailbox', () => {
  beforeEach(clearMailbox)

  test('is JSON, newest first, with codes, links and headers', async () => {
    await send({ subject: 'First', code: '123456', link: `${ORIGIN}/m/callback/email?token=t` })
    await send({ subject: 'Second' })
    const response = await ask('/_/dev/mail', { headers: { accept: 'text/html,*/*' } })
    expect(response.headers.get('content-type')).toContain('application/json')
    const link = `${ORIGIN}/m/callback/email?token=t`
    const mailOf = (subject: string, more = {}) => ({
      ...{ to: 'maren@example.org', subject, text: 'A text', html: '<p>A text</p>', ...more },
      headers: expect.objectContaining({ To: 'maren@example.org', Subject: subject, 'X-One': '1' }),
    })
    const mails = await response.json<{ headers: Record<string, string> }[]>()
    expect(mails).toEqual([mailOf('Second'), mailOf('First', { code: '123456', link })])
    expect(mails[0]?.headers.From).toMatch(/^"[^"]+" <[^<>@]+@[^<>@]+>$/)
  })

  test('can be emptied', async () => {
    await send()
    const response = await ask('/_/dev/mail', { method: 'DELETE', headers: { origin: ORIGIN } })
    expect(response.status).toBe(204)
    expect(await (await ask('/_/dev/mail')).json()).toEqual([])
  })

  test('is a page for people, in which mails can’t run scripts', async () => {
    await send({
      subject: '</title><script>1</script>',
      to: '"<b>"@example.org',
      html: '<p>"quoted" &amp;</p><script>2</script>',
      code: '<i>',
      link: 'javascript:alert(1)',
    })
    const response = await ask('/_/dev/mail', { headers: { 'sec-fetch-dest': 'document' } })
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'none'")
    const page = await response.text()
    expect(page).not.toMatch(/<script|<b>|<i>|javascript:/)
    expect(page).toContain('sandbox="allow-popups" srcdoc="&lt;p&gt;&quot;quoted&quot; &amp;amp;&lt;/p&gt;')
  })

  test('is a page even when it is empty', async () => {
    const response = await ask('/_/dev/mail', { headers: { 'sec-fetch-dest': 'document' } })
    expect(await response.text()).toContain('Nothing has been sent yet.')
  })
})
