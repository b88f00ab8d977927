import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { DELETION_GRACE, RECENT_AUTHENTICATION, USERNAME_KEPT_FOR } from '../../../schema/rules/identity'
import { post } from '../../../schema/tables/post'
import { session } from '../../../schema/tables/session'
import { tag } from '../../../schema/tables/tag'
import { user } from '../../../schema/tables/user'
import { accountWording } from '../../../schema/wording/account'
import { removeAccount } from '../../../worker/data/account/removal'
import { Database } from '../../../worker/data/database'
import { failureType } from '../../../worker/graphql/failures'
import { completeSignIn } from '../../../worker/services/identity/grants'
import { endpointContext } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createStory } from '../../factories/story'
import { createUser, type NewUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const RESULT =
  '{ __typename ... on AccountSettings { username name bio imageId email unverifiedEmail usernameChangeableAt } ... on UserError { code field message } }'
const db = drizzle(env.DB)
const stored = async (id: string) => (await db.select().from(user).where(eq(user.id, id)))[0]

async function signedIn(given: Partial<NewUser> = {}) {
  const person = await createUser(given)
  const visit = newVisit()
  await visit.signIn(person.id)
  return { person, visit }
}
type Visit = ReturnType<typeof newVisit>
const mutate = async (visit: Visit, call: string, variables: object = {}, types = '') =>
  (await visit.ask(`mutation${types} { result: ${call} }`, variables)).data?.result as Record<string, unknown>
const changeUsername = (visit: Visit, username: string) =>
  mutate(visit, `changeUsername(username: $username) ${RESULT}`, { username }, '($username: String!)')

describe('a username', () => {
  test('can be changed, and the old one still redirects to the person', async () => {
    const { person, visit } = await signedIn()
    expect(await changeUsername(visit, ' @New.Name ')).toMatchObject({ username: 'new.name' })
    const answer = await newVisit().ask(`{ user(username: "${person.username}") { id username } }`)
    expect(answer.data?.user).toEqual({ id: person.id, username: 'new.name' })
  })

  test('is returned in its new form, although the old one was read before', async () => {
    const { person, visit } = await signedIn()
    const shown = '{ ... on AccountSettings { user { id username } viewer { id username } } }'
    const call = `{ user(id: "${person.id}") { username } viewer { username } }`
    const batch = `mutation { result: changeUsername(username: "shown.name") ${shown} }`
    expect((await visit.ask(call)).data).toMatchObject({ viewer: { username: person.username } })
    const one = { id: person.id, username: 'shown.name' }
    expect((await visit.ask(batch)).data?.result).toEqual({ user: one, viewer: one })
  })

  test('once in 7 days', async () => {
    const { visit } = await signedIn()
    const first = await changeUsername(visit, 'first.name')
    expect(first.usernameChangeableAt).toBe(visit.now + USERNAME_KEPT_FOR)
    expect(await changeUsername(visit, 'second.name')).toMatchObject({ __typename: 'RateLimited' })
    visit.now += USERNAME_KEPT_FOR
    await changeUsername(visit, 'second.name')
    expect((await visit.ask('{ viewer { username } }')).data?.viewer).toEqual({ username: 'second.name' })
  })

  test.each([
    ['', 'BAD_REQUEST', accountWording.usernameInvalid],
    ['two words', 'BAD_REQUEST', accountWording.usernameInvalid],
    ['жираф', 'BAD_REQUEST', accountWording.usernameInvalid],
    ['hy-phen', 'BAD_REQUEST', accountWording.usernameInvalid],
    ['x'.repeat(31), 'BAD_REQUEST', accountWording.usernameTooLong(30)],
    ['tag', 'ALREADY_EXISTS', accountWording.usernameTaken],
  ] as const)('isn’t %j', async (username, code, message) => {
    const { visit } = await signedIn()
    const failure = { __typename: failureType(code), code, field: 'username', message }
    expect(await changeUsername(visit, username)).toEqual(failure)
  })

  test('can’t be one that somebody else has or had', async () => {
    const { visit } = await signedIn()
    const other = await signedIn()
    await changeUsername(other.visit, 'others.new')
    for (const name of ['others.new', other.person.username as string]) {
      expect(await changeUsername(visit, name)).toMatchObject({ __typename: 'AlreadyExists' })
    }
  })

  test('is given to only one of two concurrent requests', async () => {
    const people = await Promise.all([signedIn(), signedIn()])
    const results = await Promise.all(people.map(({ visit }) => changeUsername(visit, 'wanted')))
    expect(results.map(({ __typename }) => __typename).sort()).toEqual(['AccountSettings', 'AlreadyExists'])
  })
})

describe('a profile', () => {
  const update = (visit: Visit, input: object) =>
    mutate(visit, `updateProfile(input: $input) ${RESULT}`, { input }, '($input: UpdateProfileInput!)')

  test('can be changed', async () => {
    const { person, visit } = await signedIn()
    const result = await update(visit, { name: '  Ann   Lee ', bio: 'Writes on <b>tides</b>.' })
    expect(result).toMatchObject({ name: 'Ann Lee', bio: 'Writes on <b>tides</b>.', imageId: null })
    expect((await stored(person.id))?.name).toBe('Ann Lee')
  })

  test.each([
    [{ name: ' \n', bio: '' }, 'name', accountWording.nameMissing],
    [{ name: '\u202e\u200b', bio: '' }, 'name', accountWording.nameMissing],
    [{ name: 'x'.repeat(101), bio: '' }, 'name', accountWording.nameTooLong(100)],
    [{ name: 'A', bio: 'x'.repeat(161) }, 'bio', accountWording.bioTooLong(160)],
    [{ name: 'A', bio: '', imageId: '0123456789ab' }, 'imageId', accountWording.noSuchPicture],
    [{ name: 'A', bio: '', imageId: '0123456789abcdef01234567' }, 'imageId', accountWording.noSuchPicture],
  ])('isn’t %j', async (input, field, message) => {
    const { visit } = await signedIn()
    const failure = { __typename: 'BadRequest', code: 'BAD_REQUEST', field, message }
    expect(await update(visit, input)).toEqual(failure)
  })

  test('can’t be changed by visitors or while acting as somebody else', async () => {
    expect(await update(newVisit(), { name: 'A', bio: '' })).toMatchObject({ __typename: 'Unauthorized' })
    const target = await createUser()
    const staff = await createUser({ isStaff: true })
    const visit = newVisit()
    await visit.signIn(staff.id, { actsAsUserId: target.id })
    expect(await update(visit, { name: 'A', bio: '' })).toMatchObject({ __typename: 'Forbidden' })
    expect((await visit.ask('{ accountSettings { email } }')).data).toEqual({ accountSettings: null })
  })
})

describe('ending an account', () => {
  const tagged = async () => {
    const name = await signedIn({ email: `${crypto.randomUUID()}@example.com` })
    const { id } = await createStory({
      creatorId: name.person.id,
      tags: ['tides'],
      firstPublishedAt: NOON - 1,
    })
    return { ...name, postId: id }
  }
  const seen = async (person: NewUser, postId: string) =>
    (
      await newVisit().ask(
        `{ user(id: "${person.id}") { id } postResult(id: "${postId}") { __typename }
           tagFromSlug(tagSlug: "tides") { postCount latestPosts { posts { id } } } }`,
      )
    ).data as Record<string, { __typename?: string }>
  const listed = async (postId: string) =>
    (await db.select().from(post).where(eq(post.id, postId)))[0]?.isListed

  test('by deactivating hides it until its owner signs in again', async () => {
    const { person, visit, postId } = await tagged()
    const before = (await db.select().from(tag).where(eq(tag.slug, 'tides')))[0]?.postCount ?? 0
    expect(await mutate(visit, 'deactivateAccount { __typename }')).toEqual({ __typename: 'MutationSuccess' })
    expect((await visit.ask('{ viewer { id } }')).data).toEqual({ viewer: null })
    expect((await db.select().from(session).where(eq(session.userId, person.id))).length).toBe(0)
    expect(await seen(person, postId)).toMatchObject({
      user: null,
      postResult: { __typename: 'RemovedByUser' },
    })
    expect(await listed(postId)).toBe(false)
    expect((await db.select().from(tag).where(eq(tag.slug, 'tides')))[0]?.postCount).toBe(before - 1)
  })

  test('is undone by signing in again', async () => {
    const { person, visit, postId } = await tagged()
    const count = async () => (await db.select().from(tag).where(eq(tag.slug, 'tides')))[0]?.postCount
    const before = await count()
    await mutate(visit, 'deleteAccount(username: $u) { __typename }', { u: person.username }, '($u: String!)')
    expect(await seen(person, postId)).toMatchObject({ user: null })
    const { parts } = endpointContext('/m/callback/email')
    const grant = { userId: person.id, operation: 'login', method: 'link', redirect: null } as const
    await completeSignIn(parts, { ...grant, isNewAccount: false, isComplete: false })
    expect(await seen(person, postId)).toMatchObject({
      user: { id: person.id },
      postResult: { __typename: 'Post' },
    })
    expect(await count()).toBe(before)
    expect(await stored(person.id)).toMatchObject({ deactivatedAt: null, deleteAfter: null, postCount: 1 })
  })

  test('by deleting requires the username and a recent sign-in', async () => {
    const { person, visit, postId } = await tagged()
    const remove = (username: string) =>
      mutate(
        visit,
        'deleteAccount(username: $u) { __typename ... on UserError { message } }',
        { u: username },
        '($u: String!)',
      )
    expect(await remove('somebody')).toEqual({
      __typename: 'BadRequest',
      message: accountWording.usernameMismatch,
    })
    visit.now += RECENT_AUTHENTICATION + 1
    expect(await remove(person.username as string)).toMatchObject({ __typename: 'Forbidden' })
    expect(await listed(postId)).toBe(true)
  })

  test('becomes permanent after 14 days, and removes everything', async () => {
    const { person, visit, postId } = await tagged()
    await mutate(visit, 'deleteAccount(username: $u) { __typename }', { u: person.username }, '($u: String!)')
    const at = (now: number) => cronJob('remove-accounts', now)
    await at(visit.now + DELETION_GRACE - 1)
    expect((await stored(person.id))?.email).toBe(person.email)
    await at(visit.now + DELETION_GRACE)
    await at(visit.now + DELETION_GRACE)
    expect(await stored(person.id)).toMatchObject({ email: null, name: '', username: `deleted.${person.id}` })
    expect((await db.select().from(post).where(eq(post.id, postId)))[0]).toMatchObject({
      state: 'removed',
      title: '',
    })
    expect(await seen(person, postId)).toMatchObject({ user: null, postResult: { __typename: 'NotFound' } })
    expect(await changeUsername((await signedIn()).visit, person.username as string)).toMatchObject({
      __typename: 'AlreadyExists',
    })
  })

  test('removes nothing of somebody who has come back since', async () => {
    const { person, visit, postId } = await tagged()
    await mutate(visit, 'deleteAccount(username: $u) { __typename }', { u: person.username }, '($u: String!)')
    const now = visit.now + DELETION_GRACE
    await db.update(user).set({ deactivatedAt: null, deleteAfter: null }).where(eq(user.id, person.id))
    await new Database(env.DB).write(removeAccount(person.id, now))
    expect(await stored(person.id)).toMatchObject({ email: person.email, username: person.username })
    expect((await db.select().from(post).where(eq(post.id, postId)))[0]).toMatchObject({ state: 'published' })
  })

  test('can’t be prevented by somebody who takes the placeholder name', async () => {
    const { visit } = await signedIn()
    const { person } = await signedIn()
    expect(await changeUsername(visit, `deleted.${person.id}`)).toMatchObject({ __typename: 'AlreadyExists' })
  })
})

test('requesting address changes reveals at most thirty addresses an hour', async () => {
  const taken = 'somebody.elses@quire.test'
  await createUser({ email: taken })
  const person = await createUser()
  const visit = newVisit({ address: '203.0.113.61' })
  await visit.signIn(person.id)
  const ask = async () => (await mutate(visit, `changeEmail(email: "${taken}") ${RESULT}`)).__typename
  for (let i = 0; i < 30; i++) expect(await ask()).toBe('AlreadyExists')
  expect(await ask()).toBe('RateLimited')
})
