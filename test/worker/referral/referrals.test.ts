import { env } from 'cloudflare:workers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { REFERRALS_OF_NETWORK } from '../../../schema/rules/referrals'
import { MINUTE } from '../../../schema/rules/time-units'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { createKeys } from '../../../worker/services/identity/keys'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { clearLetters, createWriter, postOffice, send } from '../letter/support'
import { changeNewsletter } from '../newsletter/settings-support'
import {
  confirm,
  form,
  leaveToken,
  rowsOf,
  subscribe,
  tokenTo,
  unsubscribe,
  visitor,
} from '../newsletter/support'

/* docs/rules/newsletters.md, "Referral links". */

beforeEach(() => clearMailbox())
afterAll(clearLetters)

type Visit = ReturnType<typeof newVisit>

let next = 0
const someone = () => `invited-${next++}@example.org`

const SUBSCRIBE = `mutation ($input: SubscribeToNewsletterInput!) {
  result: subscribeToNewsletter(input: $input) { __typename ... on NewsletterSubscription { state } }
}`
/** Somebody subscribes by a link. */
const follow = async (visit: Visit, newsletterId: string, via: string, email?: string) => {
  const { data, errors } = await visit.ask(SUBSCRIBE, { input: { newsletterId, via, email } })
  expect(errors).toBeUndefined()
  expect(data?.result).toMatchObject({ __typename: 'NewsletterSubscription' })
}

const referrersFor = async (visit: Visit, id: string) => {
  const { data, errors } = await visit.ask(
    `query ($id: ID!) { newsletter(id: $id) { referrers { email confirmedCount pendingCount } } }`,
    { id },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as { newsletter: { referrers: object[] | null } }).newsletter.referrers
}

const keys = createKeys(AUTH_SECRET)

/** A writer whose letters have links, a subscriber, and what that one's link says. */
async function linked(hasReferrals = true) {
  const { user, visit } = await signedIn({ name: 'Ana Writer' })
  if (hasReferrals)
    await changeNewsletter(visit, 'update', { newsletterId: user.id, name: 'Rivers', hasReferrals })
  const email = someone()
  await subscribe(visitor(), user.id, email)
  await confirm(visitor(), tokenTo(email))
  const [row] = await rowsOf(email)
  const id = row?.id ?? ''
  return { user, visit, email, id, via: `${id}.${await keys.hash('referral', id)}` }
}

const sourceOf = async (email: string) => {
  const [row] = await rowsOf(email)
  return [row?.source, row?.referrerId ?? null]
}

