import { describe, expect, test } from 'vitest'
import { INVITATION_KEPT, INVITATION_LIFETIME, MOST_INVITATIONS_TO } from '../../../schema/rules/invitations'
import { HOUR } from '../../../schema/rules/time-units'
import { clearMailbox, mailbox } from '../../../worker/platform/development/mailbox'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createRoles } from '../../factories/leaders'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { firstValue, of, save } from '../draft/support'
import { rowsOf } from '../notification/support'
import { publication } from '../submission/support'

type Visit = ReturnType<typeof newVisit>

async function act(visit: Visit, name: string, input: object) {
  const { data, errors } = await visit.ask(
    `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { result: ${name}(input: $input) {
      __typename ... on UserError { field message } ... on Collection { invitations { id role email user { id } } } } }`,
    { input },
  )
  if (!data?.result) throw new Error(JSON.stringify(errors))
  return data.result as {
    __typename: string
    field?: string
    invitations?: { id: string; role: string; email: string | null }[] | null
  }
}

const roleOf = (collectionId: string, userId: string) =>
  firstValue(
    'SELECT role FROM collection_editor WHERE collection_id = ? AND user_id = ?',
    collectionId,
    userId,
  )

const own = async (visit: Visit) =>
  (await visit.ask('{ viewer { invitations { id role } } }')).data as {
    viewer: { invitations: { id: string; role: string }[] }
  }

/** Invites a person by their name, and returns the invitation as they see it. */
async function invited(by: Visit, collectionId: string, role = 'WRITER') {
  const somebody = await signedIn()
  await act(by, 'invite', { collectionId, role, username: `@${somebody.user.username}` })
  const [invitation] = (await own(somebody.visit)).viewer.invitations
  return { ...somebody, invitationId: invitation?.id ?? '' }
}

/** Mails an invitation, and returns the token in its link. */
async function mailed(by: Visit, collectionId: string, email: string): Promise<string> {
  clearMailbox()
  expect(await act(by, 'invite', { collectionId, role: 'WRITER', email })).toMatchObject({
    __typename: 'Collection',
  })
  const { link = '' } = mailbox().find(({ mail }) => mail.to === email)?.mail ?? {}
  return new URL(link).searchParams.get('token') ?? ''
}

describe('invite', () => {
  test('the owner invites editors and writers, an editor writers, nobody else anybody', async () => {
    const { collection, owner, editor, writer } = await publication()
    const { user, visit: stranger } = await signedIn()
    const ask = async (by: Visit, role: string) =>
      (await act(by, 'invite', { collectionId: collection.id, role, username: user.username })).__typename
    expect(await ask(owner.visit, 'EDITOR')).toBe('Collection')
    expect(await ask(editor.visit, 'WRITER')).toBe('Collection')
    expect(await ask(editor.visit, 'EDITOR')).toBe('Forbidden')
    for (const by of [writer.visit, stranger]) expect(await ask(by, 'WRITER')).toBe('Forbidden')
    expect(await ask(newVisit(), 'WRITER')).toBe('Unauthorized')
  })

  test('by username notifies the person; the newest invitation counts', async () => {
    const { collection, owner } = await publication()
    const { user, visit, invitationId } = await invited(owner.visit, collection.id)
    expect(await rowsOf(user.id)).toMatchObject([
      { kind: 'invitation', actorId: owner.user.id, collectionId: collection.id },
    ])
    await act(owner.visit, 'invite', { collectionId: collection.id, role: 'EDITOR', username: user.username })
    const { invitations } = (await own(visit)).viewer
    expect(invitations).toMatchObject([{ role: 'EDITOR' }])
    expect(await act(visit, 'acceptInvitation', { invitationId })).toMatchObject({ __typename: 'NotFound' })
  })

  test('says what is wrong with who is invited', async () => {
    const { collection, owner, editor } = await publication()
    const ask = (more: object) =>
      act(owner.visit, 'invite', { collectionId: collection.id, role: 'WRITER', ...more })
    expect(await ask({})).toMatchObject({ __typename: 'BadRequest' })
    expect(await ask({ username: 'nobody.at.all' })).toMatchObject({ __typename: 'NotFound' })
    expect(await ask({ email: 'no address' })).toMatchObject({ __typename: 'BadRequest', field: 'email' })
    for (const { username } of [owner.user, editor.user])
      expect(await ask({ username })).toMatchObject({ __typename: 'AlreadyExists' })
  })

  test('an address gets few invitations a day, whoever sends them', async () => {
    const { collection, owner, editor } = await publication()
    const email = 'often@elsewhere.example'
    const answers: string[] = []
    for (let i = 0; i <= MOST_INVITATIONS_TO.most; i++) {
      const by = i % 2 ? owner.visit : editor.visit
      answers.push(
        (await act(by, 'invite', { collectionId: collection.id, role: 'WRITER', email })).__typename,
      )
    }
    expect(answers).toEqual(['Collection', 'Collection', 'Collection', 'RateLimited'])
  })
})

