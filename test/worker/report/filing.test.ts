import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { createCatalog } from '../../factories/catalog'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { established, respond, respondToList, withResponse } from '../response/support'
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

test('a response is reported for as long as it is read, whatever became of what it is about', async () => {
  const [author, writer] = [await established(), await established()]
  const story = await createStory({ creatorId: author.user.id })
  const list = await createCatalog({ creatorId: author.user.id, name: 'For friends' })
  const toStory = await respond(writer.visit, story.id, 'Buy my watches.')
  const toList = await respondToList(writer.visit, list.id, 'Buy my clocks.')
  await withResponse(author.visit, 'deletePost', story.id)
  await env.DB.prepare('UPDATE catalog SET visibility = 1 WHERE id = ?').bind(list.id).run()
  for (const { id } of [toStory, toList]) {
    const page = await newVisit().get(`/p/${id}/responses`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Buy my')])
    expect(await report(reader.visit, 'RESPONSE', id)).toMatchObject({ __typename: 'FiledReport' })
    // Nobody else reads what that is called.
    expect(await caseOf(staff.visit, id)).toMatchObject({ within: null })
    await withResponse(writer.visit, 'deletePost', id)
    expect(await report(reader.visit, 'RESPONSE', id)).toMatchObject({ code: 'NOT_FOUND' })
  }
})
