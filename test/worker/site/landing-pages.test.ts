import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { staffPick } from '../../../schema/tables/catalog'
import { campaignWording } from '../../../schema/wording/landing/campaigns'
import { NOON } from '../../factories/ids'
import { brokenLinks, linksWithin } from '../../factories/links'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { BOT } from '../../support/http'

const OWN = { HELP_URL: '', STATUS_URL: '', FLAGS: '{"enable_mastodon_for_members":true}' }
const SITE = 'https://quire.example'

const LANDING = [
  '/about',
  '/write',
  '/creators',
  '/creator-tools',
  '/business',
  '/verified-authors',
  '/mastodon',
  '/jobs',
]
const PROGRAM = '/partner-program'
const ALL = [...LANDING, PROGRAM, '/download-app', '/l/ticks', '/l/the-trump-45', '/l/tribute']

/** Bots aren’t served from the cache, so each visit sees what there is now. */
const open = async (path: string, visit = newVisit({ env: OWN, agent: BOT })) => {
  const response = await visit.get(path)
  return { response, html: await response.text() }
}
const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe.each(ALL)('%s', (path) => {
  test('has one title, real words, and says what it is to others', async () => {
    const { response, html } = await open(path)
    expect(response.status).toBe(200)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(html.match(/<main\b/g)).toHaveLength(1)
    expect(html).toContain(`<link rel="canonical" href="${SITE}${path}">`)
    expect(metaOf(html, 'description')?.length).toBeGreaterThan(60)
    expect(metaOf(html, 'og:image')).toMatch(/^https:\/\/[^/]+\/_\/image\/card-/)
    const words = wordsOf(html)
    expect(words.split(' ').length).toBeGreaterThan(60)
    expect(words).not.toMatch(/!|undefined|\[object|lorem/i)
  })

  test('has its words in the document, so that they can be read without script, and a drawing', async () => {
    const { html } = await open(path)
    expect(html).toMatch(/<use href="\/drawing[a-z-]*\.svg#leaves"/)
  })
})

/**
 * The flag of `/mastodon` is the configuration’s, which visits of tests don’t change for the shared cache. The page of the
 * partner programme computes with its address.
 */
const SHARED = ALL.filter((path) => path !== '/mastodon' && path !== PROGRAM)

test.each(SHARED)('%s is shared by all visitors', async (path) => {
  const visit = newVisit({ env: OWN })
  await visit.get(path)
  const { response } = await open(path, visit)
  expect(response.headers.get('x-cache-eligibility')).toBe('enabled')
  expect(response.headers.get('x-edge-cache')).toBe('HIT')
})

test.each(['/about', '/business', '/l/ticks'])('autoplay changes nothing on %s', async (path) => {
  const { response, html } = await open(`${path}?autoplay=1`)
  expect(response.status).toBe(200)
  expect(wordsOf(html)).toBe(wordsOf((await open(path)).html))
  expect(html).toContain(`<link rel="canonical" href="${SITE}${path}">`)
})

test.each(ALL)('%s has no dead links', async (path) => {
  const { html } = await open(path)
  const links = linksWithin(html)
  expect(links.length).toBeGreaterThan(1)
  expect(await brokenLinks(newVisit({ env: OWN }), links)).toEqual([])
})

describe('the next step of a landing page', () => {
  test('is an account for visitors', async () => {
    const { html } = await open('/write')
    expect(html).toMatch(/<a [^>]*href="\/m\/signin\?operation=register[^"]*"[^>]*>Create your account<\/a>/)
  })

  test('is their settings for people who have one', async () => {
    const { id } = await createUser()
    const visit = newVisit({ env: OWN })
    await visit.signIn(id)
    const { html } = await open('/write', visit)
    expect(html).toMatch(/<a [^>]*href="\/me\/settings"[^>]*>Open your settings<\/a>/)
    expect(html).not.toContain('/m/signin')
  })
})

test('the pages about writing have an emphasis each', async () => {
  const titles = await Promise.all(
    ['/write', '/creators', '/creator-tools'].map(
      async (path) => /<h1[^>]*>([^<]*)<\/h1>/.exec((await open(path)).html)?.[1],
    ),
  )
  expect(new Set(titles).size).toBe(3)
})

test('there is no page about Mastodon while the flag is off', async () => {
  const response = await newVisit({ env: { ...OWN, FLAGS: '{}' } }).get('/mastodon')
  expect(response.status).toBe(404)
})

/** The worker remembers answers for a moment, and rows that a test writes don’t make it forget them. */
const later = () => newVisit({ env: OWN, agent: BOT, now: NOON + MINUTE })

describe('a campaign page', () => {
  test('shows staff picks while nobody has written about its topics, and isn’t indexed', async () => {
    const { id } = await createStory({ title: 'A story to fall back on' })
    await drizzle(env.DB).insert(staffPick).values({ postId: id, pickedAt: NOON })
    const { html } = await open('/l/the-trump-45', later())
    expect(html).toContain('A story to fall back on')
    expect(html).toContain(campaignWording.none)
    expect(metaOf(html, 'robots')).toBe('noindex')
  })

  test('shows the stories of its topics, newest first, each once', async () => {
    await createStory({ title: 'The older one', tags: ['birds'], firstPublishedAt: NOON })
    await createStory({ title: 'The newer one', tags: ['birds', 'botany'], firstPublishedAt: NOON + 1 })
    const { html } = await open('/l/ticks', later())
    const shown = [...html.matchAll(/>The\s(newer|older)\sone</g)].map(([, which]) => which)
    expect(shown).toEqual(['newer', 'older'])
    expect(html).not.toContain(campaignWording.none)
    expect(metaOf(html, 'robots')).toBeUndefined()
    const shared = await newVisit({ env: OWN }).get('/l/ticks')
    expect(shared.headers.get('cache-tag')).toContain('tag-birds')
  })
})
