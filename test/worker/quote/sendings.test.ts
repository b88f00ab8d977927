import { beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { quote, quotesSeen, withQuote } from './support'

/* What arrives late. Rule: docs/rules/highlights.md, "Highlighting". */

let reader: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  reader = await signedIn()
})

const story = async () => String((await createStory({ body: [paragraph('Some words to mark.', 'text')] })).id)
const mine = async (postId: string) => (await quotesSeen(reader.visit, postId)).viewerEdge.quotes

describe('a sending that arrives again changes nothing', () => {
  test('after another one made the highlight private, or public again', async () => {
    const id = await story()
    const made = await quote(reader.visit, id, { key: 'one' })
    await quote(reader.visit, id, { key: 'two', isPrivate: true })
    expect(await quote(reader.visit, id, { key: 'one' })).toMatchObject({ id: made.id, isPrivate: true })
    await quote(reader.visit, id, { key: 'three' })
    expect(await quote(reader.visit, id, { key: 'two', isPrivate: true })).toMatchObject({
      id: made.id,
      isPrivate: false,
    })
  })

  test('after the highlight was made private and deleted', async () => {
    const id = await story()
    await quote(reader.visit, id, { key: 'one' })
    const made = await quote(reader.visit, id, { key: 'two', isPrivate: true })
    await withQuote(reader.visit, 'deleteQuote', made.id)
    await quote(reader.visit, id, { key: 'one' })
    await quote(reader.visit, id, { key: 'two', isPrivate: true })
    expect(await mine(id)).toEqual([])
    await quote(reader.visit, id, { key: 'three', isPrivate: true })
    expect(await mine(id)).toMatchObject([{ id: made.id, isPrivate: true }])
  })
})
