import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { hydrated, hydratedByItself, useBrowser } from '../support/browser'
import { type Site, startSite } from '../support/own-site'
import { boxes, focused, hasSession, paste, signInPages } from '../support/sign-in-pages'

const { open } = useBrowser()
const PHONE = { width: 390, height: 844 }

let site: Site
beforeAll(async () => {
  site = await startSite({ demo: inject('demo') })
})
afterAll(() => site.stop())

const { visit, mailTo, withModal, withCode } = signInPages(open, () => site.url)

// First, because after many codes another one costs a request more: the captcha's.
describe('with a code', () => {
  test('somebody signs in where they were, within three requests', async () => {
    const { page, context, graphql, problems } = await withCode('writer@quire.test')
    const { code } = await mailTo(context, 'writer@quire.test')
    await paste(page, 2, `Your code: ${code}`)
    expect((await boxes(page)).join('')).toBe(code)
    await page.getByRole('button', { name: 'Validate' }).click()
    await hasSession(context)
    await page.waitForLoadState()
    expect(new URL(page.url()).pathname).toBe(DEMO.story)
    expect(graphql.length).toBeLessThanOrEqual(3)
    expect(problems).toEqual([])
    await context.close()
  })

  test('the boxes accept only digits, move on by themselves, and back with backspace and arrows', async () => {
    const { page, context } = await withCode('reader@quire.test')
    expect((await focused(page)).label).toBe('Digit 1 of 6')
    const validate = page.getByRole('button', { name: 'Validate' })
    await page.keyboard.type('1a2-3')
    expect(await boxes(page)).toEqual(['1', '2', '3', '', '', ''])
    expect(await validate.isDisabled()).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByText('Login code must be 6 digits.').waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Backspace')
    expect(await boxes(page)).toEqual(['1', '2', '', '', '', ''])
    expect((await focused(page)).label).toBe('Digit 2 of 6')
    await page.keyboard.type('345')
    expect(await boxes(page)).toEqual(['1', '3', '4', '5', '', ''])
    await page.keyboard.type('67')
    expect(await validate.isEnabled()).toBe(true)
    const first = page.locator('[role=dialog] fieldset input').first()
    // Over an existing code, even where a digit stays the same.
    await first.focus()
    await page.keyboard.type('139467')
    expect(await boxes(page)).toEqual(['1', '3', '9', '4', '6', '7'])
    expect(await first.getAttribute('autocomplete')).toBe('one-time-code')
    expect(await first.getAttribute('inputmode')).toBe('numeric')
    await context.close()
  })

  test('a wrong one is reported, and another one is sent', async () => {
    const { page, context } = await withCode('friend@quire.test')
    const { code } = await mailTo(context, 'friend@quire.test')
    const wrong = code === '000000' ? '111111' : '000000'
    await page.keyboard.type(wrong)
    await page.keyboard.press('Enter')
    await page.locator('#login-code-error').filter({ hasText: /\w/ }).waitFor()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Resend code' }).click()
    const sent = page.getByText('Code sent!')
    const passes = (milliseconds: number) => page.clock.runFor(milliseconds).then(() => sent.count())
    await expect.poll(() => passes(10)).toBe(1)
    expect((await boxes(page)).join('')).toBe('')
    expect(await page.locator('#login-code-error').innerText()).toBe('')
    expect(await passes(2_900)).toBe(1)
    await passes(200)
    await sent.waitFor({ state: 'detached' })
    await page.clock.resume()
    const { code: next } = await mailTo(context, 'friend@quire.test')
    await paste(page, 0, next)
    await page.keyboard.press('Enter')
    await hasSession(context)
    await context.close()
  })

  test('an address without an account can create one', async () => {
    const { page, context, problems } = await withModal({}, 'Sign in')
    await page.getByRole('button', { name: 'Sign in with email' }).click()
    await page.getByLabel('Your email').fill('somebody.new@quire.test')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('dialog', { name: "Sorry, we didn't recognize that email." }).waitFor()
    await page.getByRole('button', { name: 'create a new account' }).click()
    expect(await page.getByLabel('Your email').inputValue()).toBe('')
    await page.getByLabel('Your email').fill('somebody.new@quire.test')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForSelector('[role=dialog] fieldset')
    const { code } = await mailTo(context, 'somebody.new@quire.test')
    await paste(page, 0, code)
    await page.getByRole('button', { name: 'Validate' }).click()
    await page.waitForURL((url) => url.pathname === '/get-started/name')
    expect(problems.filter((problem) => !/404/.test(problem))).toEqual([])
    await context.close()
  })
})

