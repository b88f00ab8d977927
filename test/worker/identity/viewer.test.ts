import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { collectionEditor } from '../../../schema/tables/collection'
import { externalIdentity } from '../../../schema/tables/credential'
import { flagOverride } from '../../../schema/tables/viewer'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const db = () => drizzle(env.DB)

/** Somebody signed in, in a separate browser. */
async function signedIn(given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser({ emailVerifiedAt: NOON, ...given })
  const visit = newVisit()
  await visit.signIn(user.id)
  return { user, visit }
}

const EVERYTHING = `{ viewer { id name username imageId emailObfuscated unverifiedEmail twitterScreenName
  geolocation { country } hasSubdomain isSuspended hasPastMemberships hasGroupGiftingEnabled
  isMembershipTrialEligible isEligibleToImportEmails isEligibleToViewNewResponses
  allowEmailAddressSharingEditorWriter styleEditorOnboardingVersionSeen dismissableFlags dismissedForNow
  membership { id tier } partnerProgramEnrollment { id status } viewerEdge { createdAt preferences { name } }
  isStaff spoofedBy { id } adminCollections { slug } } }`

describe('the viewer', () => {
  test('is null for a visitor, and for a cookie without a valid session', async () => {
    const visit = newVisit()
    expect(await visit.ask(EVERYTHING)).toEqual({ data: { viewer: null } })
    visit.cookies().set('__Host-session', 'x'.repeat(43))
    const { data } = await visit.ask('{ viewer { id } }')
    expect(data ?? { viewer: null }).toEqual({ viewer: null })
  })

  test('has all of its fields', async () => {
    const { user, visit } = await signedIn({ email: 'maren@example.org', membershipTier: 'member' })
    await db().insert(externalIdentity).values({
      issuer: 'https://x.com',
      subject: user.id,
      provider: 'twitter',
      userId: user.id,
      name: 'marenwrites',
      createdAt: NOON,
    })
    const { id: collectionId } = await createCollection({ slug: `led${user.id}` })
    await db().insert(collectionEditor).values({ collectionId, userId: user.id, role: 'OWNER' })
    expect((await visit.ask(EVERYTHING)).data).toEqual({
      viewer: {
        id: user.id,
        name: user.name,
        username: user.username,
        imageId: null,
        emailObfuscated: 'm•••@example.org',
        unverifiedEmail: null,
        twitterScreenName: 'marenwrites',
        geolocation: { country: null },
        hasSubdomain: false,
        isSuspended: false,
        hasPastMemberships: true,
        hasGroupGiftingEnabled: true,
        isMembershipTrialEligible: false,
        isEligibleToImportEmails: false,
        isEligibleToViewNewResponses: true,
        allowEmailAddressSharingEditorWriter: false,
        styleEditorOnboardingVersionSeen: 0,
        dismissableFlags: [],
        dismissedForNow: [],
        membership: { id: `membership:${user.id}`, tier: 'MEMBER' },
        partnerProgramEnrollment: null,
        viewerEdge: { createdAt: NOON, preferences: [] },
        isStaff: false,
        spoofedBy: null,
        adminCollections: [{ slug: `led${user.id}` }],
      },
    })
  })

  test('has an unconfirmed address only while the account’s own isn’t confirmed', async () => {
    const read = async (given: Parameters<typeof createUser>[0]) => {
      const { visit } = await signedIn(given)
      const { data } = await visit.ask('{ viewer { unverifiedEmail } }')
      return ((data?.viewer ?? {}) as { unverifiedEmail: string | null }).unverifiedEmail
    }
    expect(await read({ email: 'new@example.org', emailVerifiedAt: null })).toBe('new@example.org')
    expect(await read({ email: null, emailVerifiedAt: null, unverifiedEmail: 'x@example.org' })).toBe(
      'x@example.org',
    )
    expect(await read({ email: 'old@example.org', unverifiedEmail: 'next@example.org' })).toBeNull()
    expect(await read({ email: null, emailVerifiedAt: null })).toBeNull()
  })

  test('signs out by its token only', async () => {
    const { visit } = await signedIn()
    const { data } = await visit.ask('{ viewer { signOutToken } }')
    const { signOutToken } = (data?.viewer ?? {}) as { signOutToken: string }
    expect((await visit.send('/m/signout/wrong', { method: 'POST' })).status).toBe(403)
    expect((await visit.send(`/m/signout/${signOutToken}`, { method: 'POST' })).status).toBe(303)
    expect((await visit.ask('{ viewer { id } }')).data).toEqual({ viewer: null })
  })

  test('is read together with the session', async () => {
    const { visit } = await signedIn({ email: `${crypto.randomUUID()}@example.org` })
    const response = await visit.send('https://quire.example/_/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'https://quire.example',
        'x-xsrf-token': visit.cookies().get('xsrf') ?? '',
      },
      body: JSON.stringify({
        query: `{ viewer { id name emailObfuscated unverifiedEmail twitterScreenName dismissableFlags signOutToken
          allowEmailAddressSharingEditorWriter viewerEdge { preferences { name } } spoofedBy { id } }
          variantFlags { name } }`,
      }),
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('server-timing')).toContain('1 round trips, 1 statements')
  })
})

