import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { afterEach, beforeEach, describe, expect, inject, type MockInstance, test, vi } from 'vitest'
import { mastodonApp } from '../../../schema/tables/mastodon'
import { oneTimeToken } from '../../../schema/tables/session'
import { openMastodon } from '../../../worker/platform/mastodon/open-mastodon'
import { createUser } from '../../factories/user'
import {
  connect,
  connectedTo,
  finish,
  goToServer,
  notConnected,
  signedIn,
  start,
} from './support/at-mastodon'
import { providerVisit } from './support/at-provider'

const { mastodon } = inject('providers')
const { fine, other } = mastodon

let errors: MockInstance
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})
const logged = () => errors.mock.calls.map(([line]) => JSON.parse(String(line)))
const rows = async () => [
  (await drizzle(env.DB).select().from(oneTimeToken)).length,
  (await drizzle(env.DB).select().from(mastodonApp)).length,
]
const noServer = { __typename: 'MastodonInstanceConnectionError', message: expect.any(String) }

/** The milliseconds that an answer of a server may take: somebody is waiting. */
const LONGEST = 4000

describe('a server', () => {
  test.each(['slow', 'down', 'garbage', 'huge', 'elsewhere'] as const)(
    'that is %s is reported, and leaves nothing behind',
    async (fault) => {
      const { visit } = await signedIn()
      const before = await rows()
      const limits = vi.spyOn(AbortSignal, 'timeout')
      expect(await start(visit, mastodon[fault])).toEqual({
        ...noServer,
        message: `${mastodon[fault]} couldn’t be reached, or isn’t a Mastodon server. Check its address, or try again later.`,
      })
      expect(Math.max(...limits.mock.calls.flat())).toBeLessThanOrEqual(LONGEST)
      expect(await rows()).toEqual(before)
      expect(logged()).toMatchObject([{ event: 'provider-failed', provider: 'mastodon' }])
    },
  )

  test.each([
    ['nothing', ''],
    ['words', 'my server'],
    ['a name without a dot', 'mastodon'],
    ['a name with a port', 'mastodon.social:8443'],
    ['one with a password', 'https://me:secret@mastodon.social/'],
    ['an address of numbers', '93.184.216.34'],
    ['one in disguise', '0xa9.0xfea9fe'],
    ['one in full-width digits', '１６９．２５４．１６９．２５４'],
    ['one of six', '[2606:2800:220:1::1]'],
    ['the cloud’s own', '169.254.169.254'],
    ['a name of a network inside', 'db.internal'],
    ['a printer', 'printer.local'],
    ['another scheme', 'ftp://mastodon.social'],
    ['a script', 'javascript:alert(1)'],
    ['odd letters', 'mast_odon.social'],
    ['a long text', `${'a.'.repeat(300)}social`],
    ['ourselves', 'quire.example'],
    ['a host of ours', 'aiko.quire.example'],
  ])('that is %s isn’t contacted', async (_, text) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const { visit } = await signedIn()
    expect(await start(visit, text)).toEqual({
      ...noServer,
      message: 'That isn’t the address of a Mastodon server. It looks like mastodon.social.',
    })
    expect(fetched).not.toHaveBeenCalled()
  })

  test('on somebody’s own domain here isn’t contacted', async () => {
    const { id } = await createUser()
    await env.DB.prepare(
      `INSERT INTO user_domain (user_id, domain, verified_at) VALUES (?, 'essays.social', 1)`,
    )
      .bind(id)
      .run()
    const fetched = vi.spyOn(globalThis, 'fetch')
    expect(await start((await signedIn()).visit, 'essays.social')).toMatchObject(noServer)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('on this machine isn’t accepted in production', () => {
    const named = (text: string) =>
      openMastodon({ ...(env as Env), ENVIRONMENT: 'production' }).instanceOf(text)
    for (const text of [fine, 'localhost', '127.0.0.1', '0x7f.1', '[::1]:80'])
      expect(named(text)).toBeUndefined()
    expect(named('https://Mastodon.Social./@ada')).toBe('mastodon.social')
    expect(named('@ada@bücher.social')).toBe('xn--bcher-kva.social')
  })
})

describe('a server’s response', () => {
  test.each([
    ['token-down', 'MastodonInstanceConnectionError'],
    ['token-garbage', 'MastodonAccountConnectionError'],
    ['person-down', 'MastodonInstanceConnectionError'],
    ['remote', 'MastodonAccountValidationError'],
    ['no-id', 'MastodonAccountValidationError'],
    ['odd-name', 'MastodonAccountValidationError'],
    ['suspended', 'MastodonAccountValidationError'],
  ])('that is invalid connects nothing: %s', async (fault, why) => {
    const { visit, id } = await signedIn()
    expect(await connect(visit, `liar fault=${fault}`)).toMatchObject({
      __typename: why,
      message: expect.stringMatching(/\.$/),
    })
    expect(await connectedTo(id)).toEqual([])
    expect(logged()).toMatchObject([{ event: 'provider-failed', provider: 'mastodon' }])
  })

  test('that declines is reported, without a line in the log', async () => {
    const { visit, id } = await signedIn()
    expect(await connect(visit, null)).toEqual(notConnected('DENIED'))
    expect(await connectedTo(id)).toEqual([])
    expect(logged()).toEqual([])
  })
})

describe('what a browser returns with', () => {
  test('works once', async () => {
    const { visit, id } = await signedIn()
    const answer = await goToServer(await start(visit), 'again')
    expect(await finish(visit, answer)).toMatchObject({ __typename: 'MastodonAccount' })
    expect(await finish(visit, answer)).toEqual(notConnected('EXPIRED'))
    expect(await connectedTo(id)).toHaveLength(1)
  })

  test('works for ten minutes', async () => {
    const { visit } = await signedIn()
    const answer = await goToServer(await start(visit), 'late')
    visit.now += 10 * 60 * 1000 + 1
    expect(await finish(visit, answer)).toEqual(notConnected('EXPIRED'))
  })

  test('doesn’t work in another browser, and isn’t used up there', async () => {
    const { visit, id } = await signedIn()
    const answer = await goToServer(await start(visit), 'mine')
    const victim = await signedIn()
    expect(await finish(victim.visit, answer)).toEqual(notConnected('EXPIRED'))
    const elsewhere = providerVisit()
    await elsewhere.signIn(id)
    expect(await finish(elsewhere, answer)).toEqual(notConnected('EXPIRED'))
    expect(await finish(visit, answer)).toMatchObject({ __typename: 'MastodonAccount' })
    expect(await connectedTo(victim.id)).toEqual([])
  })

  test('doesn’t work for somebody else who signs in in the meantime', async () => {
    const { visit } = await signedIn()
    const answer = await goToServer(await start(visit), 'switched')
    const next = await createUser()
    await visit.signIn(next.id)
    expect(await finish(visit, answer)).toEqual(notConnected('EXPIRED'))
    expect(await connectedTo(next.id)).toEqual([])
  })

  test('is refused when it was tampered with', async () => {
    const { visit, id } = await signedIn()
    const answer = await goToServer(await start(visit), 'tampered')
    const { state = '' } = answer
    for (const odd of ['', 'x', `${state}x`, state.split('').reverse().join(''), 'x'.repeat(2000)]) {
      expect(await finish(visit, { ...answer, state: odd })).toEqual(notConnected('EXPIRED'))
    }
    const { state: _, ...stateless } = answer
    expect(await finish(visit, stateless)).toEqual(notConnected('EXPIRED'))
    expect(await finish(visit, { ...answer, code: 'another' })).toEqual(notConnected('UNKNOWN'))
    expect(await connectedTo(id)).toEqual([])
  })

  test('from a server other than the chosen one is refused', async () => {
    const { visit, id } = await signedIn()
    const chosen = await goToServer(await start(visit), 'mixed')
    const honest = await goToServer(await start(visit, other), 'mixed')
    // The chosen server has sent the person on to another, whose response names that one.
    expect(await finish(visit, { ...honest, state: chosen.state ?? '' })).toEqual(notConnected('EXPIRED'))
    expect(await finish(visit, { ...chosen, instance: 'else.social' })).toEqual(notConnected('EXPIRED'))
    const { instance: _, ...nameless } = chosen
    expect(await finish(visit, nameless)).toEqual(notConnected('EXPIRED'))
    expect(await connectedTo(id)).toEqual([])
    expect(chosen.instance).toBe(fine)
  })

  test('can’t use another visit’s code: PKCE', async () => {
    const [own, stolen] = [await signedIn(), await signedIn()]
    const theirs = await goToServer(await start(stolen.visit), 'victim')
    const mine = await goToServer(await start(own.visit), 'thief')
    expect(await finish(own.visit, { ...mine, code: theirs.code ?? '' })).toEqual(notConnected('UNKNOWN'))
    expect(await connectedTo(own.id)).toEqual([])
  })
})
