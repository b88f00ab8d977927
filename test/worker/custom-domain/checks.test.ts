import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, test } from 'vitest'
import { WARNED_AFTER, WITHDRAWN_AFTER } from '../../../schema/rules/custom-domains'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'
import { customDomain } from '../../../schema/tables/custom-domain'
import { openDns } from '../../../worker/platform/dns/dns'
import { openHostnames } from '../../../worker/platform/domains/hostnames'
import { NOON } from '../../factories/ids'
import { outside } from '../../support/outside'
import { GOOD_SECRET } from '../../support/outside-secret'
import {
  ask,
  certifiedWorld,
  owned,
  read,
  rightRecords,
  setRecords,
  signedIn,
  sweep,
  working,
  world,
} from './support'

/* The cron takes every domain. */
beforeEach(async () => {
  await drizzle(env.DB).delete(customDomain)
})

describe('the cron', () => {
  test('checks a domain that waits, until it works', async () => {
    const given = world()
    const { visit, collectionId } = await owned(given)
    const { domain } = await ask(visit, 'set', { domain: 'soon.example', collectionId })
    await sweep(given, NOON)
    expect((await ask(visit, 'read', { collectionId })).domain?.checkedAt).toBeNull()
    await sweep(given, NOON + MINUTE)
    expect((await ask(visit, 'read', { collectionId })).domain).toMatchObject({
      fault: 'NO_PROOF',
      checkedAt: NOON + MINUTE,
      nextCheckAt: NOON + 2 * MINUTE,
    })
    if (domain) await setRecords(given.services, domain)
    await sweep(given, NOON + 2 * MINUTE)
    expect((await ask(visit, 'read', { collectionId })).domain?.state).toBe('WORKING')
  })

  test('tells the owner of one that fails, and withdraws it after seven days', async () => {
    const given = world()
    const { visit, collectionId } = await working(given, 'failing.example')
    await given.services.know({ records: {} })
    const start = NOON + DAY
    await sweep(given, start)
    expect((await ask(visit, 'read', { collectionId })).domain).toMatchObject({
      state: 'FAILING',
      fault: 'NO_PROOF',
      failingSince: start,
    })
    await sweep(given, start + WARNED_AFTER)
    await sweep(given, start + WARNED_AFTER + HOUR)
    const { sent: warned } = await given.services.look()
    expect(warned.map(({ subject }) => subject)).toEqual(['failing.example has stopped working'])
    const reader = (now: number) => read(given, 'http://failing.example/about', now)
    expect((await reader(start + WARNED_AFTER)).status).toBe(200)
    await Promise.all([1, 2].map(() => sweep(given, start + WITHDRAWN_AFTER)))
    const { sent } = await given.services.look()
    expect(sent.map(({ subject }) => subject)).toEqual([
      'failing.example has stopped working',
      'failing.example is no longer used',
    ])
    expect((await ask(visit, 'read', { collectionId })).domain).toMatchObject({
      state: 'WAITING',
      withdrawnAt: start + WITHDRAWN_AFTER,
    })
    expect((await reader(start + WITHDRAWN_AFTER + DAY)).status).toBe(404)
  })

  test('withdraws nothing because nobody answers about names', async () => {
    const given = world()
    const { visit, collectionId } = await working(given, 'steady.example')
    const broken = { ...given, bindings: { ...given.bindings, DNS_URL: 'http://127.0.0.1:9/' } }
    for (const days of [1, 5, 9, 20]) await sweep(broken, NOON + days * DAY)
    expect((await ask(visit, 'read', { collectionId })).domain).toMatchObject({
      state: 'WORKING',
      fault: 'NO_ANSWER',
    })
    // A failed look-up doesn't claim that the records are missing.
    await ask(visit, 'remove', { collectionId })
    await ask(visit, 'set', { domain: 'silent.example', collectionId })
    await sweep(broken, NOON + 21 * DAY)
    expect((await ask(visit, 'read', { collectionId })).domain).toMatchObject({
      fault: 'NO_ANSWER',
      records: [{ isFound: null }, { isFound: null }],
    })
  })

  test('notes nothing about a domain that was removed during the check', async () => {
    const given = world()
    const { visit, collectionId } = await owned(given)
    const { domain } = await ask(visit, 'set', { domain: 'gone.example', collectionId })
    if (domain) await setRecords(given.services, domain)
    const [checked] = await Promise.all([
      ask(visit, 'check', { collectionId }),
      ask(visit, 'remove', { collectionId }),
    ])
    expect(checked.__typename).toBe('CustomDomainSettings')
    const now = (await ask(visit, 'read', { collectionId })).domain
    // Whichever came first, it is gone or it is whole.
    if (now === null) expect((await visit.get('http://gone.example/about')).status).not.toBe(200)
    else expect(now?.state).toBe('WORKING')
  })
})

