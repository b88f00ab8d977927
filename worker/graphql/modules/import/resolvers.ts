import { entryCounts, importById, partsOfImport } from '../../../data/import/imports'
import { importEntries, ownImports, tally } from '../../../services/import-job/lists'
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
    kind: ({ kind }) => enumName(kind),
    state: ({ state }) => (state === null ? null : enumName(state)),
    isLeftOut: ({ isLeftOut }) => isLeftOut === 1,
    outcome: ({ outcome }) => (outcome === null ? null : enumName(outcome)),
    notes: ({ notes }) => notes.split('\n').filter(Boolean),
  },
}
