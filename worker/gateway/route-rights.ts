import type { RouteName } from '../../schema/routes/index'
import type { RouteMatch } from '../../schema/routes/match'
import { postIdOf } from '../../schema/routes/post-id'
import type { Who } from '../../schema/routes/types'
import { leadersByDomainOrSlug, leadersOfPost } from '../data/collection/queries'
import { exportById } from '../data/export/exports'
import { chargeById } from '../data/membership/charges'
import { postNoteById } from '../data/post-note/queries'
import type { Reader } from '../data/reader'
import { findKeptNewsletter } from '../services/newsletter/find-newsletter'
import { newsletterThing } from '../services/newsletter/letter/leaders'
import type { Actor } from '../services/policies/actor'
import { can } from '../services/policies/can'
import { SITE } from '../services/policies/site'
import { mayReadNotes, notePlace } from '../services/post-note/place'
import { findSequence } from '../services/sequence/find-sequence'

type Params = Readonly<Record<string, string | undefined>>
/** The policy's decision about an actor, once the thing it judges has been read. */
type Verdict = (actor: Actor) => boolean
type ReadVerdict = (reader: Reader, params: Params) => Promise<Verdict>

const refuse: Verdict = () => false

async function ofPost(reader: Reader, segment: string | undefined, action: 'own' | 'edit') {
  const id = segment && postIdOf(segment)
  if (!id) return refuse
  const [post, leaders] = await Promise.all([
    reader.posts.load(id),
    action === 'edit' ? reader.db.all(leadersOfPost, id) : [],
  ])
  return post ? (actor: Actor) => can(actor, action, { entity: 'post', post, leaders }) : refuse
}

/** The notes on a story, by its id or by that of a note. */
async function ofNotes(reader: Reader, { postId, replyId }: Params) {
  const note = replyId === undefined ? undefined : await reader.db.first(postNoteById, replyId)
  const id = replyId === undefined ? postIdOf(postId ?? '') : note?.postId
  const place = id === undefined ? undefined : await notePlace(reader.db, id)
  return place ? (actor: Actor) => mayReadNotes(actor, place) : refuse
}

async function ofCollection(
  reader: Reader,
  { collectionSlug, postId }: Params,
  action: 'manage' | 'administer',
) {
  if (!collectionSlug) return refuse
  const slug = collectionSlug.toLowerCase()
  const id = postId === undefined ? undefined : (postIdOf(postId) ?? '')
  // All of it leaves in the same batch as the session, so an editor's page waits no longer than anyone
  // else's.
  const [collection, leaders, post] = await Promise.all([
    reader.collectionsBySlug.load(slug),
    reader.db.all(leadersByDomainOrSlug, slug),
    id && reader.posts.load(id),
  ])
  // A row about a story is about one of this publication.
  const isOfThis = id === undefined || (post && post.collectionId === collection?.id)
  return collection && isOfThis
    ? (actor: Actor) => can(actor, action, { entity: 'collection', collection, leaders })
    : refuse
}

async function ofUser(reader: Reader, username: string | undefined) {
  const user = username ? await reader.usersByName.load(username.toLowerCase()) : undefined
  return user ? (actor: Actor) => can(actor, 'manage', { entity: 'user', user }) : refuse
}

async function ofSequence(reader: Reader, segment: string) {
  const sequenceWithOwner = await findSequence(reader, segment)
  return sequenceWithOwner
    ? (actor: Actor) => can(actor, 'own', { entity: 'sequence', ...sequenceWithOwner })
    : refuse
}

async function ofExport(reader: Reader, { exportId = '' }: Params) {
  const row = await reader.db.first(exportById, exportId)
  return row ? (actor: Actor) => can(actor, 'download', { entity: 'export', export: row }) : refuse
}

async function ofNewsletter(reader: Reader, { newsletterV3Id, id = '' }: Params) {
  const newsletter = await findKeptNewsletter(reader, newsletterV3Id ?? id)
  if (!newsletter) return refuse
  const thing = await newsletterThing(reader, newsletter)
  return (actor: Actor) => can(actor, 'manage', thing)
}

async function ofCharge(reader: Reader, { chargeId = '' }: Params) {
  const charge = await reader.db.first(chargeById, chargeId)
  return charge ? (actor: Actor) => can(actor, 'read', { entity: 'charge', charge }) : refuse
}

/**
 * The parameter that names a row's subject, and who decides about it. A row with any other `who` is refused.
 */
