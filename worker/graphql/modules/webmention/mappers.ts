import type { ShownMention } from '../../../services/webmention/shown'

export type WebmentionMapper = ShownMention