describe('certificates', () => {
  test('are asked for once a domain is proved, and given up when its addresses lead on no longer', async () => {
    const given = certifiedWorld()
    const { visit, collectionId } = await owned(given)
    const { domain: wanted } = await ask(visit, 'set', { domain: 'safe.example', collectionId })
    const methods = async () =>
      (await given.services.look()).seen
        .filter(({ url }) => url.startsWith('/hostnames'))
        .map(({ method }) => method)
    const step = async () => {
      visit.now += MINUTE
      return (await ask(visit, 'check', { collectionId })).domain
    }
    expect((await step())?.fault).toBe('NO_PROOF')
    expect(await methods()).toEqual([])
    if (wanted) await given.services.know({ records: rightRecords(wanted) })
    expect(await step()).toMatchObject({ state: 'VERIFIED', fault: 'CERTIFICATE_PENDING' })
    expect(await methods()).toEqual(['POST'])
    await given.services.know({ certificate: 'validation_timed_out' })
    expect((await step())?.fault).toBe('CERTIFICATE_FAILED')
    await given.services.know({ certificate: 'active' })
    expect((await step())?.state).toBe('WORKING')
    await ask(visit, 'remove', { collectionId })
    await sweep(given, visit.now + DAY)
    expect(await methods()).not.toContain('DELETE')
    await sweep(given, visit.now + 91 * DAY)
    expect((await methods()).at(-1)).toBe('DELETE')
  })

  test('of a host that is there already are found again', async () => {
    const service = outside()
    await service.know({ certificate: 'active' })
    const hostnames = openHostnames({ url: service.url('hostnames'), zone: 'z', token: GOOD_SECRET })
    const made = await hostnames.ensure('twice.example', null)
    expect(made).toEqual({ id: 'id-twice-example', certificate: 'active' })
    expect(await hostnames.ensure('twice.example', null)).toEqual(made)
    await hostnames.remove(made.id)
    await hostnames.remove(made.id)
    expect(await hostnames.ensure('twice.example', made.id)).toEqual(made)
  })

  test.each([
    ['a wrong token', { token: 'wrong' }, []],
    ['an answer that is nothing', {}, [{ status: 200, body: { result: 'x' } }]],
    ['a failure that stays', {}, [{ status: 500 }, { status: 500 }, { status: 500 }]],
  ])('fail clearly for %s', async (_what, given, faults) => {
    const service = outside()
    await service.fail(...faults)
    const settings = { url: service.url('hostnames'), zone: 'z', token: GOOD_SECRET, ...given }
    await expect(openHostnames(settings, { firstWait: 1 }).ensure('x.example', null)).rejects.toThrow()
  })
})

describe('names', () => {
  const quick = { timeLimit: 2000, firstWait: 1 }

  test('are asked again after a failure, and a silence', async () => {
    const service = outside()
    await service.know({ records: { 'a.example': [{ type: 'TXT', data: 'say "hi"' }] } })
    await service.fail({ status: 503 }, { hangs: true })
    expect(await openDns({ DNS_URL: service.url('dns') }, quick).texts('a.example')).toEqual(['say "hi"'])
    expect((await service.look()).seen).toHaveLength(3)
  })

  test.each([
    ['a failure of the service', { status: 200, body: { Status: 2 } }],
    ['something else', { status: 200, body: 'hello' }],
    ['a redirect', { status: 302, location: 'http://elsewhere.example/' }],
    ['no end', { endless: true as const }],
  ])('are unknown after %s, rather than empty', async (_what, fault) => {
    const service = outside()
    await service.fail(fault, fault, fault)
    await expect(openDns({ DNS_URL: service.url('dns') }, quick).texts('a.example')).rejects.toThrow(
      'no answer',
    )
  })

  test('that aren’t there have nothing', async () => {
    const service = outside()
    const dns = openDns({ DNS_URL: service.url('dns') }, quick)
    expect(await dns.texts('none.example')).toEqual([])
    expect(await dns.lead('none.example')).toEqual({ names: [], addresses: [] })
  })
})

describe('Namecheap', () => {
  const CONNECT = 'https://connect.example/apply?template=site'

  test('sets the records, and its owner comes back to the settings', async () => {
    const given = world({ NAMECHEAP_CONNECT_URL: CONNECT })
    const { visit, collectionId, publication } = await owned(given)
    const { domain } = await ask(visit, 'set', { domain: 'cheap.example', collectionId })
    const address = new URL(domain?.connectUrl ?? '')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      template: 'site',
      domain: 'cheap.example',
      target: 'custom.quire.example',
      proofName: '_domain-check.cheap.example',
      proofValue: domain?.records[0]?.value,
      redirect_uri: expect.stringMatching(/\/m\/callback\/namecheap$/),
    })
    const state = address.searchParams.get('state')
    if (domain) await setRecords(given.services, domain)
    const back = await visit.get(`/m/callback/namecheap?state=${state}`)
    expect(back.status).toBe(303)
    expect(back.headers.get('location')).toMatch(new RegExp(`/${publication.slug}/settings/custom-domain$`))
    expect((await ask(visit, 'read', { collectionId })).domain?.state).toBe('WORKING')
    expect(visit.cookies().get('toast')).toBe('domain-connected')
  })

  test('is believed nothing else: another’s visit, an error, an invented one', async () => {
    const given = world({ NAMECHEAP_CONNECT_URL: CONNECT })
    const { visit, collectionId } = await owned(given)
    const { domain } = await ask(visit, 'set', { domain: 'other.example', collectionId })
    const state = new URL(domain?.connectUrl ?? '').searchParams.get('state')
    const stranger = await signedIn(given)
    for (const [who, query] of [
      [stranger.visit, `state=${state}`],
      [visit, 'state=x.y'],
      [visit, ''],
      [visit, `state=${state}&error=access_denied`],
    ] as const) {
      const back = await who.get(`/m/callback/namecheap?${query}`)
      expect(back.status).toBe(303)
      expect(who.cookies().get('toast')).toBe('domain-invalid')
    }
    expect((await ask(visit, 'read', { collectionId })).domain?.checkedAt).toBeNull()
  })
})
