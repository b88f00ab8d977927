import type { OwnPrivateFeed } from '../../../services/private-feed/own-feed'

export type PrivateFeedMapper = OwnPrivateFeed
