import type { IMAGE_TYPES } from '../../../schema/rules/images/limits'
import type { ImageOptions } from '../../../schema/rules/images/options'

/** The formats that are stored and read. */
export type ImageType = (typeof IMAGE_TYPES)[number]

/** A stored picture, with the data of its header. */
export interface SourceImage {
  bytes: Uint8Array<ArrayBuffer>
  type: ImageType
  /** Pixels as the picture is displayed, that is, rotated by its orientation tag. */
  width: number
  height: number
  /** Whether it may have transparent pixels. */
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
 * Makes pictures of other sizes and formats. Both adapters turn a picture upright, drop the camera's and
 * location metadata, and use only the first frame of an animation. Rule: docs/rules/images.md,
 * "Transforming".
 */
export interface ImageTransformer {
  /** @throws if the picture can't be decoded. */
  transform(source: SourceImage, transform: Transform): Promise<EncodedImage>
  /**
   * The mean colour as `#rrggbb`; absent for a picture with transparent parts, where it would stay visible,
   * and if this adapter can't determine it.
   *
   * @throws if the picture can't be decoded.
   */
  meanColor(source: SourceImage): Promise<string | undefined>
}
