import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { RESPONSE_HELD } from '../../../schema/rules/responses'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { decide, edit, established, respond, type Visit, withheld, withResponse } from '../response/support'
import { list, unseen } from './support'

const HIDE = 'hidePostResponseOnParentPost'
const UNHIDE = 'unhidePostResponseOnParentPost'

type Person = Awaited<ReturnType<typeof established>>
let writer: Person
let ana: Person
let ben: Person
let story: string
beforeEach(async () => {
  writer = await established({ name: 'Writer' })
  ana = await established({ name: 'Ana' })
  ben = await established({ name: 'Ben' })
  story = (await createStory({ creatorId: writer.user.id })).id
})

/** What somebody is told, and how much of that is new. */
const told = async ({ visit }: Person) => ({
  new: await unseen(visit),
  list: (await list(visit))?.notifications.map(({ kind, actors }) =>
    `${kind} ${actors.map(({ name }) => name).join(' ')}`.trim(),
  ),
})
const NOTHING = { new: 0, list: [] }

const again = async (visit: Visit, id: string) => {
  await withResponse(visit, 'deletePost', id)
  await withResponse(visit, 'undeletePost', id)
}

test('nobody is told of a hidden response that is deleted and comes back, nor of one in a hidden thread', async () => {
  const { id } = await respond(ana.visit, story, 'A response')
  const answer = await respond(ben.visit, id, `An answer for @${writer.user.username}`)
  await decide(writer.visit, HIDE, story, id)
  await again(ben.visit, answer.id)
  expect((await told(ana)).list).toEqual(['RESPONSE_DECISION'])
  await again(ana.visit, id)
  expect(await told(writer)).toEqual(NOTHING)
  await decide(writer.visit, UNHIDE, story, id)
  await again(ana.visit, id)
  expect(await told(writer)).toEqual({ new: 1, list: ['RESPONSE Ana'] })
})

test('a response that waited and was hidden doesn’t wait again when it comes back', async () => {
  const fresh = await signedIn({ name: 'New', createdAt: NOON })
  const { id } = await respond(fresh.visit, story, 'The first one')
  await again(fresh.visit, id)
  expect(await told(writer)).toEqual({ new: 1, list: ['RESPONSE New'] })
  await decide(writer.visit, HIDE, story, id)
  await again(fresh.visit, id)
  expect(await withheld(writer.visit, story, 'HELD')).toEqual([])
  expect(await told(writer)).toEqual(NOTHING)
})

test('people whom a response mentions are told again when it comes back', async () => {
  const { id } = await respond(ben.visit, story, `For @${ana.user.username}`)
  await withResponse(ben.visit, 'deletePost', id)
  expect(await told(ana)).toEqual(NOTHING)
  await withResponse(ben.visit, 'undeletePost', id)
  expect(await told(ana)).toEqual({ new: 1, list: ['MENTION Ben'] })
})

test('whom a response mentioned before it was changed is told no more once it is deleted', async () => {
  const { id } = await respond(ben.visit, story, `For @${ana.user.username}`)
  await edit(ben.visit, id, 'For nobody')
  expect(await told(ana)).toEqual({ new: 1, list: ['MENTION Ben'] })
  await withResponse(ben.visit, 'deletePost', id)
  expect(await told(ana)).toEqual(NOTHING)
})

test.each(['is approved', 'has waited for two weeks'])(
  'nobody but its writer is told of an answer in a hidden thread that %s',
  async (what) => {
    const fresh = await signedIn({ name: 'New', createdAt: NOON })
    const friend = await established()
    const { id } = await respond(ana.visit, story, 'A response')
    const answer = await respond(fresh.visit, id, `An answer for @${friend.user.username}`)
    await decide(writer.visit, HIDE, story, id)
    if (what === 'is approved') await decide(writer.visit, UNHIDE, id, answer.id)
    else {
      const ctx = createExecutionContext()
      await cronJob('show-held-responses', NOON + RESPONSE_HELD)
      await waitOnExecutionContext(ctx)
    }
    expect((await told(fresh)).list).toEqual(['RESPONSE_DECISION'])
    expect((await told(ana)).list).toEqual(['RESPONSE_DECISION'])
    expect(await told(friend)).toEqual(NOTHING)
  },
)
