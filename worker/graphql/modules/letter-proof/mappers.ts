import type { LetterProof } from '../../../services/newsletter/letter/proof-letter'
import type { ShownPost } from '../post/show'

export type LetterProofMapper = Omit<LetterProof, 'post'> & { post: ShownPost }
