import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { reportCase } from '../../../schema/tables/report'
import { user } from '../../../schema/tables/user'
import { moderationWording } from '../../../schema/wording/moderation'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { mailsTo, newEmail } from '../identity/by-mail'
import { decide as decideOn, established, respond, withheld } from '../response/support'
import {
  decide as act,
  actsOn,
  db,
  RESTORE,
  SUSPEND,
  signStaffIn,
  stateOf,
  TAKE_DOWN,
  UNSUSPEND,
  writerWithStory,
} from '../site/support/moderators'
import { type Answer, appeal, caseOf, decide, decideAppeal, report } from './support'

type Signed = Awaited<ReturnType<typeof signedIn>>
let staff: Signed
let other: Signed
let reader: Signed
beforeAll(async () => {
  staff = await signedIn({ isStaff: true })
  other = await signedIn({ isStaff: true })
  reader = await signedIn()
  await signStaffIn()
})

/** Somebody with a response to somebody else's story. */
async function responder() {
  const email = newEmail()
  const author = await established()
  const story = await createStory({ creatorId: author.user.id })
  const writer = await established({ email, emailVerifiedAt: 1 })
  const { id } = await respond(writer.visit, story.id, 'Buy my watches.')
  return { email, author, story, writer, id }
}

/** Decides about what was reported. */
async function decided(id: string, decision: string): Promise<Answer> {
  const reported = await caseOf(staff.visit, id)
  expect(await decide(staff.visit, reported, decision)).toMatchObject({ state: 'UPHELD' })
  return reported
}

/** Has the person concerned appeal, and upholds that. */
async function takenBack({ visit }: Signed, { id, entityId }: Answer) {
  expect(await appeal(visit, id)).toMatchObject({ state: 'APPEALED' })
  const appealed = await caseOf(other.visit, entityId as string, 'APPEALED')
  expect(await decideAppeal(other.visit, appealed, true)).toMatchObject({ state: 'APPEAL_UPHELD' })
}

const actionsOn = async (id: string) => (await actsOn(id)).map(({ action }) => action)

describe('a suspension', () => {
  /** A person with reports about them and about what they wrote. */
  async function reported() {
    const { writer, ...rest } = await responder()
    const userId = writer.user.id
    await report(reader.visit, 'USER', userId)
    await report(reader.visit, 'RESPONSE', rest.id)
    const isSuspended = async () => (await db.select().from(user).where(eq(user.id, userId)))[0]?.isSuspended
    return { ...rest, writer, userId, isSuspended }
  }

  test('lasts until each decision that says so is taken back, and each is logged and mailed', async () => {
    const { email, writer, userId, id, isSuspended } = await reported()
    const both = [await decided(userId, 'SUSPEND'), await decided(id, 'SUSPEND')] as const
    expect(await actionsOn(userId)).toEqual(['SUSPEND', 'SUSPEND'])
    const mails = mailsTo(email).filter(({ text }) =>
      text.includes(moderationWording.mails.suspended.heading),
    )
    for (const one of both) expect(mails.filter(({ text }) => text.includes(one.id))).toHaveLength(1)
    await takenBack(writer, both[1])
    expect(await isSuspended()).toBe(true)
    await takenBack(writer, both[0])
    expect(await isSuspended()).toBe(false)
  })

  test('ends with the last of them, whichever began it', async () => {
    const { writer, userId, id, isSuspended } = await reported()
    const both = [await decided(userId, 'SUSPEND'), await decided(id, 'SUSPEND')] as const
    await takenBack(writer, both[0])
    expect(await isSuspended()).toBe(true)
    await takenBack(writer, both[1])
    expect(await isSuspended()).toBe(false)
  })

  test('of which the log has no entry ends too', async () => {
    const { writer, userId, isSuspended } = await reported()
    const first = await caseOf(staff.visit, userId)
    await db.update(user).set({ isSuspended: true }).where(eq(user.id, userId))
    await db
      .update(reportCase)
      .set({ state: 'UPHELD', decision: 'SUSPEND', decisionWords: 'Spam.', decidedAt: NOON })
      .where(eq(reportCase.id, first.id))
    await takenBack(writer, first)
    expect(await isSuspended()).toBe(false)
  })

  test('that began elsewhere stays', async () => {
    const { writer, userId, id, isSuspended } = await reported()
    const first = await decided(userId, 'SUSPEND')
    await act(UNSUSPEND, userId)
    await act(SUSPEND, userId)
    await takenBack(writer, first)
    await takenBack(writer, await decided(id, 'SUSPEND'))
    expect(await isSuspended()).toBe(true)
  })
})

test('a response that its discussion has hidden already stays hidden', async () => {
  const { author, story, writer, id } = await responder()
  await report(reader.visit, 'RESPONSE', id)
  await decideOn(author.visit, 'hidePostResponseOnParentPost', story.id, id)
  await takenBack(writer, await decided(id, 'HIDE'))
  expect(await withheld(author.visit, story.id, 'HIDDEN')).toEqual([id])
})

test('a story that was taken down again since stays so', async () => {
  const { writer, story } = await writerWithStory()
  const visit = newVisit()
  await visit.signIn(writer.id)
  await report(reader.visit, 'POST', story.id)
  const first = await decided(story.id, 'REMOVE')
  await act(RESTORE, story.id)
  await act(TAKE_DOWN, story.id)
  await takenBack({ ...reader, visit }, first)
  expect((await stateOf(story.id))?.state).toBe('removed')
})
