import type { SubscriberStats } from '../../../services/newsletter/read-subscriber-stats'

export type SubscriberStatsMapper = SubscriberStats
export type SubscriberSourceCountMapper = SubscriberStats['sources'][number]
