import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { actsOn, signStaffIn, staff } from '../site/support/moderators'
import { act, audited, operate, post } from './support'

/* docs/rules/viewer.md, "Flags". */

beforeAll(signStaffIn)
afterEach(async () => {
  await operate({ do: 'set-flag', name: 'disable_login_google', reason: 'Over.' })
})

const NAME = 'disable_login_google'
const FIELDS = '... on SiteFlag { id value source setAt reason configured otherwise }'
const set = (value: string | null, visit = staff, name = NAME) =>
  act(visit, 'setSiteFlag', { name, value, reason: 'Google is down.' }, FIELDS)

/** What a visitor's page is told of flags. */
async function seen(visit = newVisit()): Promise<unknown> {
  const { data } = await visit.ask(
    '{ variantFlags { name valueType { ... on VariantFlagBoolean { value } } } }',
  )
  const flags = data?.variantFlags as { name: string; valueType: { value: boolean } }[]
  return flags.find(({ name }) => name === NAME)?.valueType.value
}

describe('a flag of the whole site', () => {
  test('is set at once, wins over the configuration, and goes back to it', async () => {
    const configured = { env: { FLAGS: `{"${NAME}": false}` } }
    expect(await seen()).toBe(false)
    expect(await set('true')).toMatchObject({
      __typename: 'SiteFlag',
      value: 'true',
      source: 'SITE',
      setAt: staff.now,
      reason: 'Google is down.',
    })
    expect([await seen(), await seen(newVisit(configured))]).toEqual([true, true])
    expect(await set(null)).toMatchObject({ value: 'false', source: 'DEFAULT', setAt: null, reason: null })
    expect(await seen()).toBe(false)
  })

  test('changes the pages that visitors share, without a purge', async () => {
    const flagsOf = async () => {
      const html = await (await newVisit().get('/')).text()
      return html.includes(`"${NAME}":true`)
    }
    expect(await flagsOf()).toBe(false)
    await set('true')
    expect(await flagsOf()).toBe(true)
    await set('false')
    expect(await flagsOf()).toBe(false)
  })

  test('costs the database nothing while pages are read', async () => {
    await set('true')
    const statements: string[] = []
    const DB = new Proxy(env.DB, {
      get: (db, name: keyof D1Database) => {
        const value = db[name]
        if (name === 'withSession') return () => DB
        if (name === 'prepare')
          return (sql: string) => {
            statements.push(sql)
            return db.prepare(sql)
          }
        return typeof value === 'function' ? (value as CallableFunction).bind(db) : value
      },
    })
    expect(await seen(newVisit({ env: { DB } }))).toBe(true)
    expect(statements.filter((sql) => sql.includes('site_flag'))).toEqual([])
  })

  test('set to what it is already isn’t an act; each change is one, with its reason', async () => {
    await set('true')
    const before = (await actsOn(NAME)).length
    await set('true')
    expect(await actsOn(NAME)).toHaveLength(before)
    await set('false')
    expect((await actsOn(NAME)).at(-1)).toMatchObject({
      action: 'SET_FLAG',
      reason: 'Google is down.',
      detail: '{"from":"true","to":"false"}',
    })
  })

  test.each([
    ['yes', 'BAD_REQUEST', 'value'],
    ['', 'BAD_REQUEST', 'value'],
  ])('can’t be %j', async (value, code, field) => {
    expect(await set(value)).toMatchObject({ code, field })
  })

  test('is one that exists', async () => {
    for (const name of ['no_such_flag', '__proto__', 'toString'])
      expect(await set('true', staff, name)).toMatchObject({ code: 'BAD_REQUEST', field: 'name' })
  })

  test('is for nobody but staff to set or to see', async () => {
    const { visit } = await signedIn()
    expect(await set('true', visit)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await set('true', newVisit())).toMatchObject({ code: 'UNAUTHORIZED' })
    for (const other of [visit, newVisit()])
      expect((await other.ask('{ siteFlags { id } }')).data).toEqual({ siteFlags: null })
    expect(await seen()).toBe(false)
  })

  test('is set by operators with their key, which the audit has', async () => {
    const said = { do: 'set-flag', name: NAME, value: 'true', reason: 'By hand.' }
    expect(await operate(said, { key: 'wrong' })).toMatchObject({ status: 401 })
    expect(await operate(said)).toMatchObject({ status: 200, body: { value: 'true', source: 'SITE' } })
    expect(await seen()).toBe(true)
    expect((await audited())[0]).toBe(`set-flag name=${NAME} value=true: By hand.`)
    const { body } = await operate({ do: 'flags' })
    expect(body.items).toContainEqual(expect.objectContaining({ id: NAME, source: 'SITE' }))
    expect(await operate({ do: 'set-flag', name: NAME, value: 'true' })).toMatchObject({ status: 400 })
    expect(await operate({ do: 'constructor' })).toMatchObject({ status: 400 })
  })

  test('is set without script, by a form of our own page alone', async () => {
    const form = { act: 'set-flag', name: NAME, value: 'true', reason: 'No script.' }
    expect((await post(staff, 'flags', form, 'https://other.example')).status).toBe(403)
    expect(await seen()).toBe(false)
    const done = await post(staff, 'flags', form)
    expect([done.status, done.headers.get('location')]).toEqual([303, '/_/admin/flags'])
    expect(await seen()).toBe(true)
    const refused = await (await post(staff, 'flags', { ...form, reason: '' })).text()
    expect(refused).toContain('Say why.')
    const { visit } = await signedIn()
    expect((await post(visit, 'flags', form)).status).toBe(404)
  })

  test('is known again once the store near readers has lost it', async () => {
    await set('true')
    await env.KV.delete('site-flags')
    await cronJob('publish-flags', staff.now)
    expect(await env.KV.get('site-flags')).toBe(`{"${NAME}":true}`)
  })
})

test('the page of flags says where each value is from', async () => {
  await set('true')
  const html = await (await staff.get('/_/admin/flags')).text()
  for (const text of [NAME, 'Set here', 'By default', 'Google is down.']) expect(html).toContain(text)
})
