import { createCatalog } from '../../factories/catalog'
import { createCollection } from '../../factories/collection'
import { createRoles } from '../../factories/leaders'
import { createStory, paragraph } from '../../factories/story'
import { begun } from '../draft/support'
import { established, respond, withResponse } from '../response/support'
import { type Answer, answer } from './support'

type Person = Awaited<ReturnType<typeof established>>

/** A person with one of everything that others can do something with. */
export interface Owner extends Person {
  postId: string
  responseId: string
  catalogId: string
}

export async function owner(name: string): Promise<Owner> {
  const person = await established({ name })
  const creatorId = person.user.id
  const story = await createStory({
    creatorId,
    listTitle: name,
    body: [paragraph('Some words to mark.', 'text')],
  })
  const catalog = await createCatalog({ creatorId, visibility: 0 })
  const others = await createStory()
  const { id } = await respond(person.visit, others.id, `Said by ${name}`)
  return { ...person, postId: story.id, responseId: id, catalogId: catalog.id }
}

/** Mutations that never block anybody, and share their union with one that may. */
export const SHARING = ['deletePost', 'followCollection', 'unfollowCollection', 'unfollowUser']

export const FAILURE = '__typename ... on UserError { code field message }'

let keys = 0
/** Everything that one person does with another's things, by the mutation's name. */
export const DEEDS: Readonly<Record<string, (by: Owner, to: Owner) => Promise<Answer>>> = {
  followUser: ({ visit }, { user }) =>
    answer(visit, `mutation ($id: ID!) { result: followUser(targetUserId: $id) { ${FAILURE} } }`, {
      id: user.id,
    }),
  clapPost: ({ visit }, { postId }) =>
    answer(visit, `mutation ($id: ID!) { result: clapPost(targetPostId: $id, numClaps: 3) { ${FAILURE} } }`, {
      id: postId,
    }),
  clapCatalog: ({ visit }, { catalogId }) =>
    answer(
      visit,
      `mutation ($id: ID!) { result: clapCatalog(targetCatalogId: $id, numClaps: 3) { ${FAILURE} } }`,
      { id: catalogId },
    ),
  publishPostResponse: ({ visit }, { postId }) => respond(visit, postId, 'To the story'),
  'publishPostResponse to a response': ({ visit }, { responseId }) =>
    respond(visit, responseId, 'To the response'),
  publishCatalogResponse: ({ visit }, { catalogId }) =>
    answer(
      visit,
      `mutation ($id: ID!) { result: publishCatalogResponse(inResponseToCatalogId: $id, text: "x") { ${FAILURE} } }`,
      { id: catalogId },
    ),
  editPostResponse: async (by, to) => {
    const [between] = await bothResponses(by, to)
    return answer(
      by.visit,
      `mutation ($id: ID!, $text: String!) { result: editPostResponse(postId: $id, text: $text) { ${FAILURE} } }`,
      { id: between, text: `Changed ${keys++}` },
    )
  },
  undeletePost: async (by, to) => {
    const id = await deletedResponse(by, to)
    const undeleted = await withResponse(by.visit, 'undeletePost', id)
    await withResponse(by.visit, 'deletePost', id)
    return undeleted
  },
  createQuote: ({ visit }, { postId }) =>
    answer(
      visit,
      `mutation ($id: ID!) { result: createQuote(targetPostId: $id, paragraphName: "text", startOffset: 0, endOffset: 4) { ${FAILURE} } }`,
      { id: postId },
    ),
  restoreQuote: async (by, to) => {
    const quoteId = await deletedQuote(by, to)
    return answer(by.visit, `mutation ($id: ID!) { result: restoreQuote(quoteId: $id) { ${FAILURE} } }`, {
      id: quoteId,
    })
  },
  addPostNote: ({ visit }, { postId }) =>
    answer(
      visit,
      `mutation ($input: AddPostNoteInput!) { result: addPostNote(input: $input) { ${FAILURE} } }`,
      {
        input: { postId, key: `block-note-${keys++}`, text: 'A note', audience: 'READER' },
      },
    ),
  replyToPostNote: async (by, to) =>
    answer(
      by.visit,
      `mutation ($input: ReplyToPostNoteInput!) { result: replyToPostNote(input: $input) { ${FAILURE} } }`,
      { input: { noteId: await noteBy(to, by), key: `block-reply-${keys++}`, text: 'Thanks' } },
    ),
  editPostNote: async (by, to) =>
    answer(
      by.visit,
      `mutation ($input: EditPostNoteInput!) { result: editPostNote(input: $input) { ${FAILURE} } }`,
      { input: { noteId: await noteBy(by, to), text: `A changed note ${keys++}` } },
    ),
  restorePostNote: async (by, to) =>
    answer(by.visit, `mutation ($id: ID!) { result: restorePostNote(noteId: $id) { ${FAILURE} } }`, {
      id: await deletedNote(by, to),
    }),
  followCatalog: ({ visit }, { catalogId }) =>
    answer(visit, `mutation ($id: ID!) { result: followCatalog(targetCatalogId: $id) { ${FAILURE} } }`, {
      id: catalogId,
    }),
  inviteCoAuthor: async ({ visit }, { user }) =>
    answer(
      visit,
      `mutation ($input: InviteCoAuthorInput!) { result: inviteCoAuthor(input: $input) { ${FAILURE} } }`,
      { input: { postId: await begun(visit, 'Ours'), username: user.username } },
    ),
  answerCoAuthorInvitation: async (by, to) =>
    answer(
      by.visit,
      `mutation ($input: AnswerCoAuthorInvitationInput!) { result: answerCoAuthorInvitation(input: $input) { ${FAILURE} } }`,
      { input: { postId: await invitedBy(to, by), accepts: true } },
    ),
  invite: async (by, { user }) => {
    const { collectionId } = await ledBy(by)
    return answer(
      by.visit,
      `mutation ($input: InviteInput!) { result: invite(input: $input) { ${FAILURE} } }`,
      { input: { collectionId, role: 'WRITER', username: user.username } },
    )
  },
}

