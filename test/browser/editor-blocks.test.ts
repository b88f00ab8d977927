import { describe, expect, test } from 'vitest'
import { violationsNow } from '../support/axe'
import { hydrated } from '../support/browser'
import { openEditor, page, pasteInto, problems, savedOn, startWriting, storyOf } from '../support/editing'

startWriting()

const story = () => storyOf(page)
const saved = () => savedOn(page)

/** Begins a story, with the cursor in its text. */
async function begin(): Promise<void> {
  await openEditor(page)
  await story().click()
}

const paste = (data: Record<string, string>) => pasteInto(page, data)

const texts = (selector: string) => story().locator(selector).allInnerTexts()

describe('a link card', () => {
  const address = 'https://pages.example.org/tides'

  test('shows what its page says, after a failure that is told', async () => {
    await begin()
    let answer = { status: 400, json: { error: { message: 'We couldn’t read this page.' } } as object }
    await page.route('**/_/link-card', (route) => route.fulfill(answer))
    await paste({ 'text/plain': address })
    await story().getByText('We couldn’t read this page.').waitFor()
    expect(await texts('.card strong')).toEqual(['pages.example.org/tides'])
    expect(await violationsNow(page)).toEqual([])
    // What is written below leaves it there.
    await page.keyboard.type('/divider')
    await page.keyboard.press('Enter')
    expect(await story().getByText('We couldn’t read this page.').count()).toBe(1)
    // The browser reports the refusal.
    problems.splice(0)
    const facts = { title: 'The tides', description: 'Twice a day.', site: 'Shore' }
    answer = { status: 200, json: facts }
    await story().getByRole('button', { name: 'Try again' }).click()
    await story().locator('.card', { hasText: 'Twice a day.' }).waitFor()
    expect(await texts('.card strong')).toEqual(['The tides'])
    expect(await story().getByRole('button').count()).toBe(0)
    await story().locator('p').last().click()
    for (let steps = 0; steps < 6 && (await story().locator('.card').count()) > 0; steps++)
      await page.keyboard.press('Control+z')
    await story().locator('a', { hasText: address }).waitFor()
    expect(await texts('.card')).toEqual([])
    await page.keyboard.press('Control+Shift+z')
    await story().locator('.card', { hasText: 'The tides' }).click()
    await page.getByRole('group', { name: 'Embed' }).getByRole('button', { name: 'Make it a link' }).click()
    expect(await texts('a')).toEqual([address])
    await saved()
    await page.unroute('**/_/link-card')
    expect(problems).toEqual([])
  })

  test('whose page wasn’t read yet is read when the story is opened again', async () => {
    await begin()
    let answer: object | undefined
    await page.route('**/_/link-card', (route) => answer && route.fulfill(answer))
    await paste({ 'text/plain': address })
    await story().getByRole('progressbar').waitFor()
    await page.waitForURL(/\/p\/[0-9a-f]{12}\/edit$/)
    await saved()
    answer = { json: { title: 'The tides', description: 'Twice a day.', site: 'Shore' } }
    await page.reload({ waitUntil: 'load' })
    await story().locator('.card', { hasText: 'Twice a day.' }).waitFor()
    await saved()
    await page.unroute('**/_/link-card')
    expect(problems).toEqual([])
  })
})

describe('what is pasted', () => {
  const MARKDOWN = '## Birds\n\n- gulls\n- **terns**\n\n```sh\nls\n```'

  test('as Markdown becomes what it says, until it is undone', async () => {
    await begin()
    await paste({ 'text/plain': MARKDOWN })
    await story().locator('h2').waitFor()
    expect([await texts('h2'), await texts('ul'), await texts('pre')]).toEqual([
      ['Birds'],
      ['gulls', 'terns'],
      ['ls'],
    ])
    expect(await texts('strong')).toEqual(['terns'])
    await page.keyboard.press('Control+z')
    expect(await texts('p')).toEqual(['## Birds', '- gulls', '- **terns**', '```sh', 'ls', '```'])
    await page.keyboard.press('Control+z')
    expect((await texts('p')).map((text) => text.trim())).toEqual([''])
  })

  test('with pictures in it uploads them where they stand', async () => {
    await begin()
    const picture = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 })
      canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
      return canvas.toDataURL()
    })
    const html = `<p>before</p><img src="${picture}" alt="A square"><p>after</p><img src="data:image/svg+xml,x">`
    await paste({ 'text/html': html, 'text/plain': 'before after' })
    await story().locator('img[src^="/_/image/"]').waitFor()
    const order = await story().evaluate((element) =>
      [...element.children].map((child) => child.querySelector('img')?.alt ?? child.textContent),
    )
    expect(order.filter(Boolean)).toEqual(['before', 'A square', 'after'])
    await saved()
    expect(problems).toEqual([])
  })
})

