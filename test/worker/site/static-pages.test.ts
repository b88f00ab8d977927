import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { purgeOutbox } from '../../../schema/tables/operations'
import { NOON } from '../../factories/ids'
import { brokenLinks, linksWithin } from '../../factories/links'
import { newVisit } from '../../factories/visit'

const OPERATOR = {
  OPERATOR_NAME: 'Harbour Press Ltd',
  CONTACT_EMAIL: 'hello@harbour.example',
  OPERATOR_ADDRESS: '1 Quay Street, Portside',
}
/** An instance that nobody has set a help centre or status page up for. */
const OWN = { ...OPERATOR, HELP_URL: '', STATUS_URL: '' }

const page = async (path: string, more: Partial<Env> = OWN) => {
  const response = await newVisit({ env: more }).get(path)
  return { status: response.status, html: await response.text() }
}
const wordsOf = (html: string): number =>
  html
    .replace(/<script.*?<\/script>|<style.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/).length

describe('a new instance', () => {
  test.each([
    ['/m/tos', 'Terms of Service', 500],
    ['/m/privacy', 'Privacy Policy', 500],
    ['/m/rules', 'Rules', 400],
    ['/m/help', 'Help', 350],
  ])('%s has real text, in the operator’s name', async (path, title, words) => {
    const { status, html } = await page(path)
    expect(status).toBe(200)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(wordsOf(html)).toBeGreaterThan(words)
    for (const value of Object.values(OPERATOR)) expect(html).toContain(value)
    expect(html).toContain('href="mailto:hello@harbour.example"')
    expect(html).not.toMatch(/undefined|\[object|NaN/)
    // Each entry of the list of contents leads to a heading.
    const ids = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(5)
    for (const id of ids) expect(html).toContain(`id="${id}"`)
  })

  test('has fallback names where no operator is configured', async () => {
    const { html } = await page('/m/tos', { OPERATOR_NAME: '', CONTACT_EMAIL: '', OPERATOR_ADDRESS: '' })
    expect(html).toContain('Quire (“we”)')
    expect(html).toMatch(/href="mailto:contact@[\w.-]+"/)
    expect(html).not.toContain('By post')
  })

  test.each(['/', '/m/signin', '/m/signin?operation=register', '/m/tos', '/suspended', '/m/status'])(
    'has no dead links on %s',
    async (path) => {
      const { html } = await page(path)
      const mine = linksWithin(html).filter((href) => !/^\/m\/(connect|start-auth|account)\//.test(href))
      expect(mine.length).toBeGreaterThan(0)
      expect(await brokenLinks(newVisit({ env: OWN }), mine)).toEqual([])
    },
  )
})

describe('/help', () => {
  const placeOf = async (HELP_URL: string) =>
    (await newVisit({ env: { ...OPERATOR, HELP_URL } }).get('/help')).headers.get('location')

  test('leads to the configured help centre, or else to our own page', async () => {
    expect(await placeOf('https://help.harbour.example')).toBe('https://help.harbour.example')
    expect(await placeOf('')).toMatch(/\/m\/help$/)
  })
})

describe('/m/status', () => {
  test('reports that everything works when every part responds, and is never stored', async () => {
    const response = await newVisit().get('/m/status')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const html = await response.text()
    expect(html).toContain('Everything is working.')
    expect(html.match(/>Working</g)).toHaveLength(4)
  })

  test('reports which part doesn’t work', async () => {
    const broken = {
      prepare() {
        throw new Error('no search')
      },
    } as unknown as D1Database
    const { status, html } = await page('/m/status', { SEARCH_DB: broken })
    expect(status).toBe(200)
    expect(html).toContain('Something isn’t working at the moment.')
    expect(html.match(/>Working</g)).toHaveLength(3)
    expect(html.match(/>Not working</g)).toHaveLength(1)
  })

  test('reports delayed updates when purges have been due for minutes', async () => {
    const db = drizzle(env.DB)
    const row = { tag: 'post-late', isUrgent: false, createdAt: NOON, nextAttemptAt: NOON - 6 * 60_000 }
    await db.insert(purgeOutbox).values(row)
    expect((await page('/m/status')).html).toContain('>Delayed<')
    await db.delete(purgeOutbox)
    expect((await page('/m/status')).html).not.toContain('>Delayed<')
  })
})
