import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { SUBSCRIBER_DOWNLOADS } from '../../../schema/rules/subscribers'
import { subscriber } from '../../../schema/tables/newsletter'
import { NOON, nextId } from '../../factories/ids'
import { keeper, subscribersOf } from './support'

type Keeper = Awaited<ReturnType<typeof keeper>>

interface Listed {
  id: string
  email: string
  tags: string[]
  note: string
}

/** A keeper’s subscribers by the pages of a list. */
async function pages(ana: Keeper, filter: object = {}, limit = 3): Promise<string[][]> {
  const all: string[][] = []
  let to: string | null = null
  do {
    const data = await ana.ask(
      `query ($id: ID!, $search: String, $state: SubscriberState, $tag: String, $paging: PagingOptions) {
        newsletter(id: $id) { subscribers(search: $search, state: $state, tag: $tag, paging: $paging) {
          subscribers { id email tags note } pagingInfo { next { to } } } } }`,
      { id: ana.user.id, paging: { limit, to }, ...filter },
    )
    const { newsletter } = data as {
      newsletter: { subscribers: { subscribers: Listed[]; pagingInfo: { next: { to: string } | null } } }
    }
    all.push(newsletter.subscribers.subscribers.map(({ email }) => email))
    to = newsletter.subscribers.pagingInfo.next?.to ?? null
  } while (to !== null)
  return all
}

const change = async (ana: Keeper, input: object) => {
  const data = await ana.ask(
    `mutation ($input: ChangeSubscriberInput!) { result: changeSubscriber(input: $input) {
      __typename ... on Subscriber { tags note } ... on UserError { code field } } }`,
    { input },
  )
  return data.result as { __typename: string; tags?: string[]; note?: string; code?: string; field?: string }
}

const remove = async (ana: Keeper, id: string) => {
  const data = await ana.ask(
    `mutation ($id: ID!) { result: removeSubscriber(subscriberId: $id) { __typename ... on UserError { code } } }`,
    { id },
  )
  return data.result as { __typename: string; code?: string }
}

const idOf = async (ana: Keeper, email: string): Promise<string> =>
  (await subscribersOf(ana.user.id)).get(email)?.id ?? ''

describe('the list', () => {
  test('is searched by what an address or a name begins with, page by page', async () => {
    const ana = await keeper()
    await ana.bring(
      [
        'email,name,tags',
        'mara@x.example,Zoe,a',
        'marb@x.example,,a',
        'marc@x.example,Marc,',
        'q1@x.example,Martha,a',
        'q2@x.example,Martin,',
        'q3@x.example,Otto,a',
      ].join('\n'),
    )
    expect((await pages(ana)).flat()).toHaveLength(6)
    expect(await pages(ana, { search: 'MAR' }, 2)).toEqual([
      ['mara@x.example', 'marb@x.example'],
      ['marc@x.example', 'q1@x.example'],
      ['q2@x.example'],
    ])
    expect((await pages(ana, { search: 'mar', tag: 'a' })).flat()).toEqual([
      'mara@x.example',
      'marb@x.example',
      'q1@x.example',
    ])
    expect((await pages(ana, { tag: 'A' }, 2)).flat().sort()).toEqual([
      'mara@x.example',
      'marb@x.example',
      'q1@x.example',
      'q3@x.example',
    ])
    expect((await pages(ana, { search: 'nobody' })).flat()).toEqual([])
    expect((await pages(ana, { search: '%' })).flat()).toEqual([])
    expect((await pages(ana, { state: 'PENDING' })).flat()).toEqual([])
  })

  test('is shown to those who keep the newsletter alone', async () => {
    const [ana, bo] = [await keeper(), await keeper()]
    await ana.bring('a@x.example')
    const path = linkTo('NewsletterSubscribers', { newsletterV3Id: ana.user.id })
    const own = await ana.visit.get(path)
    expect([own.status, await own.text()]).toEqual([200, expect.stringContaining('a@x.example')])
    expect((await bo.visit.get(path)).status).toBe(404)
    const { newsletter } = await bo.ask(
      'query ($id: ID!) { newsletter(id: $id) { subscribers { subscribers { email } } subscriberSummary { states { count } } subscriberImports { imports { id } } viewerEdge { isEligibleToImportEmails } } }',
      { id: ana.user.id },
    )
    expect(newsletter).toEqual({
      subscribers: null,
      subscriberSummary: null,
      subscriberImports: null,
      viewerEdge: { isEligibleToImportEmails: false },
    })
  })
})

