import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { predefinedId } from '../../../schema/routes/catalog-id'
import { MOST_DEVICES, REMOVED_READING_KEPT, RESUMED_AFTER } from '../../../schema/rules/reading-history'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { change, historyOf, idsIn, placeIn, readsOf, report, toResume } from './support'

const story = (given: Parameters<typeof createStory>[0] = {}) =>
  createStory({ readingTime: 600, ...given }).then(({ id }) => id)

const PHONE = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1',
}

describe('the history', () => {
  test('has what was begun and finished, the last first, with what is left', async () => {
    const { visit } = await signedIn()
    const [begun, finished, skimmed] = [await story(), await story(), await story()]
    await report(visit, begun, { seconds: 40, progress: 0.25 })
    visit.now += MINUTE
    await report(visit, finished, { seconds: 40, progress: 1 })
    visit.now += MINUTE
    await report(visit, skimmed, { seconds: 12, progress: 1 })
    visit.now += MINUTE
    await report(visit, begun, { seconds: 45, progress: 0.2 })
    const { items } = (await historyOf(visit)).readingHistory
    expect(items).toMatchObject([
      { id: begun, progress: 0.25, minutesLeft: 8, isFinished: false },
      { id: skimmed, minutesLeft: 1, isFinished: false },
      { id: finished, minutesLeft: 0, isFinished: true },
    ])
    await report(visit, begun)
    const [again] = (await historyOf(visit)).readingHistory.items
    expect(again).toMatchObject({ id: begun, isFinished: true, progress: 1 })
  })

  test('has a story as finished that is read and seen to its end in two sittings, in either order', async () => {
    const { visit } = await signedIn()
    const [readFirst, seenFirst, anew] = [await story(), await story(), await story()]
    await report(visit, readFirst, { seconds: 200, progress: 0.9 })
    await report(visit, seenFirst, { seconds: 20, progress: 1 })
    await report(visit, anew, { seconds: 200, progress: 0.9 })
    await change(visit, `removeFromReadingHistory(targetPostId: "${anew}")`)
    visit.now += DAY
    await report(visit, readFirst, { seconds: 20, progress: 1 })
    await report(visit, seenFirst, { seconds: 250, progress: 0.3 })
    await report(visit, anew, { seconds: 20, progress: 1 })
    const { items } = (await historyOf(visit)).readingHistory
    expect(new Map(items.map(({ id, isFinished }) => [id, isFinished]))).toEqual(
      new Map([
        [readFirst, true],
        [seenFirst, true],
        // What was taken out starts over.
        [anew, false],
      ]),
    )
    expect(await toResume(visit)).toEqual([anew])
  })

  test('has what was read without a place, too', async () => {
    const { visit } = await signedIn()
    const id = await story()
    await report(visit, id, { seconds: 300 })
    expect((await historyOf(visit)).readingHistory.items).toMatchObject([
      { id, progress: 0, isFinished: false },
    ])
    expect([await toResume(visit), await placeIn(visit, id)]).toEqual([[], null])
    await report(visit, id, { seconds: 20, progress: 1 })
    expect((await historyOf(visit)).readingHistory.items).toMatchObject([{ id, isFinished: true }])
  })

  test('is kept in a browser that a program drives, though nothing is counted', async () => {
    const { visit } = await signedIn()
    const id = await story()
    await report(
      visit,
      id,
      { seconds: 40, progress: 0.5 },
      { 'user-agent': 'Mozilla/5.0 HeadlessChrome/150.0' },
    )
    expect(await idsIn(visit)).toEqual([id])
    expect((await readsOf(id, visit.now)).reads).toBe(0)
  })

  test('comes in pages, without stories that can’t be opened', async () => {
    const { visit } = await signedIn()
    const ids: string[] = []
    for (let i = 0; i < 5; i++) {
      const id = await story()
      await report(visit, id)
      ids.unshift(id)
      visit.now += MINUTE
    }
    await env.DB.prepare("UPDATE post SET state = 'trashed' WHERE id = ?").bind(ids[1]).run()
    const first = (await historyOf(visit, { limit: 2 })).readingHistory
    const second = (await historyOf(visit, { limit: 2, to: first.pagingInfo.next?.to ?? '' })).readingHistory
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.toSpliced(1, 1))
    expect(second.pagingInfo.next).toBeNull()
  })

  test('lets go of a story, takes that back for a day, and is deleted', async () => {
    const { visit } = await signedIn()
    const id = await story()
    await report(visit, id, { seconds: 40, progress: 0.5, paragraphName: 'p', deviceId: 'd' })
    const remove = `removeFromReadingHistory(targetPostId: "${id}")`
    const restore = `restoreToReadingHistory(targetPostId: "${id}")`
    for (let i = 0; i < 2; i++) expect(await change(visit, remove)).toBe('MutationSuccess')
    expect([await idsIn(visit), await toResume(visit), await placeIn(visit, id)]).toEqual([[], [], null])
    for (let i = 0; i < 2; i++) expect(await change(visit, restore)).toBe('MutationSuccess')
    expect([await idsIn(visit), await toResume(visit)]).toEqual([[id], [id]])
    expect(await placeIn(visit, id)).toMatchObject({ progress: 0.5 })
    await change(visit, remove)
    await cronJob('sweep-tables', visit.now + REMOVED_READING_KEPT)
    expect(await change(visit, restore)).toBe('NotFound')
    expect(
      await env.DB.prepare('SELECT count(*) AS n FROM reading_place WHERE post_id = ?').bind(id).first('n'),
    ).toBe(0)

    await report(visit, id, { seconds: 40, progress: 0.3 })
    expect(await change(visit, 'clearReadingHistory')).toBe('MutationSuccess')
    expect([await idsIn(visit), await toResume(visit)]).toEqual([[], []])
    const { visit: other } = await signedIn()
    expect(await change(other, remove)).toBe('NotFound')
    for (const mutation of [
      remove,
      restore,
      'clearReadingHistory',
      'setReadingHistoryPaused(isPaused: true)',
    ])
      expect(await change(newVisit(), mutation)).toBe('Unauthorized')
  })

  test('is paused, and kept in a browser that asks not to be tracked only if somebody wants it', async () => {
    const { visit } = await signedIn()
    const [first, second, third] = [await story(), await story(), await story()]
    await change(visit, 'setReadingHistoryPaused(isPaused: true)')
    await report(visit, first)
    expect((await historyOf(visit)).readingHistoryState).toBe('PAUSED')
    await change(visit, 'setReadingHistoryPaused(isPaused: false)')
    await report(visit, second, undefined, { dnt: '1' })
    await report(visit, third)
    expect(new Set(await idsIn(visit))).toEqual(new Set([second, third]))
    expect((await historyOf(visit)).readingHistoryState).toBe('KEPT')
  })
})

