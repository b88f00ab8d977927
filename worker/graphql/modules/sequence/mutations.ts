import { createSequence } from '../../../services/sequence/create-sequence'
import { deleteSequence } from '../../../services/sequence/delete-sequence'
import { publishSequence } from '../../../services/sequence/publish-sequence'
import { setSequenceParts } from '../../../services/sequence/set-sequence-parts'
import { undeleteSequence } from '../../../services/sequence/undelete-sequence'
import { unpublishSequence } from '../../../services/sequence/unpublish-sequence'
import { updateSequence } from '../../../services/sequence/update-sequence'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const sequenceMutations: Resolvers = {
  Mutation: {
    createSequence: mutation(createSequence, 'Sequence'),
    updateSequence: mutation(updateSequence, 'Sequence'),
    setSequenceParts: mutation(setSequenceParts, 'Sequence'),
    publishSequence: mutation(publishSequence, 'Sequence'),
    unpublishSequence: mutation(unpublishSequence, 'Sequence'),
    deleteSequence: mutation(deleteSequence, 'Sequence'),
    undeleteSequence: mutation(undeleteSequence, 'Sequence'),
  },
}
