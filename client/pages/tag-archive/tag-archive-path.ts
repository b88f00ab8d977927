import { linkTo } from '../../../schema/routes/links'
import { type ArchivePeriod, paramsOfPeriod } from '../../features/archive/period'

/** The path of a period of a topic's archive. */
export function tagArchivePath(tagSlug: string, period: ArchivePeriod): string {
  const params = { tagSlug, ...paramsOfPeriod(period) }
  if (params.day) return linkTo('ShowTagArchiveDay', params)
  if (params.month) return linkTo('ShowTagArchiveMonth', params)
  return params.year ? linkTo('ShowTagArchiveYear', params) : linkTo('ShowTagArchive', params)
}
