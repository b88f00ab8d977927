import * as v from 'valibot'
import { cursor } from '../../../schema/inputs/cursor'
import { linkTo } from '../../../schema/routes/links'
import { collectionCacheTag, userCacheTag } from '../../edge-cache/tags'
import { followList } from '../../services/follow/follow-list'
import { VISITOR } from '../../services/policies/actor'
import { can } from '../../services/policies/can'
import { parseInput } from '../../services/use-case'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'
import { jsonAnswer } from '../files/json'

const MAX_AGE = 60

const Query = v.object({ after: v.optional(cursor) })

/** What a person follows, as data. Rule: docs/rules/follow.md, "As data". */
export const userFollowList: Endpoint = async ({ request, url, params, origin, reader, tags }) => {
  const asked = params.username ?? ''
  const user = await reader.usersByName.load(asked.toLowerCase())
  if (!user || !can(VISITOR, 'list', { entity: 'user', user })) return undefined
  const { id, username } = user
  if (username !== asked) {
    const location = linkTo('UserFollowList', { username }) + url.search
    return new Response(null, { status: 301, headers: { location } })
  }
  const query = parseInput(Query, Object.fromEntries(url.searchParams))
  if (!query.ok) return failureResponse(query.failure)
  const { items, next } = await followList(reader, origin, id, query.value.after ?? null)
  tags.add(userCacheTag(id))
  for (const { kind, id } of items) tags.add(kind === 'user' ? userCacheTag(id) : collectionCacheTag(id))
  return jsonAnswer(request, { following: items, next: next?.to ?? null }, { maxAge: MAX_AGE })
}
