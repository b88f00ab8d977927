import { readRatio } from '../../../schema/rules/stats/facts'
import { listedTitle } from '../../../schema/story/listed-title'
import { statsWording } from '../../../schema/wording/stats'
import { isoDate } from '../../lib/format'
import type { StatsStoryRowsFragment } from './stats-story-rows.generated'
import { TableFile } from './TableFile'

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
  /** When the period ends. */
  until: number
}

/** The rows of a table of stories as a file. */
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
  return (
    <TableFile rows={[COLUMNS, ...rows]} name={wording.exportName(isoDate(until - 1).slice(0, 10))}>
      {kind === 'story' ? wording.export : wording.exportResponses}
    </TableFile>
  )
}
