import { html } from 'hono/html'
import { linkTo } from '../../../schema/routes/links'
import { PENDING_ACTION_COOKIES, pendingFollow } from '../../../schema/rules/pending-actions'
import { followMessages } from '../../../schema/wording/follow-messages'
import type { FollowToastKey } from '../../../schema/wording/follow-toasts'
import type { FollowKind } from '../../data/follow/rows'
import { followCollection } from '../../services/follow/follow-collection'
import { followUser } from '../../services/follow/follow-user'
import { unfollowCollection } from '../../services/follow/unfollow-collection'
import { unfollowUser } from '../../services/follow/unfollow-user'
import { ownAddress } from '../../services/identity/own-address'
import type { Parts } from '../../services/parts'
import { VISITOR } from '../../services/policies/actor'
import { can } from '../../services/policies/can'
import type { Failure, Result } from '../../services/result'
import { flashFollowToast } from '../../services/viewer/toast'
import type { Endpoint, EndpointContext } from '../endpoint'
import { failureResponse } from '../failure-response'
import { foreignPost, isOwnPost } from '../identity/own-post'
import { seeOther } from '../identity/see-other'
import { smallPage } from '../identity/small-page'

interface Named {
  id: string
  name: string
}
type Change = (parts: Parts, id: string) => Promise<Result<Named, Failure>>

/** How each kind is found, shown and changed. */
interface Subject {
  kind: FollowKind
  find(context: EndpointContext, id: string): Promise<(Named & { address: string }) | undefined>
  follow: Change
  unfollow: Change
}

const USER: Subject = {
  kind: 'user',
  find: async ({ reader }, id) => {
    const user = await reader.users.load(id)
    // Nobody learns the name behind a closed account.
    if (!user || !can(VISITOR, 'see', { entity: 'user', user })) return undefined
    return { ...user, address: linkTo('ShowUser', { username: user.username }) }
  },
  follow: (parts, targetUserId) => followUser(parts, { targetUserId }),
  unfollow: (parts, targetUserId) => unfollowUser(parts, { targetUserId }),
}

const COLLECTION: Subject = {
  kind: 'collection',
  find: async ({ reader }, id) => {
    const collection = await reader.collections.load(id)
    return (
      collection && { ...collection, address: linkTo('ShowCollection', { collectionSlug: collection.slug }) }
    )
  },
  follow: (parts, targetCollectionId) => followCollection(parts, { targetCollectionId }),
  unfollow: (parts, targetCollectionId) => unfollowCollection(parts, { targetCollectionId }),
}

/** Where a browser goes afterwards: back to the page that it came from, otherwise to what it is about. */
async function backAddress({ url, origin, reader }: EndpointContext, address: string): Promise<string> {
  const wanted = url.searchParams.get('redirectUrl')
  const own = wanted && (await ownAddress(reader.db, wanted, { main: origin, base: url.origin }))
  return own || origin + address
}

/** Asks a person who comes from somewhere else, since an address alone mustn't change anything. */
function ask(nonce: string, name: string, back: string): Response {
  const { title, text, follow, notNow } = followMessages.ask
  return smallPage({
    nonce,
    title: title(name),
    body: html`<h1>${title(name)}</h1>
<p>${text}</p>
<form method="post"><p><button>${follow}</button></p></form>
<p><a href="${back}">${notNow}</a></p>`,
  })
}

const toastOf = (failure: Failure): FollowToastKey => {
  if (failure.code === 'ALREADY_EXISTS') return 'already-following'
  return 'isOneself' in failure ? 'follow-yourself' : 'follow-failed'
}

/**
 * Follows or unfollows without script: a form posts here, and a visitor comes here after signing in. Programs get
 * JSON. Rule: docs/rules/follow.md, "Without script".
 */
async function subscribe(context: EndpointContext, subject: Subject): Promise<Response | undefined> {
  const { request, url, params, parts } = context
  const { id = '', x } = params
  if (x !== undefined && x !== 'unfollow') return undefined
  const isUnfollow = request.method === 'DELETE' || x === 'unfollow'
  const target = await subject.find(context, id)
  const back = await backAddress(context, target?.address ?? linkTo('Home'))
  if (request.method === 'GET') {
    const isWish = parts.browser.cookie(PENDING_ACTION_COOKIES.follow) === pendingFollow(subject.kind, id)
    if (target && !isWish) return ask(context.nonce, target.name, back)
    parts.browser.clearCookie(PENDING_ACTION_COOKIES.follow)
  } else if (!(await isOwnPost({ request, url, parts }))) return foreignPost()
  const result = await (isUnfollow ? subject.unfollow : subject.follow)(parts, id)
  if (!request.headers.get('accept')?.includes('text/html')) {
    const answer = { success: true }
    return result.ok
      ? Response.json(answer, { headers: { 'cache-control': 'no-store' } })
      : failureResponse(result.failure)
  }
  const done = isUnfollow ? 'unfollowed' : 'followed'
  flashFollowToast(parts.browser, result.ok ? done : toastOf(result.failure), target?.name ?? '')
  return seeOther(back)
}

export const subscribeUser: Endpoint = (context) => subscribe(context, USER)
export const subscribeCollection: Endpoint = (context) => subscribe(context, COLLECTION)
