import { beforeAll, describe, expect, test } from 'vitest'
import { createQuote } from '../../../worker/services/quote/create-quote'
import { endpointContext } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { quote, quotesSeen, withQuote } from './support'

/* What arrives late, or at once. Rule: docs/rules/highlights.md, "Highlighting". */

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

test('of two that arrive at once the second decides who sees the highlight', async () => {
  const id = await story()
  const cookie = [...reader.visit.cookies()].map(([name, value]) => `${name}=${value}`).join('; ')
  const { parts } = endpointContext('/', { headers: { cookie }, now: NOON })
  // The other tab is answered while this one is about to write.
  const { lockouts } = parts
  const use: typeof lockouts.use = async (...given) => {
    await quote(reader.visit, id, { isPrivate: true })
    return lockouts.use(...given)
  }
  Object.defineProperty(parts, 'lockouts', { value: { use } })
  const given = { targetPostId: id, paragraphName: 'text', startOffset: 0, endOffset: 5 }
  const result = await createQuote(parts, { ...given, isPrivate: false })
  expect(result).toMatchObject({ ok: true, value: { isPrivate: 0 } })
  expect(await mine(id)).toMatchObject([{ isPrivate: false }])
})
