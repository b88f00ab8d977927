import { csvLine } from '../../../schema/rules/csv'
import { readRatio } from '../../../schema/rules/stats/facts'
import { listedTitle } from '../../../schema/story/listed-title'
import { statsWording } from '../../../schema/wording/stats'
import { isoDate } from '../../lib/format'
import { DownloadLink } from './DownloadLink'
import type { StatsStoryRowsFragment } from './stats-story-rows.generated'

const { stories: wording } = statsWording

const COLUMNS = [
  'id',
  'title',
  'writer',
  'published',
  'views',
  'reads',
  'read ratio',
  'seconds',
  'claps',
  'responses',
  'highlights',
  'new followers',
]

interface Props {
  stories: StatsStoryRowsFragment['stories']
  kind: 'story' | 'response'
  /** The last day of the period. */
  until: number
}

/** The rows of a table of stories as a file. It needs no request, and no script. */
export function StoriesExport({ stories, kind, until }: Props) {
  const rows = stories.map(({ post, ...counts }) => [
    counts.id,
    post ? listedTitle(post.title) || post.excerpt : '',
    post?.creator.name ?? '',
    post?.firstPublishedAt ? isoDate(post.firstPublishedAt) : '',
    counts.views,
    counts.reads,
    readRatio(counts).toFixed(4),
    counts.seconds,
    post?.clapCount ?? 0,
    post?.responsesCount ?? 0,
    counts.highlights,
    counts.follows,
  ])
  const text = [COLUMNS, ...rows].map(csvLine).join('')
  return (
    <DownloadLink
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(text)}`}
      download={wording.exportName(isoDate(until - 1).slice(0, 10))}
    >
      {kind === 'story' ? wording.export : wording.exportResponses}
    </DownloadLink>
  )
}
