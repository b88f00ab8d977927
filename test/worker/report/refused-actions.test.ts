import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { XSRF_COOKIE, XSRF_HEADER } from '../../../schema/rules/session'
import { ORIGIN } from '../../factories/endpoint-context'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { change, storedItems } from '../catalog/support'
import { clap } from '../clap/support'
import { addNote } from '../post-note/support'
import { quote } from '../quote/support'
import { report as reportReading } from '../reading-history/support'
import { respond } from '../response/support'
import { decide, SUSPEND, signStaffIn, staff, TAKE_DOWN } from '../site/support/moderators'

beforeAll(signStaffIn)

type Visit = Awaited<ReturnType<typeof signedIn>>['visit']

const newStory = () => createStory({ body: [paragraph('Some words to mark.', 'text')] })

/** What each thing that readers do with a story answers: the type, or the status of a helper address. */
async function answers(visit: Visit, id: string) {
  const list = await change(visit, 'createCatalog', { name: 'Mine', description: '', visibility: 1 })
  const operations = [{ type: 'ADD', postId: id }]
  const edited = await change(visit, 'editCatalogItems', { catalogId: list.id, operations })
  const made = { name: 'With it', description: '', visibility: 1, postId: id }
  const post = async (path: string) => {
    const headers = { origin: ORIGIN, [XSRF_HEADER]: visit.cookies().get(XSRF_COOKIE) ?? '' }
    const response = await visit.send(path, { method: 'POST', headers })
    const { error } = (await response.json()) as { error?: { code: string } }
    return [response.status, error?.code]
  }
  const types = [
    await clap(visit, id, 1),
    await respond(visit, id, 'An answer'),
    await quote(visit, id),
    await addNote(visit, id, 'A note', { audience: 'READER', paragraph: 'text', passage: 'Some' }),
    edited,
    await change(visit, 'createCatalog', made),
  ].map(({ __typename }) => __typename)
  const read = await reportReading(visit, id)
  const { error } = (await read.json()) as { error?: { code: string } }
  const helpers = [
    await post(`/_/vote/p/${id}`),
    await post(`/_/bookmark/p/${id}`),
    [read.status, error?.code],
  ]
  return { types: new Set(types), helpers: new Set(helpers.map((each) => each.join(' '))), list: list.id }
}

const facts = async (id: string) =>
  env.DB.prepare(
    `SELECT (SELECT count(*) FROM clap WHERE target_id = ?1) AS claps, (SELECT count(*) FROM quote WHERE post_id = ?1) AS quotes,
      (SELECT count(*) FROM post_response WHERE root_id = ?1) AS responses, (SELECT count(*) FROM post_read WHERE post_id = ?1) AS reads`,
  )
    .bind(id)
    .first()

const NOTHING = { claps: 0, quotes: 0, responses: 0, reads: 0 }

describe('what readers do with a story that they can’t read is refused as its page refuses it', () => {
  test('where it is withheld', async () => {
    const { id } = await newStory()
    await staff.ask('mutation ($input: WithholdPostInput!) { withholdPost(input: $input) { __typename } }', {
      input: { postId: id, countries: ['DE'], reason: 'A court has ordered it.' },
    })
    const there = await signedIn({ createdAt: 0 }, { country: 'DE' })
    const { types, helpers, list } = await answers(there.visit, id)
    expect(types).toEqual(new Set(['WithheldInCountry']))
    expect(helpers).toEqual(new Set(['451 WITHHELD_IN_COUNTRY']))
    expect(await storedItems(list)).toEqual([])
    expect(await facts(id)).toEqual(NOTHING)
    const elsewhere = await signedIn({ createdAt: 0 }, { country: 'FR' })
    const allowed = await answers(elsewhere.visit, id)
    expect(allowed.types).toEqual(new Set(['Post', 'Quote', 'PostNotes', 'Catalog']))
    expect(allowed.helpers).toEqual(new Set(['200 ']))
  })

  test('and deleting a private note there doesn’t tell the text', async () => {
    const { id } = await newStory()
    const { user, visit } = await signedIn({ createdAt: 0 })
    const given = { audience: 'READER', paragraph: 'text', passage: 'Some' }
    const note = (await addNote(visit, id, 'A note', given)).notes?.[0]
    await env.DB.prepare('UPDATE post SET withheld_in = ? WHERE id = ?')
      .bind(JSON.stringify({ DE: 'A court has ordered it.' }), id)
      .run()
    const there = newVisit({ country: 'DE' })
    await there.signIn(user.id)
    const { data } = await there.ask(
      'mutation ($id: ID!) { deletePostNote(noteId: $id) { ... on PostNotes { text { body } } } }',
      { id: note?.id },
    )
    expect(data).toEqual({ deletePostNote: { text: null } })
  })

  test('once staff has taken it down', async () => {
    const { id } = await newStory()
    await decide(TAKE_DOWN, id)
    const { visit } = await signedIn()
    const { types, helpers } = await answers(visit, id)
    expect(types).toEqual(new Set(['PostSuspended']))
    expect(helpers).toEqual(new Set(['410 POST_SUSPENDED']))
    expect(await facts(id)).toEqual(NOTHING)
  })

  test('while its writer is suspended', async () => {
    const { id, creatorId } = await newStory()
    await decide(SUSPEND, creatorId)
    const { visit } = await signedIn()
    const { types, helpers } = await answers(visit, id)
    expect(types).toEqual(new Set(['PostSuspended']))
    expect(helpers).toEqual(new Set(['404 POST_SUSPENDED']))
  })

  test('and a draft isn’t there', async () => {
    const { id } = await createStory({ state: 'draft', isListed: false })
    const { visit } = await signedIn()
    const { types, helpers } = await answers(visit, id)
    expect(types).toEqual(new Set(['NotFound']))
    expect(helpers).toEqual(new Set(['404 NOT_FOUND']))
  })
})
