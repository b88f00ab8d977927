import { expect, test } from 'vitest'
import { createUser } from '../../factories/user'
import { newVisit, type VisitOptions } from '../../factories/visit'

const ELIGIBILITY = 'x-cache-eligibility'
const eligibility = async (options: VisitOptions, headers: Record<string, string> = {}) =>
  (await newVisit(options).get('/top-stories', headers)).headers.get(ELIGIBILITY)

test('a visitor’s pages are shared', async () => {
  expect(await eligibility({})).toBe('enabled')
})

test.each([
  ['198.51.100.4', 'disabled; reason=internal'],
  ['198.51.100.5', 'enabled'],
  ['10.20.30.40', 'disabled; reason=internal'],
  ['11.20.30.40', 'enabled'],
  ['2001:db8::7', 'disabled; reason=internal'],
  ['2001:db9::7', 'enabled'],
  ['::ffff:10.1.1.1', 'disabled; reason=internal'],
  ['no address', 'enabled'],
])('the network address %s makes them %s', async (address, expected) => {
  const INTERNAL_ADDRESSES = '198.51.100.4, 10.0.0.0/8,2001:db8::/32, nonsense'
  expect(await eligibility({ env: { INTERNAL_ADDRESSES } as Partial<Env>, address })).toBe(expected)
})

test('an address that a client states itself is ignored', async () => {
  const headers = { 'x-forwarded-for': '10.1.1.1', 'x-real-ip': '10.1.1.1', forwarded: 'for=10.1.1.1' }
  expect(await eligibility({ env: { INTERNAL_ADDRESSES: '10.0.0.0/8' } as Partial<Env> }, headers)).toBe(
    'enabled',
  )
})

test('bots are recognised by a maintained list', async () => {
  for (const agent of [
    'Googlebot/2.1 (+http://www.google.com/bot.html)',
    'curl/8.5.0',
    'facebookexternalhit/1.1',
  ]) {
    expect(await eligibility({}, { 'user-agent': agent })).toBe('disabled; reason=bot')
  }
})

test('a session tells whether it is staff’s, or staff acting as somebody else', async () => {
  const [reader, staff] = await Promise.all([createUser(), createUser({ isStaff: true })])
  const reason = async (userId: string, actsAsUserId?: string) => {
    const visit = newVisit()
    await visit.signIn(userId, actsAsUserId ? { actsAsUserId } : {})
    return (await visit.get('/top-stories')).headers.get(ELIGIBILITY)
  }
  expect(await reason(reader.id)).toBe('disabled; reason=signed-in')
  expect(await reason(staff.id)).toBe('disabled; reason=staff')
  expect(await reason(staff.id, reader.id)).toBe('disabled; reason=spoofed')
})

test('a signed-in reader’s page costs no more round trips than a visitor’s', async () => {
  const reader = await createUser()
  const trips = async (visit: ReturnType<typeof newVisit>, headers: Record<string, string>) => {
    const timing = (await visit.get('/top-stories', headers)).headers.get('server-timing') ?? ''
    return Number(/(\d+) round trips/.exec(timing)?.[1])
  }
  const visitor = await trips(newVisit(), { 'user-agent': 'curl/8.5.0' })
  const visit = newVisit()
  await visit.signIn(reader.id)
  expect(await trips(visit, {})).toBe(visitor)
  expect(visitor).toBeGreaterThan(0)
})
