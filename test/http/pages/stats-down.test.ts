import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { statsWording as wording } from '../../../schema/wording/stats'
import { demoId } from '../../../worker/commands/demo/ids'
import { addressOf } from '../../support/addresses'
import { ask } from '../../support/http'
import { signIn } from '../../support/session'
import { cookiesOf } from '../../support/session-cookie'
import { type Site, startSite } from '../../support/site'

/* docs/rules/stats.md, "Databases": what pages say while figures can't be read. */

/** Tables that stand for the database: without them, no question is answered. */
const TABLES = ['stat_running', 'stat_total']

let site: Site
beforeAll(async () => {
  site = await startSite({ demo: inject('demo') })
  await signIn(site.bindings.DB, 'maren', demoId('user', 'maren'), new URL(site.url).host)
})
afterAll(() => site.stop())

const open = (path: string) => ask(path, { site: site.url, headers: cookiesOf('maren') })

/** Renames the tables, so that they are gone, or there again. */
const rename = (from: string, to: string) =>
  site.bindings.STATS_DB_0.batch(
    TABLES.map((name) =>
      site.bindings.STATS_DB_0.prepare(`ALTER TABLE ${name}${from} RENAME TO ${name}${to}`),
    ),
  )

const PAGES = ['StatsHome', 'StatsResponses', 'StatsPost', 'ShowCollectionStats', 'UserAudience'] as const

test('while figures can’t be read, pages say so plainly, and show them again afterwards', async () => {
  await rename('', '_gone')
  for (const route of PAGES) {
    const { status, headers, text } = await open(addressOf(route))
    expect([route, status, headers.get('retry-after')]).toEqual([route, 503, '120'])
    expect(text).toContain(wording.down.title)
  }
  expect((await open('/me/stories')).status).toBe(200)
  await rename('_gone', '')
  for (const route of PAGES) {
    const { status, text } = await open(addressOf(route))
    expect([route, status]).toEqual([route, 200])
    expect(text).not.toContain(wording.down.title)
  }
})
