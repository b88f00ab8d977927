import { expect, test } from 'vitest'
import { hydrated, NEVER_IDLE, useBrowser } from '../support/browser'

const { open } = useBrowser({ isFirstVisit: true })

/** A story of the demo with a map in it. */
const WITH_MAP = '/load-bearing/a-bridge-that-walked-sideways-be546a091f1b'
const ELSEWHERE = 'https://www.openstreetmap.org/**'

test('a frame of another site is loaded, in its place, once the client has started and it is near', async () => {
  const { page, context, problems } = await open({ before: NEVER_IDLE })
  const asked: string[] = []
  await context.route(ELSEWHERE, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>A map</p>' })
  })
  await page.goto(WITH_MAP, { waitUntil: 'load' })
  const box = page.locator('.frame')
  await box.scrollIntoViewIfNeeded()
  await box.getByRole('link', { name: /Map of the Millennium Bridge/ }).waitFor()
  const before = await box.boundingBox()
  expect(asked).toEqual([])
  await hydrated(page)
  await box.locator('iframe').waitFor()
  await page.frameLocator('.frame iframe').getByText('A map').waitFor()
  expect(asked).toHaveLength(1)
  expect(await box.boundingBox()).toEqual(before)
  expect(problems).toEqual([])
  await context.close()
})

test('without script the frame is there at once', async () => {
  const { page, context } = await open({ javaScriptEnabled: false })
  await context.route(ELSEWHERE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>A map</p>' }),
  )
  await page.goto(WITH_MAP, { waitUntil: 'domcontentloaded' })
  await page.locator('.frame').scrollIntoViewIfNeeded()
  await page.frameLocator('.frame iframe').getByText('A map').waitFor()
  await context.close()
})
