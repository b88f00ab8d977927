import { chooseImportEntries } from '../../../services/import-job/choose-import-entries'
import { commitImport } from '../../../services/import-job/commit-import'
import { discardImport } from '../../../services/import-job/discard-import'
import { finishImportUpload } from '../../../services/import-job/finish-import-upload'
import { startImport } from '../../../services/import-job/start-import'
import { startWebImport } from '../../../services/import-job/start-web-import'
import { undoImport } from '../../../services/import-job/undo-import'
import { command, mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const importMutations: Resolvers = {
  Mutation: {
    startImport: mutation(startImport, 'StoryImport'),
    startWebImport: mutation(startWebImport, 'StoryImport'),
    chooseImportEntries: mutation(chooseImportEntries, 'StoryImport'),
    finishImportUpload: mutation(finishImportUpload, 'StoryImport'),
    commitImport: mutation(commitImport, 'StoryImport'),
    undoImport: mutation(undoImport, 'StoryImport'),
    discardImport: command(discardImport),
  },
}
