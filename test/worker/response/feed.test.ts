import { expect, test } from 'vitest'
import { createStory } from '../../factories/story'
import { answerTo } from '../endpoints/ask'
import { one, parseRss } from '../endpoints/xml'
import { established, respond, withResponse } from './support'

/* A story's responses, and the answers to a response, have feeds. Rule: docs/rules/feeds.md, "Which feeds there are". */

const titles = async (postId: string) => {
  const { items } = parseRss(await (await answerTo(`/feed/p/${postId}/responses`)).text())
  return items.map((item) => one(item, 'title').text)
}

test('a feed has the responses to one thing that everybody sees, newest first', async () => {
  const reader = await established()
  const story = await createStory({ title: 'Fog' })
  const first = await respond(reader.visit, story.id, 'The **first** to say so')
  const gone = await respond(reader.visit, story.id, 'Taken back')
  await respond(reader.visit, first.id, 'An answer')
  await respond(reader.visit, story.id, 'The last')
  await withResponse(reader.visit, 'deletePost', gone.id)
  expect((await titles(story.id)).toSorted()).toEqual(['The first to say so', 'The last'])
  expect(await titles(first.id)).toEqual(['An answer'])
})

test('what nobody can read has none', async () => {
  const draft = await createStory({ title: 'Draft', state: 'draft', isListed: false })
  await expect(answerTo(`/feed/p/${draft.id}/responses`)).rejects.toThrow("doesn't exist")
  await expect(answerTo('/feed/p/ffffffffffff/responses')).rejects.toThrow("doesn't exist")
})
