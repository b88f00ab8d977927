import { beforeEach, describe, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { MOST_RECOMMENDED } from '../../../schema/rules/recommendations'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { ORIGIN } from '../../factories/endpoint-context'
import { signedIn } from '../../factories/signed-in'
import { createUser } from '../../factories/user'
import { publicationWithPeople } from '../collection/support'
import { confirm, form, mailsTo, rowsOf, subscribe, visitor } from '../newsletter/support'
import { answer, recommend, sidesOf, stop, subscribeChosen } from './support'

/* docs/rules/newsletters.md, "Recommendations". */

beforeEach(() => clearMailbox())

let next = 0
const someone = () => `advised-${next++}@example.org`

/** A writer who recommends another one. */
async function pair() {
  const [ana, ben] = await Promise.all([signedIn({ name: 'Ana' }), signedIn({ name: 'Ben' })])
  expect(await recommend(ana.visit, ana.user.id, `@${ben.user.username}`)).toMatchObject({
    recommended: { id: ben.user.id, name: 'Ben' },
  })
  return { ana, ben }
}

describe('a newsletter recommends others', () => {
  test('that a username or an address names, five at most', async () => {
    const { ana, ben } = await pair()
    const { publication } = await publicationWithPeople({ name: 'The Tide', slug: 'advised-tide' })
    const id = ana.user.id
    for (const address of [`${ORIGIN}/advised-tide/newsletter`, '/advised-tide/newsletters/newsletter'])
      expect(await recommend(ana.visit, id, address)).toMatchObject({ recommended: { id: publication.id } })
    // What is there already stays.
    expect(await recommend(ana.visit, id, `${ORIGIN}/@${ben.user.username}/subscribe`)).toMatchObject({
      recommended: { id: ben.user.id },
    })
    for (const [address, field] of [
      ['@nobody-of-this-name', 'address'],
      ['', 'address'],
      [`@${ana.user.username}`, 'address'],
      ['https://elsewhere.example.org/', 'address'],
    ] as const)
      expect(await recommend(ana.visit, id, address)).toMatchObject({ field })
    for (let i = 2; i < MOST_RECOMMENDED; i++)
      await recommend(ana.visit, id, `@${(await createUser()).username}`)
    const { username } = await createUser()
    expect(await recommend(ana.visit, id, `@${username}`)).toMatchObject({ code: 'CONFLICT' })
    const { offered } = await sidesOf(visitor(), id)
    expect(offered.slice(0, 2)).toEqual([ben.user.id, publication.id])
    expect(offered).toHaveLength(MOST_RECOMMENDED)
    await stop(ana.visit, id, ben.user.id)
    expect(await recommend(ana.visit, id, `@${username}`)).toMatchObject({ __typename: 'Recommendation' })
  })

  test('for its writer alone, who see what came of it', async () => {
    const { ana, ben } = await pair()
    const { visit: other } = await signedIn()
    expect(await recommend(other, ana.user.id, `@${ben.user.username}`)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await stop(ben.visit, ana.user.id, ben.user.id)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await answer(ana.visit, ben.user.id, ana.user.id, false)).toMatchObject({ code: 'FORBIDDEN' })
    for (const visit of [other, visitor()])
      expect(await sidesOf(visit, ana.user.id)).toMatchObject({ given: null, got: null })
  })

  test('unless these refuse it', async () => {
    const { ana, ben } = await pair()
    expect(await answer(ben.visit, ben.user.id, ana.user.id, false)).toMatchObject({
      __typename: 'MutationSuccess',
    })
    expect(await sidesOf(ana.visit, ana.user.id)).toMatchObject({ offered: [], given: [{ isRefused: true }] })
    await stop(ana.visit, ana.user.id, ben.user.id)
    expect(await recommend(ana.visit, ana.user.id, `@${ben.user.username}`)).toMatchObject({
      code: 'CONFLICT',
    })
    expect(await subscribeChosen(visitor(), ana.user.id, [ben.user.id], someone())).toMatchObject({
      code: 'NOT_FOUND',
    })
    await answer(ben.visit, ben.user.id, ana.user.id, true)
    expect((await sidesOf(visitor(), ana.user.id)).offered).toEqual([ben.user.id])
  })
})

describe('whoever subscribes', () => {
  test('gets what they choose by the same rules, and counts once they have confirmed', async () => {
    const { ana, ben } = await pair()
    const email = someone()
    const visit = visitor()
    await subscribe(visit, ana.user.id, email)
    clearMailbox()
    expect(await subscribeChosen(visit, ana.user.id, [ben.user.id], email)).toMatchObject({
      subscriptions: [{ state: 'PENDING', newsletter: { id: ben.user.id } }],
    })
    const [mail] = mailsTo(email)
    expect(mail?.subject).toBe('Confirm your subscription to Ben')
    const counts = async () => [
      (await sidesOf(ana.visit, ana.user.id)).given?.[0]?.subscriberCount,
      (await sidesOf(ben.visit, ben.user.id)).got?.[0]?.subscriberCount,
    ]
    expect(await counts()).toEqual([0, 0])
    await confirm(visit, new URL(mail?.link ?? '').searchParams.get('token') ?? '')
    expect(await counts()).toEqual([1, 1])
    const row = (await rowsOf(email)).find(({ newsletterId }) => newsletterId === ben.user.id)
    expect(row).toMatchObject({ source: 'recommendation', recommendedBy: ana.user.id, state: 'active' })
  })

  test('counts for the way on which they came first', async () => {
    const { ana, ben } = await pair()
    const email = someone()
    await subscribe(visitor(), ben.user.id, email)
    await subscribeChosen(visitor(), ana.user.id, [ben.user.id], email)
    expect(await rowsOf(email)).toMatchObject([{ source: 'page', recommendedBy: null }])
  })

  test('can’t choose what isn’t recommended', async () => {
    const { ana } = await pair()
    const { id } = await createUser()
    const email = someone()
    expect(await subscribeChosen(visitor(), ana.user.id, [id], email)).toMatchObject({
      code: 'NOT_FOUND',
      field: 'recommendedIds',
    })
    expect(await rowsOf(email)).toEqual([])
  })

  test('is offered it without script, with nothing chosen', async () => {
    const { ana, ben } = await pair()
    const path = linkTo('SubscribeUser', { username: ana.user.username })
    const email = someone()
    const visit = visitor()
    const first = await (await visit.get(path)).text()
    expect(first).not.toContain('Ana recommends')
    const sent = await visit.send(path, form({ email }))
    const offer = await (await visit.get(sent.headers.get('location') ?? '')).text()
    expect(offer).toContain('Ana recommends')
    expect(offer).toMatch(new RegExp(`<input[^>]*value="${ben.user.id}"`))
    expect(offer).not.toMatch(/<input[^>]*name="recommended"[^>]*\schecked/)
    const chosen = await visit.send(path, form({ email, recommended: ben.user.id }))
    expect(chosen.headers.get('location')).toBe(`${path}?subscription=more`)
    expect((await rowsOf(email)).map(({ newsletterId }) => newsletterId).toSorted()).toEqual(
      [ana.user.id, ben.user.id].toSorted(),
    )
  })
})