/* The data that must exist before one of the two blocks the other; made once for each pair. */
const made = new Map<string, Promise<string>>()
const once = (key: string, make: () => Promise<string>): Promise<string> => {
  const known = made.get(key) ?? make()
  made.set(key, known)
  return known
}
const responseTo = (by: Owner, to: Owner) =>
  once(`response ${by.user.id} ${to.user.id}`, async () => (await respond(by.visit, to.postId, 'Before')).id)
const bothResponses = (by: Owner, to: Owner) => Promise.all([responseTo(by, to)])
const deletedResponse = (by: Owner, to: Owner) =>
  once(`deleted response ${by.user.id} ${to.user.id}`, async () => {
    const { id } = await respond(by.visit, to.postId, 'Taken back')
    await withResponse(by.visit, 'deletePost', id)
    return id
  })
const deletedQuote = (by: Owner, to: Owner) =>
  once(`quote ${by.user.id} ${to.user.id}`, async () => {
    const made = await answer(
      by.visit,
      'mutation ($id: ID!) { result: createQuote(targetPostId: $id, paragraphName: "text", startOffset: 5, endOffset: 10) { __typename ... on Quote { id } } }',
      { id: to.postId },
    )
    const id = String(made.id)
    await answer(by.visit, `mutation ($id: ID!) { result: deleteQuote(quoteId: $id) { ${FAILURE} } }`, { id })
    return id
  })
async function noteTo(by: Owner, to: Owner, text: string): Promise<string> {
  const { notes } = await answer(
    by.visit,
    'mutation ($input: AddPostNoteInput!) { result: addPostNote(input: $input) { __typename ... on PostNotes { notes { id text } } } }',
    { input: { postId: to.postId, key: `block-first-${keys++}`, text, audience: 'READER' } },
  )
  return (notes as { id: string; text: string }[]).find((note) => note.text === text)?.id ?? ''
}
const noteBy = (by: Owner, to: Owner) =>
  once(`note ${by.user.id} ${to.user.id}`, () => noteTo(by, to, 'A first note'))
const deletedNote = (by: Owner, to: Owner) =>
  once(`deleted note ${by.user.id} ${to.user.id}`, async () => {
    const id = await noteTo(by, to, 'A note for a moment')
    await answer(by.visit, `mutation ($id: ID!) { result: deletePostNote(noteId: $id) { ${FAILURE} } }`, {
      id,
    })
    return id
  })
const invitedBy = (by: Owner, to: Owner) =>
  once(`co-author ${by.user.id} ${to.user.id}`, async () => {
    const postId = await begun(by.visit, 'Together')
    await answer(
      by.visit,
      `mutation ($input: InviteCoAuthorInput!) { result: inviteCoAuthor(input: $input) { ${FAILURE} } }`,
      { input: { postId, username: to.user.username } },
    )
    return postId
  })
/** Makes what has to be there before one of the two blocks the other. */
export async function prepare(by: Owner, to: Owner): Promise<void> {
  await responseTo(by, to)
  await deletedResponse(by, to)
  await deletedQuote(by, to)
  await invitedBy(by, to)
  await noteBy(by, to)
  await deletedNote(by, to)
  await ledBy(by)
}

const ledBy = async (by: Owner) => ({
  collectionId: await once(`publication ${by.user.id}`, async () => {
    const { id } = await createCollection()
    await createRoles(id, { [by.user.id]: 'OWNER' })
    return id
  }),
})
