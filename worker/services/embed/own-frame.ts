import type { Frame } from '../../../schema/rules/embeds'
import { type EmbeddingSite, findEmbeddable } from './find-embeddable'

/** The frame of a story or a list of ours, by its address; null for any other address. */
export async function ownFrame(site: EmbeddingSite, address: string, product: string): Promise<Frame | null> {
  const frame = (await findEmbeddable(site, address))?.frame
  return frame ? { provider: product, src: site.origin + frame.path } : null
}
