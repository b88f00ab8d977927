import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { purgeOutbox } from '../../../schema/tables/operations'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createTag } from '../../factories/tag'
import { newVisit } from '../../factories/visit'

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
    expect(refused.data).toMatchObject({ followTags: { __typename: 'AccountSuspended' } })
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
