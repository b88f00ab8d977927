import type { SequenceFacts } from '../../data/sequence/queries'
import type { Sequence } from '../../data/sequence/rows'

/** A picture as pages show it. */
export interface Picture {
  id: string
  alt: string
  color: string | null
  focusPercentX: number
  focusPercentY: number
}

/** A cover has no focus point. */
const CENTRE = { focusPercentX: 50, focusPercentY: 50 } as const

/** The chosen cover of a series. */
export const coverOfSequence = ({
  imageId,
  imageAlt,
  coverColor,
}: Pick<Sequence, 'imageId' | 'imageAlt' | 'coverColor'>): Picture | null =>
  imageId === null ? null : { id: imageId, alt: imageAlt, color: coverColor, ...CENTRE }

/** The cover, or the picture of the first part that has one. */
export function pictureOfSequence(
  sequence: Pick<Sequence, 'imageId' | 'imageAlt' | 'coverColor'>,
  facts: SequenceFacts | undefined,
): Picture | null {
  const cover = coverOfSequence(sequence)
  if (cover || !facts || facts.imageId === null) return cover
  const { imageId: id, alt, color, focusPercentX, focusPercentY } = facts
  return {
    id,
    alt: alt ?? '',
    color,
    focusPercentX: focusPercentX ?? CENTRE.focusPercentX,
    focusPercentY: focusPercentY ?? CENTRE.focusPercentY,
  }
}
