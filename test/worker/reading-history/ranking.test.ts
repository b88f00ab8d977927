import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { trendingScore } from '../../../schema/rules/ranking'
import { DAY } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { report } from './support'

/** A story's score, for itself and in the lists of its topics. */
async function scoresOf(id: string): Promise<number[]> {
  const { results } = await env.DB.prepare(
    `SELECT trending_score AS score FROM post WHERE id = ?1
     UNION ALL SELECT trending_score FROM post_tag WHERE post_id = ?1`,
  )
    .bind(id)
    .all<{ score: number }>()
  return results.map(({ score }) => score)
}

/** Stories that the job hasn't ranked. */
const waiting = async () =>
  (await env.STATS_DB_0.prepare('SELECT post_id FROM stat_total WHERE reads <> ranked_reads').all()).results
    .length

const published = { firstPublishedAt: NOON - DAY, tags: ['ocean'], readingTime: 300 }
let read: string
let other: string
beforeEach(async () => {
  read = (await createStory({ ...published, title: 'Read by many' })).id
  other = (await createStory({ ...published, title: 'Read once' })).id
})

test('stories that are read rank higher within a minute, each once for all its readers', async () => {
  for (let i = 0; i < 5; i++) await report(newVisit({ address: `198.51.100.${i}` }), read)
  await report(newVisit({ address: '198.51.100.9' }), other)
  expect(await waiting()).toBe(2)
  await cronJob('rank-by-reads', NOON + 2 * DAY)
  const score = trendingScore({ claps: 0, reads: 5 }, published.firstPublishedAt)
  expect(await scoresOf(read)).toEqual([score, score])
  expect((await scoresOf(other))[0]).toBe(trendingScore({ claps: 0, reads: 1 }, published.firstPublishedAt))
  expect(await waiting()).toBe(0)
  const top = await (await newVisit().get('/top-stories')).text()
  expect(top.indexOf('Read by many')).toBeGreaterThan(-1)
  expect(top.indexOf('Read by many')).toBeLessThan(top.indexOf('Read once'))
  await cronJob('rank-by-reads', NOON + 2 * DAY)
  expect(await scoresOf(read)).toEqual([score, score])
})

test('reads of other days and claps count together, whichever comes last', async () => {
  await report(newVisit({ address: '198.51.100.1' }), read)
  await cronJob('rank-by-reads', NOON + 2 * DAY)
  await report(newVisit({ address: '198.51.100.1', now: newVisit().now + DAY }), read)
  await cronJob('rank-by-reads', NOON + 2 * DAY)
  expect((await scoresOf(read))[0]).toBe(trendingScore({ claps: 0, reads: 2 }, published.firstPublishedAt))
  const { visit } = await signedIn()
  await visit.ask(
    'mutation ($id: ID!) { clapPost(targetPostId: $id, numClaps: 3, key: "a") { __typename } }',
    { id: read },
  )
  await expect
    .poll(async () => (await scoresOf(read))[0], { timeout: 20_000 })
    .toBe(trendingScore({ claps: 3, reads: 2 }, published.firstPublishedAt))
})

test('forged reads of one network move a story no more than one', async () => {
  for (let i = 0; i < 50; i++) await report(newVisit({ address: '203.0.113.7' }), read)
  await cronJob('rank-by-reads', NOON + 2 * DAY)
  expect((await scoresOf(read))[0]).toBe(trendingScore({ claps: 0, reads: 1 }, published.firstPublishedAt))
})
