import { describe, expect, test } from 'vitest'
import { FRAME_HOSTS } from '../../schema/rules/embeds'
import { addressOf, DEMO } from '../support/addresses'
import { type Answer, ask, BOT, SESSION_COOKIE } from '../support/http'
import { ROUTED_PAGES } from '../support/pages'

const nonceIn = ({ headers }: Answer): string | undefined =>
  /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1]

const TYPED =
  "require-trusted-types-for 'script'; trusted-types outside-scripts inert-markup ProseMirrorClipboard;"

/** The attributes of every script and style element of a document. */
const ownElements = (html: string): string[] =>
  [...html.matchAll(/<(?:script|style)\b([^>]*)>/g)].map(([, text = '']) => text)

test.each(ROUTED_PAGES.map(({ path }) => path))('%s allows only its own scripts and styles', async (path) => {
  for (const headers of [{}, { 'user-agent': BOT }]) {
    const answer = await ask(path, { headers })
    const nonce = nonceIn(answer)
    expect(nonce).toMatch(/^[\w+/=-]{16,}$/)
    const attributesOfAll = ownElements(answer.text)
    expect(attributesOfAll.length).toBeGreaterThan(3)
    expect(attributesOfAll.filter((attributes) => !attributes.includes(`nonce="${nonce}"`))).toEqual([])
    expect(answer.text).not.toMatch(/<[^>]+\son\w+="/)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/; style-src 'self' 'nonce-[^;' ]+'; style-src-attr 'unsafe-inline';/)
    expect(policy).toContain(TYPED)
  }
})

/** What a document is, its address, and what is expected of its styles and its dangerous functions. */
const DOCUMENTS: [string, string, RegExp][] = [
  ['a page that isn’t there', DEMO.nothing, /style-src 'self' 'nonce-.*require-trusted-types-for 'script'/],
  [
    'a list in another site’s frame',
    addressOf('EmbedList'),
    /style-src 'self' 'nonce-.*require-trusted-types-for 'script'.*frame-ancestors \*/,
  ],
  [
    'a story in another site’s frame',
    addressOf('EmbedPost'),
    /style-src 'self' 'nonce-.*require-trusted-types-for 'script'.*frame-ancestors \*/,
  ],
  [
    'an address in another site’s frame',
    `/embed?q=${encodeURIComponent('https://vimeo.com/76979871')}`,
    /style-src 'self' 'nonce-.*require-trusted-types-for 'script'.*frame-ancestors \*/,
  ],
  ['the page that reads One Tap’s token', '/m/callback/google', /require-trusted-types-for 'script'/],
  // None has a script; the mails' own styles stand in the page.
  ['the mailbox of a development site', '/_/dev/mail', /script-src 'none'; style-src 'unsafe-inline'/],
  // Its editor writes style elements, and scripts of its workers, without a policy.
  [
    'GraphiQL',
    '/_/graphql',
    /strict-dynamic'; worker-src blob:; connect-src 'self'; style-src 'unsafe-inline'/,
  ],
]
test.each(DOCUMENTS)('%s has its own policy', async (_, path, expected) => {
  const headers = { accept: 'text/html', 'sec-fetch-dest': 'document' }
  const answer = await ask(path, { headers })
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(answer.headers.get('content-security-policy')).toMatch(expected)
})

test('a document may show the frames that stories embed, and no others', async () => {
  const policy = (await ask(DEMO.story)).headers.get('content-security-policy') ?? ''
  const sources = /frame-src ([^;]+)/.exec(policy)?.[1]?.split(' ')
  expect(sources).toEqual(["'self'", ...FRAME_HOSTS.map((host) => `https://${host}`)])
})

test.each([
  ['from the shared cache', {}],
  ['for one viewer alone', { cookie: SESSION_COOKIE }],
])('a document %s is compressed', async (_, headers) => {
  const answer = await ask(DEMO.story, { headers: { ...headers, 'accept-encoding': 'gzip' } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-encoding')).toBe('gzip')
})

describe('every response', () => {
  const kinds: [string, string][] = [
    ['a page', DEMO.story],
    ['a page that is not there', DEMO.nothing],
    ['a redirect', `${DEMO.story}/`],
    ['a feed', '/feed/latest'],
    ['a file', '/robots.txt'],
    ['a sign-in first', '/me/settings'],
  ]
  test.each(kinds)('forbids sniffing, framing and leaking: %s', async (_, path) => {
    const { headers } = await ask(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cache-control')).toBeTruthy()
    expect(headers.get('x-request-id')).toMatch(/^[\w-]+$/)
    expect(headers.get('server-timing')).toContain('total;dur=')
  })

  test('has an id of its own', async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => (await ask(DEMO.story)).headers.get('x-request-id')),
    )
    expect(new Set(ids).size).toBe(5)
  })
})

test('assets with a hash in their name are kept forever', async () => {
  const { text } = await ask(DEMO.story)
  const entry = /data-entry="([^"]+)"/.exec(text)?.[1] ?? ''
  const { status, headers } = await ask(entry)
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(headers.get('content-type')).toMatch(/javascript/)
})

test.each(['/favicon.svg', '/mark.svg', '/icon-192.png', '/apple-touch-icon.png', '/favicon.ico'])(
  'icons have the headers of every response: %s',
  async (path) => {
    const { status, headers } = await ask(path)
    expect(status).toBe(200)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-permitted-cross-domain-policies')).toBe('none')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  },
)

test.each(['/assets/entry-client-gone.js', '/card-fonts/gone.ttf', '/assets/'])(
  'a missing built file may exist a second later: %s',
  async (path) => {
    const { status, headers } = await ask(path)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  },
)

test('the drawing of the home page is kept for a day', async () => {
  const { status, headers } = await ask('/drawing.svg')
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=86400'])
})

test('what the build leaves beside its files isn’t served', async () => {
  for (const path of ['/.vite/document.json', '/_headers', '/.assetsignore']) {
    expect((await ask(path)).status).toBe(404)
  }
})
