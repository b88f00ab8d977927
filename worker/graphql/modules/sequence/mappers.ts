import type { Sequence } from '../../../data/sequence/rows'
import type { NumberedPart, OwnPart, StoryChoice } from '../../../services/sequence/types'
import type { ShownPost } from '../post/show'

export type SequenceMapper = Sequence
export type SequencePartMapper = NumberedPart & { post: ShownPost }
export type OwnSequencePartMapper = OwnPart
export type SequenceCandidateMapper = StoryChoice
