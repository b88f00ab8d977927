import { beforeAll, describe, expect, test } from 'vitest'
import { takenDownWording } from '../../../schema/wording/hidden-post'
import { createCatalog } from '../../factories/catalog'
import { createCollection } from '../../factories/collection'
import { createRoles } from '../../factories/leaders'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { mailsTo } from '../identity/by-mail'
import { actsOn, htmlOf } from '../site/support/moderators'
import { appeal, caseOf, decide, decideAppeal, report } from './support'

type Signed = Awaited<ReturnType<typeof signedIn>>
let staff: Signed
let other: Signed
let reader: Signed
beforeAll(async () => {
  staff = await signedIn({ isStaff: true })
  other = await signedIn({ isStaff: true })
  reader = await signedIn()
})

const actionsOn = async (id: string) => (await actsOn(id)).map(({ action }) => action)

async function listOf() {
  const email = `list-${crypto.randomUUID()}@quire.test`
  const owner = await signedIn({ email, emailVerifiedAt: 1 })
  const { id } = await createCatalog({ creatorId: owner.user.id, name: 'Bad list', visibility: 0 })
  return { owner, email, id, path: `/@${owner.user.username}/list/${id}` }
}

/** The page that an address leads to. */
async function opened(path: string, visit = newVisit()) {
  const first = await visit.get(path)
  const response = first.status === 301 ? await visit.get(first.headers.get('location') ?? '') : first
  return { status: response.status, html: await response.text() }
}

const userCatalog = async (id: string, visit = newVisit()) => {
  const { data } = await visit.ask(
    'query ($id: ID!) { catalogById(catalogId: $id) { __typename ... on TakenDown { code isTakenDown } } }',
    { id },
  )
  return data?.catalogById
}

describe('a list', () => {
  test('is taken down with its notice, also for its owner, and comes back after an appeal', async () => {
    const { owner, email, id, path } = await listOf()
    expect((await opened(path)).status).toBe(200)
    await report(reader.visit, 'CATALOG', id)
    const reportCase = await caseOf(staff.visit, id)
    expect(reportCase.possible).toEqual(['DISMISS', 'REVIEW', 'REMOVE', 'SUSPEND'])
    expect(await decide(staff.visit, reportCase, 'REMOVE', 'Spam.')).toMatchObject({ state: 'UPHELD' })
    for (const visit of [newVisit(), owner.visit]) {
      const { status, html } = await opened(path, visit)
      expect(status).toBe(410)
      expect(html).toContain(takenDownWording.CATALOG.violation)
      expect(html).not.toContain('Bad list')
      expect(await userCatalog(id, visit)).toEqual({
        __typename: 'TakenDown',
        code: 'TAKEN_DOWN',
        isTakenDown: true,
      })
    }
    expect(mailsTo(email)[0]).toMatchObject({
      subject: expect.stringContaining('A list of yours was taken down'),
    })
    const changed = await owner.visit.ask(
      `mutation ($id: ID!) { updateCatalog(catalogId: $id, name: "Back", description: "", visibility: 0) { __typename }
        deleteCatalog(catalogId: $id) { __typename } }`,
      { id },
    )
    expect(changed.data).toEqual({
      updateCatalog: { __typename: 'NotFound' },
      deleteCatalog: { __typename: 'NotFound' },
    })
    const own = await owner.visit.ask('{ viewer { catalogs { catalogs { id } } } }')
    expect(JSON.stringify(own.data)).not.toContain(id)
    await appeal(owner.visit, reportCase.id)
    const appealed = await caseOf(other.visit, id, 'APPEALED')
    expect(await decideAppeal(other.visit, appealed, true)).toMatchObject({ state: 'APPEAL_UPHELD' })
    expect((await opened(path)).status).toBe(200)
    expect(await actionsOn(id)).toEqual(['TAKE_DOWN', 'UPHOLD_APPEAL', 'RESTORE'])
  })

  test('is under review until its reports are dismissed', async () => {
    const { id, path } = await listOf()
    await report(reader.visit, 'CATALOG', id)
    expect(await decide(staff.visit, await caseOf(staff.visit, id), 'REVIEW')).toMatchObject({
      state: 'REVIEW',
    })
    const { status, html } = await opened(path)
    expect(status).toBe(404)
    expect(html).toContain(takenDownWording.CATALOG.review)
    expect(await userCatalog(id)).toMatchObject({ isTakenDown: false })
    await decide(staff.visit, await caseOf(staff.visit, id, 'REVIEW'), 'DISMISS')
    expect((await opened(path)).status).toBe(200)
    expect(await actionsOn(id)).toEqual(['REVIEW', 'DISMISS_REPORTS', 'END_REVIEW'])
  })
})

test('a publication is taken down with all its pages, and its stories stay with their writers', async () => {
  const owner = await signedIn()
  const { id, slug } = await createCollection({ creatorId: owner.user.id })
  await createRoles(id, { [owner.user.id]: 'OWNER' })
  const story = await createStory({ collectionId: id, creatorId: owner.user.id })
  expect((await htmlOf(`/${slug}`)).status).toBe(200)
  await report(reader.visit, 'COLLECTION', id)
  expect(await decide(staff.visit, await caseOf(staff.visit, id), 'REMOVE')).toMatchObject({
    state: 'UPHELD',
  })
  for (const path of [`/${slug}`, `/${slug}/about`, `/${slug}/latest`]) {
    const { status, html } = await htmlOf(path)
    expect([path, status]).toEqual([path, 410])
    expect(html).toContain(takenDownWording.COLLECTION.violation)
  }
  expect((await owner.visit.get(`/${slug}/manage/settings`)).status).toBe(404)
  const { status } = await opened(`/p/${story.id}`)
  expect(status).toBe(200)
  await appeal(owner.visit, (await caseOf(staff.visit, id, 'UPHELD')).id)
  await decideAppeal(other.visit, await caseOf(other.visit, id, 'APPEALED'), true)
  expect((await htmlOf(`/${slug}`)).status).toBe(200)
})
