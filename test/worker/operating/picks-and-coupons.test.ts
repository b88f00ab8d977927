import { beforeAll, describe, expect, test } from 'vitest'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { actsOn, htmlOf, signStaffIn, staff } from '../site/support/moderators'
import { act, audited, ban, operate, post } from './support'

/* docs/rules/operating.md. */

beforeAll(signStaffIn)

describe('a staff pick', () => {
  const pick = (postId: string, isPicked = true, visit = staff) =>
    act(
      visit,
      'setStaffPick',
      { postId, isPicked, reason: 'Read it.' },
      '... on StaffPick { id isPicked pickedAt }',
    )
  const picked = async () => {
    const { data } = await newVisit().ask(
      '{ staffPicksFeed(input: { paging: { limit: 50 } }) { items { post { id } } } }',
    )
    const feed = data?.staffPicksFeed as { items: { post: { id: string } }[] }
    return feed.items.map(({ post: { id } }) => id)
  }

  test('is recommended by its id or its address, keeps its place, and is taken back', async () => {
    const [one, other] = [await createStory(), await createStory()]
    expect(await pick(one.id)).toMatchObject({ id: one.id, isPicked: true, pickedAt: NOON })
    expect(await pick(`https://quire.example/@somebody/words-${other.id}`)).toMatchObject({ id: other.id })
    await pick(one.id)
    expect((await picked()).toSorted()).toEqual([one.id, other.id].toSorted())
    expect((await actsOn(one.id)).map(({ action }) => action)).toEqual(['PICK_POST'])
    for (const _ of [1, 2])
      expect(await pick(one.id, false)).toMatchObject({ isPicked: false, pickedAt: null })
    expect(await picked()).toEqual([other.id])
    expect((await actsOn(one.id)).map(({ action }) => action)).toEqual(['PICK_POST', 'UNPICK_POST'])
  })

  test('has its former place again when taking it back is undone, and none in the future', async () => {
    const story = await createStory()
    const again = (pickedAt: number) =>
      act(
        staff,
        'setStaffPick',
        { postId: story.id, isPicked: true, pickedAt, reason: 'Undone.' },
        '... on StaffPick { pickedAt }',
      )
    await pick(story.id)
    await pick(story.id, false)
    expect(await again(NOON - 5000)).toMatchObject({ pickedAt: NOON - 5000 })
    await pick(story.id, false)
    expect(await again(NOON + 5000)).toMatchObject({ pickedAt: NOON })
    expect(await again(-1)).toMatchObject({ code: 'BAD_REQUEST', field: 'pickedAt' })
  })

  test('is a story that lists may show', async () => {
    const draft = await createStory({ state: 'draft', isListed: false })
    for (const id of [draft.id, 'ffffffffffff', 'not a story'])
      expect(['NOT_FOUND', 'BAD_REQUEST']).toContain((await pick(id)).code)
  })

  test('is chosen by staff alone', async () => {
    const story = await createStory()
    const { visit } = await signedIn()
    expect(await pick(story.id, true, visit)).toMatchObject({ code: 'FORBIDDEN' })
    expect((await visit.ask('{ everyStaffPick { picks { id } } }')).data).toEqual({ everyStaffPick: null })
    expect((await htmlOf('/_/admin/staff-picks', visit)).status).toBe(404)
  })

  test('is on its page with its story, and chosen there without script', async () => {
    const story = await createStory({ title: 'A pick of words' })
    const form = { act: 'pick-post', postId: story.id, isPicked: 'true', reason: 'No script.' }
    expect((await post(staff, 'staff-picks', form)).status).toBe(303)
    expect((await htmlOf('/_/admin/staff-picks', staff)).html).toContain('A pick of words')
    expect(
      await operate({ do: 'pick-post', postId: story.id, isPicked: 'false', reason: 'By key.' }),
    ).toMatchObject({
      status: 200,
    })
    expect(await picked()).not.toContain(story.id)
  })
})

