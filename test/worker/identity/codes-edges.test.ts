import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test, vi } from 'vitest'
import { totpCredential } from '../../../schema/tables/credential'
import { createUser } from '../../factories/user'
import {
  lastMail,
  location,
  newEmail,
  newReader,
  postLink,
  redeem,
  sendMail,
  typeCode,
  type Visit,
  viewerId,
} from './by-mail'

/** The same browser, with one of our dependencies missing. */
function without(visit: Visit, bindings: object): Visit {
  const broken = newReader({ env: bindings as Partial<Env> })
  for (const [name, value] of visit.cookies()) broken.cookies().set(name, value)
  return broken
}

async function withMail() {
  const email = newEmail()
  const user = await createUser({ email })
  const visit = newReader()
  await sendMail(visit, email)
  return { visit, email, user, ...lastMail(email) }
}

describe('when wrong attempts can’t be counted', () => {
  const broken = {
    LOCKOUT_GUARD: {
      idFromName: () => '',
      get: () => {
        const fails = () => Promise.reject(new Error('the object is gone'))
        return { attempt: fails, succeeded: fails, state: fails, lift: fails, use: fails, forget: fails }
      },
    },
  }

  test('no code is checked, and the mailed link still works', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { visit, user, code, token } = await withMail()
    const there = without(visit, broken)
    const answer = await there.ask(
      'mutation ($code: String!) { verifyLoginCode(loginCode: $code) { __typename } }',
      { code },
    )
    expect([answer.data, answer.errors?.[0]?.message]).toEqual([null, 'Unexpected error.'])
    expect((await typeCode(visit, code)).__typename).toBe('Token')
    const again = await withMail()
    const elsewhere = without(again.visit, broken)
    expect(location(await postLink(elsewhere, again.token))).toBe('https://quire.example/')
    expect(await viewerId(elsewhere)).toBe(again.user.id)
    expect([user.id, token]).not.toContain(undefined)
    vi.restoreAllMocks()
  })
})

describe('somebody with a second factor', () => {
  async function withFactor() {
    const asked = await withMail()
    await drizzle(env.DB)
      .insert(totpCredential)
      .values({ userId: asked.user.id, secret: 'x', confirmedAt: 1, createdAt: 1 })
    return asked
  }

  test('is asked for it after a correct code, and isn’t signed in before', async () => {
    const { visit, user, code } = await withFactor()
    const { value = '' } = await typeCode(visit, code)
    expect(location(await redeem(visit, value))).toBe('https://quire.example/m/signin?operation=two-factor')
    expect([await viewerId(visit), visit.cookies().has('__Host-session')]).toEqual([null, false])
    const { data } = await visit.ask('{ pendingSecondFactor { user { id } } }')
    expect(data).toEqual({ pendingSecondFactor: { user: { id: user.id } } })
    expect((await newReader().ask('{ pendingSecondFactor { user { id } } }')).data).toEqual({
      pendingSecondFactor: null,
    })
  })

  test('is asked for it after a mailed link, and isn’t signed in before', async () => {
    const { visit, token } = await withFactor()
    expect(location(await postLink(visit, token))).toBe('https://quire.example/m/signin?operation=two-factor')
    expect(await viewerId(visit)).toBeNull()
  })
})

describe('a new account', () => {
  test('is found at once, even by those who looked for its name before', async () => {
    const email = newEmail()
    const username = `tidewatcher${Date.now()}`
    const visit = newReader()
    await sendMail(visit, email, { operation: 'register', fullName: username })
    await typeCode(visit, lastMail(email).code)
    const { results } = await env.DB.prepare('SELECT tag FROM purge_outbox').all<{ tag: string }>()
    expect(results.some(({ tag }) => tag.includes(username))).toBe(true)
  })

  test('has the name that the person gave, without characters that change the text direction', async () => {
    const email = newEmail()
    const visit = newReader()
    const fullName = '\u202eAda\u0000\n Lovelace\u202c'
    await sendMail(visit, email, { operation: 'register', fullName })
    const { value = '' } = await typeCode(visit, lastMail(email).code)
    await redeem(visit, value)
    expect((await visit.ask('{ viewer { name } }')).data).toEqual({ viewer: { name: 'Ada Lovelace' } })
  })

  test.each(['  ', 'grace.hopper@quire.test'])(
    'tells nothing of the address if the name is “%s”',
    async (fullName) => {
      const email = `grace.hopper+news${Date.now()}@quire.test`
      const visit = newReader()
      await sendMail(visit, email, { operation: 'register', fullName })
      await postLink(visit, lastMail(email).token)
      const username = expect.stringMatching(/^reader\d*$/)
      expect((await visit.ask('{ viewer { name username } }')).data).toEqual({
        viewer: { name: 'New reader', username },
      })
    },
  )
})

test('cookies of another host’s browser don’t count on this one', async () => {
  const { visit, user, code } = await withMail()
  const { value = '' } = await typeCode(visit, code)
  await redeem(visit, value)
  expect(await viewerId(visit)).toBe(user.id)
  const owner = await createUser({ username: 'edgesowner', hasSubdomain: true })
  const elsewhere = newReader()
  const there = 'edgesowner.quire.example'
  for (const [name, cookie] of visit.cookies()) elsewhere.cookies(there).set(name, cookie)
  const { data } = await elsewhere.ask('{ viewer { id } }', {}, `https://${there}`)
  expect([data, owner.username]).toEqual([{ viewer: null }, 'edgesowner'])
})
