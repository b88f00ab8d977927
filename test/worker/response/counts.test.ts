import { expect, test } from 'vitest'
import { createStory } from '../../factories/story'
import { answer, established } from './support'

test('whoever publishes a response learns how many there are now', async () => {
  const { visit } = await established()
  const story = await createStory()
  const publish = (text: string) =>
    answer(
      visit,
      `mutation ($id: ID!, $text: String) { result: publishPostResponse(inResponseToPostId: $id, text: $text) { __typename ... on Post { id response { story { responsesCount postResponses { count } } } } } }`,
      { id: story.id, text },
    )
  expect(await publish('One')).toMatchObject({
    response: { story: { responsesCount: 1, postResponses: { count: 1 } } },
  })
  expect(await publish('Two')).toMatchObject({
    response: { story: { responsesCount: 2, postResponses: { count: 2 } } },
  })
})
