import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser } from '../support/browser'

const { open } = useBrowser()

interface Pixels {
  width: number
  height: number
  at: (x: number, y: number) => string
}

/** The pixels in an element's box. */
async function painted(element: Locator): Promise<Pixels> {
  const png = await element.screenshot({ animations: 'disabled' })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { width, height, at: (x, y) => data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3).join() }
}

/** The sides on which a line or a change of colour tells an element from what is around it. */
function edgesOf({ width, height, at }: Pixels): string[] {
  const across = [...Array(4).keys()]
  const middle = { x: Math.floor(width / 2), y: Math.floor(height / 2) }
  const sides: Record<string, (step: number) => string> = {
    top: (step) => at(middle.x, step),
    bottom: (step) => at(middle.x, height - 1 - step),
    left: (step) => at(step, middle.y),
    right: (step) => at(width - 1 - step, middle.y),
  }
  return Object.keys(sides).filter((side) => new Set(across.map((step) => sides[side]?.(step))).size > 1)
}

const ALL_SIDES = ['top', 'bottom', 'left', 'right']

/** How many pixels of an element have another colour than its corner. */
function inkIn({ width, height, at }: Pixels): number {
  const paper = at(0, 0)
  let ink = 0
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (at(x, y) !== paper) ink++
  return ink
}

async function gallery(opens?: string) {
  const watched = await open({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    forcedColors: 'active',
  })
  const { page } = watched
  await page.goto(`/_/dev/gallery${opens ? `?open=${opens}` : ''}`, { waitUntil: 'load' })
  await page.locator('[data-part=Card]').waitFor()
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
  return { ...watched, part: (name: string) => page.locator(`[data-part="${name}"]`) }
}

