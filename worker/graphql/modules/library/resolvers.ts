import { libraryCounts } from '../../../data/library/queries'
import { countryToOpenIn } from '../../../data/post/opened'
import type { Resolvers } from '../../resolvers.generated'

const NOTHING = { lists: 0, savedLists: 0, highlights: 0, responses: 0, history: 0 }

/** What a person has of their own, counted. Rule: docs/rules/library.md. */
export const libraryResolvers: Resolvers = {
  Viewer: {
    libraryCounts: async ({ id }, _args, { reader, parts }) =>
      (await reader.db.first(libraryCounts, id, countryToOpenIn(parts.browser.country))) ?? NOTHING,
  },
}
