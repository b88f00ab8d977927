import { env } from 'cloudflare:workers'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { providePage } from '../../../client/entry-server'
import type { RouteName } from '../../../schema/routes/index'
import type { Who } from '../../../schema/routes/types'
import { registeredQueries } from '../../../worker/data/sql/query'
import { ORIGIN } from '../../factories/endpoint-context'
import { newVisit } from '../../factories/visit'
import {
  addressOf,
  expected,
  gatherCast,
  headersOf,
  idOf,
  PEOPLE,
  type Signed,
  type Viewer,
} from './support/cast'

beforeAll(gatherCast)

/** The database, which records each prepared statement. */
const recorded = (db: D1Database, into: string[]): D1Database =>
  new Proxy(db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        if (key === 'prepare') into.push(String(given[0]))
        const result: unknown = value.apply(target, given)
        return key === 'withSession' ? recorded(result as D1Database, into) : result
      }
    },
  })

const answerTo = (viewer: Viewer, path: string) =>
  newVisit().get(path, { 'user-agent': 'Mozilla/5.0', ...headersOf.get(viewer) })

test.each<[Who, RouteName]>([
  ['author', 'EditPost'],
  ['author-or-editor', 'PostDeltas'],
  ['author-or-reviewer', 'ListPostNotes'],
  ['owner', 'UserStats'],
  ['editor', 'CollectionStyles'],
  ['owner-of-publication', 'CollectionSettingsDomain'],
  ['editor-or-owner', 'NewNewsletterEmail'],
  ['owner-of-export', 'DownloadExport'],
  ['owner-of-charge', 'BillingReceipt'],
  ['staff', 'InternalStatus'],
])('answers 404 to whoever may not see a route for %s', async (_, name) => {
  for (const viewer of Object.keys(PEOPLE) as Signed[]) {
    if (expected(viewer, name) === 'yes') continue
    const response = await answerTo(viewer, addressOf(name))
    expect([viewer, response.status]).toEqual([viewer, 404])
    expect(await response.text()).toContain('data-page="not-found"')
  }
})

test('follows an editors’ redirect for editors only', async () => {
  const path = addressOf('CollectionStyles')
  const own = await answerTo('editor of the publication', path)
  expect([own.status, own.headers.get('location')]).toEqual([301, '/harbour/design'])
  expect((await answerTo('stranger', path)).headers.get('location')).toBeNull()
})

test('sends a visitor to sign in, whether the thing exists or not', async () => {
  for (const path of [addressOf('CollectionSettings'), '/nothing-here/settings', '/p/ffffffffffff/edit']) {
    const { status, headers } = await answerTo('visitor', path)
    const back = encodeURIComponent(path)
    expect([status, headers.get('location')]).toEqual([302, `${ORIGIN}/m/signin?redirectUrl=${back}`])
  }
})

test('gives staff no rights on a person’s host', async () => {
  const staff = await idOf({ isStaff: true, username: 'sten', hasSubdomain: true })
  const visit = newVisit()
  await visit.signIn(staff, { method: 'hand-over' }, 'https://sten.quire.example')
  const query = '{ viewer { isStaff } }'
  expect((await visit.ask(query, {}, 'https://sten.quire.example')).data).toEqual({
    viewer: { isStaff: false },
  })
})

test('gives an editor’s page the publication that the policy has read', async () => {
  // Its layout reads the publication, as a page of editors would.
  const Page = () => 'Your settings'
  onTestFinished(providePage('publication-settings', { head: () => ({ title: 'Settings' }), Page }))
  const headers = { 'user-agent': 'Mozilla/5.0', ...headersOf.get('editor of the publication') }
  // The first one teaches the worker what the page asks for.
  await newVisit().get(addressOf('CollectionSettings'), headers)
  const statements: string[] = []
  const visit = newVisit({ env: { DB: recorded(env.DB, statements) } })
  const response = await visit.get(addressOf('CollectionSettings'), headers)
  const html = await response.text()
  expect([response.status, html.includes('Your settings'), html.includes('The Harbour')]).toEqual([
    200,
    true,
    true,
  ])
  const reads = registeredQueries().get('collectionByDomainOrSlug')
  expect(statements.filter((sql) => sql === reads)).toHaveLength(1)
  expect(response.headers.get('server-timing')).toMatch(/1 round trips, 5 statements/)
})
