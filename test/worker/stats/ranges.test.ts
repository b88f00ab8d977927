import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { report } from '../reading-history/support'

/* docs/rules/stats.md, "Ranges". */

async function storyWithReads() {
  const { user, visit } = await signedIn()
  const { id } = await createStory({ readingTime: 300, creatorId: user.id })
  await report(newVisit({ address: '198.51.100.1' }), id, { seconds: 40 })
  await report(newVisit({ address: '198.51.100.2' }), id, { seconds: 5 })
  await report(newVisit({ address: '198.51.100.3', now: NOON + 2 * HOUR }), id, { seconds: 60 })
  return { id, visit }
}

test('a story’s writer has its figures between two times, by the shortest periods', async () => {
  const { id, visit } = await storyWithReads()
  const ask = async (from: number, until: number, path = '/me/stats') => {
    const response = await visit.get(`${path}/${id}/${from}/${until}`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    return response.json()
  }
  const day = (await ask(NOON, NOON + 3 * HOUR)) as { periods: object[] }
  expect(day).toEqual({
    postId: id,
    from: NOON,
    until: NOON + 3 * HOUR,
    by: 'hour',
    views: 3,
    reads: 2,
    seconds: 100,
    periods: [
      { from: NOON, until: NOON + HOUR, views: 2, reads: 1, seconds: 40 },
      { from: NOON + HOUR, until: NOON + 2 * HOUR, views: 0, reads: 0, seconds: 0 },
      { from: NOON + 2 * HOUR, until: NOON + 3 * HOUR, views: 1, reads: 1, seconds: 60 },
    ],
  })
  expect(await ask(NOON, NOON + 3 * HOUR, '/stats')).toEqual(day)
  // The end isn't included, so that adjacent ranges have each hour once.
  expect(await ask(NOON, NOON + 2 * HOUR)).toMatchObject({ views: 2, reads: 1 })
  expect(await ask(NOON + 2 * HOUR, NOON + 3 * HOUR)).toMatchObject({ views: 1, reads: 1 })
  for (const [days, by] of [
    [40, 'day'],
    [400, 'month'],
  ] as const) {
    const long = (await ask(NOON - days * DAY, NOON + DAY)) as { periods: { views: number }[] }
    expect(long).toMatchObject({ by, views: 3, reads: 2, seconds: 100 })
    expect(long.periods.reduce((sum, { views }) => sum + views, 0)).toBe(3)
  }
  expect(await ask(0, NOON + DAY)).toMatchObject({ by: 'month', views: 3 })
})

test('what isn’t a range is a plain error, and a story of somebody else doesn’t exist', async () => {
  const { id, visit } = await storyWithReads()
  for (const times of [`${NOON}/${NOON}`, `${NOON}/1`, `1/999999999999999`]) {
    const response = await visit.get(`/stats/${id}/${times}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'BAD_REQUEST' } })
  }
  const { visit: stranger } = await signedIn()
  for (const path of ['/stats', '/me/stats']) {
    expect((await stranger.get(`${path}/${id}/1/2`)).status).toBe(404)
    expect((await newVisit().get(`${path}/${id}/1/2`)).status).toBe(401)
    expect((await visit.get(`${path}/ffffffffffff/1/2`)).status).toBe(404)
  }
})
