import { TRANSPARENCY } from '../../edge-cache/tags'
import { countedCases } from '../../services/report/transparency'
import type { Endpoint } from '../endpoint'
import { answer } from './answer'

const COLUMNS = ['month', 'reason', 'state', 'decision', 'count'] as const

/** Reports and their outcomes, as a table. Its values are names and numbers of ours, so none is quoted. */
export const transparencyTable: Endpoint = async ({ request, parts, tags }) => {
  tags.add(TRANSPARENCY)
  const rows = (await countedCases(parts)).map((row) => COLUMNS.map((column) => row[column] ?? '').join(','))
  return answer(request, `${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`, {
    type: 'text/csv; charset=utf-8',
  })
}
