import { expect, test } from 'vitest'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { decide as decideOnPerson, SUSPEND, signStaffIn, UNSUSPEND } from '../site/support/moderators'
import { answer, decide, established, listed, respond, type Visit, withResponse } from './support'

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

const withDeleted = (visit: Visit, id: string) => withResponse(visit, 'deletePost', id)

/** The ids of a person's responses, as a viewer finds them on the person's page. */
async function responsesOf(username: string, visit: Visit): Promise<string[]> {
  const { data } = await visit.ask(
    'query ($username: String!) { userResult(username: $username) { ... on User { responses { posts { id } } } } }',
    { username },
  )
  const user = data?.userResult as { responses: { posts: { id: string }[] } }
  // All of a test are written at the same time, so their order is that of their ids.
  return user.responses.posts.map(({ id }) => id).toSorted()
}

test('a response that is hidden takes its answers out of the discussion and its count, and brings them back', async () => {
  const [writer, ada, eve] = [await signedIn(), await established(), await established()]
  const story = await createStory({ creatorId: writer.user.id })
  const first = await respond(ada.visit, story.id, 'First')
  const second = await respond(eve.visit, first.id, 'An answer')
  const third = await respond(ada.visit, second.id, 'An answer to that')
  const other = await respond(ada.visit, story.id, 'Another')
  const reader = newVisit()
  const facts = async () => ({
    counts: await Promise.all(
      [story.id, first.id, second.id].map(async (id) => (await listed(reader, id)).count),
    ),
    listed: (await listed(reader, story.id, 'OLDEST')).ids.toSorted(),
    gone: (await listed(reader, story.id)).gone,
    ofAda: await responsesOf(ada.user.username, reader),
    ofEve: await responsesOf(eve.user.username, reader),
    forEve: await responsesOf(eve.user.username, eve.visit),
    canAnswer: (await respond(eve.visit, second.id, 'Too late')).__typename === 'Post',
  })
  const shown = {
    counts: [4, 1, 1],
    listed: [first.id, other.id].toSorted(),
    gone: [],
    ofAda: [other.id, third.id, first.id].toSorted(),
    ofEve: [second.id],
    forEve: [second.id],
  }
  const { canAnswer: _, ...before } = { ...(await facts()) }
  expect(before).toEqual(shown)
  const late = (await listed(reader, second.id)).ids.find((id) => id !== third.id) ?? ''
  await withDeleted(eve.visit, late)
  await decide(writer.visit, 'hidePostResponseOnParentPost', story.id, first.id)
  expect(await facts()).toEqual({
    counts: [1, 0, 0],
    listed: [other.id],
    gone: [],
    ofAda: [other.id],
    ofEve: [],
    forEve: [second.id],
    canAnswer: false,
  })
  // A recount meanwhile leaves out, for example, what a suspended person has written.
  await signStaffIn()
  await decideOnPerson(SUSPEND, eve.user.id)
  await decideOnPerson(UNSUSPEND, eve.user.id)
  expect((await listed(reader, story.id)).count).toBe(1)
  await decide(writer.visit, 'unhidePostResponseOnParentPost', story.id, first.id)
  expect(await facts()).toEqual({ ...shown, canAnswer: true })
})

test('one that is deleted leaves its answers where they are, also within a thread that is shown again', async () => {
  const [writer, ada] = [await signedIn(), await established()]
  const story = await createStory({ creatorId: writer.user.id })
  const first = await respond(ada.visit, story.id, 'First')
  const second = await respond(ada.visit, first.id, 'An answer')
  await respond(ada.visit, second.id, 'An answer to that')
  await withDeleted(ada.visit, second.id)
  expect((await listed(newVisit(), story.id)).count).toBe(2)
  await decide(writer.visit, 'hidePostResponseOnParentPost', story.id, first.id)
  expect((await listed(newVisit(), story.id)).count).toBe(0)
  await decide(writer.visit, 'unhidePostResponseOnParentPost', story.id, first.id)
  expect((await listed(newVisit(), story.id)).count).toBe(2)
  expect((await listed(newVisit(), first.id)).gone).toEqual([second.id])
})
