import { expect, test } from 'vitest'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { writerWithStory } from '../site/support/moderators'
import { report } from './support'

type Visit = ReturnType<typeof newVisit>

const at = (address: string) => newVisit({ address })

test('staff is told of new cases together, and of urgent ones apart', async () => {
  const own = await signedIn({ isStaff: true })
  const reader = await signedIn()
  const cases = async (visit: Visit) => {
    const { data } = await visit.ask('{ notifications { notifications { kind isUrgent actorCount } } }')
    const found = data?.notifications as
      | { notifications: { kind: string; isUrgent: boolean; actorCount: number }[] }
      | undefined
    return (found?.notifications ?? [])
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
