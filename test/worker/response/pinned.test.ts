import { expect, test } from 'vitest'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { block } from '../block/support'
import { decide as decideOnPerson, SUSPEND, signStaffIn } from '../site/support/moderators'
import { established, listed, pin, respond, withResponse } from './support'

/** A story with a pinned response that has an answer. */
async function setting() {
  const [writer, reader, friend] = [await established(), await established(), await established()]
  const { id } = await createStory({ creatorId: writer.user.id })
  const pinned = await respond(reader.visit, id, 'Worth reading')
  await respond(friend.visit, pinned.id, 'It is')
  await pin(writer.visit, id, pinned.id)
  return { id, writer, reader, pinned: pinned.id }
}

test('a pinned response that is deleted leaves its place with the answers, until it comes back', async () => {
  const { id, writer, reader, pinned } = await setting()
  expect(await listed(newVisit(), id)).toMatchObject({ count: 2, pinned, ids: [], gone: [] })
  await withResponse(reader.visit, 'deletePost', pinned)
  for (const order of ['MOST_RELEVANT', 'NEWEST', 'OLDEST'])
    expect(await listed(newVisit(), id, order)).toMatchObject({ count: 1, pinned: null, gone: [pinned] })
  await withResponse(reader.visit, 'undeletePost', pinned)
  expect(await listed(newVisit(), id)).toMatchObject({ count: 2, pinned, ids: [], gone: [] })
  // A deleted response can lose its pin, but can't get one.
  await withResponse(reader.visit, 'deletePost', pinned)
  expect(await pin(writer.visit, id, pinned, false)).toMatchObject({ __typename: 'Post' })
  expect(await pin(writer.visit, id, pinned)).toMatchObject({ __typename: 'NotFound' })
  await withResponse(reader.visit, 'undeletePost', pinned)
  expect(await listed(newVisit(), id)).toMatchObject({ count: 2, pinned: null, ids: [pinned] })
})

test('a pinned response leaves its place to whoever doesn’t see its writer', async () => {
  const { id, reader, pinned } = await setting()
  const viewer = await established()
  await block(viewer.visit, reader.user.id)
  expect(await listed(viewer.visit, id)).toMatchObject({ pinned: null, gone: [pinned] })
  expect(await listed(newVisit(), id)).toMatchObject({ pinned, gone: [] })
  await signStaffIn()
  await decideOnPerson(SUSPEND, reader.user.id)
  expect(await listed(newVisit(), id)).toMatchObject({ pinned: null, gone: [pinned] })
})
