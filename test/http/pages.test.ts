import { describe, expect, test } from 'vitest'
import { isBuilt } from '../../client/pages/registry'
import { PAGES } from '../../schema/page-table'
import type { PageId } from '../../schema/pages'
import { ask, rootAttribute } from '../support/http'
import { ROUTED_PAGES, type SamplePage } from '../support/pages'

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

test('the registry of modules names only pages', () => {
  const ids = Object.keys(PAGES) as PageId[]
  expect(ids.filter(isBuilt).length).toBeGreaterThan(3)
})
