import { ownDigests } from '../../../services/digest/own-digests'
import { newslettersOf } from '../../../services/newsletter/newsletters-of-collection'
import type { LetterState, Resolvers } from '../../resolvers.generated'
import { connection, enumName } from '../../results'

/** Digests (docs/rules/newsletters.md, "A newsletter’s digest" and after). */
export const digestResolvers: Resolvers = {
  NewsletterV3: {
    digests: async (newsletter, { paging }, { parts }) => {
      const page = await ownDigests(parts, [newsletter], paging)
      return page && connection('digests', page)
    },
  },
  Collection: {
    digests: async (collection, { paging }, { parts }) => {
      const page = await ownDigests(parts, await newslettersOf(parts, collection), paging)
      return page && connection('digests', page)
    },
  },
  Digest: {
    state: ({ state }) => enumName<LetterState>(state),
  },
}