describe('an invitation', () => {
  test('by mail works once, for whoever has the link, and only its hash is stored', async () => {
    const { collection, owner } = await publication()
    const token = await mailed(owner.visit, collection.id, 'new@elsewhere.example')
    expect(token.length).toBeGreaterThanOrEqual(22)
    const stored = await firstValue(
      'SELECT token_hash FROM collection_invitation WHERE collection_id = ?',
      collection.id,
    )
    expect(stored).toMatch(/^[0-9a-f]{64}$/)
    const [one, other] = await Promise.all([signedIn(), signedIn()])
    expect(await act(one.visit, 'acceptInvitation', { token: `${token}x` })).toMatchObject({
      __typename: 'NotFound',
    })
    expect(await act(one.visit, 'acceptInvitation', { token })).toMatchObject({ __typename: 'Collection' })
    expect(await roleOf(collection.id, one.user.id)).toBe('WRITER')
    expect(await act(other.visit, 'acceptInvitation', { token })).toMatchObject({ __typename: 'NotFound' })
    expect(await rowsOf(owner.user.id)).toMatchObject([{ kind: 'invitation-accepted', actorId: one.user.id }])
    expect(
      await firstValue('SELECT count(*) FROM purge_outbox WHERE tag = ?', `collection-${collection.id}`),
    ).toBe(1)
  })

  test('two who accept the same link at once: one has the role', async () => {
    const { collection, owner } = await publication()
    const token = await mailed(owner.visit, collection.id, 'two@elsewhere.example')
    const both = await Promise.all([signedIn(), signedIn()])
    const answers = await Promise.all(both.map(({ visit }) => act(visit, 'acceptInvitation', { token })))
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['Collection', 'NotFound'])
    const roles = await Promise.all(both.map(({ user }) => roleOf(collection.id, user.id)))
    expect(roles.filter(Boolean)).toEqual(['WRITER'])
  })

  test('is its person’s alone, lasts 14 days, and ends when it is declined or taken back', async () => {
    const { collection, owner } = await publication()
    const { visit: stranger } = await signedIn()
    const late = await invited(owner.visit, collection.id)
    const answer = (visit: Visit, name: string, invitationId: string) => act(visit, name, { invitationId })
    expect(await answer(stranger, 'acceptInvitation', late.invitationId)).toMatchObject({
      __typename: 'NotFound',
    })
    late.visit.now = NOON + INVITATION_LIFETIME
    expect(await answer(late.visit, 'acceptInvitation', late.invitationId)).toMatchObject({
      __typename: 'NotFound',
    })
    const shy = await invited(owner.visit, collection.id)
    expect(await answer(shy.visit, 'declineInvitation', shy.invitationId)).toMatchObject({
      __typename: 'Collection',
    })
    const unlucky = await invited(owner.visit, collection.id)
    expect(await answer(stranger, 'revokeInvitation', unlucky.invitationId)).toMatchObject({
      __typename: 'Forbidden',
    })
    await answer(owner.visit, 'revokeInvitation', unlucky.invitationId)
    for (const { visit, invitationId } of [shy, unlucky])
      expect(await answer(visit, 'acceptInvitation', invitationId)).toMatchObject({ __typename: 'NotFound' })
    for (const { user } of [late, shy, unlucky]) expect(await roleOf(collection.id, user.id)).toBeUndefined()
    await cronJob('sweep-tables', NOON + INVITATION_LIFETIME + INVITATION_KEPT + HOUR)
    expect(
      await firstValue('SELECT count(*) FROM collection_invitation WHERE collection_id = ?', collection.id),
    ).toBe(0)
  })

  test('of somebody who may not invite any more is void', async () => {
    const { collection, owner, editor } = await publication()
    const { visit, invitationId } = await invited(editor.visit, collection.id)
    await act(owner.visit, 'removeRole', { collectionId: collection.id, userId: editor.user.id })
    expect(await act(visit, 'acceptInvitation', { invitationId })).toMatchObject({ __typename: 'NotFound' })
  })
})

