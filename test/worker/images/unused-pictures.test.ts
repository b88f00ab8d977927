import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { book } from '../../../schema/tables/book'
import { collection, collectionPage } from '../../../schema/tables/collection'
import { media, mediaWalk } from '../../../schema/tables/media'
import { sequence } from '../../../schema/tables/sequence'
import { user } from '../../../schema/tables/user'
import { Database } from '../../../worker/data/database'
import { mediaById } from '../../../worker/data/media/media'
import { keepPicturesOf, pictureIdsIn, takePictures } from '../../../worker/services/media/pictures-in-use'
import { imageKey, storeImage } from '../../../worker/services/media/store-image'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { expectOk } from '../../support/expect-ok'
import { fileOf, RED, solid } from './pictures'

const db = new Database(env.DB)
const tables = drizzle(env.DB)
const bucket = env.MEDIA

let width = 40
/** Stores another picture. */
async function stored(now = NOON): Promise<string> {
  width += 1
  return expectOk(await storeImage({ db, bucket }, await fileOf(solid(width, 4, RED)), { now })).id
}
const isThere = async (id: string) => ({
  row: (await db.first(mediaById, id)) !== undefined,
  bytes: (await bucket.head(imageKey(id))) !== null,
})
const KEPT = { row: true, bytes: true }
const GONE = { row: false, bytes: false }

/** Has the cron run until a walk that began at a time is over. */
async function walk(now: number, given: Partial<Pick<Env, 'DB' | 'MEDIA'>> = {}): Promise<void> {
  for (let i = 0; i < 50; i++) {
    await cronJob('sweep-pictures', now + i * MINUTE, given)
    const [state] = await tables.select().from(mediaWalk)
    if (state && state.startedAt >= now && state.finishedAt !== null) return
  }
  throw new Error('The walk doesn’t end')
}
/** The walks by which something that was stored at noon can be removed. */
const FIRST = NOON + 20 * DAY
const SECOND = FIRST + 15 * DAY

beforeEach(async () => {
  await tables.delete(mediaWalk)
  await tables.delete(media)
})

test('a picture that nothing names is removed by the second walk, two weeks after the first', async () => {
  const id = await stored()
  await walk(FIRST)
  expect(await isThere(id)).toEqual(KEPT)
  await walk(FIRST + 8 * DAY)
  expect(await isThere(id)).toEqual(KEPT)
  await walk(SECOND)
  expect(await isThere(id)).toEqual(GONE)
})

test('a picture stays for 30 days anyway', async () => {
  const id = await stored(FIRST - DAY)
  await walk(FIRST)
  await walk(SECOND)
  expect(await isThere(id)).toEqual(KEPT)
  await walk(SECOND + 16 * DAY)
  expect(await isThere(id)).toEqual(GONE)
})

test('whatever names a picture keeps it: people, publications, their pages, series, books, stories and versions', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => stored()))
  const [portrait, inAbout, avatar, favicon, logo, drawing, inPage, cover, ofBook, inStory] = ids as string[]
  const body = (imageId = '') => [{ type: 'IMG', name: 'a1b2', imageId, alt: '' }]
  const { id: userId } = await createUser({ imageId: portrait })
  await env.DB.prepare('UPDATE user SET about = ? WHERE id = ?')
    .bind(JSON.stringify(body(inAbout)), userId)
    .run()
  const { id: collectionId } = await createCollection({
    creatorId: userId,
    avatarId: avatar,
    faviconId: favicon,
    logoId: logo,
    drawingId: drawing,
  })
  const page = { collectionId, slug: 'team', kind: 'subpage', title: 'Team', updatedAt: NOON } as const
  await tables.insert(collectionPage).values({ ...page, body: body(inPage) as never })
  const row = { createdAt: NOON, updatedAt: NOON, title: 'A' }
  await tables
    .insert(sequence)
    .values({ ...row, id: 'aaaaaaaaaaa1', creatorId: userId, description: '', imageId: cover })
  await tables
    .insert(book)
    .values({ ...row, id: 'aaaaaaaaaaa2', userId, place: 1, publishedOn: '2024', coverId: ofBook })
  await createStory({ creatorId: userId, body: body(inStory) as never })
  await walk(FIRST)
  await walk(SECOND)
  await walk(SECOND + 15 * DAY)
  expect(await Promise.all(ids.map(isThere))).toEqual(ids.map(() => KEPT))

  // Once they name it no more, it goes.
  await tables.update(user).set({ imageId: null })
  await tables.update(collection).set({ avatarId: null })
  await walk(SECOND + 30 * DAY)
  await walk(SECOND + 45 * DAY)
  expect(await isThere(portrait ?? '')).toEqual(GONE)
  expect(await isThere(avatar ?? '')).toEqual(GONE)
  expect(await isThere(logo ?? '')).toEqual(KEPT)
  expect(await isThere(drawing ?? '')).toEqual(KEPT)
})

