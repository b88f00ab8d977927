import type { RouteName } from '../../../schema/routes/index'
import type { Endpoint } from '../endpoint'
import { badge } from './badge'
import { oEmbed } from './oembed'
import { showEmbedScript } from './show-script'

/** What other sites show of ours. Rule: docs/rules/embedding.md. */
export const embedEndpoints: Partial<Record<RouteName, Endpoint>> = {
  OEmbed: oEmbed,
  EmbedScript: showEmbedScript,
  Badge: badge,
}