describe('roles', () => {
  test('change by the owner; everybody but the owner can leave', async () => {
    const { collection, owner, editor, writer } = await publication()
    const collectionId = collection.id
    const ask = (by: Visit, name: string, more: object) => act(by, name, { collectionId, ...more })
    const promote = { userId: writer.user.id, role: 'EDITOR' }
    expect(await ask(editor.visit, 'changeRole', promote)).toMatchObject({ __typename: 'Forbidden' })
    expect(await ask(owner.visit, 'changeRole', promote)).toMatchObject({ __typename: 'Collection' })
    expect(await roleOf(collectionId, writer.user.id)).toBe('EDITOR')
    expect(await ask(editor.visit, 'removeRole', { userId: writer.user.id })).toMatchObject({
      __typename: 'Forbidden',
    })
    expect(await ask(owner.visit, 'changeRole', { userId: owner.user.id, role: 'WRITER' })).toMatchObject({
      __typename: 'Conflict',
    })
    expect(await ask(owner.visit, 'removeRole', { userId: owner.user.id })).toMatchObject({
      __typename: 'Conflict',
    })
    for (const { visit, user } of [editor, writer]) {
      expect(await ask(visit, 'removeRole', { userId: user.id })).toMatchObject({ __typename: 'Collection' })
      expect(await roleOf(collectionId, user.id)).toBeUndefined()
    }
  })

  test('an editor takes a writer’s role away, and nobody else’s', async () => {
    const { collection, editor, writer } = await publication()
    const third = await signedIn()
    await createRoles(collection.id, { [third.user.id]: 'EDITOR' })
    const ask = (userId: string) => act(editor.visit, 'removeRole', { collectionId: collection.id, userId })
    expect(await ask(third.user.id)).toMatchObject({ __typename: 'Forbidden' })
    expect(await ask(writer.user.id)).toMatchObject({ __typename: 'Collection' })
    expect(await ask(writer.user.id)).toMatchObject({ __typename: 'Collection' })
  })

  test('an editor works on any story in the publication, until the role is taken away while they save', async () => {
    const { collection, owner, editor, writer } = await publication()
    const story = await createStory({ creatorId: writer.user.id, collectionId: collection.id, revision: 1 })
    const title = (text: string) => [{ type: 'title', text }]
    expect(await save(editor.visit, story.id, 1, title('By an editor'))).toMatchObject({ revision: 2 })
    const [, lost] = await Promise.all([
      act(owner.visit, 'removeRole', { collectionId: collection.id, userId: editor.user.id }),
      save(editor.visit, story.id, 2, title('Just in time, or not')),
    ])
    expect(['SavedDraft', 'Forbidden']).toContain(lost.__typename)
    expect(await save(editor.visit, story.id, 3, title('Too late'))).toMatchObject({
      __typename: 'Forbidden',
    })
    // What was saved before is there.
    expect((await of(writer.visit, 'draft', story.id)).title).toMatch(/^(By an editor|Just in time, or not)$/)
  })
})
