import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { providePage } from '../../../client/entry-server'
import type { PageModule } from '../../../client/lib/page'
import { staffPick } from '../../../schema/tables/catalog'
import { errorPageWording } from '../../../schema/wording/error-pages'
import { shellWording } from '../../../schema/wording/shell'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'

/** Programs are answered without the shared cache, in whose object the failure would be logged too. */
const HEADERS = { accept: 'text/html', 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }

/** The response where the page at an address is another one, with the lines that were logged. */
async function answerWith(page: Partial<PageModule>) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const module = { head: () => ({ title: 'Another page' }), Page: () => 'Another page', ...page }
  onTestFinished(providePage('top-stories', module))
  const response = await newVisit().get('/top-stories', HEADERS)
  const lines = log.mock.calls.map(([line]) => String(line))
  return { status: response.status, headers: response.headers, html: await response.text(), lines }
}

const fails = (message: string) => () => Promise.reject(new Error(message))

describe('a page that can’t be shown', () => {
  test.each<[string, Partial<PageModule>]>([
    ['loaded', { load: fails('The tide is out') }],
    [
      'drawn',
      {
        Page: () => {
          throw new Error('The tide is out')
        },
      },
    ],
  ])('because it can’t be %s is a 500 that says what helps', async (_, page) => {
    const { status, headers, html, lines } = await answerWith(page)
    expect(status).toBe(500)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain('data-page="error-500"')
    const { title, refresh, status: siteStatus, top } = errorPageWording.serverError
    for (const text of [title, refresh, siteStatus, top]) expect(html).toContain(text)
    expect(html).toContain('href="/top-stories"')
    expect(html).not.toContain('The tide is out')
    expect(lines.filter((line) => line.includes('The tide is out'))).toHaveLength(1)
  })

  test('because of a conflict is a 409', async () => {
    const { status, html } = await answerWith({ load: fails('Upstream said 409: Conflict') })
    expect(status).toBe(409)
    expect(html).toContain(errorPageWording.serverError.title)
  })
})

test('the page for an address without one has up to four stories that staff recommends', async () => {
  const db = drizzle(env.DB)
  for (let i = 0; i < 5; i++) {
    const { id } = await createStory({ title: `Picked ${i}`, access: i === 4 ? 'locked' : 'public' })
    await db.insert(staffPick).values({ postId: id, pickedAt: NOON + i })
  }
  const response = await newVisit().get('/nothing/at/this/address')
  const html = await response.text()
  expect(response.status).toBe(404)
  const { label, code, title, home } = errorPageWording.notFound
  for (const text of [label, code, title, home]) expect(html).toContain(text)
  expect(html.match(/Picked \d(?=<\/)/g)).toEqual(['Picked 4', 'Picked 3', 'Picked 2', 'Picked 1'])
  expect(html).toContain(shellWording.memberOnly)
})
