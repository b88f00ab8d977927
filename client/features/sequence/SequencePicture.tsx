import { PostPicture } from '../post/PostPicture'
import type { SequenceHeadFragment } from './sequence-head.generated'

interface Props {
  series: Pick<SequenceHeadFragment, 'id' | 'picture'>
  /** The width that it is shown at, as the `sizes` of an `img`. */
  sizes: string
  /** Whether it is at the top of the page. */
  first?: boolean
}

/** The cover of a series, the picture of one of its parts, or a drawn one. */
export function SequencePicture({ series: { id, picture }, sizes, first = false }: Props) {
  return <PostPicture post={{ id, previewImage: picture }} sizes={sizes} ratio="2:1" first={first} />
}
