import { beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { writerWithStory } from '../site/support/moderators'
import { caseOf, decide, queue, report } from './support'

type Signed = Awaited<ReturnType<typeof signedIn>>
let staff: Signed
let reader: Signed
beforeAll(async () => {
  staff = await signedIn({ isStaff: true })
  reader = await signedIn()
})

test('what is sent again once it is decided opens no new case', async () => {
  const { story } = await writerWithStory()
  const visitor = newVisit({ address: '192.0.2.70' })
  const key = crypto.randomUUID()
  const send = (visit: Signed['visit'], of = key) => report(visit, 'POST', story.id, { key: of })
  const first = [await send(reader.visit), await send(visitor)]
  await decide(staff.visit, await caseOf(staff.visit, story.id), 'DISMISS')
  expect([await send(reader.visit), await send(visitor)]).toEqual(first)
  expect((await queue(staff.visit))?.map(({ entityId }) => entityId)).not.toContain(story.id)
  const other = await signedIn()
  const opened = await send(other.visit)
  expect(first.map(({ id }) => id)).not.toContain(opened.id)
  expect(await caseOf(staff.visit, story.id)).toMatchObject({ reportCount: 1 })
  // It changes nothing in the new case either.
  await send(reader.visit)
  expect(await caseOf(staff.visit, story.id)).toMatchObject({ reportCount: 1 })
})
