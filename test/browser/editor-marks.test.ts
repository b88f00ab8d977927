import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PARAGRAPH_TYPES, type StoryBody } from '../../schema/story/paragraph'
import { demoId } from '../../worker/commands/demo/ids'
import { useBrowser } from '../support/browser'
import { storyOf } from '../support/editing'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'

/* Writers see beside their text what readers will see. Rule: docs/rules/editor.md, "Marks". */

const { open } = useBrowser()

const WRITER = 'maren'

const WORDS = { 'left to right': 'Tide tables', 'right to left': 'גאות ושפל' }
type Direction = keyof typeof WORDS

/** A story with every type of paragraph, and every mark that goes with one. */
function storyIn(direction: Direction): StoryBody {
  const text = (n: number) => ({ name: `aa${n}`, markups: [], text: WORDS[direction] })
  return [
    { ...text(10), type: 'P' },
    { ...text(11), type: 'H2' },
    { ...text(12), type: 'H3' },
    { ...text(13), type: 'H4' },
    { ...text(14), type: 'BQ' },
    { ...text(15), type: 'PQ' },
    { ...text(16), type: 'ULI', level: 0 },
    { ...text(17), type: 'ULI', level: 1 },
    { ...text(18), type: 'OLI', level: 0, start: 99 },
    { ...text(19), type: 'OLI', level: 0 },
    { ...text(20), type: 'OLI', level: 1 },
    { ...text(21), type: 'OLI', level: 1 },
    { ...text(22), type: 'OLI', level: 0 },
    { ...text(23), type: 'P' },
    { ...text(24), type: 'OLI', level: 0 },
    { ...text(25), type: 'PRE', language: 'ts' },
    { ...text(26), type: 'P', callout: 'note' },
    { ...text(27), type: 'P', callout: 'note' },
    { ...text(28), type: 'P', callout: 'warning' },
    { type: 'HR', name: 'aa29' },
    { ...text(30), type: 'TABLE', align: [null], rows: [[{ text: WORDS[direction], markups: [] }]] },
    { type: 'MATH', name: 'aa31', text: 'x' },
    {
      type: 'MIXTAPE_EMBED',
      name: 'aa32',
      href: 'https://a.example/',
      title: 'A',
      description: '',
      site: 'A',
    },
    { ...text(33), type: 'IMG', alt: 'A', layout: 'inset', imageId: '0'.repeat(24), width: 40, height: 30 },
    { ...text(34), type: 'IFRAME', src: 'https://www.youtube.com/embed/aaaaaaaaaaa', title: 'A' },
    {
      ...text(35),
      type: 'P',
      text: `${WORDS[direction]}1`,
      markups: [
        {
          type: 'A',
          start: WORDS[direction].length,
          end: WORDS[direction].length + 1,
          href: '#fn-1',
        },
      ],
    },
    { ...text(37), type: 'ULI', level: 0, isDone: false },
    { ...text(38), type: 'ULI', level: 1, isDone: true },
    { type: 'BUTTON', name: 'aa42', label: 'A', href: 'https://a.example/' },
    { ...text(39), type: 'TOGGLE' },
    { ...text(40), type: 'P', inToggle: true },
    { ...text(41), type: 'OLI', level: 0, start: 7, inToggle: true },
    { type: 'SUBSCRIBE', name: 'aa43' },
    { ...text(36), type: 'FOOTNOTE', label: '1' },
  ]
}

/** Words that are drawn beside a text: where they begin, measured from the text, and whether they can be told apart. */
interface Mark {
  words: string
  /** Whether it stands on the side on which lines begin. */
  isBefore: boolean
  isVisible: boolean
}

const rgb = (color: string): string => color.replace(/^rgba?\(|\)$/g, '')

/**
 * The marks of a story as they are laid out: the words of its pseudo-elements, of the heads of callouts, and of the
 * labels of notes. The browser's snapshot has them, which no element's text does.
 */