describe('a subscriber', () => {
  test('has tags and a note that their newsletter’s owner gives them', async () => {
    const [ana, bo] = [await keeper(), await keeper()]
    await ana.bring('a@x.example')
    const subscriberId = await idOf(ana, 'a@x.example')
    const input = { subscriberId, tags: ['Friends', 'friends', 'b'], note: 'Met in\nLisbon' }
    expect(await change(ana, input)).toMatchObject({ tags: ['b', 'friends'], note: 'Met in Lisbon' })
    expect(await change(ana, { ...input, tags: ['c'] })).toMatchObject({ tags: ['c'] })
    expect((await subscribersOf(ana.user.id)).get('a@x.example')?.tags).toEqual(['c'])
    expect(
      await change(ana, { ...input, tags: Array.from({ length: 11 }, (_, i) => `t${i}`) }),
    ).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'tags',
    })
    expect(await change(bo, input)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await change(ana, { ...input, subscriberId: nextId() })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('can be removed, unless they have left', async () => {
    const ana = await keeper()
    await ana.bring('email,tags\na@x.example,t\n')
    await drizzle(env.DB).insert(subscriber).values({
      id: nextId(),
      newsletterId: ana.user.id,
      email: 'left@x.example',
      state: 'unsubscribed',
      source: 'page',
      consentText: '',
      createdAt: NOON,
      askedAt: 0,
      leftAt: NOON,
    })
    expect(await remove(ana, await idOf(ana, 'left@x.example'))).toMatchObject({ code: 'CONFLICT' })
    expect(await remove(ana, await idOf(ana, 'a@x.example'))).toMatchObject({ __typename: 'MutationSuccess' })
    const rows = await subscribersOf(ana.user.id)
    expect([...rows.keys()]).toEqual(['left@x.example'])
    expect((await pages(ana, { tag: 't' })).flat()).toEqual([])
  })
})

describe('the file', () => {
  test('has everybody, and nothing that a spreadsheet would calculate', async () => {
    const ana = await keeper()
    await ana.bring('email,name,note,tags\na@x.example,=1+1,"@cmd, ""x""",t\n=b@x.example,Bo,,\n')
    for (const path of [
      linkTo('ExportNewsletter', { newsletterV3Id: ana.user.id }),
      linkTo('UserNewsletterCsv', { username: ana.user.username, newsletterV3Id: ana.user.id }),
    ]) {
      const response = await ana.visit.get(path)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      // Decoding as usual would leave the mark out by which spreadsheets know UTF-8.
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
      const lines = text.split('\r\n')
      expect(lines[0]).toBe('\ufeffemail,name,state,source,since,agreed,left,tags,note')
      const [first, second] = lines
        .slice(1, 3)
        .sort((a, b) => Number(a.startsWith("'")) - Number(b.startsWith("'")))
      expect(first).toContain(`a@x.example,'=1+1,active,import,`)
      expect(first).toContain(`,t,"'@cmd, ""x"""`)
      expect(second?.startsWith("'=b@x.example,Bo,")).toBe(true)
    }
  })

  test('is its owner’s, so often an hour', async () => {
    const [ana, bo] = [await keeper(), await keeper()]
    const path = linkTo('ExportNewsletter', { newsletterV3Id: ana.user.id })
    expect((await bo.visit.get(path)).status).toBe(404)
    const foreign = linkTo('UserNewsletterCsv', { username: bo.user.username, newsletterV3Id: ana.user.id })
    expect((await bo.visit.get(foreign)).status).toBe(404)
    for (let i = 0; i < SUBSCRIBER_DOWNLOADS.most; i++) await ana.visit.get(path)
    expect((await ana.visit.get(path)).status).toBe(429)
  })
})
