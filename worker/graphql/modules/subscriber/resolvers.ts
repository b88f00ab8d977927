import { MOST_SUBSCRIBER_SEARCH } from '../../../../schema/rules/subscribers'
import type { SubscriberState as StoredState } from '../../../data/subscriber/queries'
import { shownSubscribers, subscriberSummary } from '../../../services/subscriber/list-subscribers'
import { parseColumns } from '../../../services/subscriber-import/columns'
import { keptNewsletter, mayBringLists, ownList, ownLists } from '../../../services/subscriber-import/lists'
import type {
  Resolvers,
  SubscriberImportState,
  SubscriberSource,
  SubscriberState,
} from '../../resolvers.generated'
import { connection, enumName } from '../../results'

/** A search as addresses and names are stored for it. */
const searchOf = (text: string | null | undefined): string =>
  (text ?? '').trim().slice(0, MOST_SUBSCRIBER_SEARCH).toLowerCase()

/** Who subscribes to newsletters, and lists that are brought (docs/rules/newsletters.md, "Subscribers"). */
export const subscriberResolvers: Resolvers = {
  NewsletterV3: {
    subscribers: async (newsletter, { search, state, tag, paging }, { parts }) => {
      const filter = {
        search: searchOf(search),
        state: state ? (state.toLowerCase() as StoredState) : null,
        tag: tag ? tag.toLowerCase() : null,
      }
      const page = await shownSubscribers(parts, newsletter, filter, paging)
      return page && connection('subscribers', page)
    },
    subscriberSummary: async (newsletter, _args, { parts }) => {
      const summary = await subscriberSummary(parts, newsletter)
      return (
        summary && {
          states: summary.states.map(({ state, n }) => ({
            state: enumName<SubscriberState>(state),
            count: n,
          })),
          tags: summary.tags.map(({ tag, n }) => ({ tag, count: n })),
        }
      )
    },
    subscriberImports: async (newsletter, { paging }, { parts }) => {
      const page = await ownLists(parts, newsletter, paging)
      return page && connection('imports', page)
    },
  },
  Viewer: {
    keptNewsletter: ({ id }, { newsletterId }, { parts }) => keptNewsletter(parts, newsletterId ?? id),
    subscriberImport: (_viewer, { importId }, { parts }) => ownList(parts, importId),
  },
  NewsletterV3ViewerEdge: {
    isEligibleToImportEmails: (newsletter, _args, { parts }) => mayBringLists(parts, newsletter),
  },
  Subscriber: {
    state: ({ state }) => enumName<SubscriberState>(state),
    source: ({ source }) => enumName<SubscriberSource>(source),
  },
  SubscriberImport: {
    state: ({ state }) => enumName<SubscriberImportState>(state),
    notes: ({ notes }) => notes.split('\n').filter(Boolean),
    preview: ({ preview }) => JSON.parse(preview) as { names: string[]; lines: string[][] },
    columns: ({ columns }) => parseColumns(columns),
  },
}
