import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_SERIES_PARTS } from '../../../schema/rules/limits'
import { sequenceMessages } from '../../../schema/wording/sequence-messages'
import { createCollection } from '../../factories/collection'
import { NOON, nextId } from '../../factories/ids'
import { createRoles } from '../../factories/leaders'
import { createSequence } from '../../factories/sequence'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { change, partsOf, storiesOf } from './support'

let ada: Awaited<ReturnType<typeof signedIn>>
beforeEach(async () => {
  ada = await signedIn()
})

describe('the parts of a series', () => {
  test('are the writer’s stories in the order that they choose', async () => {
    const { id: sequenceId } = await createSequence({ creatorId: ada.user.id })
    const [a = '', b = '', c = ''] = await storiesOf(ada.user.id, 3)
    const first = await change(ada.visit, 'setSequenceParts', { sequenceId, revision: 0, postIds: [a, b, c] })
    expect(first).toMatchObject({ __typename: 'Sequence', revision: 1 })
    const then = await change(ada.visit, 'setSequenceParts', { sequenceId, revision: 1, postIds: [c, a] })
    expect(then.ownParts?.map(({ postId }) => postId)).toEqual([c, a])
    expect(await partsOf(sequenceId)).toEqual([c, a])
  })

  test('stay as they are if they have changed since, but the same change twice is one', async () => {
    const [a = '', b = ''] = await storiesOf(ada.user.id, 2)
    const { id: sequenceId } = await createSequence({ creatorId: ada.user.id }, [a])
    const set = (postIds: string[]) =>
      change(ada.visit, 'setSequenceParts', { sequenceId, revision: 0, postIds })
    const both = await Promise.all([set([a, b]), set([b, a])])
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['Conflict', 'Sequence'])
    const after = await partsOf(sequenceId)
    expect(await set(after)).toMatchObject({ __typename: 'Sequence', revision: 1 })
    expect(await set([])).toMatchObject({ __typename: 'Conflict' })
    expect(await partsOf(sequenceId)).toEqual(after)
  })

  test('may be drafts, and stories of a publication that the writer leads, but no others', async () => {
    const publication = await createCollection()
    await createRoles(publication.id, { [ada.user.id]: 'EDITOR' })
    const draft = await createStory({ creatorId: ada.user.id, state: 'draft', isListed: false })
    const led = await createStory({ collectionId: publication.id })
    const { id: sequenceId } = await createSequence({ creatorId: ada.user.id })
    const allowed = [draft.id, led.id]
    expect(
      await change(ada.visit, 'setSequenceParts', { sequenceId, revision: 0, postIds: allowed }),
    ).toMatchObject({ __typename: 'Sequence' })
    const elsewhere = await createCollection()
    await createRoles(elsewhere.id, { [ada.user.id]: 'WRITER' })
    const others = [
      await createStory(),
      await createStory({ collectionId: elsewhere.id }),
      await createStory({ collectionId: publication.id, state: 'draft', isListed: false }),
      await createStory({ creatorId: ada.user.id, state: 'trashed', isListed: false }),
      await createStory({ creatorId: ada.user.id, kind: 'response' }),
      { id: nextId() },
    ]
    for (const { id } of others)
      expect(
        await change(ada.visit, 'setSequenceParts', { sequenceId, revision: 1, postIds: [...allowed, id] }),
      ).toMatchObject({ __typename: 'BadRequest', message: sequenceMessages.notYours })
  })

  test('stay when their story is withdrawn or in the trash, and tell nothing of somebody else’s', async () => {
    const publication = await createCollection()
    const led = await createStory({
      collectionId: publication.id,
      state: 'draft',
      isListed: false,
      title: 'Secret',
    })
    const own = await createStory({ creatorId: ada.user.id, state: 'draft', isListed: false, title: 'Own' })
    const binned = await createStory({ creatorId: ada.user.id, state: 'trashed', isListed: false })
    const before = [led.id, own.id, binned.id]
    const { id: sequenceId } = await createSequence({ creatorId: ada.user.id }, before)
    const turned = await change(ada.visit, 'setSequenceParts', {
      sequenceId,
      revision: 0,
      postIds: [own.id, led.id, binned.id],
    })
    expect(turned.ownParts).toEqual([
      { postId: own.id, story: { title: 'Own' } },
      { postId: led.id, story: null },
      { postId: binned.id, story: null },
    ])
  })

  test('are a hundred at most, each once', async () => {
    const { id: sequenceId } = await createSequence({ creatorId: ada.user.id })
    const many = Array.from({ length: MAX_SERIES_PARTS + 1 }, () => nextId())
    for (const [postIds, message] of [
      [many, sequenceMessages.tooManyParts(MAX_SERIES_PARTS)],
      [[many[0], many[0]], sequenceMessages.twice],
    ])
      expect(await change(ada.visit, 'setSequenceParts', { sequenceId, revision: 0, postIds })).toMatchObject(
        { __typename: 'BadRequest', message },
      )
  })

  test('are found among the writer’s stories that aren’t parts yet', async () => {
    const publication = await createCollection()
    await createRoles(publication.id, { [ada.user.id]: 'OWNER' })
    const of = { creatorId: ada.user.id }
    const part = await createStory({ ...of, title: 'Tide one' })
    await createStory({ ...of, title: 'A TIDE in draft', state: 'draft', isListed: false, updatedAt: NOON })
    await createStory({ ...of, title: 'Wind' })
    await createStory({ collectionId: publication.id, title: 'Tides of others' })
    await createStory({ title: 'Tide elsewhere' })
    const { id = '' } = await createSequence(of, [part.id])
    const search = async (visit: typeof ada.visit) =>
      (
        await visit.ask(
          'query ($id: String!) { viewer { sequence(slugId: $id) { candidates(search: "tide") { title isListed } } } }',
          { id },
        )
      ).data?.viewer
    expect(await search(ada.visit)).toEqual({
      sequence: {
        candidates: [
          { title: 'A TIDE in draft', isListed: false },
          { title: 'Tides of others', isListed: true },
        ],
      },
    })
    expect(await search((await signedIn()).visit)).toEqual({ sequence: null })
  })
})
