import { linkTo } from '../../../../schema/routes/links'
import {
  MAX_OWNED_PUBLICATIONS,
  MAX_PUBLICATION_PAGES,
  PUBLICATION_TRASH_DAYS,
} from '../../../../schema/rules/limits'
import { DAY } from '../../../../schema/rules/time-units'
import { styleSheetSource } from '../../../data/collection/design'
import { deletedCollectionsOf } from '../../../data/collection/ownership'
import { pagesOfCollection } from '../../../data/collection/pages'
import type { Collection } from '../../../data/collection/rows'
import { leadersOfCollection } from '../../../data/collection/settings'
import { userCacheTag } from '../../../edge-cache/tags'
import { actsOf } from '../../../services/collection/acts'
import { checkSlug } from '../../../services/collection/check-slug'
import { previewStyleSheet } from '../../../services/collection/preview-style-sheet'
import { can } from '../../../services/policies/can'
import type { GraphQLContext } from '../../context'
import { failureMember } from '../../failures'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'
import { themeOf } from '../../theme'

/** Whether the viewer sees what there is to manage. */
async function manages({ viewer, reader }: GraphQLContext, collection: Collection): Promise<boolean> {
  const actor = await viewer()
  if (!actor) return false
  const leaders = await reader.db.all(leadersOfCollection, collection.id)
  return can(actor, 'manage', { entity: 'collection', collection, leaders })
}

/** What only the people of a publication see of it. */
export const collectionSettingsResolvers: Resolvers = {
  Query: {
    publicationSlug: async (_root, { slug, collectionId }, { parts }) => {
      const checked = await checkSlug(parts, { slug, collectionId: collectionId ?? null })
      return checked.ok
        ? { __typename: 'FreePublicationSlug', ...checked.value }
        : failureMember(checked.failure)
    },
    previewStyleSheet: async (_root, { styleSheet }, { parts }) => {
      const cleaned = await previewStyleSheet(parts, { styleSheet })
      return cleaned.ok
        ? { __typename: 'StyleSheetPreview', ...cleaned.value }
        : failureMember(cleaned.failure)
    },
  },
  Viewer: {
    deletedPublications: (viewer, _args, { reader, clock }) =>
      reader.db.all(
        deletedCollectionsOf,
        viewer.id,
        clock.now() - PUBLICATION_TRASH_DAYS * DAY,
        MAX_OWNED_PUBLICATIONS,
      ),
  },
  Collection: {
    theme: ({ theme }) => themeOf(theme),
    styleSheetPath: ({ id, styleSheetHash }) =>
      styleSheetHash && linkTo('ShowCollectionStyleSheet', { collectionId: id, hash: styleSheetHash }),
    customStyleSheet: async (collection, _args, context) =>
      (await manages(context, collection))
        ? ((await context.reader.db.first(styleSheetSource, collection.id))?.styleSheet ?? null)
        : null,
    pages: (collection, { kind }, { reader }) =>
      reader.db.all(pagesOfCollection, collection.id, kind.toLowerCase(), MAX_PUBLICATION_PAGES),
    acts: async (collection, { paging }, context) =>
      (await manages(context, collection))
        ? connection('acts', await actsOf(context.reader.db, collection.id, paging))
        : null,
  },
  CollectionAct: {
    id: ({ id }) => String(id),
    actor: async ({ actorId }, _args, { reader, tags }) => {
      tags.add(userCacheTag(actorId))
      return (await reader.users.load(actorId)) ?? null
    },
    subject: async ({ subjectId }, _args, { reader, tags }) => {
      if (subjectId === null) return null
      tags.add(userCacheTag(subjectId))
      return (await reader.users.load(subjectId)) ?? null
    },
  },
}
