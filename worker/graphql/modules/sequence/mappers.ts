import type { Sequence } from '../../../data/sequence/rows'
import type { NumberedPart, OwnPart, StoryChoice } from '../../../services/sequence/types'

export type SequenceMapper = Sequence
export type SequencePartMapper = NumberedPart
export type OwnSequencePartMapper = OwnPart
export type SequenceCandidateMapper = StoryChoice