describe('a subscriber’s link', () => {
  test('is credited with whoever confirms, once', async () => {
    const { user, visit, email, id, via } = await linked()
    const [first, second] = [someone(), someone()]
    for (const invited of [first, second]) await follow(visitor(), user.id, via, invited)
    expect(await referrersFor(visit, user.id)).toEqual([{ email, confirmedCount: 0, pendingCount: 2 }])
    await confirm(visitor(), tokenTo(first))
    await follow(visitor(), user.id, via, first)
    expect(await referrersFor(visit, user.id)).toEqual([{ email, confirmedCount: 1, pendingCount: 1 }])
    expect(await sourceOf(first)).toEqual(['referral', id])
  })

  test('is followed without script', async () => {
    const { user, id, via } = await linked()
    const path = linkTo('SubscribeUser', { username: user.username })
    const page = await (await visitor().get(`${path}?via=${via}`)).text()
    expect(page).toContain(`value="${via}"`)
    // A typing mistake forgets nothing.
    const again = await visitor().send(path, form({ email: 'no address', via }))
    expect(again.headers.get('location')).toBe(`${path}?subscription=invalid&via=${via}`)
    const email = someone()
    await visitor().send(path, form({ email, via }))
    expect(await sourceOf(email)).toEqual(['referral', id])
  })

  test('isn’t credited with its owner, by whatever address', async () => {
    const { user, via, email } = await linked()
    const [local, domain] = email.split('@')
    const own = `${local}+again@${domain}`
    await follow(visitor(), user.id, via, own)
    expect(await sourceOf(own)).toEqual(['page', null])
    // An account that subscribes by its own link.
    const { user: reader, visit } = await signedIn({ email: someone() })
    await subscribe(visit, user.id)
    const rows = await env.DB.prepare('SELECT id FROM subscriber WHERE user_id = ?').bind(reader.id).all()
    const id = String(rows.results[0]?.id)
    const other = someone()
    await follow(visit, user.id, `${id}.${await keys.hash('referral', id)}`, other)
    expect(await sourceOf(other)).toEqual(['page', null])
  })

  test('isn’t credited with more than a few of one network, or whom the newsletter knew', async () => {
    const { user, id, via } = await linked()
    const known = someone()
    await subscribe(visitor(), user.id, known)
    await follow(visitor(), user.id, via, known)
    expect(await sourceOf(known)).toEqual(['page', null])
    const visit = newVisit({ address: '198.51.99.1' })
    const emails = Array.from({ length: REFERRALS_OF_NETWORK.most + 1 }, someone)
    for (const email of emails) await follow(visit, user.id, via, email)
    const sources = await Promise.all(emails.map(sourceOf))
    expect(sources.filter(([source]) => source === 'referral')).toHaveLength(REFERRALS_OF_NETWORK.most)
    expect(sources.at(-1)).toEqual(['page', null])
    expect(sources[0]).toEqual(['referral', id])
  })

  test('counts nothing if it is forged, of another newsletter, or its owner has left', async () => {
    const { user, via, email, id } = await linked()
    const other = await linked()
    for (const wrong of [`${id}.${'0'.repeat(64)}`, `${via}.x`, id, other.via, 'nonsense']) {
      const invited = someone()
      await follow(visitor(), user.id, wrong, invited)
      expect(await sourceOf(invited)).toEqual(['page', null])
    }
    await unsubscribe(visitor(), { token: await leaveToken(email) })
    const late = someone()
    await follow(visitor(), user.id, via, late)
    expect(await sourceOf(late)).toEqual(['page', null])
  })

  test('allows nothing else', async () => {
    const { user, via, email } = await linked()
    expect(await unsubscribe(visitor(), { token: via })).toMatchObject({ code: 'NOT_FOUND' })
    const [id = '', hash = ''] = via.split('.')
    expect((await visitor().get(linkTo('EmailSettings', { userId: id, hash }))).status).toBe(404)
    expect((await rowsOf(email))[0]?.state).toBe('active')
    expect(await referrersFor(visitor(), user.id)).toBeNull()
    const { visit: stranger } = await signedIn()
    expect(await referrersFor(stranger, user.id)).toBeNull()
  })

  test('counts nothing while the newsletter has no such links', async () => {
    const { user, via } = await linked(false)
    const email = someone()
    await follow(visitor(), user.id, via, email)
    expect(await sourceOf(email)).toEqual(['page', null])
  })
})

test('stands at the end of letters, one for each subscriber, once it is switched on', async () => {
  const office = postOffice()
  const { user, visit, story } = await createWriter(office, 2)
  await send(visit, { newsletterId: user.id, postId: story.id })
  await office.drain()
  for (const { html, text } of await office.mails()) {
    expect(html).not.toContain('via=')
    expect(text).not.toContain('via=')
  }
  await clearLetters()
  await changeNewsletter(visit, 'update', { newsletterId: user.id, name: 'Rivers', hasReferrals: true })
  await send(visit, { newsletterId: user.id, postId: story.id })
  await office.minute(NOON + MINUTE)
  const mails = (await office.mails()).slice(-2)
  const links = mails.map(({ text }) => /\/subscribe\?via=(\S+)/.exec(text)?.[1])
  expect(new Set(links).size).toBe(2)
  for (const [i, { html }] of mails.entries()) expect(html).toContain(`via=${links[i]}`)
})
