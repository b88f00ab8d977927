import type { SearchIndex } from '../../../schema/rules/events'
import type { SearchIndexName } from '../../../schema/rules/search'
import type { App } from '../../lib/app'
import { reportLater } from '../../lib/events/later'
import { reportSearchClick, type SearchClick } from '../../lib/events/report-search-click'

/** The indexes that the box suggests from, as events name them. */
const EVENT_INDEX: Readonly<Partial<Record<SearchIndexName, SearchIndex>>> = {
  user: 'user',
  collection_bay_avg: 'collection',
  tag: 'tag',
  post: 'post',
}

/** Reports that a suggestion was chosen. Rules: docs/rules/events.md, "Moving about"; search.md, "Choices". */
export function reportChoice(app: App, click: SearchClick): void {
  const index = EVENT_INDEX[click.indexName]
  const [position] = click.positions
  if (index && position !== undefined) {
    reportLater(app.state, 'search.predictiveResultClicked', { index, position })
  }
  reportSearchClick(app, click)
}