test('what was found nowhere is kept again as soon as somebody takes it: by uploading, choosing or saving it', async () => {
  const [uploaded, chosen, saved, left] = [await stored(), await stored(), await stored(), await stored()]
  await walk(FIRST)
  width -= 4
  expect(await stored(SECOND - DAY)).toBe(uploaded)
  expect(await takePictures(db, [chosen], SECOND - DAY)).toHaveLength(1)
  await db.write(keepPicturesOf([{ type: 'IMG', src: `/_/image/resample-w60/${saved}` }], SECOND - DAY))
  await walk(SECOND)
  expect(await Promise.all([uploaded, chosen, saved, left].map(isThere))).toEqual([KEPT, KEPT, KEPT, GONE])
})

test('a walk that can’t read everything judges nothing, and goes on where it was', async () => {
  const id = await stored()
  await walk(FIRST)
  const stories = await createUser()
  await createStory({ creatorId: stories.id })
  const failing = {
    prepare: (sql: string) => {
      if (/from "post_version"/i.test(sql)) throw new Error('The database is away')
      return env.DB.prepare(sql)
    },
    batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
  } as unknown as D1Database
  await expect(walk(SECOND, { DB: failing })).rejects.toThrow('away')
  expect(await isThere(id)).toEqual(KEPT)
  await walk(SECOND)
  expect(await isThere(id)).toEqual(GONE)
})

test('a walk through other places than today’s is begun again', async () => {
  const id = await stored()
  await walk(FIRST)
  await cronJob('sweep-pictures', SECOND)
  await tables.update(mediaWalk).set({ places: 'user image_id', place: 'judgement', startedAt: SECOND })
  await cronJob('sweep-pictures', SECOND + MINUTE)
  const [state] = await tables.select().from(mediaWalk)
  expect(state?.startedAt).toBe(SECOND + MINUTE)
  expect((await isThere(id)).row || state?.finishedAt !== null).toBe(true)
})

test('bytes that couldn’t be removed are removed by a later run, and nobody finds the picture meanwhile', async () => {
  const id = await stored()
  await walk(FIRST)
  const away = { delete: () => Promise.reject(new Error('R2 is away')) } as unknown as R2Bucket
  await expect(walk(SECOND, { MEDIA: away })).rejects.toThrow('away')
  expect(await isThere(id)).toEqual({ row: false, bytes: true })
  expect(await takePictures(db, [id], SECOND)).toEqual([])
  // The same bytes can be stored again once they are gone.
  width -= 1
  await expect(stored(SECOND)).rejects.toThrow('being removed')
  await cronJob('sweep-pictures', SECOND + 30 * MINUTE)
  expect(await isThere(id)).toEqual(GONE)
  width -= 1
  expect(await stored(SECOND)).toBe(id)
  expect(await isThere(id)).toEqual(KEPT)
})

test('a walk goes through many rows in steps', async () => {
  const id = await stored()
  const ids = Array.from({ length: 450 }, (_, i) => `${i}`.padStart(24, 'c'))
  const row = { contentType: 'image/png', bytes: 1, width: 1, height: 1, createdAt: NOON }
  for (let i = 0; i < ids.length; i += 10)
    await tables.insert(media).values(ids.slice(i, i + 10).map((one) => ({ ...row, id: one })))
  await Promise.all(Array.from({ length: 45 }, (_, i) => createUser({ imageId: ids[i * 10] })))
  await walk(FIRST)
  await walk(SECOND)
  const left = (await tables.select().from(media)).map((one) => one.id).toSorted()
  expect(left).toEqual(ids.filter((_, i) => i % 10 === 0).toSorted())
  expect(await isThere(id)).toEqual(GONE)
})

test('ids of pictures are found as values and in addresses, and longer hashes aren’t any', () => {
  const id = 'a1'.repeat(12)
  expect(pictureIdsIn(`{"imageId":"${id}"} ${id}a b${id} /_/image/crop-w60/${id}?x`)).toEqual([id])
})
