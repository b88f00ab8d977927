import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { staffPick } from '../../../schema/tables/catalog'
import { editorWording } from '../../../schema/wording/editor'
import { landingFiguresWording as figures } from '../../../schema/wording/landing/figures'
import { PLATFORMS, platformsWording } from '../../../schema/wording/landing/platforms'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { BOT } from '../../support/http'

/* Landing pages show the product. Rule: docs/rules/routes.md, "Landing pages". */

let minutes = 0
/** Bots aren’t served from the cache, and the worker remembers answers for a moment. */
async function read(path: string): Promise<string> {
  minutes += 1
  const response = await newVisit({ agent: BOT, now: NOON + minutes * MINUTE }).get(path)
  expect(response.status).toBe(200)
  return response.text()
}

const bodyOf = (html: string) =>
  html.slice(html.indexOf('<body'), html.indexOf('<script', html.indexOf('<main')))
const figuresIn = (html: string): string[] => html.match(/<figure\b.*?<\/figure>/gs) ?? []

test('a site without stories has no figure, and its pages say all the rest', async () => {
  for (const path of ['/write', '/about', '/business', '/membership'])
    expect(figuresIn(bodyOf(await read(path))).length, path).toBe(0)
})

test('a story that everybody may read is shown, inert, with the way to its page', async () => {
  const { id: creatorId, name } = await createUser({ name: 'Ada' })
  const { id: collectionId } = await createCollection()
  const picked = [
    { title: 'Behind a lock', access: 'locked' as const, collectionId },
    { title: 'Not in Austria', withheldIn: '["AT"]', collectionId },
    { title: 'For everybody', collectionId },
  ]
  let shown = ''
  for (const [i, given] of picked.entries()) {
    const body = Array.from({ length: 20 }, (_, n) => paragraph(`Paragraph ${n} of ${given.title}.`))
    const { id } = await createStory({ ...given, creatorId, body })
    await drizzle(env.DB)
      .insert(staffPick)
      .values({ postId: id, pickedAt: NOON - i })
    shown = id
  }
  const html = await read('/write')
  const [story = '', editor = ''] = figuresIn(html)
  expect(story).toContain(figures.story('For everybody', name))
  expect(story).toMatch(new RegExp(`<a [^>]*href="/[^"]*-${shown}"[^>]*>${figures.read}</a>`))
  expect(story).toMatch(/<div inert="" aria-hidden="true"/)
  expect(story).toContain('Paragraph 7 of')
  expect(html).not.toContain('Paragraph 8 of')
  expect(editor).toContain(figures.editor)
  expect(editor).toContain(editorWording.blocks.footnote.label)
  expect(html).not.toMatch(/Behind a lock|Not in Austria/)
  expect(html.match(/<h1\b/g)).toHaveLength(1)
})

test('a publication is shown with what its editors chose', async () => {
  const { id: collectionId, name } = await createCollection({ followerCount: 9, postCount: 3 })
  await createStory({ title: 'Chosen by editors', collectionId, featuredAt: NOON })
  const [figure = ''] = figuresIn(await read('/business'))
  expect(figure).toContain(figures.publication(name))
  expect(figure).toContain('Chosen by editors')
})

interface Node {
  nodeName: string
  value?: string
  attrs?: { name: string; value: string }[]
  childNodes?: Node[]
}
const named = (node: Node, name: string): Node[] => [
  ...(node.nodeName === name ? [node] : []),
  ...(node.childNodes ?? []).flatMap((child) => named(child, name)),
]
const scopeOf = ({ attrs }: Node) => attrs?.find(({ name }) => name === 'scope')?.value

test('the table of others has a header for each column and row, and begins with the archive', async () => {
  const [table] = named(parse(await read('/write')) as Node, 'table')
  expect(table).toBeDefined()
  if (!table) return
  const rows = named(table, 'tr')
  expect(named(rows[0] as Node, 'th').map(scopeOf)).toEqual(Array(2 + PLATFORMS.length).fill('col'))
  for (const row of rows.slice(1)) {
    expect(named(row, 'th').map(scopeOf)).toEqual(['row'])
    expect(named(row, 'td')).toHaveLength(1 + PLATFORMS.length)
  }
  expect(rows).toHaveLength(platformsWording.rows.length + 3)
  expect(JSON.stringify(named(rows[1] as Node, 'th')[0]?.childNodes?.[0]?.value)).toContain('archive')
  expect(named(table, 'caption')).toHaveLength(1)
})
