import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, useBrowser } from '../support/browser'
import { type Site, startSite } from '../support/own-site'
import { wxr } from '../worker/import/wxr'

const { open } = useBrowser()

/** Pictures stay there, since an import fetches them only from the usual port. */
const OUTSIDE = 'https://blog.example:8443'
const picture = (n: number) =>
  `<figure><img src="${OUTSIDE}/${n}.png" alt="Boat ${n}" width="900" height="600"><figcaption>Number ${n}</figcaption></figure>`

const CONTENT = `<p>Before $latex a^2 + \\alpha$ there is nothing.</p>
<figure class="wp-block-gallery">${[1, 2, 3].map(picture).join('')}</figure>
<p>$latex \\int_0^1 x\\,dx$</p>
<video src="${OUTSIDE}/film.mp4" width="640" height="360"><track src="${OUTSIDE}/en.vtt" kind="captions" srclang="en"></video>
<audio src="${OUTSIDE}/talk.mp3" title="A talk"></audio>`

let site: Site
let path: string

beforeAll(async () => {
  site = await startSite()
  const response = await fetch(`${site.url}/_/admin/import?format=wordpress&into=afloat`, {
    method: 'POST',
    headers: { authorization: 'Bearer dev-admin-key' },
    body: wxr([{ id: 1, title: 'Everything', content: CONTENT }]),
  })
  if (!response.ok) throw new Error(await response.text())
  const list = await (await fetch(`${site.url}/afloat`)).text()
  path = /\/afloat\/everything-[0-9a-f]{12}/.exec(list)?.[0] ?? ''
})
afterAll(() => site.stop())

/** The story, and what its page has asked of the other host. */
async function openStory(options: Parameters<typeof open>[0] = {}) {
  const watched = await open({ baseURL: site.url, viewport: { width: 1280, height: 900 }, ...options })
  const asked: string[] = []
  await watched.context.route(`${OUTSIDE}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>',
    })
  })
  await watched.page.goto(path, { waitUntil: 'load' })
  if (options.javaScriptEnabled !== false) await hydrated(watched.page)
  return { ...watched, asked }
}

describe('a gallery', () => {
  test.each([1280, 390])('has two pictures in a row at %i pixels, and fills the last one', async (width) => {
    const { page, context } = await openStory({ viewport: { width, height: 900 } })
    const boxes = await page
      .locator('.gallery img')
      .evaluateAll((pictures) => pictures.map((each) => each.getBoundingClientRect().toJSON()))
    const [first] = boxes
    expect(boxes.filter(({ top }) => Math.abs(top - first.top) < 1)).toHaveLength(2)
    // The last one fills its row too.
    const { left, right } = await page
      .locator('.gallery')
      .evaluate((gallery) => gallery.getBoundingClientRect().toJSON())
    expect(boxes.at(-1).right).toBeCloseTo(right, 0)
    expect(first.left).toBeCloseTo(left, 0)
    for (const { height } of boxes) expect(height).toBeCloseTo(first.height, 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await context.close()
  })

  test('enlarges its pictures one after the other, with their captions', async () => {
    const { page, context } = await openStory()
    await page.getByRole('link', { name: 'Enlarge picture: Boat 2' }).click()
    const box = page.getByRole('dialog', { name: 'Pictures of this story' })
    await box.getByText('Number 2').waitFor()
    await page.keyboard.press('ArrowRight')
    await box.getByText('Number 3').waitFor()
    await context.close()
  })

  test('shows whole pictures one below the other on paper', async () => {
    const { page, context } = await openStory()
    await page.emulateMedia({ media: 'print' })
    const boxes = await page
      .locator('.gallery img')
      .evaluateAll((pictures) => pictures.map((each) => each.getBoundingClientRect().toJSON()))
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(3)
    for (const { width, height } of boxes) expect(width / height).toBeCloseTo(1.5, 1)
    await context.close()
  })
})

describe('a player', () => {
  test('requests nothing until it is played, and has its size before', async () => {
    const { page, context, asked } = await openStory()
    await page.locator('audio').scrollIntoViewIfNeeded()
    await page.waitForTimeout(300)
    expect(asked.filter((path) => !path.endsWith('.png'))).toEqual([])
    const box = await page.locator('video').boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(640 / 360, 1)
    expect(await page.locator(':is(audio, video)[autoplay]').count()).toBe(0)
    expect(await page.locator('figure:has(video) a').getAttribute('href')).toBe(`${OUTSIDE}/film.mp4`)
    await context.close()
  })

  test('plays a video without its tracks if their site doesn’t allow them to be read', async () => {
    const { page, context } = await openStory()
    const video = page.locator('video')
    expect(await video.getAttribute('crossorigin')).toBe('anonymous')
    expect(await video.locator('track').count()).toBe(1)
    await video.evaluate((element: HTMLVideoElement) => element.load())
    await video.evaluate((element: HTMLVideoElement) => element.play().catch(() => undefined))
    await expect.poll(() => video.getAttribute('crossorigin')).toBe(null)
    expect(await video.locator('track').count()).toBe(0)
    await context.close()
  })
})
