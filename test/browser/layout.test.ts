import { expect, inject, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, hydratedByItself, useBrowser } from '../support/browser'
import { sessionCookie } from '../support/session-cookie'

const { open } = useBrowser()

/**
 * Records layout shifts without the reader's doing, from the first paint on: how much, and which elements.
 */
const COUNT_SHIFTS = `window.__shifts = []
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) if (!hadRecentInput) {
      const moved = sources.map(({ node, previousRect, currentRect }) =>
        [node?.outerHTML?.slice(0, 120) ?? node?.data, previousRect.y, currentRect.y].join(' '))
      window.__shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })`

interface Shift {
  value: number
  moved: string[]
}

test.each([
  ['a visitor', '/', 390],
  ['a visitor', '/', 1280],
  ['a visitor', DEMO.story, 390],
  ['a visitor', DEMO.story, 1280],
  ['a visitor', DEMO.publication, 390],
  ['a reader', DEMO.story, 390],
  ['a reader', DEMO.story, 1280],
  ['a reader', DEMO.publication, 1280],
  ['a reader', DEMO.profile, 390],
  ['a reader', DEMO.tag, 1280],
])('%s sees nothing of %s shift at %i pixels while it loads and hydrates', async (who, path, width) => {
  const { page, context } = await open({
    before: COUNT_SHIFTS,
    pictures: true,
    viewport: { width, height: 800 },
  })
  if (who === 'a reader')
    await context.addCookies([
      // A cookie with that prefix has to be secure; to the browser this machine is.
      { ...sessionCookie('reader'), url: `https://${new URL(inject('site')).hostname}`, secure: true },
    ])
  await page.goto(path, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  // A page that is one reader's alone starts by itself, and their buttons are there with their states.
  if (who === 'a reader') await hydratedByItself(page)
  else await hydrated(page)
  await page.waitForLoadState('networkidle')
  // Pictures further down are loaded when they are near.
  for (let y = 0; y < 4000; y += 800) {
    await page.evaluate((to) => window.scrollTo(0, to), y)
    await page.waitForTimeout(150)
  }
  const shifts = await page.evaluate(() => (window as unknown as { __shifts: Shift[] }).__shifts)
  const sum = shifts.reduce((before, { value }) => before + value, 0)
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.001)
  await context.close()
})

test('a row’s button stands below the name on a phone, beside it on a wide window', async () => {
  const { page, context } = await open({ viewport: { width: 320, height: 700 } })
  await page.goto(`${DEMO.publication}/followers`, { waitUntil: 'load' })
  await hydrated(page)
  const row = page.locator('article').first()
  const boxes = async () => {
    const [name, button] = await Promise.all([
      row.getByRole('heading').boundingBox(),
      row.getByRole('link', { name: /^Follow / }).boundingBox(),
    ])
    if (!name || !button) throw new Error('The row isn’t shown')
    return { name, button }
  }
  const phone = await boxes()
  expect(phone.button.y).toBeGreaterThan(phone.name.y + phone.name.height)
  expect(phone.name.width).toBeGreaterThan(190)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.setViewportSize({ width: 1280, height: 800 })
  const wide = await boxes()
  expect(wide.button.y).toBeLessThan(wide.name.y + wide.name.height)
  await context.close()
})

test('on a phone every link of a landing page’s header is there, below the logo if need be', async () => {
  const { page, context } = await open({ viewport: { width: 320, height: 700 } })
  const header = page.locator('header')
  for (const dir of ['ltr', 'rtl']) {
    await page.goto('/about')
    await page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir)
    const links = header.getByRole('navigation').getByRole('link')
    const signIn = header.getByRole('link', { name: 'Sign in' })
    expect(await links.allInnerTexts()).toEqual(['About', 'Membership', 'Write', 'For organizations'])
    // Signing in stays beside the logo.
    const [logo, beside] = [await header.getByRole('link').first().boundingBox(), await signIn.boundingBox()]
    expect(beside && logo && beside.y < logo.y + logo.height).toBe(true)
    for (const link of [signIn, ...(await links.all())]) {
      const box = await link.boundingBox()
      expect(box && box.x >= 8 && box.x + box.width <= 312 && box.height >= 44).toBe(true)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
  await context.close()
})

test('on a touch screen the button that signs up, pills and the footer’s links are 44 pixels high', async () => {
  const { page, context } = await open({
    viewport: { width: 390, height: 700 },
    hasTouch: true,
    isMobile: true,
  })
  await page.goto(DEMO.tag)
  const controls = page.locator('header a[href*="register"], #footer a, main li > a.rounded-full')
  const heights = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(10)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  await context.close()
})

test('pills look 36 pixels high, with a mouse and with a finger, and their links are 44', async () => {
  for (const hasTouch of [false, true]) {
    const { page, context } = await open({
      viewport: { width: 390, height: 700 },
      hasTouch,
      isMobile: hasTouch,
    })
    await page.goto(DEMO.tag)
    const pills = page.locator('main li > a.rounded-full')
    const heights = await pills.evaluateAll((all) =>
      all.map((one) => [
        one.getBoundingClientRect().height,
        one.firstElementChild?.getBoundingClientRect().height,
      ]),
    )
    expect(heights.length).toBeGreaterThan(3)
    expect(new Set(heights.map((pair) => pair.join()))).toEqual(new Set(['44,36']))
    await context.close()
  }
})

test('selected text doesn’t look highlighted', async () => {
  const { page, context } = await open({ viewport: { width: 1280, height: 800 } })
  await page.goto(DEMO.tag, { waitUntil: 'load' })
  const [selected, marked] = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.background = 'var(--color-mark)'
    return [
      getComputedStyle(document.body, '::selection').backgroundColor,
      getComputedStyle(probe).backgroundColor,
    ]
  })
  expect(selected).not.toBe(marked)
  await context.close()
})

test('facts side by side have dots between them alone, from right to left too', async () => {
  const { page, context } = await open({ viewport: { width: 390, height: 700 } })
  await page.goto('/explore-topics')
  const facts = page.locator('main .dotted').first()
  /** How far before each fact its dot stands, and whether the row shows the fact before it. */
  const dots = () =>
    facts.evaluate((row) => {
      const { direction, overflowX } = getComputedStyle(row)
      const before = [...row.children].map((fact) => {
        const { left, right } = getComputedStyle(fact, '::before')
        return direction === 'rtl' ? right : left
      })
      return [direction, overflowX, ...new Set(before)]
    })
  expect(await dots()).toEqual(['ltr', 'clip', '-10px'])
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  expect(await dots()).toEqual(['rtl', 'clip', '-10px'])
  await context.close()
})

test('from right to left, the header’s first button begins at the other edge', async () => {
  const { page, context } = await open({ viewport: { width: 390, height: 700 } })
  await page.goto('/explore-topics')
  const drawing = page.getByTestId('sidebar-toggle').locator('svg')
  expect((await drawing.boundingBox())?.x).toBe(24)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  expect((await drawing.boundingBox())?.x).toBe(390 - 24 - 20)
  await context.close()
})
