import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkBody } from '../../../schema/story/check-body'
import type { StoryBody } from '../../../schema/story/paragraph'
import { media } from '../../../schema/tables/media'
import { Database } from '../../../worker/data/database'
import { bodiesToExport, storiesToExport } from '../../../worker/data/export/stories'
import { isSameStory } from '../../../worker/services/export/markdown/body-markdown'
import { imageIdOf } from '../../../worker/services/media/store-image'
import { NOON } from '../../factories/ids'
import { createStory, paragraph } from '../../factories/story'
import { anyBody } from '../../property/bodies'
import { cases } from '../../support/cases'
import { PIXEL } from '../import/archives'
import { importer } from '../import/own-import'
import { exporter } from './exporter'

const db = () => new Database(env.DB)

/** Somebody's stories with their bodies, by title. */
async function storiesOf(userId: string) {
  const rows = await db().all(storiesToExport, userId, '', 100)
  const versions = await db().all(bodiesToExport, JSON.stringify(rows.map((row) => row.shownVersionId)))
  const bodies = new Map(versions.map(({ id, body }) => [id, JSON.parse(String(body)) as StoryBody]))
  return rows
    .map((row) => ({ ...row, body: bodies.get(row.shownVersionId ?? '') ?? [] }))
    .toSorted((a, b) => (a.title < b.title ? -1 : 1))
}

/** What an import changes: where a story is, and what its links and pictures are called here. */
const here = (body: StoryBody, imageId: string): StoryBody =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) => {
    if (key === 'href' && typeof value === 'string' && value.startsWith('/'))
      return `http://quire.example${value}`
    if (typeof value !== 'object' || value === null || !('imageId' in value)) return value
    const { imageId: _, ...rest } = value as Record<string, unknown>
    // A card has a picture only as what a video shows before it plays.
    if (rest.type === 'IMG') return { ...rest, imageId, width: 1, height: 1 }
    return rest
  }) as StoryBody

it('an export that is imported again gives the same stories', async () => {
  const imageId = await imageIdOf(PIXEL)
  await env.MEDIA.put(`image/${imageId}`, PIXEL)
  await drizzle(env.DB).insert(media).values({
    id: imageId,
    contentType: 'image/png',
    bytes: PIXEL.length,
    width: 1,
    height: 1,
    createdAt: NOON,
  })
  const ada = await exporter()
  // Addresses outside aren't fetched by this test, and the pictures of the store are all one existing picture.
  const bodies = fc
    .sample(anyBody, { numRuns: cases(60), seed: 7 })
    .map((body) =>
      body.map((one) =>
        one.type === 'IMG'
          ? { ...one, src: undefined, imageId }
          : one.type === 'MIXTAPE_EMBED'
            ? { ...one, imageId: undefined, player: undefined }
            : one,
      ),
    )
    .map((body) => JSON.parse(JSON.stringify(body)) as StoryBody)
    .filter((body) => body.length > 0 && checkBody(body).length === 0)
  const states = ['published', 'draft', 'unlisted'] as const
  for (const [i, body] of bodies.entries())
    await createStory({
      creatorId: ada.user.id,
      title: `Story ${String(i).padStart(3, '0')}: "quotes" & # signs`,
      subtitle: i % 2 ? 'A subtitle: with a colon' : '',
      state: states[i % 3] ?? 'draft',
      ...(i % 3 === 1 ? { versionId: null } : {}),
      isListed: i % 3 === 0,
      access: i % 4 === 0 ? 'locked' : 'public',
      license: i % 5 === 0 ? 'cc-40-by' : 'all-rights-reserved',
      canonicalUrl: i % 2 ? `https://old.example/${i}` : null,
      tags: ['tides', 'mud'].slice(0, i % 3),
      firstPublishedAt: NOON - i * 1_234_567,
      body: [paragraph(`Words of ${i}.`), ...body],
    })
  await createStory({ creatorId: ada.user.id, title: 'Away', state: 'trashed', trashedAt: NOON })

  const [{ bytes } = expect.fail('no part')] = await ada.archives()
  const ben = await importer()
  const importId = await ben.upload('markdown', bytes)
  expect(await ben.shown(importId)).toMatchObject({
    state: 'READY',
    counts: { stories: bodies.length, problems: 1 },
  })
  await ben.commit(importId)
  await ben.work()
  expect(await ben.shown(importId)).toMatchObject({ state: 'DONE', counts: { imported: bodies.length } })

  const before = (await storiesOf(ada.user.id)).filter(({ state }) => state !== 'trashed')
  const after = await storiesOf(ben.user.id)
  expect(after.map(({ title }) => title)).toEqual(before.map(({ title }) => title))
  for (const [i, old] of before.entries()) {
    const story = after[i] ?? expect.fail('no story')
    const kept = [
      'subtitle',
      'state',
      'access',
      'license',
      'canonicalUrl',
      'language',
      'createdAt',
      'firstPublishedAt',
    ] as const
    expect(Object.fromEntries(kept.map((key) => [key, story[key]]))).toEqual(
      Object.fromEntries(kept.map((key) => [key, old[key]])),
    )
    const [is, was] = [here(story.body, imageId), here(old.body, imageId)]
    if (!isSameStory(is, was)) expect(is, old.title).toEqual(was)
  }
  const tagged = (userId: string) =>
    env.DB.prepare(
      'SELECT post.title, tag_slug FROM post_tag JOIN post ON post.id = post_id WHERE post.creator_id = ? ORDER BY 1, position',
    )
      .bind(userId)
      .all()
  expect((await tagged(ben.user.id)).results).toEqual((await tagged(ada.user.id)).results)
})
