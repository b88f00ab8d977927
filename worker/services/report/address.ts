import { linkTo } from '../../../schema/routes/links'
import { catalogById, ownerOfCatalog } from '../../data/catalog/queries'
import type { Reader } from '../../data/reader'
import type { ReportCase } from '../../data/report/rows'
import { storyAddress } from '../post/address'

/** Where a reported thing is now; nothing if it isn't shown. */
export async function addressOfReported(
  reader: Reader,
  { entityType, entityId }: Pick<ReportCase, 'entityType' | 'entityId'>,
  origin: string,
): Promise<string | null> {
  switch (entityType) {
    case 'POST':
    case 'RESPONSE': {
      const post = await reader.posts.load(entityId)
      if (post?.state !== 'published' && post?.state !== 'unlisted') return null
      return entityType === 'POST'
        ? storyAddress(reader, post, origin)
        : linkTo('ShowPostResponses', { postId: post.id })
    }
    case 'CATALOG': {
      const [catalog, owner] = await Promise.all([
        reader.db.first(catalogById, entityId),
        reader.db.first(ownerOfCatalog, entityId),
      ])
      if (!catalog || !owner || catalog.deletedAt !== null || catalog.visibility !== 0) return null
      return linkTo('ShowUserList', { username: owner.username, catalogSlugId: catalog.id })
    }
    case 'USER': {
      const user = await reader.users.load(entityId)
      return user?.deactivatedAt === null ? linkTo('ShowUser', { username: user.username }) : null
    }
    case 'COLLECTION': {
      const collection = await reader.collections.load(entityId)
      return collection ? linkTo('ShowCollection', { collectionSlug: collection.slug }) : null
    }
  }
}
