import type { IMAGE_TYPES } from '../../../schema/rules/images/limits'
import type { ImageOptions } from '../../../schema/rules/images/options'

/** What kinds of picture are stored and read. */
export type ImageType = (typeof IMAGE_TYPES)[number]

/** A stored picture, with what its header says. */
export interface SourceImage {
  bytes: Uint8Array<ArrayBuffer>
  type: ImageType
  /** Pixels as the picture is shown, that is, turned as its orientation mark says. */
  width: number
  height: number
  /** True when it may have see-through pixels. */
  transparent: boolean
}

/** A picture ready to be sent. */
export interface EncodedImage {
  bytes: Uint8Array<ArrayBuffer>
  type: ImageType
}

/** How a picture is made: like the options of an address, but of any size. */
export type Transform = Pick<ImageOptions, 'strategy' | 'width' | 'height'> & Partial<ImageOptions>

/**
 * Makes pictures of other sizes and kinds. Both adapters turn a picture upright, drop what its file says
 * about camera and place, and take only the first frame of one that moves.
 * Rule: docs/rules/images.md, "Transforming".
 */
export interface ImageTransformer {
  /** @throws when the picture can't be decoded. */
  transform(source: SourceImage, transform: Transform): Promise<EncodedImage>
  /**
   * The mean colour as `#rrggbb`; absent for a picture with see-through parts, where it would stay visible, and
   * when this adapter can't tell.
   *
   * @throws when the picture can't be decoded.
   */
  meanColor(source: SourceImage): Promise<string | undefined>
}
