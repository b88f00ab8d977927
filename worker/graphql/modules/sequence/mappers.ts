import type { Sequence } from '../../../data/sequence/rows'
import type { FoundPart, OwnPart, StoryChoice } from '../../../services/sequence/types'

export type SequenceMapper = Sequence
export type SequencePartMapper = FoundPart
export type OwnSequencePartMapper = OwnPart
export type SequenceCandidateMapper = StoryChoice
