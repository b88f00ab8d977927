import type { PostVersion } from '../../../data/post/draft-queries'
import type { ShownSettings } from '../../../services/draft/read-settings'

export type PostVersionMapper = PostVersion
export type PublishSettingsMapper = ShownSettings
