import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { bannedDomain } from '../../../schema/tables/banned-domain'
import { post } from '../../../schema/tables/post'
import { webmention } from '../../../schema/tables/webmention'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { db, newWeb, SITE, type Web } from './support'

afterEach(() => vi.restoreAllMocks())

/** The queue would look at pages by the machine’s time. */
const silent = { send: async () => {}, sendBatch: async () => {} } as unknown as Env['DELIVERIES']
const QUEUES = { DELIVERIES: silent }

let networks = 0
/** Another site, on a network of its own. */
function newSite() {
  networks += 1
  return newVisit({ env: QUEUES, address: `198.51.100.${networks}` })
}

const post202 = async (source: string, target: string, site = newSite()) =>
  (
    await site.send('/_/webmention', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ source, target }).toString(),
    })
  ).status

const pageWith = (html: string) => `${SITE}/page?html=${encodeURIComponent(html)}`

async function story() {
  const writer = await signedIn()
  const { id = '', slug } = await createStory({ creatorId: writer.user.id })
  const target = `${ORIGIN}/@${writer.user.username}/${slug}-${id}`
  return { writer, id, target }
}

const rowsOf = (postId: string) => db().select().from(webmention).where(eq(webmention.postId, postId))

/** Has the due pages looked at. */
const look = (web: Web, now = NOON) => web.take('check-webmentions', now)

const MENTIONS = `query ($id: ID!) { post(id: $id) {
  webmentions { id source host title authorName }
  withheldWebmentions { id host status }
} }`
const DECIDE = `mutation ($id: ID!, $decision: String!) { result: decideOnWebmention(webmentionId: $id, decision: $decision) {
  __typename ... on UserError { code field } ... on Post { webmentions { id } withheldWebmentions { id status } }
} }`

interface Mentions {
  webmentions: { id: string; host: string; title: string; authorName: string }[]
  withheldWebmentions: { id: string; status: string }[]
}
const mentionsOf = async (visit: ReturnType<typeof newVisit>, id: string) =>
  (await visit.ask(MENTIONS, { id })).data?.post as Mentions
const decide = async (visit: ReturnType<typeof newVisit>, id: string, decision: string) =>
  (await visit.ask(DECIDE, { id, decision })).data?.result as Record<string, unknown>

const linkTo = (target: string, more = '') =>
  `<title>On tides</title>${more}<p class="h-entry"><span class="p-author h-card"><b class="p-name">Ada</b></span><a href="${target}#top">so</a></p>`

test('a page that links to a story waits, is shown when its writer says so, and goes with its link', async () => {
  const web = await newWeb()
  const { writer, id, target } = await story()
  let says = linkTo(target)
  const source = `${SITE}/changing`
  vi.mocked(globalThis.fetch).mockImplementation(
    (
      (before) => (input: RequestInfo | URL, init?: RequestInit) =>
        before(String(input) === source ? pageWith(says) : input, init)
    )(vi.mocked(globalThis.fetch).getMockImplementation() as typeof fetch),
  )
  expect(await post202(source, target)).toBe(202)
  expect(await mentionsOf(writer.visit, id)).toEqual({ webmentions: [], withheldWebmentions: [] })
  await look(web)
  const { withheldWebmentions: held } = await mentionsOf(writer.visit, id)
  expect(held).toMatchObject([{ host: 'site.example.org', status: 'HELD' }])
  const mentionId = held[0]?.id ?? ''
  const stranger = await signedIn()
  expect(await mentionsOf(stranger.visit, id)).toEqual({ webmentions: [], withheldWebmentions: [] })
  expect(await decide(stranger.visit, mentionId, 'SHOW')).toMatchObject({ code: 'FORBIDDEN' })
  expect(await decide(writer.visit, mentionId, 'SHOW')).toMatchObject({ webmentions: [{ id: mentionId }] })
  const page = await (await newVisit().get(target)).text()
  expect(page).toContain(`href="${source}" rel="nofollow ugc"`)
  expect(page).toContain('Ada on site.example.org')
  expect(page).toContain('On tides')
  says = linkTo(target).replace('On tides', 'On ebbs')
  await post202(source, target)
  await look(web)
  expect((await mentionsOf(stranger.visit, id)).webmentions).toMatchObject([{ title: 'On ebbs' }])
  says = '<p>Nothing any more</p>'
  await post202(source, target)
  await look(web)
  expect(await rowsOf(id)).toEqual([])
})

