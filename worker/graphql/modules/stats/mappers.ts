import type { Counts } from '../../../../schema/rules/stats/facts'
import type { StatsRange } from '../../../../schema/rules/stats/ranges'
import type { StoryStats, TopicStats, WriterStats } from '../../../services/stats/by-story'
import type { StatsPeriods, StatsReader } from '../../../services/stats/read-stats'
import type { StatsPart } from '../../../services/stats/read-sums'
import type { ReadingNow } from '../../../services/stats/reading-now'
import type { ActsPeriod, StoryActs } from '../../../services/stats/story-acts'
import type { ShownPost } from '../post/show'

export type StoryReadNowMapper = Omit<ReadingNow['stories'][number], 'post'> & { post: ShownPost }
export type ReadingNowMapper = Omit<ReadingNow, 'stories'> & { stories: StoryReadNowMapper[] }
export type StatsMapper = StatsReader
export type StatsPartMapper = StatsPart
export type StatsSourceMapper = StatsPart
export type StatsNotCountedMapper = StatsPart
export type StatsPeriodMapper = StatsRange & Counts
export type StatsSliceMapper = StatsPeriods
export type StatsStoryMapper = Omit<StoryStats, 'post'> & { post: ShownPost | null }
export type StatsWriterMapper = WriterStats
export type StatsTopicMapper = TopicStats
export type StatsPublicationMapper = StatsPart
export type StoryActsMapper = StoryActs
export type StoryActsPeriodMapper = ActsPeriod