describe('a place', () => {
  test('is offered where it was stored last, on whichever device, until the story is finished', async () => {
    const { visit } = await signedIn()
    const id = await story()
    expect(await placeIn(visit, id)).toBeNull()
    await report(visit, id, { seconds: 40, progress: 0.6, paragraphName: 'six', deviceId: 'phone' }, PHONE)
    expect(await placeIn(visit, id)).toEqual({
      paragraphName: 'six',
      progress: 0.6,
      deviceId: 'phone',
      device: 'PHONE',
    })
    for (let i = 0; i <= MOST_DEVICES; i++) {
      visit.now += MINUTE
      await report(visit, id, {
        seconds: 40,
        progress: 0.3,
        paragraphName: 'three',
        deviceId: `computer ${i}`,
      })
    }
    expect(await placeIn(visit, id)).toMatchObject({
      deviceId: `computer ${MOST_DEVICES}`,
      device: 'COMPUTER',
    })
    expect(
      await env.DB.prepare('SELECT count(*) AS n FROM reading_place WHERE post_id = ?').bind(id).first('n'),
    ).toBe(MOST_DEVICES)
    expect(await placeIn((await signedIn()).visit, id)).toBeNull()
    expect(await placeIn(newVisit(), id)).toBeNull()
    await report(visit, id, { seconds: 40, progress: 0.99, paragraphName: 'end', deviceId: 'computer' })
    expect(await placeIn(visit, id)).toBeNull()
  })
})

test('“Resume reading” has what was begun, what was read on last first, until it is finished', async () => {
  const { visit } = await signedIn()
  const [one, other] = [await story(), await story()]
  expect(await toResume(visit)).toEqual([])
  await report(visit, one, { seconds: 12, progress: 0.04 })
  expect(await toResume(visit)).toEqual([])
  await report(visit, one, { seconds: 20, progress: 0.2 })
  await report(visit, other, { seconds: 20, progress: 0.2 })
  await report(visit, one, { seconds: 40, progress: 0.4 })
  expect(await toResume(visit)).toEqual([other, one])
  visit.now += 2 * RESUMED_AFTER
  await report(visit, one, { seconds: 20, progress: 0.5 })
  expect(await toResume(visit)).toEqual([one, other])
  await report(visit, one, { seconds: 40, progress: 1 })
  await report(visit, one, { seconds: 40, progress: 0.5 })
  expect(await toResume(visit)).toEqual([other])
})

test('“Resume reading” has nothing by hand that wasn’t begun; what is taken out can be put back', async () => {
  const { user, visit } = await signedIn()
  const [begun, other, finished] = [await story(), await story(), await story()]
  await report(visit, begun, { seconds: 20, progress: 0.2 })
  await report(visit, finished, { seconds: 300, progress: 1 })
  const catalogId = predefinedId(user.id, 'currently-reading')
  const edit = (type: string, postId: string) =>
    change(
      visit,
      `editCatalogItems(catalogId: "${catalogId}", operations: [{ type: "${type}", postId: "${postId}" }])`,
    )
  expect([await edit('ADD', other), await edit('ADD', finished)]).toEqual(['Forbidden', 'Forbidden'])
  expect(await edit('REMOVE', begun)).toBe('Catalog')
  expect(await toResume(visit)).toEqual([])
  expect(await edit('ADD', begun)).toBe('Catalog')
  expect(await toResume(visit)).toEqual([begun])
})