describe('a coupon', () => {
  const offer = (code: string, more: object = {}, visit = staff) =>
    act(
      visit,
      'offerCoupon',
      { code, discount: 'one-month-free', reason: 'A campaign.', ...more },
      '... on Coupon { id discount uses mostUses username state expiresAt }',
    )
  const withdraw = (code: string) =>
    act(staff, 'withdrawCoupon', { code, reason: 'It is over.' }, '... on Coupon { id state expiresAt }')

  test('is made and ended by staff, each once in the log', async () => {
    expect(await offer('ops-one', { mostUses: 5, lastDay: '2099-01-01' })).toMatchObject({
      id: 'OPS-ONE',
      mostUses: 5,
      uses: 0,
      state: 'WORKS',
      expiresAt: Date.UTC(2099, 0, 2),
    })
    expect(await offer('OPS-ONE')).toMatchObject({ code: 'ALREADY_EXISTS', field: 'code' })
    for (const _ of [1, 2])
      expect(await withdraw('ops-one')).toMatchObject({ id: 'OPS-ONE', state: 'EXPIRED', expiresAt: NOON })
    expect((await actsOn('OPS-ONE')).map(({ action }) => action)).toEqual(['MAKE_COUPON', 'END_COUPON'])
    expect(await withdraw('OPS-NONE')).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is made once, however many make it at the same time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => offer('OPS-RACE')))
    expect(answers.filter(({ __typename }) => __typename === 'Coupon')).toHaveLength(1)
    expect(await actsOn('OPS-RACE')).toHaveLength(1)
  })

  test.each([
    [{ mostUses: 0 }, 'mostUses'],
    [{ lastDay: 'tomorrow' }, 'lastDay'],
    [{ lastDay: '2001-01-01' }, 'lastDay'],
    [{ discount: 'all-of-it' }, 'discount'],
    [{ username: 'nobody-of-that-name' }, 'username'],
  ])('can’t have %j', async (more, field) => {
    expect(await offer('OPS-BAD', more)).toMatchObject({ field })
  })

  test('is made by a form without script and by operators, and seen by staff alone', async () => {
    const fields = { code: 'OPS-FORM', discount: 'one-month-free', mostUses: '7', lastDay: '', username: '' }
    expect(
      (await post(staff, 'coupons', { act: 'make-coupon', ...fields, reason: 'No script.' })).status,
    ).toBe(303)
    const { html } = await htmlOf('/_/admin/coupons', staff)
    expect(html).toContain('OPS-FORM')
    expect(html).toContain('used 0 of 7 times')
    expect(await operate({ do: 'end-coupon', code: 'OPS-FORM', reason: 'By key.' })).toMatchObject({
      status: 200,
      body: { state: 'expired' },
    })
    expect((await audited())[0]).toBe('end-coupon code=OPS-FORM: By key.')
    expect(await operate({ do: 'make-coupon', ...fields, reason: 'Again.' })).toMatchObject({ status: 409 })
    const { visit } = await signedIn()
    expect(await offer('OPS-MINE', {}, visit)).toMatchObject({ code: 'FORBIDDEN' })
    expect((await visit.ask('{ coupons { coupons { id } } }')).data).toEqual({ coupons: null })
  })
})

describe('the log', () => {
  test('shows acts by what was done and by whom, and those of the key', async () => {
    await ban(staff, 'log.example', 'For the log alone.')
    const { html } = await htmlOf('/_/admin/log?action=BAN_DOMAIN', staff)
    expect(html).toContain('For the log alone.')
    expect((await htmlOf('/_/admin/log?action=SET_FLAG', staff)).html).not.toContain('For the log alone.')
    const nobody = await htmlOf('/_/admin/log?by=nobody-of-that-name', staff)
    expect(nobody.html).toContain('Nothing like this has been done.')
    await operate({ do: 'allow-domain', domain: 'log.example', reason: 'By key alone.' })
    expect((await htmlOf('/_/admin/log?tab=key', staff)).html).toContain('By key alone.')
    const { body } = await operate({ do: 'log', action: 'BAN_DOMAIN' })
    expect(JSON.stringify(body)).toContain('For the log alone.')
    expect(await operate({ do: 'log', action: 'NOTHING' })).toMatchObject({ status: 400 })
  })

  test('goes on where its page ends', async () => {
    const member = await signedIn({ isStaff: true })
    for (let i = 0; i < 53; i++) await ban(member.visit, `page-${i}.example`, `No ${i}.`)
    const wanted = `/_/admin/log?action=BAN_DOMAIN&by=${member.user.username}`
    const { html } = await htmlOf(wanted, member.visit)
    expect(html).toContain('No 52.')
    expect(html).not.toContain('No 2.<')
    const next = /href="([^"]*after=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(next).toContain('action=BAN_DOMAIN')
    const { html: rest } = await htmlOf(next, member.visit)
    for (const text of ['No 0.', 'No 1.', 'No 2.']) expect(rest).toContain(text)
    expect(rest).not.toContain('No 3.')
  })

  test('is for staff alone', async () => {
    const { visit } = await signedIn()
    const query = '{ moderationLog { acts { id } } operatorLog { acts { id } } }'
    expect((await visit.ask(query)).data).toEqual({ moderationLog: null, operatorLog: null })
  })
})
