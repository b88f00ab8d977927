import { expect, test } from 'vitest'
import { NEWCOMER_LIMITS } from '../../../schema/rules/newcomers'
import { DAY } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { block } from '../block/support'
import { list } from '../notification/support'
import { decide, edit, established, respond, type Visit } from './support'

/** The kinds of what somebody is told. */
const kindsOf = async (visit: Visit) =>
  (await list(visit))?.notifications.map(({ kind, actorCount }) => `${kind} ${actorCount}`)

/** A response to a story, and an answer to it by somebody else. */
async function setting() {
  const [writer, kenji, tomas] = [await established(), await established(), await established()]
  const { id } = await createStory({ creatorId: writer.user.id })
  const response = await respond(kenji.visit, id, 'A response')
  const answer = await respond(tomas.visit, response.id, 'An answer')
  return { id, writer, kenji, tomas, response: response.id, answer: answer.id }
}

test('an answer can’t be changed between people one of whom blocks the other', async () => {
  const { kenji, tomas, answer } = await setting()
  await block(kenji.visit, tomas.user.id)
  expect(await edit(tomas.visit, answer, 'Another answer')).toMatchObject({ code: 'BLOCKED' })
})

test('whoever hears of an answer hears of no mention that comes into it', async () => {
  const { writer, kenji, tomas, answer } = await setting()
  const told = async () => [await kindsOf(kenji.visit), await kindsOf(writer.visit)]
  const before = await told()
  await edit(tomas.visit, answer, `For @${kenji.user.username} and @${writer.user.username}`)
  expect(await told()).toEqual(before)
})

test('nobody hears of a mention that comes into an answer which is out of the discussion', async () => {
  const { id, writer, tomas, response, answer } = await setting()
  const friend = await established()
  await decide(writer.visit, 'hidePostResponseOnParentPost', id, response)
  await edit(tomas.visit, answer, `For @${friend.user.username}`)
  expect(await kindsOf(friend.visit)).toEqual([])
  await decide(writer.visit, 'unhidePostResponseOnParentPost', id, response)
  await edit(tomas.visit, answer, `Also for @${friend.user.username}`)
  expect(await kindsOf(friend.visit)).toEqual(['MENTION 1'])
})

test('a new account puts links into its responses as often as it publishes some with links', async () => {
  const { id } = await createStory()
  const { visit } = await signedIn({ createdAt: NOON - DAY })
  const texts: string[] = []
  for (let i = 0; i <= NEWCOMER_LIMITS.links.most; i++)
    texts.push((await respond(visit, id, `Plain ${i}`)).id)
  const [first = '', ...others] = texts
  for (const one of others) expect(await edit(visit, one, 'At https://a.example')).toMatchObject({ id: one })
  expect(await edit(visit, first, 'At https://a.example')).toMatchObject({ code: 'RATE_LIMITED' })
  // What leads elsewhere already, or still doesn't, can be changed.
  expect(await edit(visit, others[0] ?? '', 'At https://b.example')).toMatchObject({ __typename: 'Post' })
  expect(await edit(visit, first, 'Plain again')).toMatchObject({ __typename: 'Post' })
})