async function marksOf(context: BrowserContext, page: Page, direction: Direction): Promise<Mark[]> {
  const session = await context.newCDPSession(page)
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: ['color', 'opacity'],
  })
  await session.detach()
  const [snapshot] = documents
  if (!snapshot) throw new Error('The page has no document')
  const { nodes, layout } = snapshot
  const parentOf = (node: number): number => nodes.parentIndex?.[node] ?? -1
  const attributesOf = (node: number): string =>
    (nodes.attributes?.[node] ?? []).map((i) => strings[i]).join(' ')
  const nameOf = (node: number): string => strings[nodes.nodeName?.[node] ?? -1] ?? ''
  const pseudo = new Set(nodes.pseudoType?.index)
  const around = (node: number): number[] => (node < 0 ? [] : [node, ...around(parentOf(node))])
  const story = layout.nodeIndex.find(
    (node) => /(^| )story( |$)/.test(attributesOf(node)) && nameOf(node) === 'DIV',
  )
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const middle = (page.viewportSize()?.width ?? 0) / 2
  return layout.nodeIndex.flatMap((node, i) => {
    const words = strings[layout.text[i] ?? -1]?.trim()
    const path = around(node)
    if (!words || story === undefined || !path.includes(story)) return []
    const isMark = path.some(
      (one) =>
        pseudo.has(one) ||
        (nameOf(one) === 'B' && /callout/.test(attributesOf(parentOf(one)))) ||
        (nameOf(one) === 'SPAN' && /\bnote\b/.test(attributesOf(parentOf(one)))),
    )
    if (!isMark) return []
    const [x = 0, , width = 0, height = 0] = layout.bounds[i] ?? []
    const [color, opacity] = (layout.styles[i] ?? []).map((style) => strings[style] ?? '')
    const isVisible = width > 0 && height > 0 && opacity !== '0' && rgb(color ?? '') !== rgb(paper)
    const isBefore = direction === 'left to right' ? x < middle : x + width > middle
    return [{ words, isBefore, isVisible }]
  })
}

/** The boxes that callouts stand in, as colours of their edges. */
const edgesOf = (page: Page): Promise<string[]> =>
  page.locator('.story .callout').evaluateAll((boxes) =>
    boxes.map((box) => {
      const style = getComputedStyle(box)
      return `${style.borderInlineStartWidth} ${style.borderInlineStartColor} on ${style.backgroundColor}`
    }),
  )

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

async function storiesOfWriter(): Promise<string[]> {
  const { results } = await site.bindings.DB.prepare(
    "SELECT id FROM post WHERE creator_id = ?1 AND state = 'published' ORDER BY id",
  )
    .bind(demoId('user', WRITER))
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

test('the story has every type of paragraph', () => {
  expect(new Set(storyIn('left to right').map(({ type }) => type))).toEqual(new Set(PARAGRAPH_TYPES))
})

describe.each(['left to right', 'right to left'] as const)('a story that is read from %s', (direction) => {
  let postId: string
  beforeAll(async () => {
    // Of a story that has been opened before, the editor knows what it said then.
    postId = (await storiesOfWriter())[direction === 'left to right' ? 0 : 1] ?? ''
    await site.bindings.DB.prepare('UPDATE post_version SET body = ?1, decoration = NULL WHERE post_id = ?2')
      .bind(JSON.stringify(storyIn(direction)), postId)
      .run()
  })

  test.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
    ['dark', 390],
  ] as const)('has its marks in the editor too: %s, %i px wide', async (colorScheme, width) => {
    const { page, context } = await open({
      baseURL: site.url,
      colorScheme,
      viewport: { width, height: 800 },
    })
    await signInAs(WRITER, site, context)
    await page.goto(`/p/${postId}`, { waitUntil: 'load' })
    // Toggles are open in the editor.
    await page.locator('.story summary').click()
    const read = await marksOf(context, page, direction)
    const readEdges = await edgesOf(page)
    await page.goto(`/p/${postId}/edit`, { waitUntil: 'load' })
    await storyOf(page).locator('.callout').first().waitFor()
    const written = await marksOf(context, page, direction)
    expect(written).toEqual(read)
    expect(read.map(({ words }) => words)).toEqual(
      expect.arrayContaining(['•', '99.', '100.', '1.', '2.', '101.', 'Note', 'Warning', '1']),
    )
    expect(read.every(({ isVisible }) => isVisible)).toBe(true)
    // Neighbours of one kind share a box for readers; in the editor each of them has its part of it.
    expect(new Set(await edgesOf(page))).toEqual(new Set(readEdges))
    expect(readEdges).toHaveLength(2)
    await context.close()
  })
})
