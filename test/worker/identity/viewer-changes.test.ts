import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { purgeOutbox } from '../../../schema/tables/operations'
import { NOON } from '../../factories/ids'
import { createTag } from '../../factories/tag'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

async function signedIn(given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser({ emailVerifiedAt: NOON, ...given })
  const visit = newVisit()
  await visit.signIn(user.id)
  return { user, visit }
}

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

describe('following topics', () => {
  const FOLLOW = `mutation ($tagSlugs: [String!]!) { followTags(tagSlugs: $tagSlugs) { __typename
    ... on FollowedTags { tags { slug followerCount } } ... on UserError { message } } }`

  test('counts each follower once, however often and however concurrently', async () => {
    await createTag('tides')
    await createTag('ice-floes', { followerCount: 4 })
    const { visit } = await signedIn()
    const follow = (...tagSlugs: string[]) => visit.ask(FOLLOW, { tagSlugs })
    await Promise.all([follow('tides', 'ice-floes'), follow('ICE-floes', 'ice-floes'), follow('tides')])
    const { data } = await follow('tides', 'ice-floes')
    const { tags } = (data?.followTags ?? {}) as { tags: { slug: string; followerCount: number }[] }
    expect(Object.fromEntries(tags.map(({ slug, followerCount }) => [slug, followerCount]))).toEqual({
      tides: 1,
      'ice-floes': 5,
    })
    const other = await signedIn()
    await other.visit.ask(FOLLOW, { tagSlugs: ['tides'] })
    const again = await visit.ask(
      `{ tagFromSlug(tagSlug: "tides") { followerCount viewerEdge { isFollowing } } }`,
    )
    expect(again.data).toEqual({ tagFromSlug: { followerCount: 2, viewerEdge: { isFollowing: true } } })
    const stranger = await newVisit().ask(`{ tagFromSlug(tagSlug: "tides") { viewerEdge { isFollowing } } }`)
    expect(stranger.data).toEqual({ tagFromSlug: { viewerEdge: { isFollowing: false } } })
  })

  test('is listed newest first, page by page', async () => {
    const { visit } = await signedIn()
    for (const [i, slug] of ['first', 'second', 'third'].entries()) {
      await createTag(`${slug}-topic`)
      visit.now = NOON + i
      await visit.ask(FOLLOW, { tagSlugs: [`${slug}-topic`] })
    }
    const page = async (to?: string) => {
      const { data } = await visit.ask(
        'query ($to: String) { viewer { followedTags(paging: { limit: 2, to: $to }) { tags { slug } pagingInfo { next { to } } } } }',
        { to },
      )
      const { followedTags } = (data?.viewer ?? {}) as {
        followedTags: { tags: { slug: string }[]; pagingInfo: { next: { to: string } | null } }
      }
      return { slugs: followedTags.tags.map(({ slug }) => slug), next: followedTags.pagingInfo.next?.to }
    }
    const first = await page()
    expect(first.slugs).toEqual(['third-topic', 'second-topic'])
    expect(await page(first.next)).toEqual({ slugs: ['first-topic'], next: undefined })
  })

  test('is all or none, and at least one', async () => {
    await createTag('lonely')
    const { visit } = await signedIn()
    const kind = async (...tagSlugs: string[]) =>
      (((await visit.ask(FOLLOW, { tagSlugs })).data?.followTags ?? {}) as { __typename: string }).__typename
    expect(await kind('lonely', 'nowhere')).toBe('NotFound')
    expect(await kind()).toBe('BadRequest')
    expect(await kind(...Array.from({ length: 51 }, (_, i) => `t${i}`))).toBe('BadRequest')
    const { data } = await visit.ask('{ viewer { followedTags { tags { slug } } } }')
    expect(data).toEqual({ viewer: { followedTags: { tags: [] } } })
    const suspended = await signedIn({ isSuspended: true })
    const refused = await suspended.visit.ask(FOLLOW, { tagSlugs: ['lonely'] })
    expect(refused.data).toMatchObject({ followTags: { __typename: 'Unauthorized' } })
    const stranger = await newVisit().ask(FOLLOW, { tagSlugs: ['lonely'] })
    expect(stranger.data).toMatchObject({ followTags: { __typename: 'Unauthorized' } })
  })

  test('ends when they are unfollowed, which counts once, however often and however concurrently', async () => {
    await createTag('marsh', { followerCount: 7 })
    await createTag('never-followed', { followerCount: 3 })
    const { visit } = await signedIn()
    await visit.ask(FOLLOW, { tagSlugs: ['marsh'] })
    const unfollow = (...tagSlugs: string[]) =>
      visit.ask(FOLLOW.replace(' followTags(', ' unfollowTags('), { tagSlugs })
    await Promise.all([unfollow('marsh'), unfollow('MARSH', 'never-followed')])
    const { data } = await unfollow('marsh', 'never-followed')
    const { tags } = (data?.unfollowTags ?? {}) as { tags: { slug: string; followerCount: number }[] }
    expect(Object.fromEntries(tags.map(({ slug, followerCount }) => [slug, followerCount]))).toEqual({
      marsh: 7,
      'never-followed': 3,
    })
    const after = await visit.ask('{ viewer { followedTags { tags { slug } } } }')
    expect(after.data).toEqual({ viewer: { followedTags: { tags: [] } } })
    const nowhere = await unfollow('nowhere-at-all')
    expect(nowhere.data).toMatchObject({ unfollowTags: { __typename: 'NotFound' } })
    const stranger = await newVisit().ask(FOLLOW.replace(' followTags(', ' unfollowTags('), {
      tagSlugs: ['marsh'],
    })
    expect(stranger.data).toMatchObject({ unfollowTags: { __typename: 'Unauthorized' } })
  })

  test('purges the pages of the topics', async () => {
    await createTag('purged-topic')
    const { visit } = await signedIn()
    await visit.ask(FOLLOW, { tagSlugs: ['purged-topic'] })
    const rows = await drizzle(env.DB).select().from(purgeOutbox)
    expect(rows.map(({ tag }) => tag)).toContain('tag-purged-topic')
  })
})