test('its site can be blocked, by those who decide', async () => {
  const web = await newWeb()
  const { writer, id, target } = await story()
  await post202(pageWith(linkTo(target)), target)
  await look(web)
  const [row] = await rowsOf(id)
  expect(await decide(writer.visit, row?.id ?? '', 'BLOCK')).toMatchObject({
    withheldWebmentions: [{ status: 'HIDDEN' }],
  })
  expect(await post202(pageWith(linkTo(target, '<p>again</p>')), target)).toBe(202)
  await look(web)
  expect(await rowsOf(id)).toHaveLength(1)

  const LIST = '{ result: blockedSites { domains } }'
  expect((await writer.visit.ask(LIST)).data?.result).toEqual({ domains: ['site.example.org'] })
  const UNBLOCK = `mutation ($domain: String!) { result: unblockSite(domain: $domain) { ... on BlockedSites { domains } } }`
  const unblock = async (visit: typeof writer.visit) =>
    (await visit.ask(UNBLOCK, { domain: 'site.example.org' })).data?.result
  expect(await unblock((await signedIn()).visit)).toEqual({ domains: [] })
  expect(await post202(pageWith(linkTo(target, '<p>still blocked</p>')), target)).toBe(202)
  await look(web)
  expect(await rowsOf(id)).toHaveLength(1)
  expect([await unblock(writer.visit), await unblock(writer.visit)]).toEqual([
    { domains: [] },
    { domains: [] },
  ])
  expect(await post202(pageWith(linkTo(target, '<p>taken again</p>')), target)).toBe(202)
  await look(web)
  expect(await rowsOf(id)).toHaveLength(2)
})

test('a page that can’t be had for now stays as it was', async () => {
  const web = await newWeb()
  const { writer, id, target } = await story()
  const source = pageWith(linkTo(target))
  await post202(source, target)
  await look(web)
  const [row] = await rowsOf(id)
  await decide(writer.visit, row?.id ?? '', 'SHOW')
  await post202(source, target)
  const works = { works: true } as const
  await web.fail(works, works, { status: 503 }, { status: 503 })
  await look(web)
  expect(await rowsOf(id)).toMatchObject([{ status: 'shown', dueAt: NOON + 5 * MINUTE }])
})

describe('a page', () => {
  test.each<[string, (target: string) => string]>([
    ['that doesn’t link there', () => pageWith('<p>Nothing</p>')],
    ['that links to another story', () => pageWith(`<a href="${ORIGIN}/p/ffffffffffff">x</a>`)],
    ['that names it in a comment', (target) => pageWith(`<!-- <a href="${target}">x</a> -->`)],
    ['that names it as text', (target) => pageWith(`<p>${target}</p>`)],
    ['that is too large', () => `${SITE}/huge`],
    ['that isn’t there', () => `${SITE}/nowhere`],
    ['that isn’t one', () => `${SITE}/text`],
    ['that leads in circles', () => `${SITE}/loop`],
    ['that leads inside', () => `${SITE}/redirect-inside`],
    ['that is inside', () => 'https://inside.example.org/link'],
  ])('%s is forgotten', async (_what, source) => {
    const web = await newWeb()
    const { id, target } = await story()
    expect(await post202(source(target), target)).toBe(202)
    expect(await rowsOf(id)).toHaveLength(1)
    await look(web)
    expect(await rowsOf(id)).toEqual([])
    expect(web.asked.filter((one) => one.includes('inside.example.org'))).toEqual([])
  })

  test('is read in the encoding that it says it has', async () => {
    const web = await newWeb()
    const { id, target } = await story()
    await post202(`${pageWith(linkTo(target).replace('tides', 'marées'))}&in=latin1`, target)
    await look(web)
    expect((await rowsOf(id)).map(({ title }) => title)).toEqual(['On marées'])
  })

  test('says nothing that isn’t text, and not too much', async () => {
    const web = await newWeb()
    const { id, target } = await story()
    const title = `<title>\u202e${'a'.repeat(500)}&lt;script&gt;</title><meta name="author" content="${'b'.repeat(200)}">`
    await post202(pageWith(`${title}<a href="${target}">x</a>`), target)
    await look(web)
    const [row] = await rowsOf(id)
    expect([...(row?.title ?? '')].length).toBeLessThanOrEqual(200)
    expect([...(row?.authorName ?? '')].length).toBeLessThanOrEqual(80)
    expect(row?.title).not.toContain('\u202e')
  })
})