describe('the modal', () => {
  test('is over the page, holds the focus, and returns it', async () => {
    const { page, context, problems } = await withModal({}, 'Sign up')
    expect(new URL(page.url()).pathname).toBe(DEMO.story)
    await expect.poll(() => focused(page)).toMatchObject({ isInside: true, text: 'Join Quire.' })
    const modal = page.getByRole('dialog', { name: 'Join Quire.' })
    expect(await modal.isVisible()).toBe(true)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let i = 0; i < 12; i += 1) {
        await page.keyboard.press(key)
        // Moving from one end to the other takes a frame.
        await expect.poll(async () => (await focused(page)).isInside).toBe(true)
      }
    }
    await page.mouse.wheel(0, 800)
    const lock = () =>
      page.evaluate(() => [document.documentElement, document.body].map(({ style }) => style.overflowY))
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await lock()).toContain('hidden')
    await page.keyboard.press('Escape')
    await page.waitForSelector('[role=dialog]', { state: 'detached' })
    await expect.poll(() => focused(page)).toMatchObject({ isInside: false, text: 'Sign up' })
    expect(await lock()).toEqual(['', ''])
    expect(problems).toEqual([])
    await context.close()
  })

  test('is loaded when it is opened, and not before', async () => {
    const { page, context, scripts } = await visit()
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    const before = scripts.length
    expect(scripts.filter((path) => /sign-?in|mount|passkey|one-tap/i.test(path))).toEqual([])
    await page.locator('header').getByRole('link', { name: 'Sign up' }).click()
    await page.waitForSelector('[role=dialog]')
    expect(scripts.length).toBeGreaterThan(before)
    expect(scripts.filter((path) => /passkey|one-tap/.test(path))).toEqual([])
    await context.close()
  })

  test('closes with its button, and with a press outside it', async () => {
    const { page, context } = await withModal({}, 'Sign up')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.waitForSelector('[role=dialog]', { state: 'detached' })
    await page.locator('header').getByRole('link', { name: 'Sign in' }).click()
    await page.waitForSelector('[role=dialog]')
    await page.mouse.click(5, 450)
    await page.waitForSelector('[role=dialog]', { state: 'detached' })
    await context.close()
  })

  test('fades for 300 ms if motion is allowed', async () => {
    // A slow machine may look when the fade is over, so fades are noted when they begin.
    const before = `window.fades = []
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        const [fade] = target.getAnimations().filter((animation) => animation.transitionProperty === propertyName)
        if (propertyName === 'opacity') fades.push(fade.effect.getTiming().duration)
      })`
    const { page, context } = await withModal({ reducedMotion: 'no-preference', before }, 'Sign up')
    const fades = async () => new Set(await page.evaluate<number[]>('fades.splice(0)'))
    await page.waitForFunction(() => document.getAnimations().length === 0)
    expect(await fades()).toEqual(new Set([300]))
    await page.keyboard.press('Escape')
    await page.waitForSelector('[role=dialog]', { state: 'detached' })
    expect(await fades()).toEqual(new Set([300]))
    await context.close()
  })

  test('fills a phone, and is 678 pixels wide on a desktop, where its upper edge stays from step to step', async () => {
    const phone = await withModal({ viewport: PHONE }, 'Sign up')
    expect(await phone.page.locator('[role=dialog]').boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
    await phone.context.close()
    const desk = await withModal({ viewport: { width: 1280, height: 900 } })
    const box = () => desk.page.locator('[role=dialog]').boundingBox()
    const first = await box()
    expect(first?.width).toBe(678)
    await desk.page.getByRole('button', { name: /with email/ }).click()
    await desk.page.getByLabel('Your email').waitFor()
    expect(await box()).toMatchObject({ y: first?.y, height: expect.not.closeTo(first?.height ?? 0) })
    await desk.context.close()
  })

  test.each([
    ['#signin', 'Welcome back.'],
    ['#signup', 'Join Quire.'],
  ])('is opened by %s, which goes when it does', async (hash, title) => {
    const { page, context } = await visit()
    await page.goto(DEMO.story + hash, { waitUntil: 'load' })
    await hydrated(page)
    await page.getByRole('dialog', { name: title }).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForSelector('[role=dialog]', { state: 'detached' })
    expect(new URL(page.url()).hash).toBe('')
    await context.close()
  })

  test.each(['light', 'dark'] as const)('is clean by axe at each step in %s', async (colorScheme) => {
    const { page, context } = await withModal({ colorScheme, viewport: PHONE }, 'Sign up')
    expect(await violationsNow(page)).toEqual([])
    await page.getByRole('button', { name: 'Sign up with email' }).click()
    await page.keyboard.type('nope')
    await page.keyboard.press('Enter')
    await page.getByText('Please enter a valid email address.').waitFor()
    expect(await violationsNow(page)).toEqual([])
    const field = page.getByLabel('Your email')
    const described = await field.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${described}"]`).innerText()).toBe('Please enter a valid email address.')
    await field.fill(`axe-${colorScheme}@quire.test`)
    await page.keyboard.press('Enter')
    await page.waitForSelector('[role=dialog] fieldset')
    expect(await violationsNow(page)).toEqual([])
    await context.close()
  })
})

describe('with the mailed link', () => {
  test('the browser that requested it is signed in at once', async () => {
    const { page, context } = await withCode('editor@quire.test')
    const { link } = await mailTo(context, 'editor@quire.test')
    await page.goto(link)
    await page.waitForURL((url) => !url.pathname.startsWith('/m/'))
    await hasSession(context)
    await context.close()
  })

  test.each([true, false])('another browser is asked first (script: %s)', async (javaScriptEnabled) => {
    const asking = await withCode('member@quire.test')
    const { link } = await mailTo(asking.context, 'member@quire.test')
    await asking.context.close()
    const { page, context } = await visit({ javaScriptEnabled })
    await page.goto(link)
    if (javaScriptEnabled) await hydratedByItself(page)
    expect(await page.locator('main').innerText()).toMatch(/Continue as m\S*@\S+/)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/m/'))
    await hasSession(context)
    await page.goto(link)
    expect(await page.locator('h1').innerText()).toBe('Your sign in link has expired')
    await context.close()
  })
})
