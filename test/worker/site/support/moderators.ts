import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { moderationAct } from '../../../../schema/tables/moderation'
import { post } from '../../../../schema/tables/post'
import { tag } from '../../../../schema/tables/tag'
import { user } from '../../../../schema/tables/user'
import { NOON } from '../../../factories/ids'
import { createStory } from '../../../factories/story'
import { createTag } from '../../../factories/tag'
import { createUser } from '../../../factories/user'
import { newVisit } from '../../../factories/visit'
import { newEmail } from '../../identity/by-mail'

export const db = drizzle(env.DB)
const RESULT = '{ __typename ... on UserError { code field message } }'
const onUser = (name: string) =>
  `mutation ($id: ID!, $reason: String!) { result: ${name}(input: { userId: $id, reason: $reason }) ${RESULT} }`
const onPost = (name: string) =>
  `mutation ($id: ID!, $reason: String!) { result: ${name}(input: { postId: $id, reason: $reason }) ${RESULT} }`
export const SUSPEND = onUser('suspendUser')
export const UNSUSPEND = onUser('unsuspendUser')
export const VERIFY = onUser('verifyBookAuthor')
export const UNVERIFY = onUser('unverifyBookAuthor')
export const TAKE_DOWN = onPost('takeDownPost')
export const RESTORE = onPost('restorePost')

type Visit = ReturnType<typeof newVisit>
export let staffId = ''
export let staff: Visit

/** Signs a member of staff in, who decides from then on. */
export async function signStaffIn(): Promise<void> {
  const member = await createUser({ isStaff: true, name: 'Sten Aalto' })
  staffId = member.id
  staff = newVisit()
  await staff.signIn(staffId)
}

export const decide = async (mutation: string, id: string, reason = 'Spam.', by = staff) =>
  (await by.ask(mutation, { id, reason })).data?.result as {
    __typename: string
    code?: string
    field?: string
  }

/** A writer with one listed story on its own topic. */
export async function writerWithStory() {
  const email = newEmail()
  const writer = await createUser({ email, postCount: 1 })
  const topic = `mod-${writer.id}`
  await createTag(topic, { postCount: 1 })
  const story = await createStory({
    creatorId: writer.id,
    title: `Words of ${writer.id}`,
    tags: [topic],
    revision: 1,
    firstPublishedAt: NOON - 1,
  })
  const address = `/@${writer.username}/${story.slug}-${story.id}`
  return { writer, email, topic, story, address }
}

export const htmlOf = async (path: string, visit = newVisit()) => {
  const response = await visit.get(path)
  return { status: response.status, html: await response.text(), headers: response.headers }
}
export const countOfTopic = async (slug: string) =>
  (await db.select().from(tag).where(eq(tag.slug, slug)))[0]?.postCount
export const countOfUser = async (id: string) =>
  (await db.select().from(user).where(eq(user.id, id)))[0]?.postCount
export const stateOf = async (id: string) => (await db.select().from(post).where(eq(post.id, id)))[0]
export const actsOn = async (id: string) =>
  db.select().from(moderationAct).where(eq(moderationAct.subjectId, id))