describe('flags', () => {
  const QUERY = `{ variantFlags { name valueType { __typename ... on VariantFlagBoolean { value }
    ... on VariantFlagString { text: value } ... on VariantFlagNumber { number: value } } } }`
  const valuesOf = (data: Record<string, unknown> | undefined) =>
    Object.fromEntries(
      ((data?.variantFlags ?? []) as { name: string; valueType: { value: unknown } }[]).map((flag) => [
        flag.name,
        flag.valueType.value,
      ]),
    )

  test('are the configuration’s for a visitor', async () => {
    const visit = newVisit({
      env: { FLAGS: '{"disable_login_twitter":true,"enable_global_navigation":"yes"}' },
    })
    const values = valuesOf((await visit.ask(QUERY)).data)
    expect(values).toMatchObject({ disable_login_twitter: true, enable_global_navigation: true })
    expect(values.enable_google_one_tap).toBe(false)
  })

  test('are a person’s own where theirs has the flag’s type', async () => {
    const { user, visit } = await signedIn()
    const other = await signedIn()
    await db()
      .insert(flagOverride)
      .values([
        { userId: user.id, name: 'enable_google_one_tap', value: 'true', updatedAt: NOON },
        { userId: user.id, name: 'enable_submissions_v2', value: '"on"', updatedAt: NOON },
        { userId: user.id, name: 'enable_of_long_ago', value: 'true', updatedAt: NOON },
      ])
    const values = valuesOf((await visit.ask(QUERY)).data)
    expect(values.enable_google_one_tap).toBe(true)
    expect(values.enable_submissions_v2).toBe(false)
    expect(values).not.toHaveProperty('enable_of_long_ago')
    expect(valuesOf((await other.visit.ask(QUERY)).data).enable_google_one_tap).toBe(false)
  })
})

describe('a visitor', () => {
  const QUERY = '{ visitor { id geolocation { country } } }'
  const idOf = (data: Record<string, unknown> | undefined) => ((data?.visitor ?? {}) as { id: string }).id

  test('has a lasting id, in a cookie that scripts can’t read', async () => {
    const visit = newVisit()
    const headers = { 'content-type': 'application/json', origin: 'https://quire.example' }
    const body = JSON.stringify({ query: QUERY })
    const response = await visit.send('/_/graphql', { method: 'POST', headers, body })
    const { data } = (await response.json()) as { data: Record<string, unknown> }
    expect(idOf(data)).toMatch(/^lo_[0-9a-f]{12}$/)
    expect(response.headers.getSetCookie()).toEqual([
      `__Host-visitor=${idOf(data)}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ])
    expect(idOf((await visit.ask(QUERY)).data)).toBe(idOf(data))
    expect(idOf((await newVisit().ask(QUERY)).data)).not.toBe(idOf(data))
  })

  test('with an invalid id gets another', async () => {
    const visit = newVisit()
    visit.cookies().set('__Host-visitor', 'lo_1')
    expect(idOf((await visit.ask(QUERY)).data)).toMatch(/^lo_[0-9a-f]{12}$/)
    expect(visit.cookies().get('__Host-visitor')).toMatch(/^lo_[0-9a-f]{12}$/)
  })

  test.each(['dnt', 'sec-gpc'])('who sends %s gets one per request, and loses the cookie', async (name) => {
    const visit = newVisit()
    const kept = 'lo_0123456789ab'
    visit.cookies().set('__Host-visitor', kept)
    const ask = async () => {
      const headers = { 'content-type': 'application/json', origin: 'https://quire.example', [name]: '1' }
      const body = JSON.stringify({ query: `{ visitor { id } again: visitor { id } }` })
      const response = await visit.send('/_/graphql', { method: 'POST', headers, body })
      const { data } = (await response.json()) as {
        data: { visitor: { id: string }; again: { id: string } }
      }
      expect(data.again.id).toBe(data.visitor.id)
      return data.visitor.id
    }
    const [first, second] = [await ask(), await ask()]
    expect(new Set([kept, first, second]).size).toBe(3)
    expect(visit.cookies().has('__Host-visitor')).toBe(false)
  })
})
