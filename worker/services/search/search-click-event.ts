import * as v from 'valibot'
import { oneOf, opaque } from '../../../schema/inputs/text'
import {
  MOST_CHOSEN,
  MOST_SEARCH_CLICKS_A_DAY,
  SEARCH_CLICK_REPORTS,
  SEARCH_INDEXES,
  SEARCH_QUERY_ID,
} from '../../../schema/rules/search'
import { MAX_SLUG } from '../../../schema/rules/slug'
import { inputWording } from '../../../schema/wording/inputs'
import { insertSearchClicks } from '../../data/search/clicks'
import { roomAt } from '../../data/telemetry/room'
import { type ReportParts, storeTracked } from '../telemetry/sender'
import { defineUseCase } from '../use-case'

/** Topics are identified by their slug, everything else by an id, which is shorter. */
const LONGEST_KEY = MAX_SLUG

const some = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1, inputWording.invalid), v.maxLength(MOST_CHOSEN, inputWording.invalid))

const Choices = v.pipe(
  v.object({
    queryId: v.pipe(opaque(24, inputWording.invalid), v.regex(SEARCH_QUERY_ID, inputWording.invalid)),
    indexName: oneOf(SEARCH_INDEXES, inputWording.invalid),
    objectIds: some(v.pipe(opaque(LONGEST_KEY, inputWording.invalid), v.nonEmpty(inputWording.invalid))),
    positions: some(
      v.pipe(
        v.number(),
        v.integer(inputWording.invalid),
        v.minValue(1, inputWording.invalid),
        v.maxValue(MOST_CHOSEN, inputWording.invalid),
      ),
    ),
  }),
  v.forward(
    v.check(({ objectIds, positions }) => objectIds.length === positions.length, inputWording.invalid),
    ['positions'],
  ),
)

/**
 * Stores which results of a search somebody chose, each once, unless they may not be tracked.
 * Rule: docs/rules/search.md, "Choices".
 */
export const searchClickEvent = defineUseCase(
  Choices,
  (parts: ReportParts, { queryId, indexName, objectIds, positions }) =>
    storeTracked(
      parts,
      'search-clicks',
      SEARCH_CLICK_REPORTS,
      (session, now) => {
        const clicks = objectIds.map((objectId, i) => ({
          queryId,
          indexName,
          objectId,
          position: positions[i] ?? 1,
        }))
        const room = roomAt('search-click', now, MOST_SEARCH_CLICKS_A_DAY)
        return insertSearchClicks(clicks, session?.user.id ?? null, now, room)
      },
      objectIds.length,
    ),
)
