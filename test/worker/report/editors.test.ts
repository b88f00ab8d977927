import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { Database } from '../../../worker/data/database'
import { expectNothingForStaff, isCaseDecided } from '../../../worker/data/report/writes'
import { createCollection } from '../../factories/collection'
import { createRoles } from '../../factories/leaders'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { established, respond } from '../response/support'
import { writerWithStory } from '../site/support/moderators'
import { caseOf, decide, queueOf, report } from './support'

type Signed = Awaited<ReturnType<typeof signedIn>>
let staff: Signed
let reader: Signed
beforeAll(async () => {
  staff = await signedIn({ isStaff: true })
  reader = await signedIn()
})

const at = (address: string) => newVisit({ address })

/** A response to a story of a publication, with an editor who leads that. */
async function responseInPublication() {
  const editor = await signedIn()
  const collection = await createCollection()
  await createRoles(collection.id, { [editor.user.id]: 'EDITOR' })
  const { story } = await writerWithStory()
  await env.DB.prepare('UPDATE post SET collection_id = ? WHERE id = ?').bind(collection.id, story.id).run()
  const { id } = await respond((await established()).visit, story.id, 'Buy my watches.')
  return { editor, collection, story, id }
}

describe('what only staff decides', () => {
  test('stays with staff, however many report something else', async () => {
    const { editor, collection, id } = await responseInPublication()
    await report(reader.visit, 'RESPONSE', id, { reason: 'MINORS' })
    for (const address of ['192.0.2.60', '192.0.2.61']) await report(at(address), 'RESPONSE', id)
    const reportCase = await caseOf(staff.visit, id)
    expect(reportCase).toMatchObject({ reason: 'SPAM', reportCount: 3 })
    expect(await queueOf(editor.visit, collection.slug)).toEqual([])
    expect(await decide(editor.visit, reportCase, 'DISMISS')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await decide(staff.visit, reportCase, 'DISMISS')).toMatchObject({ state: 'DISMISSED' })
  })

  test('is decided by nobody else, even if it is reported while they decide', async () => {
    const { id } = await responseInPublication()
    await report(reader.visit, 'RESPONSE', id)
    const { id: caseId } = await caseOf(staff.visit, id)
    const db = new Database(env.DB)
    await db.write([expectNothingForStaff(caseId)])
    await report(at('192.0.2.62'), 'RESPONSE', id, { reason: 'MINORS' })
    await expect(db.write([expectNothingForStaff(caseId)])).rejects.toSatisfy(isCaseDecided)
  })
})

describe('a story that has left its publication', () => {
  test('isn’t its editors’ to decide about any more, nor are the responses to it', async () => {
    const { editor, collection, story, id } = await responseInPublication()
    await report(reader.visit, 'RESPONSE', id)
    await report(reader.visit, 'POST', story.id)
    expect(await queueOf(editor.visit, collection.slug)).toHaveLength(2)
    await editor.visit.ask('mutation ($id: ID!) { removePostFromPublication(postId: $id) { __typename } }', {
      id: story.id,
    })
    expect(await queueOf(editor.visit, collection.slug)).toEqual([])
    for (const reportCase of [await caseOf(staff.visit, id), await caseOf(staff.visit, story.id)])
      expect(await decide(editor.visit, reportCase, 'DISMISS')).toMatchObject({ code: 'NOT_FOUND' })
    await editor.visit.ask(
      'mutation ($input: ReturnPostToPublicationInput!) { returnPostToPublication(input: $input) { __typename } }',
      { input: { postId: story.id, collectionId: collection.id } },
    )
    expect(await queueOf(editor.visit, collection.slug)).toHaveLength(2)
  })
})
