import { parse } from 'parse5'
import { expect, inject, test } from 'vitest'
import { ask } from '../support/http'
import { ANSWERED_PAGES } from '../support/pages'
import { cookiesOf } from '../support/session-cookie'

/* No page shows the same story in two of its lists. Rule: docs/rules/reading.md, "Lists of stories". */

interface Node {
  nodeName: string
  attrs?: { name: string; value: string }[]
  childNodes?: Node[]
}

const attributeOf = ({ attrs }: Node, name: string) => attrs?.find((attr) => attr.name === name)?.value
const within = (node: Node, isIt: (node: Node) => boolean): Node[] => [
  ...(isIt(node) ? [node] : []),
  ...(node.childNodes ?? []).flatMap((child) => within(child, isIt)),
]

/** The id at the end of a story's address. */
const STORY = /-([0-9a-f]{12})(?:\?|$)/

/** The stories that the cards of a document stand for, in order. */
function storiesIn(document: Node): string[] {
  return within(document, ({ nodeName }) => nodeName === 'article').flatMap((card) => {
    const titles = within(card, ({ nodeName }) => /^h[23]$/.test(nodeName))
    const isTitle = (link: Node) =>
      within(link, (node) => titles.includes(node)).length > 0 ||
      titles.some((title) => within(title, (node) => node === link).length > 0)
    const [link] = within(card, (node) => node.nodeName === 'a' && isTitle(node))
    return (link && STORY.exec(attributeOf(link, 'href') ?? '')?.[1]) ?? []
  })
}

const repeated = (ids: readonly string[]) => ids.filter((id, i) => ids.indexOf(id) !== i)

async function read(path: string, viewer: string): Promise<Node> {
  return parse((await ask(path, { headers: cookiesOf(viewer) })).text) as Node
}

/** The next page of a list, if it has one. */
const nextOf = (document: Node): string | undefined => {
  const [link] = within(document, (node) => node.nodeName === 'a' && attributeOf(node, 'rel') === 'next')
  return link && attributeOf(link, 'href')
}

test('no page has a story twice, nor has the page after it', async () => {
  const faulty: string[] = []
  let most = 0
  let later = 0
  for (const [, { path, viewer }] of ANSWERED_PAGES) {
    const document = await read(path, viewer)
    const ids = storiesIn(document)
    most = Math.max(most, new Set(ids).size)
    if (repeated(ids).length > 0) faulty.push(`${path} for ${viewer}: ${repeated(ids).join(' ')}`)
    const next = nextOf(document)
    if (!next || !new URL(next, inject('site')).href.startsWith(inject('site'))) continue
    later += 1
    const idsLater = storiesIn(await read(next, viewer))
    if (repeated(idsLater).length > 0) faulty.push(`${next} for ${viewer}: ${repeated(idsLater).join(' ')}`)
  }
  expect(faulty).toEqual([])
  expect(most).toBeGreaterThan(15)
  expect(later).toBeGreaterThan(5)
})
