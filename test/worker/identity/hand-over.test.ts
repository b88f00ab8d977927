import { describe, expect, test } from 'vitest'
import { createCollection } from '../../factories/collection'
import { ORIGIN } from '../../factories/endpoint-context'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const VIEWER = '{ viewer { id } }'
const DOMAIN = 'https://tides.example'
const START = `${DOMAIN}/m/global-identity?redirectUrl=${encodeURIComponent(`${DOMAIN}/about`)}`

async function publication() {
  const user = await createUser()
  await createCollection({ creatorId: user.id, domain: 'tides.example', domainVerifiedAt: 1 })
  return user
}
const location = (response: Response) => response.headers.get('location') ?? ''

describe('a session is handed over to a publication’s own host', async () => {
  const user = await publication()

  test('in three steps, and the reader arrives where they wanted to go, signed in', async () => {
    const visit = newVisit()
    await visit.signIn(user.id)
    const first = await visit.get(START)
    expect(location(first)).toContain(`${ORIGIN}/m/global-identity-2?state=`)
    const second = await visit.get(location(first))
    expect(location(second)).toContain(`${DOMAIN}/m/global-identity-3?token=`)
    const third = await visit.get(location(second))
    expect([third.status, location(third)]).toEqual([303, `${DOMAIN}/about`])
    expect((await visit.ask(VIEWER, {}, DOMAIN)).data).toEqual({ viewer: { id: user.id } })
    expect(visit.cookies('tides.example').get('__Host-session')).not.toBe(
      visit.cookies().get('__Host-session'),
    )
  })

  test('to somebody who presses “Sign in” there and is signed in on the main host', async () => {
    const visit = newVisit()
    await visit.signIn(user.id)
    const wanted = encodeURIComponent(`${DOMAIN}/about`)
    expect((await visit.follow(`${ORIGIN}/m/signin?redirectUrl=${wanted}`)).url).toBe(`${DOMAIN}/about`)
    expect((await visit.ask(VIEWER, {}, DOMAIN)).data).toEqual({ viewer: { id: user.id } })
    expect(location(await newVisit().get(`${ORIGIN}/m/login-redirect?redirectUrl=${wanted}`))).toBe(
      `${DOMAIN}/about`,
    )
  })

  test('once, within a minute, in the browser that requested it', async () => {
    const visit = newVisit()
    await visit.signIn(user.id)
    const reference = async () => location(await visit.get(location(await visit.get(START))))
    const victim = newVisit()
    const foreign = await reference()
    expect(location(await victim.get(foreign))).toBe(`${DOMAIN}/`)
    expect((await victim.ask(VIEWER, {}, DOMAIN)).data).toEqual({ viewer: null })
    const late = await reference()
    visit.now += 61_000
    expect(location(await visit.get(late))).toBe(`${DOMAIN}/`)
    const good = await reference()
    const both = await Promise.all([visit.get(good), visit.get(good)])
    expect(both.map(location).sort()).toEqual([`${DOMAIN}/`, `${DOMAIN}/about`])
  })

  test('not from a session that has ended in the meantime', async () => {
    const visit = newVisit()
    await visit.signIn(user.id)
    const reference = location(await visit.get(location(await visit.get(START))))
    const { data } = await visit.ask('{ viewer { signOutToken } }')
    await visit.get(`/m/signout/${(data as { viewer: { signOutToken: string } }).viewer.signOutToken}`)
    expect(location(await visit.get(reference))).toBe(`${DOMAIN}/`)
    expect((await visit.ask(VIEWER, {}, DOMAIN)).data).toEqual({ viewer: null })
  })

  test('not by a HEAD request', async () => {
    const visit = newVisit()
    await visit.signIn(user.id)
    const reference = location(await visit.get(location(await visit.get(START))))
    await visit.send(reference, { method: 'HEAD' })
    // None is created for a HEAD either.
    const second = location(await visit.get(START))
    const looked = await visit.send(second, { method: 'HEAD' })
    expect([looked.status, looked.headers.get('location')]).toEqual([200, null])
    expect(location(await visit.get(reference))).toBe(`${DOMAIN}/about`)
  })

  test('after signing in, for visitors', async () => {
    const visit = newVisit()
    const second = location(await visit.get(START))
    const signIn = new URL(location(await visit.get(second)))
    expect(signIn.pathname).toBe('/m/signin')
    expect(signIn.searchParams.get('redirectUrl')).toBe(`${DOMAIN}/about`)
  })

  test('to no host that isn’t ours, and to no address of another host', async () => {
    const visit = newVisit()
    await visit.signIn(user.id)
    expect((await visit.get('https://evil.example/m/global-identity')).status).toBe(404)
    for (const wanted of [
      'https://evil.example/',
      '//evil.example',
      `${ORIGIN}/about`,
      '/m/signin',
      'javascript:1',
    ]) {
      const start = `${DOMAIN}/m/global-identity?redirectUrl=${encodeURIComponent(wanted)}`
      expect((await visit.follow(start)).url).toBe(`${DOMAIN}/`)
      visit.cookies('tides.example').clear()
    }
  })

  test('only for a request that the first step signed', async () => {
    const visit = newVisit()
    await visit.signIn(user.id)
    const state = new URL(location(await visit.get(START))).searchParams.get('state') ?? ''
    const [head = '', body = '', signature = ''] = state.split('.')
    const forged = btoa(
      atob(body.replaceAll('-', '+').replaceAll('_', '/')).replace('tides', 'evils'),
    ).replace(/=+$/, '')
    for (const wrong of ['', 'x', `${head}.${forged}.${signature}`, `${head}.${body}.`, `${head}.${body}`]) {
      const response = await visit.get(`/m/global-identity-2?state=${encodeURIComponent(wrong)}`)
      expect(location(response)).toBe(`${ORIGIN}/`)
    }
  })

  test('and ends when either host is signed out of', async () => {
    const visit = newVisit()
    await visit.signIn(user.id)
    await visit.follow(START)
    const token = async (origin: string): Promise<string> => {
      const { data } = await visit.ask('{ viewer { signOutToken } }', {}, origin)
      return (data as { viewer: { signOutToken: string } }).viewer.signOutToken
    }
    await visit.get(`${DOMAIN}/m/signout/${await token(DOMAIN)}`)
    expect((await visit.ask(VIEWER)).data).toEqual({ viewer: null })
    await visit.signIn(user.id)
    await visit.follow(START)
    await visit.get(`/m/signout/${await token(ORIGIN)}`)
    expect((await visit.ask(VIEWER, {}, DOMAIN)).data).toEqual({ viewer: null })
  })
})

describe('a session is handed over to a person’s own subdomain', () => {
  test('in the same three steps, if it is active', async () => {
    const owner = await createUser({ username: 'tidewriter', hasSubdomain: true })
    const there = 'https://tidewriter.quire.example'
    const visit = newVisit()
    await visit.signIn(owner.id)
    let place = `${there}/m/global-identity?redirectUrl=${encodeURIComponent(`${there}/about`)}`
    for (let step = 0; step < 3; step++) place = location(await visit.get(place))
    expect(place).toBe(`${there}/about`)
    expect((await visit.ask(VIEWER, {}, there)).data).toEqual({ viewer: { id: owner.id } })
  })

  test('not if it isn’t active', async () => {
    const owner = await createUser({ username: 'inland', hasSubdomain: false })
    const visit = newVisit()
    await visit.signIn(owner.id)
    const response = await visit.get('https://inland.quire.example/m/global-identity')
    expect([response.status, location(response)]).toEqual([404, ''])
    expect(visit.cookies('inland.quire.example').has('__Host-session')).toBe(false)
  })
})
