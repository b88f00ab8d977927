import { parse } from 'parse5'
import { expect, inject, test } from 'vitest'
import { ask } from '../support/http'
import { ANSWERED_PAGES } from '../support/pages'
import { cookiesOf } from '../support/session-cookie'

/* No page leads to an address that nothing answers. Rule: docs/rules/ui.md, "Links". */

/** How many pages are asked for at once. */
const AT_ONCE = 4

interface Node {
  attrs?: { name: string; value: string }[]
  childNodes?: Node[]
}

/** The addresses that a document's links and forms lead to. */
function addressesIn(node: Node): string[] {
  const own = (node.attrs ?? []).flatMap(({ name, value }) =>
    name === 'href' || name === 'action' ? [value] : [],
  )
  return [...own, ...(node.childNodes ?? []).flatMap(addressesIn)]
}

/** A link's path on this site, without what follows; nothing for other sites and for places on the same page. */
function pathOn(site: string, page: string, address: string): string | undefined {
  if (!URL.canParse(address, site + page)) return undefined
  const { origin, pathname } = new URL(address, site + page)
  return origin === new URL(site).origin ? pathname : undefined
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

test('each link of each page has an answer, whoever sees it', async () => {
  const site = inject('site')
  /** Pages that lead to an address, by who sees the link and the address. */
  const sources = new Map<string, { viewer: string; path: string; from: string }>()
  await inTurns(ANSWERED_PAGES, async ([, { path, viewer }]) => {
    const { text } = await ask(path, { headers: cookiesOf(viewer) })
    for (const address of addressesIn(parse(text) as Node)) {
      const target = pathOn(site, path, address)
      if (target !== undefined && target !== path)
        sources.set(`${viewer} ${target}`, { viewer, path: target, from: path })
    }
  })
  expect(sources.size).toBeGreaterThan(500)
  const missing: string[] = []
  await inTurns([...sources.values()], async ({ viewer, path, from }) => {
    const { status } = await ask(path, { headers: cookiesOf(viewer) })
    // What a path without its query or body lacks is another matter.
    if (status === 404 || status === 410 || status >= 500)
      missing.push(`${status} ${path} for ${viewer}, linked from ${from}`)
  })
  expect(missing.sort()).toEqual([])
})
