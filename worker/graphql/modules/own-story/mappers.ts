import type { OwnStoryRow } from '../../../data/own-story/queries'

export type OwnStoryMapper = OwnStoryRow
