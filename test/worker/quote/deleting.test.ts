import { expect, test } from 'vitest'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { deleteOnce, quote, quotesSeen, withQuote } from './support'

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
