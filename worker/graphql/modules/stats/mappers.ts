import type { Counts } from '../../../../schema/rules/stats/facts'
import type { StatsRange } from '../../../../schema/rules/stats/ranges'
import type { StatsPart, StatsReader } from '../../../services/stats/read-stats'

export type StatsMapper = StatsReader
export type StatsPartMapper = StatsPart
export type StatsSourceMapper = StatsPart
export type StatsNotCountedMapper = StatsPart
export type StatsPeriodMapper = StatsRange & Counts
