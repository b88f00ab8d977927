import { env, SELF } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import type { ImageParagraph } from '../../../schema/story/paragraph'
import { insertMedia } from '../../../worker/data/media/media'
import { copyPreviewColor } from '../../../worker/data/post/copies'
import { createReader } from '../../../worker/data/reader'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { BROWSER } from '../../support/http'

const SEA = 'a'.repeat(24)
const SEE_THROUGH = 'b'.repeat(24)

const image = (imageId: string): ImageParagraph => ({
  type: 'IMG',
  name: `p${imageId.slice(0, 5)}`,
  text: '',
  markups: [],
  alt: '',
  layout: 'inset',
  imageId,
  width: 800,
  height: 600,
})

beforeAll(async () => {
  const { id: creatorId } = await createUser({ username: 'maren' })
  const { db } = createReader(env.DB)
  const about = { ownerId: null, contentType: 'image/png', bytes: 1, width: 800, height: 600 }
  const rest = { sourceUrl: null, createdAt: NOON }
  await db.write([
    insertMedia({ id: SEA, color: '#3a6ea5', ...about, ...rest }),
    insertMedia({ id: SEE_THROUGH, color: null, ...about, ...rest }),
  ])
  await createStory({
    id: '0000000000a1',
    slug: 'the-sea',
    title: 'The sea',
    creatorId,
    previewImageId: SEA,
    body: [image(SEA), image(SEE_THROUGH)],
  })
  await db.write([copyPreviewColor('0000000000a1')])
})

const imageTags = async (path: string): Promise<string[]> => {
  const response = await SELF.fetch(`https://quire.example${path}`, { headers: { 'user-agent': BROWSER } })
  return [...(await response.text()).matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag)
}

test('a picture in a story has its mean colour until it has loaded, unless it has transparent parts', async () => {
  const tags = await imageTags('/@maren/the-sea-0000000000a1')
  expect(tags.find((tag) => tag.includes(SEA))).toContain('background-color:#3a6ea5')
  expect(tags.find((tag) => tag.includes(SEE_THROUGH))).not.toContain('background-color')
})

test('a story’s picture in a list has its mean colour', async () => {
  const tags = await imageTags('/@maren')
  expect(tags.find((tag) => tag.includes(SEA))).toContain('background-color:#3a6ea5')
})
