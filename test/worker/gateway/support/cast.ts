import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { type RouteName, routeNamed } from '../../../../schema/routes/index'
import { linkTo } from '../../../../schema/routes/links'
import type { Who } from '../../../../schema/routes/types'
import { SESSION_COOKIE } from '../../../../schema/rules/session'
import { WEEK } from '../../../../schema/rules/time-units'
import { accountExport } from '../../../../schema/tables/account-export'
import type { RouteDecision } from '../../../../worker/gateway/route-rights'
import { createCollection } from '../../../factories/collection'
import { NOON } from '../../../factories/ids'
import { createRoles } from '../../../factories/leaders'
import { createMembership } from '../../../factories/membership'
import { createPostNote } from '../../../factories/post-note'
import { createSequence } from '../../../factories/sequence'
import { createStory } from '../../../factories/story'
import { createUser } from '../../../factories/user'
import { newVisit } from '../../../factories/visit'

const OF_AUTHOR: readonly Who[] = ['author', 'owner', 'author-or-editor', 'author-or-reviewer']
const OF_EDITOR: readonly Who[] = ['editor', 'author-or-editor', 'author-or-reviewer', 'editor-or-owner']

/** Signed-in people, and the rows that each may see beyond those for every signed-in person. */
export const PEOPLE = {
  stranger: [],
  member: [],
  'suspended stranger': [],
  'owner of the publication': [...OF_EDITOR, 'owner-of-publication'],
  'editor of the publication': OF_EDITOR,
  'suspended editor': OF_EDITOR,
  'writer of the publication': [],
  'owner of another publication': [],
  'author of the story': OF_AUTHOR,
  'author of another story': [],
  'who paid and had everything exported': ['owner-of-charge', 'owner-of-export'],
  staff: ['staff'],
  'staff acting as a stranger': [],
  'staff acting as the editor': OF_EDITOR,
  'staff acting as the author': OF_AUTHOR,
  'staff acting as who paid': [],
} satisfies Readonly<Record<string, readonly Who[]>>

/** People who aren't identified by a session. */
export const VISITORS = [
  'visitor',
  'visitor with a cookie of nobody',
  'deactivated owner of the publication',
  'program with a token beside the owner’s cookie',
] as const

export type Signed = keyof typeof PEOPLE
export type Viewer = Signed | (typeof VISITORS)[number]

/** The headers of each one's requests. */
export const headersOf = new Map<Viewer, Record<string, string>>()
const values: Record<string, string> = {}

/** What a row's parameters name where that isn't what others' do. */
const own: Partial<Record<RouteName, Readonly<Record<string, string>>>> = {}

/** The headers of a browser with that person's session. */
export async function headersFor(userId: string, actsAsUserId?: string): Promise<Record<string, string>> {
  const visit = newVisit()
  await visit.signIn(userId, actsAsUserId ? { actsAsUserId } : {})
  return { cookie: `${SESSION_COOKIE}=${visit.cookies().get(SESSION_COOKIE)}` }
}

export const idOf = async (given: Parameters<typeof createUser>[0] = {}): Promise<string> =>
  (await createUser(given)).id

const EXPORT = 'export-of-everything'

/** Stores an export that can be downloaded. */
const createExport = (ownerId: string) =>
  drizzle(env.DB)
    .insert(accountExport)
    .values({
      id: EXPORT,
      ownerId,
      state: 'ready',
      stage: 'pictures',
      createdAt: NOON,
      updatedAt: NOON,
      finishedAt: NOON,
      expiresAt: NOON + WEEK,
    })

