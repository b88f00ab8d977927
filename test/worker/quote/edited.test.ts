import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { at, quote, quotesSeen, rewrite, withQuote } from './support'

/* Highlights in a story that was saved since. Rule: docs/rules/highlights.md, "Highlighting". */

const DOOR = 'In June we saw the red door was open at noon, and nobody came to shut it before the night.'
const WORDS = 'the red door was open'

let reader: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  reader = await signedIn()
})

const storyOf = async (text: string) => String((await createStory({ body: [paragraph(text, 'text')] })).id)
const mine = async (postId: string) => (await quotesSeen(reader.visit, postId)).viewerEdge.quotes
const seenByAll = async (postId: string) =>
  (await quotesSeen(newVisit(), postId)).quotesConnection.quotes.map(({ id }) => id)

describe('words that stood elsewhere', () => {
  test('are no highlight of the same words that stand there now: that one stays as it is', async () => {
    const id = await storyOf(DOOR)
    const kept = await quote(reader.visit, id, { ...at(DOOR, WORDS), isPrivate: true })
    const text = `Once before it ${WORDS} too. ${DOOR}`
    await rewrite(id, text)
    const made = await quote(reader.visit, id, at(text, WORDS))
    expect(made).toMatchObject({ __typename: 'Quote', startOffset: 15, isPrivate: false })
    expect(made.id).not.toBe(kept.id)
    expect(await seenByAll(id)).toEqual([made.id])
    expect(await mine(id)).toHaveLength(2)
    // Each is the same highlight again where it stands now.
    const second = at(text, WORDS, 20)
    expect(await quote(reader.visit, id, { ...second, isPrivate: true })).toMatchObject({ id: kept.id })
    expect(await quote(reader.visit, id, at(text, WORDS))).toMatchObject({ id: made.id })
  })

  test('and were deleted don’t come back by the same words of another sentence', async () => {
    const id = await storyOf(DOOR)
    const gone = await quote(reader.visit, id, at(DOOR, WORDS))
    await withQuote(reader.visit, 'deleteQuote', gone.id)
    const text = `Once before it ${WORDS} too. ${DOOR}`
    await rewrite(id, text)
    const made = await quote(reader.visit, id, at(text, WORDS))
    expect(made.id).not.toBe(gone.id)
    expect(await withQuote(reader.visit, 'restoreQuote', gone.id)).toMatchObject({ id: gone.id })
    expect(await mine(id)).toHaveLength(2)
  })

  test('are taken only if they stand in the story once', async () => {
    const sail =
      'Long ago he said we would sail on Monday. The sea was rough, so again she said we would sail on Monday.'
    const words = 'said we would sail on Monday'
    const id = await storyOf(sail)
    await rewrite(id, `Hm. ${sail}`)
    const second = at(sail, words, 20)
    expect(await quote(reader.visit, id, second)).toMatchObject({ __typename: 'Conflict', field: 'words' })
    // In what became two paragraphs.
    await env.DB.prepare('UPDATE post_version SET body = ? WHERE post_id = ?')
      .bind(JSON.stringify([paragraph(sail.slice(0, 41), 'text'), paragraph(sail.slice(42), 'more')]), id)
      .run()
    expect(await quote(reader.visit, id, second)).toMatchObject({ __typename: 'Conflict' })
    const once = at(sail, 'so again she said we would sail on Monday')
    expect(await quote(reader.visit, id, once)).toMatchObject({ paragraphName: 'more', words: once.words })
  })
})

describe('one highlight', () => {
  test('stands where another was deleted: undoing that gives the one that is there', async () => {
    const id = await storyOf(DOOR)
    const gone = await quote(reader.visit, id, at(DOOR, WORDS))
    await rewrite(id, `Well. ${DOOR}`)
    await withQuote(reader.visit, 'deleteQuote', gone.id)
    const made = await quote(reader.visit, id, at(`Well. ${DOOR}`, WORDS))
    expect(await withQuote(reader.visit, 'restoreQuote', gone.id)).toMatchObject({ id: made.id })
    expect(await mine(id)).toMatchObject([{ id: made.id }])
  })

  test('becomes private even if its words are gone, or its owner can’t read them any more', async () => {
    const id = await storyOf(DOOR)
    const place = at(DOOR, WORDS)
    const made = await quote(reader.visit, id, place)
    await rewrite(id, 'Nothing of that is left.')
    expect(await quote(reader.visit, id, place)).toMatchObject({ __typename: 'Conflict' })
    expect(await quote(reader.visit, id, { ...place, endOffset: 20, isPrivate: true })).toMatchObject({
      __typename: 'Conflict',
    })
    expect(await quote(reader.visit, id, { ...place, isPrivate: true })).toMatchObject({
      id: made.id,
      isPrivate: true,
    })
    expect(await seenByAll(id)).toEqual([])

    const closed = await storyOf(DOOR)
    const other = await quote(reader.visit, closed, place)
    await env.DB.prepare("UPDATE post SET state = 'draft', is_listed = 0 WHERE id = ?").bind(closed).run()
    expect(await quote(reader.visit, closed, place)).toMatchObject({ __typename: 'NotFound' })
    expect(await quote(newVisit(), closed, { ...place, isPrivate: true })).toMatchObject({
      __typename: 'Unauthorized',
    })
    expect(await quote(reader.visit, closed, { ...place, isPrivate: true })).toMatchObject({
      id: other.id,
      isPrivate: true,
    })
    expect(await quote(reader.visit, closed, place)).toMatchObject({ __typename: 'NotFound' })
  })

  test('isn’t made of words that stand elsewhere when the highlight that was lost is made private', async () => {
    const id = await storyOf('We said yes. And then the long evening went by without a word from anybody.')
    const place = { startOffset: 8, endOffset: 11, words: 'yes' }
    const made = await quote(reader.visit, id, place)
    await rewrite(id, 'Whoever is asked in such a place at such an hour never means it: yes!')
    expect(await quote(reader.visit, id, { ...place, isPrivate: true })).toMatchObject({ id: made.id })
    expect(await mine(id)).toMatchObject([{ id: made.id, isPrivate: true }])
  })
})
