import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

describe('dismissing something for good', () => {
  const DISMISS =
    'mutation ($userId: ID!, $flag: String!) { userDismissFlag(userId: $userId, flag: $flag) { id dismissableFlags } }'

  test('is stored once, and returned at once', async () => {
    const { user, visit } = await signedIn()
    const dismiss = (flag: string) => visit.ask(DISMISS, { userId: user.id, flag })
    const first = { id: user.id, dismissableFlags: ['payment_expiring_soon'] }
    expect(await dismiss('payment_expiring_soon')).toEqual({ data: { userDismissFlag: first } })
    expect(await dismiss('payment_expiring_soon')).toEqual({ data: { userDismissFlag: first } })
    await dismiss('sidebar-tooltip')
    expect((await visit.ask('{ viewer { dismissableFlags } }')).data).toEqual({
      viewer: { dismissableFlags: ['payment_expiring_soon', 'sidebar-tooltip'] },
    })
  })

  test('can’t be done by anybody else', async () => {
    const { user } = await signedIn()
    const other = await signedIn()
    const variables = { userId: user.id, flag: 'x' }
    expect(await other.visit.ask(DISMISS, variables)).toEqual({ data: { userDismissFlag: null } })
    expect(await newVisit().ask(DISMISS, variables)).toEqual({ data: { userDismissFlag: null } })
  })

  test.each(['', '1st', 'a b', 'x'.repeat(65), 'a<b', 'ａ'])('refuses the name %j', async (flag) => {
    const { user, visit } = await signedIn()
    const { errors } = await visit.ask(DISMISS, { userId: user.id, flag })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })

  test('is limited to 200', async () => {
    const { user, visit } = await signedIn()
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 199)
       INSERT INTO dismissed_flag SELECT ?, 'f' || i, 0 FROM n`,
    )
      .bind(user.id)
      .run()
    await visit.ask(DISMISS, { userId: user.id, flag: 'one' })
    await visit.ask(DISMISS, { userId: user.id, flag: 'another' })
    const { data } = await visit.ask('{ viewer { dismissableFlags } }')
    const { dismissableFlags } = (data?.viewer ?? {}) as { dismissableFlags: string[] }
    expect(dismissableFlags).toHaveLength(200)
    expect(dismissableFlags).not.toContain('another')
  })
})

describe('dismissing something for a while', () => {
  const DISMISS =
    'mutation ($userId: ID!, $name: TimedDismissal!) { dismissForNow(userId: $userId, name: $name) { dismissedForNow } }'
  const away = async (visit: ReturnType<typeof newVisit>) =>
    (
      ((await visit.ask('{ viewer { dismissedForNow } }')).data?.viewer ?? {}) as {
        dismissedForNow: string[]
      }
    ).dismissedForNow

  test.each([
    ['UPSELL', 90],
    ['REACTIVATE', 14],
    ['FRIEND_UPSELL', 180],
  ])('%s comes back after %i days', async (name, days) => {
    const { user, visit } = await signedIn()
    await visit.ask(DISMISS, { userId: user.id, name })
    visit.cookies().delete('dismissed')
    // The session lasts 90 days from its last visit.
    const at = async (time: number) => {
      visit.now = time
      const later = newVisit({ now: time })
      await later.signIn(user.id)
      return away(later)
    }
    expect(await at(NOON + days * DAY - 1)).toEqual([name])
    expect(await at(NOON + days * DAY)).toEqual([])
  })

  test('asks the store about nobody who has dismissed nothing, nor once it can’t know anything any more', async () => {
    const { user } = await signedIn()
    let asked = 0
    const KV = {
      getWithMetadata: async () => {
        asked += 1
        return { value: null, metadata: null, cacheStatus: null }
      },
      put: async () => {},
    } as unknown as KVNamespace
    const at = async (now: number) => {
      const visit = newVisit({ env: { KV }, now })
      await visit.signIn(user.id)
      return visit
    }
    const visit = await at(NOON)
    expect(await away(visit)).toEqual([])
    expect(asked).toBe(0)
    await visit.ask(DISMISS, { userId: user.id, name: 'UPSELL' })
    await visit.ask(DISMISS, { userId: user.id, name: 'REACTIVATE' })
    asked = 0
    await away(await at(NOON + 90 * DAY - 1))
    expect(asked).toBeGreaterThan(0)
    asked = 0
    await away(await at(NOON + 90 * DAY))
    expect(asked).toBe(0)
  })

  test('is effective on the next page, although the store lags', async () => {
    const { user } = await signedIn()
    const kept = new Map<string, string>()
    const slow = {
      getWithMetadata: async () => ({ value: null, metadata: null, cacheStatus: null }),
      put: async (key: string, value: string) => void kept.set(key, value),
    }
    const visit = newVisit({ env: { KV: slow as unknown as KVNamespace } })
    await visit.signIn(user.id)
    await visit.ask(DISMISS, { userId: user.id, name: 'UPSELL' })
    await visit.ask(DISMISS, { userId: user.id, name: 'REACTIVATE' })
    expect(kept.size).toBe(2)
    expect(await away(visit)).toEqual(['UPSELL', 'REACTIVATE'])
    visit.now = NOON + 15 * DAY
    expect(await away(visit)).toEqual(['UPSELL'])
    // Another person in the same browser has put nothing away.
    await visit.signIn((await createUser()).id)
    expect(await away(visit)).toEqual([])
  })

  test('can’t be done by anybody else', async () => {
    const { user } = await signedIn()
    const other = await signedIn()
    expect(await other.visit.ask(DISMISS, { userId: user.id, name: 'UPSELL' })).toEqual({
      data: { dismissForNow: null },
    })
  })
})

describe('preferences', () => {
  const UPDATE =
    'mutation ($userId: ID!, $preferences: [UserPreferenceInput!]!) { updateViewerPreferences(userId: $userId, preferences: $preferences) }'
  const READ = `{ viewer { allowEmailAddressSharingEditorWriter styleEditorOnboardingVersionSeen viewerEdge {
    preferences { name value { ... on EnumPreference { enumValue } ... on BooleanPreference { booleanValue }
      ... on IntPreference { intValue } ... on StringSetPreference { stringSetValue }
      ... on StringPreference { stringValue } } } } } }`

  test('are stored with their types, and can be changed', async () => {
    const { user, visit } = await signedIn()
    const preferences = [
      { name: 'theme', enumValue: 'dark' },
      { name: 'allowEmailAddressSharingEditorWriter', booleanValue: true },
      { name: 'styleEditorOnboardingVersionSeen', intValue: 3 },
      { name: 'recommendedTopics', stringSetValue: ['ocean', 'ice'] },
      { name: 'locale', stringValue: 'de-CH' },
    ]
    expect(await visit.ask(UPDATE, { userId: user.id, preferences })).toEqual({
      data: { updateViewerPreferences: true },
    })
    await visit.ask(UPDATE, { userId: user.id, preferences: [{ name: 'theme', enumValue: 'light' }] })
    const { data } = await visit.ask(READ)
    const viewer = (data?.viewer ?? {}) as { viewerEdge: { preferences: { name: string; value: unknown }[] } }
    expect(viewer).toMatchObject({
      allowEmailAddressSharingEditorWriter: true,
      styleEditorOnboardingVersionSeen: 3,
    })
    expect(Object.fromEntries(viewer.viewerEdge.preferences.map(({ name, value }) => [name, value]))).toEqual(
      {
        theme: { enumValue: 'light' },
        allowEmailAddressSharingEditorWriter: { booleanValue: true },
        styleEditorOnboardingVersionSeen: { intValue: 3 },
        recommendedTopics: { stringSetValue: ['ocean', 'ice'] },
        locale: { stringValue: 'de-CH' },
      },
    )
  })

  test('are stored all or not at all', async () => {
    const { user, visit } = await signedIn()
    const preferences = [
      { name: 'theme', enumValue: 'dark' },
      { name: 'theme', booleanValue: true },
    ]
    const { errors } = await visit.ask(UPDATE, { userId: user.id, preferences })
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    const { data } = await visit.ask(READ)
    expect(data?.viewer).toMatchObject({ viewerEdge: { preferences: [] } })
  })

  test('are refused when the id isn’t the viewer’s', async () => {
    const { user } = await signedIn()
    const other = await signedIn()
    const variables = { userId: user.id, preferences: [{ name: 'theme', enumValue: 'dark' }] }
    const no = { data: { updateViewerPreferences: false } }
    expect(await other.visit.ask(UPDATE, variables)).toEqual(no)
    expect(await newVisit().ask(UPDATE, variables)).toEqual(no)
  })

  test('of others aren’t visible', async () => {
    const { user, visit } = await signedIn()
    await visit.ask(UPDATE, { userId: user.id, preferences: [{ name: 'theme', enumValue: 'dark' }] })
    const other = await signedIn()
    const { data } = await other.visit.ask(
      `{ user(id: "${user.id}") { viewerEdge { preferences { name } } } }`,
    )
    expect(data).toEqual({ user: { viewerEdge: { preferences: [] } } })
  })
})