/** Stores a publication, its people, a story in it, and everybody else; signs all of them in. */
export async function gatherCast(): Promise<void> {
  const [owner, editor, suspended, writer, left, author, staff, stranger] = await Promise.all([
    idOf(),
    idOf(),
    idOf({ isSuspended: true }),
    idOf(),
    idOf({ deactivatedAt: NOON }),
    idOf({ username: 'rosa' }),
    idOf({ isStaff: true }),
    idOf(),
  ])
  const [{ id: collectionId }, other] = await Promise.all([
    createCollection({ slug: 'harbour', name: 'The Harbour' }),
    createCollection(),
  ])
  await createRoles(collectionId, {
    [owner]: 'OWNER',
    [left]: 'OWNER',
    [editor]: 'EDITOR',
    [suspended]: 'EDITOR',
    [writer]: 'WRITER',
    [author]: 'WRITER',
  })
  const [elsewhere, story, { creatorId: otherAuthor }] = await Promise.all([
    idOf(),
    createStory({ creatorId: author, collectionId }),
    createStory({ collectionId: other.id }),
  ])
  await createRoles(other.id, { [elsewhere]: 'OWNER' })
  const { id: sequenceSlug } = await createSequence({ creatorId: author })
  const payer = await idOf()
  const [{ chargeId }] = await Promise.all([createMembership(payer), createExport(payer)])
  const replyId = await createPostNote({ postId: story.id, authorId: author, collectionId })
  Object.assign(values, {
    chargeId,
    exportId: EXPORT,
    replyId,
    username: 'rosa',
    collectionSlug: 'harbour',
    postId: story.id,
    sequenceSlug,
    newsletterV3Id: collectionId,
  })
  own.ProcessImport = { id: collectionId }
  // Its path names the writer, too.
  own.UserNewsletterCsv = { newsletterV3Id: author }
  const ownerHeaders = await headersFor(owner)
  const people: [Viewer, Record<string, string>][] = [
    ['visitor', {}],
    ['visitor with a cookie of nobody', { cookie: `${SESSION_COOKIE}=${'x'.repeat(43)}` }],
    ['deactivated owner of the publication', await headersFor(left)],
    ['program with a token beside the owner’s cookie', { ...ownerHeaders, authorization: 'Bearer x' }],
    ['stranger', await headersFor(stranger)],
    ['member', await headersFor(await idOf({ membershipTier: 'member' }))],
    ['suspended stranger', await headersFor(await idOf({ isSuspended: true }))],
    ['owner of the publication', ownerHeaders],
    ['editor of the publication', await headersFor(editor)],
    ['suspended editor', await headersFor(suspended)],
    ['writer of the publication', await headersFor(writer)],
    ['owner of another publication', await headersFor(elsewhere)],
    ['author of the story', await headersFor(author)],
    ['author of another story', await headersFor(otherAuthor)],
    ['who paid and had everything exported', await headersFor(payer)],
    ['staff', await headersFor(staff)],
    ['staff acting as a stranger', await headersFor(staff, stranger)],
    ['staff acting as the editor', await headersFor(staff, editor)],
    ['staff acting as the author', await headersFor(staff, author)],
    ['staff acting as who paid', await headersFor(staff, payer)],
  ]
  for (const [viewer, headers] of people) headersOf.set(viewer, headers)
}

/** The parameters of a row's path, which name the things above. */
export function paramsOf(
  name: RouteName,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const { path, values: allowed } = routeNamed(name)
  const keys = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)
  const valueFor = (key: string) =>
    more[key] ??
    own[name]?.[key] ??
    values[key] ??
    allowed?.[key]?.[0] ??
    (/Ms$|^baseRev$/.test(key) ? '1' : 'sample')
  return Object.fromEntries(keys.map((key) => [key, valueFor(key)]))
}

export const addressOf = (name: RouteName): string => linkTo(name, paramsOf(name) as never)

/** Signed links whose endpoints and pages check the signature. */
const CHECKED_BY_SIGNATURE: readonly RouteName[] = ['CountLetter', 'EmailSettings', 'ShowLetter']

/** A row's rule for a viewer, in the words of docs/rules/routes.md. */
export function expected(viewer: Viewer, name: RouteName): RouteDecision {
  const { who } = routeNamed(name)
  if (who === 'any' || who === 'admin-key' || CHECKED_BY_SIGNATURE.includes(name)) return 'yes'
  // Their endpoints check the token, or the key.
  if (who === 'bearer') return /^(?:Api|Ifttt)/.test(name) ? 'yes' : 'no'
  if (who === 'service-key') return name.startsWith('Ifttt') ? 'yes' : 'no'
  if (who === 'signed-link') return 'no'
  if (!(viewer in PEOPLE)) return 'sign-in'
  if (who === 'user') return 'yes'
  const rows: readonly Who[] = PEOPLE[viewer as Signed]
  return rows.includes(who) ? 'yes' : 'no'
}
