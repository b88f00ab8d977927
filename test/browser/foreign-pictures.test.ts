import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, useBrowser } from '../support/browser'
import { openEditor, pasteInto, savedOn, storyOf } from '../support/editing'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'

const { open } = useBrowser()

/** Pictures stay there: nothing has copied them into our store. */
const OUTSIDE = 'https://pictures.example.org'
/** What the worker has asked of that site. */
const asked: string[] = []
let site: Site
let story: { id: string; path: string }

const image = (name: string, more: object = {}) => ({
  type: 'IMG',
  name,
  text: '',
  markups: [],
  alt: name,
  layout: 'inset',
  src: `${OUTSIDE}/${name}.png`,
  ...more,
})
const SIZE = { width: 900, height: 600 }
const BODY = [
  image('cover', { ...SIZE, layout: 'full-width' }),
  { type: 'P', name: 'text', text: 'Boats and gulls.', markups: [] },
  image('unsized'),
  image('first', { ...SIZE, gallery: 'start' }),
  image('second', { ...SIZE, gallery: 'continue' }),
  {
    type: 'MIXTAPE_EMBED',
    name: 'film',
    href: `${OUTSIDE}/film.mp4`,
    title: 'A film',
    description: '',
    site: '',
    player: { kind: 'video', width: 640, height: 360, poster: `${OUTSIDE}/poster.png` },
  },
]
const SHOWN = ['cover', 'unsized', 'first', 'second']

beforeAll(async () => {
  const png = new Uint8Array(
    await sharp({ create: { ...SIZE, channels: 3, background: '#2a6f97' } })
      .png()
      .toBuffer(),
  )
  const web = (address: string) => {
    const { origin, pathname, searchParams } = new URL(address)
    if (pathname === '/dns-query') {
      const Answer = searchParams.get('type') === '1' ? [{ type: 1, data: '93.184.215.14' }] : []
      return { type: 'application/dns-json', body: JSON.stringify({ Status: 0, Answer }) }
    }
    if (origin !== OUTSIDE) return { status: 404, type: 'text/plain', body: '' }
    asked.push(pathname)
    return { type: 'image/png', body: png }
  }
  site = await startSiteToSignIn({}, { web })
  const { results } = await site.bindings.DB.prepare(
    `SELECT p.id, p.version_id AS versionId, u.username FROM post p JOIN user u ON u.id = p.creator_id
     WHERE u.username = 'maren' AND p.state = 'published' AND p.access = 'public' AND p.version_id IS NOT NULL
     ORDER BY p.first_published_at LIMIT 1`,
  ).all<{ id: string; versionId: string }>()
  const [row] = results
  if (!row) throw new Error('There is no such story')
  await site.bindings.DB.prepare('UPDATE post_version SET body = ?, decoration = ? WHERE id = ?')
    .bind(JSON.stringify(BODY), '{}', row.versionId)
    .run()
  story = { id: row.id, path: `/p/${row.id}` }
})
afterAll(() => site?.stop())

/** A page, and the requests that leave it for other sites. */
async function visit(options: Parameters<typeof open>[0] = {}) {
  const watched = await open({ baseURL: site.url, pictures: true, ...options })
  const left: string[] = []
  watched.page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site.url) left.push(request.url())
  })
  return { ...watched, left }
}

/** The pictures with these descriptions have come, from this site. */
async function haveCome(page: Page, scope: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const picture = page.locator(`${scope} img[alt="${name}"]`)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), { message: name })
      .toBe(SIZE.width)
    expect(await picture.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).origin)).toBe(site.url)
  }
}

const close = (context: BrowserContext) => context.close()

describe('a story with pictures of another site', () => {
  test.each([true, false])(
    'shows them all without a request to that site, with script: %s',
    async (script) => {
      const { page, context, left, problems } = await visit({ javaScriptEnabled: script })
      const answer = await page.goto(story.path, { waitUntil: 'load' })
      if (script) await hydrated(page)
      expect(answer?.headers()['content-security-policy']).toMatch(/; img-src 'self' data:;/)
      await haveCome(page, '.story', SHOWN)
      const poster = await page.locator('video').getAttribute('poster')
      expect(poster).toMatch(/^\/_\/image\/resample-w1360-webp\/[0-9a-f]{32}-/)
      expect((await page.request.get(poster ?? '')).status()).toBe(200)
      expect(left).toEqual([])
      expect(problems).toEqual([])
      for (const name of [...SHOWN, 'poster']) expect(asked).toContain(`/${name}.png`)
      await close(context)
    },
  )

  test('enlarges them without one, either', async () => {
    const { page, context, left, problems } = await visit()
    await page.goto(story.path, { waitUntil: 'load' })
    await hydrated(page)
    await page.getByRole('link', { name: 'Enlarge picture: cover' }).click()
    const box = page.getByRole('dialog', { name: 'Pictures of this story' })
    for (const [i] of SHOWN.entries()) {
      await box.getByText(`${i + 1} of ${SHOWN.length}`).waitFor()
      await expect
        .poll(() => box.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(SIZE.width)
      await page.keyboard.press('ArrowRight')
    }
    expect(left).toEqual([])
    expect(problems).toEqual([])
    await close(context)
  })

  test('has them in feeds by way of us', async () => {
    const feed = await (await fetch(`${site.url}/feed/@maren`)).text()
    const sources = [...feed.matchAll(/<img src="([^"]+)"/g)].map(([, src = '']) => new URL(src))
    expect(sources.map(({ origin }) => origin)).not.toContain(OUTSIDE)
    const foreign = sources.filter(({ pathname }) => /\/[0-9a-f]{32}-/.test(pathname))
    expect(foreign).toHaveLength(SHOWN.length)
    const answer = await fetch(site.url + foreign[0]?.pathname)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  })
})

test('the editor shows a draft’s pictures without a request to their site', async () => {
  const { page, context, left, problems } = await visit()
  await signInAs('maren', site, context)
  await openEditor(page, `/p/${story.id}/edit`)
  for (const name of SHOWN) {
    const picture = storyOf(page).locator(`img[alt="${name}"]`)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), { message: name })
      .toBe(SIZE.width)
  }
  // What is pasted shows at once, whether or not it can be copied into our store.
  await page.route('**/_/upload-url', (route) =>
    route.fulfill({ status: 400, json: { error: { message: 'No.' } } }),
  )
  await storyOf(page).getByText('Boats and gulls.').click()
  await pasteInto(page, {
    'text/html': `<p>Words</p><img src="${OUTSIDE}/pasted.png" alt="pasted"><p>Words</p>`,
  })
  const pasted = storyOf(page).locator('img[alt="pasted"]')
  await expect.poll(() => pasted.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(SIZE.width)
  await savedOn(page)
  await page
    .locator('.story figure', { has: page.locator('img[alt="pasted"]') })
    .locator('figcaption')
    .click()
  await page.getByRole('group', { name: 'Picture' }).getByRole('button', { name: 'Edit' }).click()
  const described = page.getByRole('dialog').locator('img')
  await expect.poll(() => described.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(SIZE.width)
  expect(left).toEqual([])
  expect(problems.filter((problem) => !problem.includes('upload-url'))).toEqual([])
  await close(context)
})
