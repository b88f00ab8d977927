import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { EXPORT_KEPT } from '../../../schema/rules/exports'
import { isSecret } from '../../../schema/rules/site-export'
import { siteTables } from '../../../worker/data/export/site-rows'
import { Archive } from '../../../worker/services/import/archive/archive'
import { MemoryFile } from '../../../worker/services/import/source-file'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { exporter, textIn } from '../export/exporter'
import { actsOn, htmlOf } from '../site/support/moderators'
import { act, operate, post } from './support'

/* docs/rules/export.md, "The whole site". */

type Visit = ReturnType<typeof newVisit>

const FIELDS = '... on SiteExport { id state tableCount tablesDone parts { url } }'
const request = (visit: Visit) => act(visit, 'requestSiteExport', { reason: 'We move house.' }, FIELDS)

/** A member of staff who has an export made. */
async function withExport() {
  const member = await exporter({ isStaff: true })
  const begun = await request(member.visit)
  await member.work()
  return { member, id: String(begun.id), url: `/me/export/${begun.id}` }
}

describe('an export of the whole site', () => {
  test('has the rows of every table and no secrets, for whoever asked', async () => {
    const story = await createStory({ title: 'A story of somebody' })
    const member = await exporter({ isStaff: true })
    const begun = await request(member.visit)
    expect(begun).toMatchObject({ __typename: 'SiteExport', state: 'RUNNING', parts: [] })
    expect(await request(member.visit)).toMatchObject({ id: begun.id })
    await member.work()
    const { data } = await member.visit.ask(
      '{ siteExports { id state tableCount tablesDone parts { number url } } }',
    )
    const all = data?.siteExports as { id: string; parts: { url: string }[] }[]
    const shown = all.find(({ id }) => id === begun.id)
    const count = siteTables().length
    expect(shown).toMatchObject({ state: 'READY', tableCount: count, tablesDone: count })
    const bytes = await member.download(shown?.parts[0]?.url ?? '')
    const archive = await Archive.open(new MemoryFile('export.zip', [bytes]))
    const posts = JSON.parse(await textIn(archive, 'data/post.json')) as object[]
    expect(posts).toContainEqual(expect.objectContaining({ id: story.id, title: 'A story of somebody' }))
    const names = archive.files.map(({ path }) => path)
    for (const secret of ['session', 'password_credential', 'access_token', 'one_time_token'])
      expect(names).not.toContain(`data/${secret}.json`)
    const texts = await Promise.all(names.map((path) => textIn(archive, path)))
    const { results } = await env.DB.prepare('SELECT hash FROM session').all<{ hash: string }>()
    expect(results.length).toBeGreaterThan(0)
    for (const { hash } of results) expect(texts.join('')).not.toContain(hash)
    const acts = await actsOn(member.user.id)
    expect(acts.map(({ action, detail }) => [action, detail])).toEqual([['EXPORT_SITE', begun.id]])
  })

  test('goes when its time is over', async () => {
    const { member, url } = await withExport()
    expect((await member.visit.get(url)).status).toBe(200)
    await cronJob('sweep-exports', member.visit.now + EXPORT_KEPT + 1, member.bindings)
    expect((await member.visit.get(url)).status).toBe(404)
  })

  test('is no other member’s, and nobody’s who isn’t staff any more', async () => {
    const { member, id, url } = await withExport()
    const other = await signedIn({ isStaff: true })
    expect((await member.visit.get(url)).status).toBe(200)
    expect((await other.visit.get(url)).status).toBe(404)
    const { data } = await other.visit.ask('{ siteExports { id parts { url } } }')
    expect(data?.siteExports).toContainEqual({ id, parts: [] })
    await env.DB.prepare('UPDATE user SET is_staff = 0 WHERE id = ?').bind(member.user.id).run()
    expect((await member.visit.get(url)).status).toBe(404)
  })

  test('isn’t among the exports of what somebody has, and hinders none', async () => {
    const member = await exporter({ isStaff: true })
    await request(member.visit)
    expect(await member.request()).toMatchObject({ __typename: 'AccountExport' })
    expect(await member.shown()).toHaveLength(1)
  })

  test('needs a member of staff who has signed in recently', async () => {
    const { visit } = await signedIn()
    expect(await request(visit)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await request(newVisit())).toMatchObject({ code: 'UNAUTHORIZED' })
    expect((await visit.ask('{ siteExports { id } }')).data).toEqual({ siteExports: null })
    const late = await exporter({ isStaff: true })
    await late.visit.signIn(late.user.id, { authenticatedAt: late.visit.now - 24 * 3_600_000 })
    expect(await request(late.visit)).toMatchObject({ code: 'SIGN_IN_AGAIN' })
  })

  test('is begun by operators for a member of staff, and by a form without script', async () => {
    const { user } = await exporter({ isStaff: true })
    const reader = await signedIn()
    const asked = { do: 'export-site', reason: 'A copy.' }
    expect(await operate(asked)).toMatchObject({ status: 404 })
    expect(await operate({ ...asked, username: reader.user.username })).toMatchObject({ status: 404 })
    expect(await operate({ ...asked, username: user.username })).toMatchObject({ status: 200 })
    const other = await exporter({ isStaff: true })
    const form = { act: 'export-site', reason: 'No script.' }
    expect((await post(other.visit, 'exports', form)).status).toBe(303)
    expect((await htmlOf('/_/admin/exports', other.visit)).html).toContain('Being made')
  })
})

test('every column that looks like a secret stays out, and every other one is in', () => {
  const columns = siteTables().flatMap(({ name, columns }) =>
    columns.map(([, column]) => [name, column.name]),
  )
  expect(columns.filter(([table = '', column = '']) => isSecret(table, column))).toEqual([])
  const named = new Set(columns.map((words) => words.join('.')))
  for (const known of ['post.title', 'user.email', 'tag.slug', 'coupon.code', 'moderation_act.reason'])
    expect(named.has(known)).toBe(true)
  for (const secret of ['tax_form.sealed', 'oauth_application.secret_hash', 'gift_code.code_hash'])
    expect(named.has(secret)).toBe(false)
})
