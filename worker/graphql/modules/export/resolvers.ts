import { linkTo } from '../../../../schema/routes/links'
import type { Database } from '../../../data/database'
import { type AccountExport, exportsOf, partsOfExport } from '../../../data/export/exports'
import type { Resolvers } from '../../resolvers.generated'
import { enumName } from '../../results'

/** The parts of an export that is ready, with their addresses. */
export const partsToDownload = async (db: Database, { id, state }: Pick<AccountExport, 'id' | 'state'>) =>
  (state === 'ready' ? await db.all(partsOfExport, id) : []).map(({ number, bytes }) => ({
    number,
    bytes,
    url: linkTo('DownloadExport', { exportId: id }, { query: number === 1 ? {} : { part: String(number) } }),
  }))

export const exportResolvers: Resolvers = {
  Viewer: {
    exports: async ({ id }, _args, { reader, parts }) => {
      const now = parts.clock.now()
      return (await reader.db.all(exportsOf, id)).filter(({ expiresAt }) => expiresAt > now)
    },
  },
  AccountExport: {
    state: ({ state }) => enumName(state),
    parts: (row, _args, { reader }) => partsToDownload(reader.db, row),
  },
}
