import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { anchorOf } from '../../../schema/rules/anchors'
import { slugify } from '../../../schema/rules/slug'
import type { StoryBody } from '../../../schema/story/paragraph'
import { catalog, catalogItem } from '../../../schema/tables/catalog'
import { media } from '../../../schema/tables/media'
import { quote } from '../../../schema/tables/quote'
import { sequence, sequencePart } from '../../../schema/tables/sequence'
import { tagFollow, userPreference } from '../../../schema/tables/viewer'
import { imageIdOf } from '../../../worker/services/media/store-image'
import { NOON, nextId } from '../../factories/ids'
import { createStory, paragraph } from '../../factories/story'
import { PIXEL } from '../import/archives'
import { emptyInstance, PAST, written } from './bring'
import { exporter } from './exporter'

/** Stores a picture that somebody else had uploaded first. */
async function storePixel(): Promise<string> {
  const id = await imageIdOf(PIXEL)
  await env.MEDIA.put(`image/${id}`, PIXEL)
  const row = { id, ownerId: nextId(), contentType: 'image/png', bytes: PIXEL.length, width: 1, height: 1 }
  await drizzle(env.DB)
    .insert(media)
    .values({ ...row, createdAt: NOON })
  return id
}

type Lines = { type: 'P'; name: string; text: string }[]

/** A highlight of some words of a story's first paragraph. */
async function highlight(userId: string, postId: string, body: StoryBody, words: string, isPrivate: boolean) {
  const [place] = body as Lines
  const start = place?.text.indexOf(words) ?? -1
  const anchor = place && anchorOf(place, start, start + words.length)
  if (!anchor) throw new Error(`“${words}” isn’t there`)
  const id = nextId()
  await drizzle(env.DB)
    .insert(quote)
    .values({ id, userId, postId, quoteKey: id, isPrivate, createdAt: PAST + start, ...anchor })
}

/** Somebody with something of everything, and a story by somebody else that they have listed and highlighted. */
export async function somebody() {
  await emptyInstance()
  const imageId = await storePixel()
  const ada = await exporter({
    name: 'Ada Blum',
    username: 'ada',
    bio: 'Mud.\n\nAnd tides.',
    imageId,
    about: [
      { ...paragraph('About me.'), markups: [{ type: 'A', start: 0, end: 5, href: 'https://ada.example/' }] },
      {
        type: 'IMG',
        name: 'pic0',
        text: 'A caption',
        markups: [],
        alt: 'Mud',
        layout: 'inset',
        imageId,
        width: 1,
        height: 1,
      },
    ] as StoryBody,
    theme: {
      background: '#ffffff',
      text: '#111111',
      tint: '#0a5c36',
      font1: 'SERIF_1',
      font2: 'SERIF_2',
      font3: 'SANS_SERIF_1',
    },
  })
  const userId = ada.user.id
  const db = drizzle(env.DB)
  const body: StoryBody = [
    paragraph('The tide goes out, and the tide comes in, twice a day.'),
    paragraph('The mud stays.'),
    { type: 'HR', name: 'end0', endsPreview: true },
    paragraph('What only members read.'),
  ]
  const low = await createStory({
    ...written(userId, body, 1),
    title: 'Low water',
    tags: ['tides'],
    access: 'locked',
  })
  const high = await createStory({ ...written(userId, [paragraph('Waves.')], 2), title: 'High water' })
  const begun = written(userId, [paragraph('Begun.')], 3)
  await createStory({ ...begun, title: '', state: 'draft', versionId: null, isListed: false })
  const others = [paragraph('Words by somebody else about the sea.')]
  const other = await createStory({ title: 'By Ben', body: others })
  await env.DB.prepare('UPDATE user SET pinned_post_id = ? WHERE id = ?').bind(high.id, userId).run()
  for (const [i, name] of ['Sea', 'Mud & more'].entries()) {
    const id = nextId()
    const times = { createdAt: PAST + i, updatedAt: PAST + 10 + i }
    await db.insert(catalog).values({
      id,
      slug: slugify(name),
      name,
      description: 'What’s in it',
      creatorId: userId,
      visibility: i,
      itemCount: 3,
      ...times,
    })
    for (const [position, postId] of [high.id, other.id, low.id].entries())
      await db.insert(catalogItem).values({
        id: nextId(),
        catalogId: id,
        postId,
        position: position * 7,
        note: `Note ${position}`,
        addedAt: PAST + position,
      })
  }
  const seriesId = nextId()
  await db.insert(sequence).values({
    id: seriesId,
    creatorId: userId,
    title: 'Water',
    description: 'In order',
    imageId,
    imageAlt: 'Mud',
    createdAt: PAST,
    updatedAt: PAST + 5,
    publishedAt: PAST + 3,
  })
  for (const [position, postId] of [low.id, high.id].entries())
    await db.insert(sequencePart).values({ sequenceId: seriesId, postId, position })
  await highlight(userId, low.id, body, 'the tide', false)
  await highlight(userId, low.id, body, 'twice a day', true)
  await highlight(userId, other.id, others, 'about the sea', false)
  await db.insert(userPreference).values([
    { userId, name: 'theme', value: '"dark"', updatedAt: NOON },
    { userId, name: 'mailClaps', value: 'false', updatedAt: NOON },
  ])
  await db.insert(tagFollow).values({ userId, tagSlug: 'tides', createdAt: NOON })
  return { ada, other }
}
