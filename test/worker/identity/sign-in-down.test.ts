import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { lastMail, newEmail, newReader, sendMail, typeCode, unique } from './by-mail'
import { givePassword, type Visit, viewerOf, withPassword } from './support/credentials'
import { firstFactor, shownAt, somebody, verify } from './support/second-factor'

const PASSWORD = 'walnut-bridge-41'
const fails = () => Promise.reject(new Error('it is gone'))

const prepared = () => ({ bind: () => ({ all: fails, first: fails, run: fails }) })

/** What of ours may be gone. */
const DOWN = {
  'the database': {
    DB: new Proxy(env.DB, {
      get: (target, key) =>
        key === 'withSession'
          ? () => ({ prepare: prepared, batch: fails, getBookmark: () => null })
          : Reflect.get(target, key),
    }),
  },
  'the count of wrong tries': {
    LOCKOUT_GUARD: {
      idFromName: () => '',
      get: () => ({ attempt: fails, succeeded: fails, state: fails, lift: fails, use: fails, forget: fails }),
    },
  },
} as const
type What = keyof typeof DOWN

/** The same browser, with one dependency missing. */
function without(visit: Visit, what: What): Visit {
  const broken = newVisit({ env: DOWN[what] as unknown as Partial<Env>, now: visit.now })
  for (const [name, value] of visit.cookies()) broken.cookies().set(name, value)
  return broken
}

/** What a browser is told where that is gone: no member of the union, and nothing of what happened. */
async function toldWithout(visit: Visit, what: What, call: string): Promise<unknown> {
  const broken = without(visit, what)
  const { data, errors } = await broken.ask(`mutation { it: ${call} { __typename } }`)
  const [error] = errors as { message: string; extensions?: { code?: string } }[]
  expect([...broken.cookies().keys()]).not.toContain('__Host-session')
  return { data, message: error?.message, code: error?.extensions?.code }
}
const MASKED = { data: null, message: 'Unexpected error.', code: 'INTERNAL_SERVER_ERROR' }

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe.each(Object.keys(DOWN) as What[])('while %s is unavailable', (what) => {
  test('no mailed code is checked, and the same one works afterwards', async () => {
    const email = newEmail()
    await createUser({ email })
    const visit = newReader()
    await sendMail(visit, email)
    const { code } = lastMail(email)
    expect(await toldWithout(visit, what, `verifyLoginCode(loginCode: "${code}")`)).toEqual(MASKED)
    expect((await typeCode(visit, code)).__typename).toBe('Token')
  })

  test('no password is checked, and the same one works afterwards', async () => {
    const email = newEmail()
    const { id } = await createUser({ email })
    await givePassword(id, PASSWORD)
    const visit = newVisit({ address: `198.51.100.${100 + unique()}` })
    for (const password of [PASSWORD, 'a wrong one']) {
      const call = `signInWithPassword(email: "${email}", password: "${password}")`
      expect(await toldWithout(visit, what, call)).toEqual(MASKED)
    }
    expect((await withPassword(visit, email, PASSWORD)).__typename).toBe('Token')
  })

  test('no second factor is checked, and the same one works afterwards', async () => {
    const { email, secret, visit } = await somebody()
    const next = await firstFactor(email, visit.now)
    const code = shownAt(secret, next.now)
    expect(await toldWithout(next, what, `verifyTwoFactorCode(code: "${code}")`)).toEqual(MASKED)
    expect(await viewerOf(next)).toBeUndefined()
    expect((await verify(next, code)).__typename).toBe('Token')
  })
})
