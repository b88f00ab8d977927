import type { CountedAct } from '../../../../schema/rules/counting'
import type { Letter } from '../../../data/letter/queries'
import type { GraphQLContext } from '../../context'
import type { Resolvers } from '../../resolvers.generated'

/** How many recipients of a letter did something. */
const recipientsWho =
  (act: CountedAct) =>
  async ({ id }: Letter, _args: object, { reader }: GraphQLContext): Promise<number> =>
    (await reader.letterCounts.load(id)).find(({ what }) => what === act)?.recipients ?? 0

/** What is counted of letters (docs/rules/newsletters.md, "Counting opens and clicks"). */
export const countingResolvers: Resolvers = {
  Letter: {
    counts: (letter) => (letter.countsOpens === 1 ? letter : null),
  },
  LetterCounts: {
    uncountedCount: ({ sentCount, countedCount }) => Math.max(0, sentCount - countedCount),
    openedCount: recipientsWho('opened'),
    clickedCount: recipientsWho('clicked'),
    loadedCount: recipientsWho('loaded'),
    links: ({ id }, _args, { reader }) => reader.letterLinks.load(id),
  },
  LetterLinkCount: {
    clickedCount: ({ recipients }) => recipients,
  },
}
