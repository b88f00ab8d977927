import { linkTo } from '../../../../schema/routes/links'
import { exportsOf, partsOfExport } from '../../../data/export/exports'
import type { Resolvers } from '../../resolvers.generated'
import { enumName } from '../../results'

export const exportResolvers: Resolvers = {
  Viewer: {
    exports: async ({ id }, _args, { reader, parts }) => {
      const now = parts.clock.now()
      return (await reader.db.all(exportsOf, id)).filter(({ expiresAt }) => expiresAt > now)
    },
  },
  AccountExport: {
    state: ({ state }) => enumName(state),
    parts: async ({ id, state }, _args, { reader }) =>
      (state === 'ready' ? await reader.db.all(partsOfExport, id) : []).map(({ number, bytes }) => ({
        number,
        bytes,
        url: linkTo(
          'DownloadExport',
          { exportId: id },
          { query: number === 1 ? {} : { part: String(number) } },
        ),
      })),
  },
}
