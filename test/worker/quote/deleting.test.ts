import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { MOST_QUOTES_OF_STORY } from '../../../schema/rules/quotes'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { deleteOnce, manyQuotes, quote, quotesSeen, withQuote } from './support'

test('what deletes a highlight and arrives again after it was brought back deletes nothing', async () => {
  const { visit } = await signedIn()
  const { id } = await createStory({ body: [paragraph('Some words to mark.', 'text')] })
  const marked = await quote(visit, id)
  const ids = async () => (await quotesSeen(visit, id)).viewerEdge.quotes.map((one) => one.id)
  expect(await deleteOnce(visit, marked.id, 'one')).toMatchObject({ __typename: 'Quote', id: marked.id })
  expect(await ids()).toEqual([])
  await withQuote(visit, 'restoreQuote', marked.id)
  expect(await deleteOnce(visit, marked.id, 'one')).toMatchObject({ __typename: 'Quote', id: marked.id })
  expect(await ids()).toEqual([marked.id])
  // Another sending is another deletion, and so is the same key for another highlight.
  await deleteOnce(visit, marked.id, 'two')
  expect(await ids()).toEqual([])
  const other = await quote(visit, id, { startOffset: 5, endOffset: 10 })
  await deleteOnce(visit, other.id, 'two')
  expect(await ids()).toEqual([])
})

test('what was deleted comes back only while there is room for it in the story', async () => {
  const { user, visit } = await signedIn()
  const { id } = await createStory({ body: [paragraph('Some words to mark.', 'text')] })
  const one = await quote(visit, id)
  const two = await quote(visit, id, { startOffset: 5, endOffset: 10 })
  for (const { id: quoteId } of [one, two]) await withQuote(visit, 'deleteQuote', quoteId)
  await manyQuotes(id, user.id, MOST_QUOTES_OF_STORY - 1)
  expect(await withQuote(visit, 'restoreQuote', one.id)).toMatchObject({ __typename: 'Quote' })
  expect(await withQuote(visit, 'restoreQuote', two.id)).toMatchObject({
    __typename: 'Conflict',
    message: 'You can have at most 200 highlights in one story.',
  })
  await env.DB.prepare('DELETE FROM quote WHERE post_id = ?').bind(id).run()
})
