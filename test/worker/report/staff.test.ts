import { env } from 'cloudflare:workers'
import { ne } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { user } from '../../../schema/tables/user'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { writerWithStory } from '../site/support/moderators'
import { appeal, caseOf, decide, report } from './support'

type Visit = ReturnType<typeof newVisit>

const at = (address: string) => newVisit({ address })

test('staff is told of new cases together, and of urgent ones apart', async () => {
  const own = await signedIn({ isStaff: true })
  const reader = await signedIn()
  const cases = async (visit: Visit) => {
    const { data } = await visit.ask('{ notifications { notifications { kind isUrgent actorCount } } }')
    const connection = data?.notifications as
      | { notifications: { kind: string; isUrgent: boolean; actorCount: number }[] }
      | undefined
    return (connection?.notifications ?? [])
      .filter(({ kind }) => kind === 'CASE')
      .map(({ isUrgent, actorCount }) => [isUrgent, actorCount])
      .toSorted()
  }
  const [first, second] = [await writerWithStory(), await writerWithStory()]
  await report(reader.visit, 'POST', first.story.id)
  await report(at('192.0.2.101'), 'POST', first.story.id)
  await report(reader.visit, 'POST', second.story.id)
  expect(await cases(own.visit)).toEqual([[false, 2]])
  await report(at('192.0.2.102'), 'POST', second.story.id, { reason: 'SELF_HARM' })
  await report(at('192.0.2.103'), 'POST', second.story.id, { reason: 'VIOLENCE' })
  expect(await cases(own.visit)).toEqual([
    [false, 2],
    [true, 1],
  ])
  expect(await cases(reader.visit)).toEqual([])
  // Nobody sees what is reported of themselves.
  const before = await cases(own.visit)
  await report(reader.visit, 'USER', own.user.id)
  expect(await cases(own.visit)).toEqual(before)
})

test('staff is told of appeals, but not whoever decided first, unless nobody else can decide', async () => {
  const decider = await signedIn({ isStaff: true })
  const other = await signedIn({ isStaff: true })
  const reader = await signedIn()
  const appeals = async (visit: Visit) => {
    const { data } = await visit.ask('{ notifications { notifications { kind isAppeal actorCount } } }')
    const connection = data?.notifications as { notifications: { isAppeal: boolean; actorCount: number }[] }
    return connection.notifications.filter(({ isAppeal }) => isAppeal).map(({ actorCount }) => actorCount)
  }
  const decided = async () => {
    const { writer, story } = await writerWithStory()
    await report(reader.visit, 'POST', story.id)
    const reportCase = await caseOf(decider.visit, story.id)
    await decide(decider.visit, reportCase, 'REMOVE')
    const visit = newVisit()
    await visit.signIn(writer.id)
    return { visit, caseId: reportCase.id }
  }
  const [first, second, third] = [await decided(), await decided(), await decided()]
  await appeal(first.visit, first.caseId)
  await appeal(second.visit, second.caseId)
  // An appeal that is sent again with the same words is one appeal.
  await appeal(second.visit, second.caseId)
  expect(await appeals(other.visit)).toEqual([2])
  expect(await appeals(decider.visit)).toEqual([])
  expect(await appeals(second.visit)).toEqual([])
  await drizzle(env.DB).update(user).set({ isStaff: false }).where(ne(user.id, decider.user.id))
  await appeal(third.visit, third.caseId)
  expect(await appeals(decider.visit)).toEqual([1])
})