describe('a request', () => {
  test.each<[string, (target: string, id: string) => [string, string]]>([
    ['without a source', (target) => ['', target]],
    ['with a source that isn’t an address', (target) => ['javascript:alert(1)', target]],
    ['with a source on this machine', (target) => ['http://127.0.0.1/', target]],
    ['with a source of ours', (target) => [target, target]],
    ['without a target', () => [`${SITE}/link`, '']],
    ['with a target elsewhere', () => [`${SITE}/link`, 'https://elsewhere.example.org/x']],
    ['with a target that is no story', () => [`${SITE}/link`, `${ORIGIN}/about`]],
    ['with a target that isn’t there', () => [`${SITE}/link`, `${ORIGIN}/p/ffffffffffff`]],
  ])('%s is refused', async (_what, given) => {
    const { id, target } = await story()
    expect(await post202(...given(target, id))).toBe(400)
    expect(await rowsOf(id)).toEqual([])
  })

  test('about what nobody may read, a closed discussion or from a banned site is refused', async () => {
    const draft = await createStory({ state: 'draft', isListed: false })
    expect(await post202(`${SITE}/link`, `${ORIGIN}/p/${draft.id}`)).toBe(400)
    const { id, target } = await story()
    await db().update(post).set({ responsesClosed: true }).where(eq(post.id, id))
    expect(await post202(`${SITE}/link`, target)).toBe(403)
    await db().insert(bannedDomain).values({ domain: 'spam.example.org', bannedAt: NOON, reason: 'Spam' })
    expect(await post202('https://spam.example.org/', (await story()).target)).toBe(400)
  })

  test('that isn’t a form, or is too long, is refused', async () => {
    const site = newSite()
    const send = async (type: string, body: string) =>
      (await site.send('/_/webmention', { method: 'POST', headers: { 'content-type': type }, body })).status
    expect(await send('application/json', '{}')).toBe(415)
    expect(await send('application/x-www-form-urlencoded', `source=${'x'.repeat(9000)}`)).toBe(413)
    expect((await site.get('/_/webmention')).status).toBe(405)
  })

  test('is one of sixty an hour from a network, and of thirty about a site', async () => {
    const { id, target } = await story()
    // Somebody else names pages of it that nobody could mention.
    const stranger = newSite()
    for (let i = 0; i < 40; i++)
      expect(await post202(`https://many.example.org/${i}`, `${target}f`, stranger)).toBe(400)
    const site = newSite()
    for (let i = 0; i < 30; i++)
      expect(await post202(`https://many.example.org/${i}`, target, site)).toBe(202)
    expect(await post202('https://many.example.org/30', target, site)).toBe(429)
    for (let i = 0; i < 29; i++) await post202(`https://s${i}.example.org/`, target, site)
    expect(await post202('https://other.example.org/', target, site)).toBe(429)
    expect((await rowsOf(id)).length).toBeLessThanOrEqual(60)
  })
})

test('a story says where it takes mentions', async () => {
  const { target } = await story()
  const { headers } = await newVisit().get(target)
  expect(headers.get('link')).toContain(`<${ORIGIN}/_/webmention>; rel="webmention"`)
  expect((await newVisit().get('/about')).headers.get('link') ?? '').not.toContain('webmention')
})
