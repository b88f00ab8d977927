import { describe, expect, test } from 'vitest'
import { isBuilt } from '../../client/pages/built'
import { methodsOf, pageOf } from '../../schema/routes/answer'
import { type RouteName, routeNamed } from '../../schema/routes/index'
import { addressOf, ROUTE_NAMES, WITHOUT_SAMPLE } from '../support/addresses'
import { type Answer, ask, rootAttribute } from '../support/http'
import { RATCHET, ratcheting, shortenList } from '../support/ratchet'
import { testRows } from '../support/test-rows'
import { UNBUILT_LIST, unbuiltRoutes } from '../support/unbuilt'

const listed = unbuiltRoutes()

function askRoute(name: RouteName): Promise<Answer> {
  const method = methodsOf(routeNamed(name))[0] ?? 'GET'
  if (method === 'GET') return ask(addressOf(name))
  const headers = { 'content-type': 'application/json' }
  return ask(addressOf(name), { method, headers, ...(method === 'POST' ? { body: '{}' } : {}) })
}

/** Whether nothing responded: the 404 page, or the redirect of the router that was about to render it. */
const isNobodys = ({ status, text }: Answer): boolean =>
  status === 307 || rootAttribute(text, 'data-page') === 'not-found'

const answers = new Map<RouteName, Promise<Answer>>()
function answerOf(name: RouteName): Promise<Answer> {
  const known = answers.get(name) ?? askRoute(name)
  answers.set(name, known)
  return known
}

describe('a route of the table', () => {
  testRows(
    'responds without an error, and identifies itself on a page',
    ROUTE_NAMES,
    String,
    async (name) => {
      const answer = await answerOf(name)
      expect(answer.status).toBeGreaterThanOrEqual(200)
      expect(answer.status).toBeLessThan(500)
      // An address that isn’t for the viewer is treated as missing.
      if (routeNamed(name).kind !== 'page' || routeNamed(name).who !== 'any') return
      const route = rootAttribute(answer.text, 'data-route')
      if (route !== undefined) expect(route).toBe(name)
    },
  )

  testRows(
    'is the 404 page as long as its own page is missing',
    ROUTE_NAMES.filter((name) => routeNamed(name).who === 'any'),
    String,
    async (name) => {
      const row = routeNamed(name)
      const pageId = row.kind === 'page' && pageOf(row, { signedIn: false, flags: new Set() })
      if (!pageId || isBuilt(pageId)) return
      const { status, text } = await answerOf(name)
      expect({ status, page: rootAttribute(text, 'data-page') }).toEqual({ status: 404, page: 'not-found' })
      expect(rootAttribute(text, 'data-route')).toBe(name)
    },
  )

  testRows(
    'sends a signed-out visitor to sign in, and back',
    ROUTE_NAMES.filter((name) => routeNamed(name).who === 'user' && routeNamed(name).kind === 'page'),
    String,
    async (name) => {
      const { status, headers } = await answerOf(name)
      const target = new URL(headers.get('location') ?? '', 'http://x')
      expect({ status, path: target.pathname, back: target.searchParams.get('redirectUrl') }).toEqual({
        status: 302,
        path: '/m/signin',
        back: addressOf(name),
      })
    },
  )
})

test(`the unbuilt routes are those that ${UNBUILT_LIST} lists`, async () => {
  const missing: string[] = []
  const built = new Set<string>()
  for (const name of ROUTE_NAMES) {
    const answer = await answerOf(name)
    // Somebody who has to sign in first doesn't learn what exists: test/worker/routes asks the registries.
    const { location } = Object.fromEntries(answer.headers)
    if (answer.status === 401 || location?.includes('/m/signin')) continue
    if (isNobodys(answer) && !listed.has(name) && !WITHOUT_SAMPLE.has(name)) missing.push(name)
    if (!isNobodys(answer) && listed.has(name)) built.add(name)
  }
  if (ratcheting) shortenList(UNBUILT_LIST, built)
  expect(missing, 'These routes answer the 404 page and should not:').toEqual([])
  expect(ratcheting ? [] : [...built], `These are built. Take them out of the list: ${RATCHET}`).toEqual([])
})