test('a callout is chosen from the menu, and its paragraphs share a box', async () => {
  await begin()
  await page.keyboard.type('/tip')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Bring a light.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('And a map.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Then go.')
  expect(await texts('p[data-callout="tip"]')).toEqual(['Bring a light.', 'And a map.'])
  expect(await violationsNow(page)).toEqual([])
  await saved()
  expect(problems).toEqual([])
})

/** What assistive technology knows: the names of roles below the story, those of nothing left out. */
async function heard(): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const lines: string[] = []
  const walk = (id: string, depth: number): void => {
    const node = byId.get(id)
    if (!node) return
    const role = String(node.role?.value)
    const isTold = !node.ignored && ['list', 'listitem'].includes(role)
    const number = (name: string) => node.properties?.find((one) => one.name === name)?.value.value
    if (isTold) lines.push(`${depth} ${role}${role === 'listitem' ? ` ${number('level') ?? ''}` : ''}`.trim())
    for (const child of node.childIds ?? []) walk(child, isTold ? depth + 1 : depth)
  }
  const text = nodes.find((node) => node.role?.value === 'textbox' && node.name?.value === 'Story')
  if (text) walk(text.nodeId, 0)
  return lines
}

test('a list is heard as one list', async () => {
  await begin()
  await paste({
    'text/html':
      '<p>a</p><ul><li>one<ul><li>within</li></ul></li><li>two</li></ul><p>b</p><ol><li>c</li></ol>',
  })
  await story().locator('ol').waitFor()
  await expect
    .poll(heard)
    .toEqual(['0 list', '1 listitem 1', '1 listitem 2', '1 listitem 1', '0 list', '1 listitem 1'])
  expect(await violationsNow(page)).toEqual([])
  await story().locator('li').first().click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('new')
  await expect.poll(async () => (await heard()).length).toBe(7)
  await saved()
})

test('a full disk is told, and words go to the server all the same', async () => {
  await begin()
  await page.keyboard.type('First words. ')
  await page.waitForURL(/\/p\/[0-9a-f]{12}\/edit$/)
  await saved()
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
  })
  await page.keyboard.type('Words on a full disk.')
  await page.getByTestId('save-state').filter({ hasText: 'This browser has no room' }).waitFor()
  const address = page.url()
  const other = await page.context().newPage()
  await other.goto(address, { waitUntil: 'load' })
  await other.getByText('First words. Words on a full disk.').waitFor()
  await other.close()
  // The browser has room again after a reload: what it stores is whole.
  await page.reload({ waitUntil: 'load' })
  await story().getByText('Words on a full disk.').waitFor()
  await page.keyboard.press('Tab')
  problems.splice(0)
})

test('a story is passed on with its card', async () => {
  await page.goto('/new-story/repost/30bc6137f8d2', { waitUntil: 'load' })
  await hydrated(page)
  await story().locator('.card').waitFor()
  const [title = ''] = await texts('.card strong')
  expect(title.length).toBeGreaterThan(5)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Worth reading again')
  await page.waitForURL(/\/p\/[0-9a-f]{12}\/edit$/)
  await saved()
  await page.reload({ waitUntil: 'load' })
  await story().locator('.card', { hasText: title }).waitFor()
  expect(problems).toEqual([])
})

test('a dead link is named before publishing, and in nobody’s way', async () => {
  const url = 'https://tides.example.org/gone'
  const checked = { dead: [{ url, reason: 'gone' }] }
  await page.route('**/_/check-links', (route) => route.fulfill({ json: checked }))
  await begin()
  await paste({ 'text/html': `<p>See <a href="${url}">the tables</a>.</p>` })
  await saved()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByText(`This link leads to a page that isn’t there: ${url}`).waitFor()
  expect(await violationsNow(page)).toEqual([])
  expect(await page.getByRole('button', { name: 'Publish now' }).isEnabled()).toBe(true)
})
