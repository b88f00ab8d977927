import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { describe, expect, test } from 'vitest'
import { isBuilt } from '../../client/pages/built'
import { PAGES } from '../../schema/page-table'
import type { PageId } from '../../schema/pages'
import { ask, rootAttribute } from '../support/http'
import { ANSWERED_PAGES, ROUTED_PAGES, type SamplePage } from '../support/pages'
import { cookiesOf } from '../support/session-cookie'

const name = ({ pageId, path }: SamplePage): string => `${pageId} at ${path}`

describe('a built page', () => {
  test.each(ROUTED_PAGES.map((page) => [name(page), page] as const))(
    '%s says what it is',
    async (_, page) => {
      const { status, headers, text } = await ask(page.path)
      expect({
        status,
        location: headers.get('location'),
        page: rootAttribute(text, 'data-page'),
        layout: rootAttribute(text, 'data-layout'),
        route: rootAttribute(text, 'data-route'),
      }).toEqual({
        status: page.status,
        location: null,
        page: page.pageId,
        layout: page.layout,
        route: page.route ?? '',
      })
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(text).toMatch(/<title>[^<]+<\/title>/)
      expect(text.endsWith('</html>')).toBe(true)
    },
  )
})

/** All nodes of a document that a browser without script shows. */
function shown(node: Tree.Node): Tree.Node[] {
  const isHidden = 'attrs' in node && node.attrs.some(({ name }) => name === 'hidden')
  if (isHidden || /^(?:script|style|template)$/.test(node.nodeName)) return []
  return [node, ...('childNodes' in node ? node.childNodes.flatMap(shown) : [])]
}

const textOf = (node: Tree.Node): string =>
  shown(node)
    .map((part) => ('value' in part ? part.value : ''))
    .join('')
    .trim()

test.each(ANSWERED_PAGES)(
  '%s: the page has a heading, a main landmark and links without a script',
  async (_, { path, viewer }) => {
    const { text } = await ask(path, { headers: cookiesOf(viewer) })
    const nodes = shown(parse(text, { scriptingEnabled: false }))
    const named = (name: string) => nodes.filter(({ nodeName }) => nodeName === name)
    expect(named('h1').length).toBe(1)
    expect(named('main').map((main) => textOf(main).length > 20)).toEqual([true])
    const links = named('a').filter(
      (link) => 'attrs' in link && link.attrs.some(({ name }) => name === 'href'),
    )
    expect(links.length).toBeGreaterThan(1)
  },
)

test('the registry of modules names only pages', () => {
  const ids = Object.keys(PAGES) as PageId[]
  expect(ids.filter(isBuilt).length).toBeGreaterThan(3)
})