describe('in forced colours', () => {
  test('every box of the kit has edges', async () => {
    const { context, part } = await gallery()
    const boxes: [string, Locator][] = [
      ...['Publish', 'Preview', 'Delete', 'Delete story', 'New story'].map((name): [string, Locator] => [
        `the button ${name}`,
        part('Button').getByRole('button', { name, exact: true }),
      ]),
      ['a disabled button', part('Button').getByRole('button', { name: 'Disabled' }).first()],
      ['a link as a button', part('Link').getByRole('link', { name: 'Read on' })],
      ['a field', part('Field').getByLabel('Name', { exact: true })],
      ['a wrong field', part('Field').getByLabel('Email')],
      ['a text area', part('TextArea').getByLabel('Bio')],
      ['a select', part('Select').getByLabel('Language')],
      ['a box', part('Checkbox').getByLabel('Send me the digest')],
      ['a ticked box', part('Checkbox').getByLabel('Show my profile')],
      ['a switch', part('Switch').getByLabel('Allow responses')],
      ['a switch that is on', part('Switch').getByLabel('Members only')],
      ['a badge', part('Badge').getByText('Draft')],
      ['an accented badge', part('Badge').getByText('Member')],
      ['a card', part('Card').getByText('Keep these codes')],
      ['a washed card', part('Card').getByText('Confirm your address')],
      ['a toast', part('Toast').getByText('Your profile is saved.').locator('xpath=../..')],
      ['a round skeleton', part('Skeleton').locator('span').first()],
      ['a skeleton', part('Skeleton').locator('span').last()],
      ['a bar of progress', part('ProgressBar').getByRole('progressbar').first()],
      ['an avatar without a picture', part('Avatar').getByText('A', { exact: true })],
    ]
    const faint: string[] = []
    for (const [name, element] of boxes) {
      const edges = edgesOf(await painted(element))
      if (edges.length < ALL_SIDES.length) faint.push(`${name}: ${edges.join(', ') || 'no edge'}`)
    }
    expect(faint).toEqual([])
    await context.close()
  })

  test.each(['menu', 'popover', 'dialog', 'sheet'])('the %s over the page has edges', async (opens) => {
    const { page, context } = await gallery(opens)
    const box = page.locator('[role=menu],[role=dialog]')
    await box.waitFor()
    // The sheet lies at three edges of the window.
    const edges = edgesOf(await painted(box))
    expect(edges).toEqual(expect.arrayContaining(opens === 'sheet' ? ['left'] : ALL_SIDES))
    await context.close()
  })

  test('what is ticked, turned on, chosen or done is told from what isn’t', async () => {
    const { context, part } = await gallery()
    const ink = async (element: Locator) => inkIn(await painted(element))
    const box = part('Checkbox')
    const isOff = await ink(box.getByLabel('Send me the digest'))
    expect(await ink(box.getByLabel('Show my profile'))).not.toBe(isOff)
    expect(await ink(box.getByLabel('All stories'))).not.toBe(isOff)
    const turned = part('Switch')
    const [off, on] = [turned.getByLabel('Allow responses'), turned.getByLabel('Members only')]
    expect(await ink(on)).not.toBe(await ink(off))
    const [none, some, all] = await part('ProgressBar').getByRole('progressbar').all()
    if (!none || !some || !all) throw new Error('There are three bars of progress')
    /** The pixels inside a bar, near its beginning and near its end. */
    const insideOf = async (bar: Locator) => {
      const { width, height, at } = await painted(bar)
      return [at(Math.round(width * 0.1), height / 2), at(Math.round(width * 0.9), height / 2)]
    }
    const [empty, emptyToo] = await insideOf(none)
    const [full, fullToo] = await insideOf(all)
    expect([emptyToo, fullToo]).toEqual([empty, full])
    expect(full).not.toBe(empty)
    expect(await insideOf(some)).toEqual([full, empty])
    await context.close()
  })

  test('every icon is drawn', async () => {
    const { context, part } = await gallery()
    const icons = await part('IconButton').getByRole('button').all()
    expect(icons.length).toBeGreaterThan(5)
    for (const icon of icons) expect(inkIn(await painted(icon))).toBeGreaterThan(5)
    await context.close()
  })

  test('the item of a menu that the keyboard is on is marked', async () => {
    const { page, context } = await gallery('menu')
    const item = page.getByRole('menuitem', { name: 'Edit' })
    await item.waitFor()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => item.getAttribute('data-highlighted')).toBe('')
    const [now, other] = [await painted(item), await painted(page.getByRole('menuitem', { name: 'Pin' }))]
    expect(now.at(2, 2)).not.toBe(other.at(2, 2))
    await context.close()
  })
})

describe('in forced colours the current tab has a line, and no other has,', () => {
  test.each([
    ['in the gallery', '/_/dev/gallery', '[data-part=Tabs] [role=tablist]', '[role=tab]'],
    ['of the gallery’s links', '/_/dev/gallery', 'nav[aria-label=Stories]', 'a'],
    ['of a topic', DEMO.tag, 'main header nav', 'a'],
    ['of a person', DEMO.profile, 'main nav', 'a'],
    ['of a publication', `${DEMO.publication}/latest`, 'section nav', 'a'],
  ])('%s', async (_, path, row, tab) => {
    const { page, context } = await open({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      forcedColors: 'active',
    })
    await page.goto(path, { waitUntil: 'load' })
    if (path === '/_/dev/gallery') await page.locator('[data-part=Card]').waitFor()
    else await hydrated(page)
    // Some are in a menu, and in the row only without script.
    const tabs = page.locator(row).last().locator(tab).filter({ visible: true })
    const isCurrent = (element: Element) => element.matches('[aria-current=page],[aria-selected=true]')
    const lines: [isCurrent: boolean, hasLine: boolean][] = []
    for (const one of await tabs.all()) {
      const { width, height, at } = await painted(one)
      const x = Math.floor(width / 2)
      // The line is two pixels high at the lower edge; above it is what the page is drawn on.
      const paper = at(1, 1)
      lines.push([await one.evaluate(isCurrent), at(x, height - 2) !== paper])
    }
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.filter(([current]) => current).length).toBe(1)
    expect(lines.filter(([current, line]) => current !== line)).toEqual([])
    await context.close()
  })
})
