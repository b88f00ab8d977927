import { postIdOf } from '../../../schema/routes/post-id'
import { PROGRESS_STEPS } from '../../../schema/rules/reading-history'
import { DAY } from '../../../schema/rules/time-units'
import { hiddenPostWording } from '../../../schema/wording/hidden-post'
import { listedPostKey } from '../../data/catalog/rows'
import { clapKey } from '../../data/clap/rows'
import { hasRead } from '../../data/reading-history/queries'
import { placesKey } from '../../data/reading-history/rows'
import { relationTo } from '../../services/follow/relation'
import { can } from '../../services/policies/can'
import { postThing } from '../../services/post/post-thing'
import { whyUnread } from '../../services/post/why-unread'
import { lastPlace } from '../../services/reading-history/last-place'
import { fail } from '../../services/result'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'

/** GET `/p/{postId}/state`: what a story is to the viewer. Rule: docs/rules/claps.md, "As data". */
export const showPostState: Endpoint = async ({ params, reader, viewer, parts }) => {
  const id = postIdOf(params.postId ?? '')
  const [actor, post] = await Promise.all([viewer(), id ? reader.posts.load(id) : undefined])
  if (!actor || !post) return undefined
  const day = Math.floor(parts.clock.now() / DAY)
  const [unread, thing, claps, lists, places, read, { isMuting }] = await Promise.all([
    whyUnread(parts, actor, post, fail('NOT_FOUND', hiddenPostWording.notFound), reader),
    postThing(reader, actor, post),
    reader.claps.load(clapKey(actor.id, { kind: 'post', id: post.id })),
    reader.listsWithPosts.load(listedPostKey(actor.id, post.id)),
    reader.readingPlaces.load(placesKey(actor.id, post.id)),
    reader.db.first(hasRead, actor.id, post.id, day),
    relationTo(reader, viewer, 'post', post.id),
  ])
  if (unread) return unread.failure.code === 'NOT_FOUND' ? undefined : failureResponse(unread.failure)
  const place = lastPlace(places)
  return Response.json(
    {
      postId: post.id,
      clapCount: post.clapCount,
      viewerClapCount: claps[0]?.count ?? 0,
      canClap: can(actor, 'clap', thing),
      isMuting,
      isSaved: lists.length > 0,
      isRead: read?.isRead === 1,
      readingPlace: place && {
        paragraphName: place.paragraph,
        progress: place.progress / PROGRESS_STEPS,
        device: place.device,
      },
    },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}
