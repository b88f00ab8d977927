import { entryCounts, importById, partsOfImport } from '../../../data/import/imports'
import { chooseImportEntries } from '../../../services/import-job/choose-import-entries'
import { commitImport } from '../../../services/import-job/commit-import'
import { discardImport } from '../../../services/import-job/discard-import'
import { finishImportUpload } from '../../../services/import-job/finish-import-upload'
import { importEntries, ownImports, tally } from '../../../services/import-job/lists'
import { startImport } from '../../../services/import-job/start-import'
import { startWebImport } from '../../../services/import-job/start-web-import'
import { undoImport } from '../../../services/import-job/undo-import'
import { command, mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'
import { connection, enumName } from '../../results'

export const importResolvers: Resolvers = {
  Viewer: {
    imports: async (user, { paging }, { reader }) =>
      connection('imports', await ownImports(reader.db, user.id, paging)),
    storyImport: async (user, { importId }, { reader }) => {
      const row = await reader.db.first(importById, importId)
      return row?.ownerId === user.id ? row : null
    },
  },
  StoryImport: {
    format: ({ format }) => enumName(format),
    state: ({ state }) => enumName(state),
    asDrafts: ({ asDrafts }) => asDrafts === 1,
    uploadedParts: async ({ id, state }, _args, { reader }) =>
      state === 'uploading' ? (await reader.db.all(partsOfImport, id)).map(({ number }) => number) : [],
    counts: async ({ id }, _args, { reader }) => tally(await reader.db.all(entryCounts, id)),
    entriesConnection: async ({ id }, { paging }, { reader }) =>
      connection('entries', await importEntries(reader.db, id, paging)),
  },
  StoryImportEntry: {
    state: ({ state }) => (state === null ? null : enumName(state)),
    isLeftOut: ({ isLeftOut }) => isLeftOut === 1,
    outcome: ({ outcome }) => (outcome === null ? null : enumName(outcome)),
    notes: ({ notes }) => notes.split('\n').filter(Boolean),
  },
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
