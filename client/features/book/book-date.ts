import { parseBookDate } from '../../../schema/rules/books'
import { yearName } from '../../../schema/wording/formats'
import { formatDate, formatMonth } from '../../lib/format'

/** A date of publication as readers see it, as exact as it is known: '2024', 'May 2024', 'May 17, 2024'. */
export function bookDate(publishedOn: string): string {
  const date = parseBookDate(publishedOn)
  if (!date) return publishedOn
  const { year, month, day } = date
  const time = Date.UTC(year, (month ?? 1) - 1, day ?? 1)
  if (month === undefined) return yearName(time)
  return day === undefined ? formatMonth(time) : formatDate(time)
}
