import { describe, expect, test } from 'vitest'
import { DAY, SECOND } from '../../../schema/rules/time-units'
import { openDomains } from '../../../worker/platform/domains/open-domains'
import { NOON } from '../../factories/ids'
import { createRoles } from '../../factories/leaders'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { logOf, purged } from '../collection/support'
import { ask, owned, read, setRecords, signedIn, sweep, working, world } from './support'

describe('the domain of a publication', () => {
  test('works as soon as its records are right: readers find it there, and are sent there', async () => {
    const given = world()
    const { visit, publication, collectionId } = await owned(given)
    const domain = 'tides.example'
    expect(await ask(visit, 'read', { collectionId })).toMatchObject({ isOffered: true, domain: null })
    const set = await ask(visit, 'set', { domain: ' HTTPS://Tides.example/ ', collectionId })
    expect(set.domain).toMatchObject({
      domain,
      state: 'WAITING',
      fault: null,
      checkedAt: null,
      records: [
        { type: 'TXT', name: `_domain-check.${domain}`, isFound: null },
        { type: 'CNAME', name: domain, value: 'custom.quire.example', isFound: null },
      ],
    })
    const [proof, lead] = set.domain?.records ?? []
    await given.services.know({
      records: { [proof?.name ?? '']: [{ type: 'TXT', data: proof?.value ?? '' }] },
    })
    const proved = await ask(visit, 'check', { collectionId })
    expect(proved.domain).toMatchObject({
      state: 'VERIFIED',
      fault: 'LEADS_NOWHERE',
      records: [{ isFound: true }, { isFound: false }],
    })
    expect((await visit.get(`https://${domain}/`)).status).toBe(404)
    if (set.domain) await setRecords(given.services, set.domain)
    visit.now += 10 * SECOND
    const works = await ask(visit, 'check', { collectionId })
    expect(works.domain).toMatchObject({
      state: 'WORKING',
      fault: null,
      records: [{ isFound: true }, { isFound: true }],
    })
    expect(await purged()).toContain(`collection-${collectionId}`)
    visit.now += DAY
    const page = await newVisit({ env: given.bindings, now: visit.now }).get(`http://${domain}/about`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(publication.name)
    expect((await logOf(collectionId)).map(({ action, detail }) => [action, detail])).toEqual([
      ['CHANGE_DOMAIN', domain],
    ])
    expect(lead?.name).toBe(domain)
  })

  test('may lead here by its addresses alone, as at the root of a zone', async () => {
    const given = world()
    const { visit, collectionId } = await owned(given)
    const { domain: wanted } = await ask(visit, 'set', { domain: 'root.example', collectionId })
    const [proof] = wanted?.records ?? []
    const txt = { [proof?.name ?? '']: [{ type: 'TXT' as const, data: proof?.value ?? '' }] }
    const at = (data: string) => [{ type: 'A' as const, data }]
    await given.services.know({
      records: { ...txt, 'root.example': at('192.0.2.1'), 'custom.quire.example': at('192.0.2.9') },
    })
    expect((await ask(visit, 'check', { collectionId })).domain?.fault).toBe('LEADS_ELSEWHERE')
    await given.services.know({
      records: { ...txt, 'root.example': at('192.0.2.9'), 'custom.quire.example': at('192.0.2.9') },
    })
    visit.now += 10 * SECOND
    expect((await ask(visit, 'check', { collectionId })).domain?.state).toBe('WORKING')
  })

  test.each([
    ['nonsense', 'not a domain'],
    ['an address', '192.0.2.7'],
    ['a name of this machine', 'localhost'],
    ['the site’s host', 'quire.example'],
    ['a host below it', 'blog.quire.example'],
    ['where domains lead', 'custom.quire.example'],
  ])('can’t be %s', async (_what, domain) => {
    const given = world({ MAIN_HOST: 'quire.example' })
    const { user } = await signedIn(given)
    const visit = newVisit({ env: given.bindings })
    await visit.signIn(user.id)
    const refused = await ask(visit, 'set', { domain })
    expect(refused).toMatchObject({ __typename: 'CustomDomainFailure', field: 'domain' })
    expect((await ask(visit, 'read')).domain).toBeNull()
  })

  test('isn’t another’s that works, and one at a time', async () => {
    const given = world()
    await working(given, 'held.example')
    const other = await owned(given)
    const { visit, collectionId } = other
    expect(await ask(visit, 'set', { domain: 'held.example', collectionId })).toMatchObject({
      __typename: 'CustomDomainFailure',
      field: 'domain',
    })
    await ask(visit, 'set', { domain: 'first.example', collectionId })
    expect(await ask(visit, 'set', { domain: 'second.example', collectionId })).toMatchObject({
      __typename: 'Conflict',
    })
    expect(await ask(visit, 'set', { domain: 'first.example', collectionId })).toMatchObject({
      domain: { domain: 'first.example' },
    })
  })

  test('is had by whoever proves it, however many ask for it at once', async () => {
    const given = world()
    const domain = 'race.example'
    const owners = await Promise.all([owned(given), owned(given), owned(given)])
    const person = await signedIn(given)
    const asked = await Promise.all([
      ...owners.map(({ visit, collectionId }) => ask(visit, 'set', { domain, collectionId })),
      ask(person.visit, 'set', { domain }),
    ])
    // All of them prove it, as somebody who owns it could.
    const texts = asked.map(({ domain: wanted }) => ({
      type: 'TXT' as const,
      data: wanted?.records[0]?.value ?? '',
    }))
    await given.services.know({
      records: {
        [`_domain-check.${domain}`]: texts,
        [domain]: [{ type: 'CNAME', data: 'custom.quire.example.' }],
      },
    })
    const checked = await Promise.all([
      ...owners.map(({ visit, collectionId }) => ask(visit, 'check', { collectionId })),
      ask(person.visit, 'check'),
    ])
    const states = checked.map((answer) => answer.domain?.state)
    expect(states.filter((state) => state === 'WORKING')).toHaveLength(1)
    expect(checked.filter((answer) => answer.domain?.fault === 'TAKEN')).toHaveLength(3)
  })

  test('is asked for once, however often it is sent at once', async () => {
    const given = world()
    const { visit, collectionId } = await owned(given)
    const answers = await Promise.all(
      ['a.example', 'a.example', 'b.example'].map((domain) => ask(visit, 'set', { domain, collectionId })),
    )
    const kept = (await ask(visit, 'read', { collectionId })).domain?.domain
    expect(['a.example', 'b.example']).toContain(kept)
    expect(answers.filter(({ __typename }) => __typename === 'CustomDomainSettings').length).toBeGreaterThan(
      0,
    )
    for (const { __typename, domain } of answers)
      if (__typename === 'CustomDomainSettings') expect(domain?.domain).toBe(kept)
  })

  test('is removed: its pages are on the main host, and its addresses lead there for 90 days', async () => {
    const given = world()
    const { visit, publication, collectionId, wanted } = await working(given, 'leaving.example')
    const removed = await ask(visit, 'remove', { collectionId })
    expect(removed).toMatchObject({ __typename: 'CustomDomainSettings', domain: null })
    const later = (now: number) => read(given, 'http://leaving.example/about?x=1', now)
    const moved = await later(visit.now + DAY)
    expect(moved.status).toBe(302)
    expect(moved.headers.get('location')).toMatch(new RegExp(`/${publication.slug}/about\\?x=1$`))
    expect((await later(visit.now + 91 * DAY)).status).toBe(404)
    // Its owner comes back: the same records are right again.
    const again = await ask(visit, 'set', { domain: 'leaving.example', collectionId })
    expect(again.domain?.records).toEqual(wanted.records.map((record) => ({ ...record, isFound: null })))
    expect((await ask(visit, 'check', { collectionId })).domain?.state).toBe('WORKING')
    await ask(visit, 'remove', { collectionId })
    await sweep(given, visit.now + 91 * DAY)
    expect(await ask(visit, 'remove', { collectionId })).toMatchObject({ __typename: 'NotFound' })
    expect((await logOf(collectionId)).map(({ action }) => action)).toEqual([
      'CHANGE_DOMAIN',
      'REMOVE_DOMAIN',
      'CHANGE_DOMAIN',
      'REMOVE_DOMAIN',
    ])
  })

  test('is decided by owners alone', async () => {
    const given = world()
    const { collectionId, publication } = await owned(given)
    const [editor, stranger, suspended] = await Promise.all([
      signedIn(given),
      signedIn(given),
      signedIn(given, { isSuspended: true }),
    ])
    await createRoles(publication.id, { [editor.user.id]: 'EDITOR', [suspended.user.id]: 'OWNER' })
    for (const { visit } of [editor, stranger, suspended, { visit: newVisit({ env: given.bindings }) }]) {
      expect(await ask(visit, 'set', { domain: 'no.example', collectionId })).toMatchObject({
        code: expect.stringMatching(/^(?:FORBIDDEN|UNAUTHORIZED)$/),
      })
      expect(await ask(visit, 'read', { collectionId })).toBeNull()
      expect(await ask(visit, 'check', { collectionId })).toHaveProperty('code')
      expect(await ask(visit, 'remove', { collectionId })).toHaveProperty('code')
    }
  })

  test('isn’t offered in production where nobody makes certificates', () => {
    const given = { ENVIRONMENT: 'production', MAIN_HOST: 'quire.example' } as const
    expect(openDomains(given).isOffered).toBe(false)
    const certified = { CUSTOM_HOSTNAMES_ZONE: 'zone', CUSTOM_HOSTNAMES_TOKEN: 'token' }
    expect(openDomains({ ...given, ...certified })).toMatchObject({
      isOffered: true,
      target: 'custom.quire.example',
    })
  })
})

describe('the domain of a profile', () => {
  test('works as one of a publication does', async () => {
    const given = world()
    const { user, visit } = await signedIn(given, { username: `maren${crypto.randomUUID().slice(0, 8)}` })
    const set = await ask(visit, 'set', { domain: 'maren-writes.example' })
    if (set.domain) await setRecords(given.services, set.domain)
    expect((await ask(visit, 'check')).domain).toMatchObject({ state: 'WORKING' })
    const reader = newVisit({ env: given.bindings, now: NOON + DAY })
    const address = 'http://maren-writes.example/about'
    expect((await read(given, address, NOON + DAY)).status).toBe(200)
    const { data } = await reader.ask(`{ user(id: "${user.id}") { customDomainState { live { domain } } } }`)
    expect(data?.user).toEqual({ customDomainState: { live: { domain: 'maren-writes.example' } } })
    expect(await ask(visit, 'remove')).toMatchObject({ domain: null })
    const moved = await read(given, address, NOON + 2 * DAY)
    expect(moved.status).toBe(302)
    expect(moved.headers.get('location')).toMatch(new RegExp(`/@${user.username}/about$`))
  })

  test('is nobody else’s', async () => {
    const given = world()
    const { visit } = await signedIn(given)
    await ask(visit, 'set', { domain: 'mine.example' })
    const other = await createUser()
    const stranger = newVisit({ env: given.bindings })
    await stranger.signIn(other.id)
    expect((await ask(stranger, 'read')).domain).toBeNull()
    expect(await ask(stranger, 'remove')).toMatchObject({ __typename: 'NotFound' })
  })
})
