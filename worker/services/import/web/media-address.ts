import { withoutQuery } from '../../../../schema/rules/cutting'
import { playableKind } from '../../../../schema/story/from-html/cards'

/** Whether an address is that of a picture, by its extension. */
export const isPictureAt = (address: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|avif|svg)$/i.test(withoutQuery(address))

/** Whether an address is that of a recording, a film, a picture or a document rather than of a page. */
export const isMediumAt = (address: string): boolean =>
  playableKind(address) !== undefined ||
  isPictureAt(address) ||
  /\.(?:pdf|zip|epub|mpe?g|avi|wma|wmv|flv|mkv|mid|m3u8)$/i.test(withoutQuery(address))
