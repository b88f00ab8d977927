import { postIdOf } from '../../../schema/routes/post-id'
import { clapKey } from '../../data/clap/rows'
import { relationTo } from '../../services/follow/relation'
import { can } from '../../services/policies/can'
import type { Endpoint } from '../endpoint'

/** GET `/p/{postId}/state`: what a story is to the viewer. Rule: docs/rules/claps.md, "As data". */
export const showPostState: Endpoint = async ({ params, reader, viewer }) => {
  const id = postIdOf(params.postId ?? '')
  const [actor, post] = await Promise.all([viewer(), id ? reader.posts.load(id) : undefined])
  if (!actor || !post) return undefined
  const [writer, claps, { isMuting }] = await Promise.all([
    reader.users.load(post.creatorId),
    reader.claps.load(clapKey(actor.id, { kind: 'post', id: post.id })),
    relationTo(reader, viewer, 'post', post.id),
  ])
  const thing = { entity: 'post', post, writer } as const
  if (!can(actor, 'read', thing)) return undefined
  return Response.json(
    {
      postId: post.id,
      clapCount: post.clapCount,
      viewerClapCount: claps?.count ?? 0,
      canClap: can(actor, 'clap', thing),
      isMuting,
    },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}
