import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { DAY } from '../../../../schema/rules/time-units'
import { coAuthor } from '../../../../schema/tables/co-author'
import { collectionInvitation } from '../../../../schema/tables/invitation'
import { postLink } from '../../../../schema/tables/post-link'
import { submission } from '../../../../schema/tables/submission'
import { createCatalog } from '../../../factories/catalog'
import { createCollection } from '../../../factories/collection'
import { NOON, nextId } from '../../../factories/ids'
import { createRoles } from '../../../factories/leaders'
import { createSequence } from '../../../factories/sequence'
import { createStory, paragraph } from '../../../factories/story'
import { createTag } from '../../../factories/tag'
import { createUser } from '../../../factories/user'
import { createPayouts } from './payouts'
import { createCases, createOwnThings, createRooms, createTraces } from './things'

/** Who is signed in. The co-author writes the author's stories with them; the reader has what readers leave. */
export const PEOPLE = ['reader', 'author', 'coAuthor', 'editor', 'owner', 'staff'] as const
export type Signed = (typeof PEOPLE)[number]

const times = { createdAt: NOON, updatedAt: NOON }
const db = () => drizzle(env.DB)

async function createPeople(): Promise<Record<Signed, string>> {
  const create = async (name: Signed, given: object = {}) =>
    (await createUser({ username: name.toLowerCase(), createdAt: 0, ...given })).id
  return {
    reader: await create('reader', { email: 'reader@quire.test' }),
    author: await create('author', { isBookAuthor: true }),
    coAuthor: await create('coAuthor'),
    editor: await create('editor'),
    owner: await create('owner'),
    staff: await create('staff', { isStaff: true }),
  }
}

/** Stores one of everything, and says what each is called: the ids that mutations take. */
export async function createWorld() {
  const people = await createPeople()
  const { author, coAuthor: second, reader, owner, editor } = people
  await createTag('birds')
  await createTag('fish')
  const { id: collection } = await createCollection({ slug: 'harbour', creatorId: owner })
  const { id: deletedCollection } = await createCollection({ creatorId: owner, deletedAt: NOON })
  await createRoles(collection, { [owner]: 'OWNER', [editor]: 'EDITOR', [author]: 'WRITER' })
  await createRoles(deletedCollection, { [owner]: 'OWNER', [editor]: 'EDITOR' })
  const written = { creatorId: author, coAuthorIds: JSON.stringify([second]) }
  const hidden = { ...written, isListed: false }
  const body = [paragraph('Some words to mark.', 'text')]
  const made = [
    await createStory({ ...written, collectionId: collection, body }),
    await createStory({ ...hidden, state: 'draft', body }),
    await createStory({ ...hidden, state: 'draft', body }),
    await createStory({ ...hidden, state: 'trashed', trashedFrom: 'draft', trashedAt: NOON }),
    await createStory({ ...written, body }),
    await createStory({ ...hidden, state: 'draft', body }),
  ] as const
  const [story, draft, offered, trashed, other, unoffered] = made.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  await createRooms(collection, owner, other)
  for (const postId of [story, draft, offered])
    await db().insert(coAuthor).values({ postId, userId: second, position: 0, invitedAt: 1, acceptedAt: 1 })
  await db().insert(coAuthor).values({ postId: draft, userId: reader, position: 1, invitedAt: 1 })
  const { id: catalog } = await createCatalog({ creatorId: author, visibility: 0 }, [story])
  const { id: deletedCatalog } = await createCatalog({ creatorId: author, deletedAt: NOON })
  const { id: sequence } = await createSequence({ creatorId: author })
  const { id: deletedSequence } = await createSequence({ creatorId: author, deletedAt: NOON })
  const { id: hiddenSequence } = await createSequence({ creatorId: author, publishedAt: null }, [story])
  const sent = { postId: offered, collectionId: collection, creatorId: author, submittedAt: NOON }
  const [asked, submitted, link, invitation] = [nextId(), nextId(), nextId(), nextId()]
  const turn = { turnAt: NOON, ...times }
  await db()
    .insert(submission)
    .values({ id: submitted, submitKey: submitted, state: 'OPEN', turn: 'editors', ...sent, ...turn })
  await db()
    .insert(submission)
    .values({
      id: asked,
      submitKey: asked,
      state: 'CHANGES_REQUESTED',
      turn: 'writer',
      ...sent,
      ...turn,
      postId: other,
    })
  await db().insert(postLink).values({ id: link, postId: draft, keyHash: link, createdAt: NOON })
  const offer = { collectionId: collection, role: 'WRITER' as const, inviterId: owner, userId: reader }
  const until = { createdAt: NOON, expiresAt: NOON + DAY }
  await db()
    .insert(collectionInvitation)
    .values({ id: invitation, ...offer, ...until })
  return {
    people,
    version: String(made[0].versionId),
    ...{ collection, deletedCollection, story, draft, offered, trashed, other, unoffered },
    ...{ catalog, deletedCatalog, sequence, deletedSequence, hiddenSequence },
    ...{ asked, submitted, link, invitation },
    ...(await createOwnThings(author, reader)),
    ...(await createPayouts(author)),
    ...(await createTraces(reader, story, catalog)),
    ...(await createCases(author, collection)),
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