const VERDICTS: Partial<Record<Who, { by?: string; read: ReadVerdict }>> = {
  user: { read: async () => (actor) => can(actor, 'enter', SITE) },
  staff: { read: async () => (actor) => can(actor, 'moderate', SITE) },
  author: {
    by: 'postId',
    read: (reader, { postId, sequenceSlug }) =>
      sequenceSlug === undefined ? ofPost(reader, postId, 'own') : ofSequence(reader, sequenceSlug),
  },
  'author-or-editor': { by: 'postId', read: (reader, { postId }) => ofPost(reader, postId, 'edit') },
  'author-or-reviewer': { by: 'postId', read: ofNotes },
  editor: {
    by: 'collectionSlug',
    read: (reader, params) => ofCollection(reader, params, 'manage'),
  },
  'owner-of-publication': {
    by: 'collectionSlug',
    read: (reader, params) => ofCollection(reader, params, 'administer'),
  },
  'editor-or-owner': { read: ofNewsletter },
  'owner-of-export': { read: ofExport },
  'owner-of-charge': { read: ofCharge },
  owner: {
    by: 'username',
    read: async (reader, { username, postId, newsletterV3Id }) => {
      const verdicts = await Promise.all([
        ofUser(reader, username),
        ...(newsletterV3Id === undefined ? [] : [ofNewsletter(reader, { newsletterV3Id })]),
        ...(postId === undefined ? [] : [ofPost(reader, postId, 'own')]),
      ])
      return (actor) => verdicts.every((verdict) => verdict(actor))
    },
  },
}

/** Parameters that name nothing with its own rights: parts of the thing that the row is about, and plain values. */
const PARTS: ReadonlySet<string> = new Set([
  'baseRev',
  'collectionSlug',
  'details',
  'endTimeMs',
  'filterBy',
  'newsletterSlug',
  'newsletterV3Id',
  'noteId',
  'postId',
  'replyId',
  'sequenceSlug',
  'startTimeMs',
  'subpageSlug',
  'tab',
  'slugOfTag',
  'username',
  'versionId',
])

/** Rows that the gateway opens to everybody; those for operators have endpoints that check the key. */
const OPEN: ReadonlySet<Who> = new Set(['any', 'admin-key'])

/** Rows of signed links whose page and endpoint check the signature themselves. Every other row is refused. */
const CHECKS_SIGNATURE: ReadonlySet<RouteName> = new Set<RouteName>([
  'CountLetter',
  'EmailSettings',
  'ShowLetter',
])

/** Rows for programs whose endpoints check the token (`withToken`). */
const CHECKS_TOKEN: ReadonlySet<RouteName> = new Set<RouteName>([
  'ApiMe',
  'ApiUserPublications',
  'ApiContributors',
  'ApiCreatePost',
  'ApiCreateCollectionPost',
  'ApiUploadImage',
  'ApiMcp',
  'ApiMicropub',
  'ApiMicropubMedia',
  'IftttUser',
  'IftttTrigger',
  'IftttIdentity',
  'IftttTriggerOptions',
  'IftttTriggerValidate',
  'IftttAction',
  'IftttActionOptions',
])

/** Rows for a service of another site whose endpoints check its key. */
const CHECKS_SERVICE_KEY: ReadonlySet<RouteName> = new Set<RouteName>(['IftttStatus', 'IftttTestSetup'])

/** Rows that signing in doesn't open: those for programs with a token, and signed links. */
const WITHOUT_SIGN_IN: ReadonlySet<Who> = new Set(['bearer', 'service-key', 'signed-link'])

export type RouteDecision = 'yes' | 'no' | 'sign-in'

/** Who requests a route, and what their rights depend on. */
export interface RouteQuestion {
  match: RouteMatch
  /** The path's parameters, including those that the host stands for. */
  params: Params
  /** Whether the request has a session cookie; without one nothing is read. */
  mayBeSignedIn: () => boolean
  viewer: () => Promise<Actor>
  reader: () => Reader
}

/** What judges a row; nothing if the row names a thing that no policy covers. */
function verdictOf({ route, params }: RouteMatch): ReadVerdict | undefined {
  const verdict = VERDICTS[route.who]
  if (!verdict || verdict.by === undefined) return verdict?.read
  return Object.keys(params).every((name) => PARTS.has(name)) ? verdict.read : undefined
}

/**
 * Whether the viewer may see a route. Anything that no policy covers is refused to everybody. Rules:
 * docs/rules/routes.md, "Who may have a page"; docs/rules/security.md, "Rights".
 */
export async function decideRoute(question: RouteQuestion): Promise<RouteDecision> {
  const { match, params, mayBeSignedIn, viewer, reader } = question
  const { who, name } = match.route
  if (OPEN.has(who) || (who === 'signed-link' && CHECKS_SIGNATURE.has(name))) return 'yes'
  if (who === 'bearer' && CHECKS_TOKEN.has(name)) return 'yes'
  if (who === 'service-key' && CHECKS_SERVICE_KEY.has(name)) return 'yes'
  if (WITHOUT_SIGN_IN.has(who)) return 'no'
  if (!mayBeSignedIn()) return 'sign-in'
  const read = verdictOf(match)
  const [actor, verdict] = await Promise.all([viewer(), read ? read(reader(), params) : refuse])
  if (actor === null) return 'sign-in'
  return verdict(actor) ? 'yes' : 'no'
}
