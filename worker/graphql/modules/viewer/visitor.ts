import { flagsOfViewer, viewerRow } from '../../../services/viewer/facts'
import { visitorId } from '../../../services/viewer/visitor'
import type { Resolvers } from './types.generated'

/** A value under the type that the schema has for it. */
function flagValue(value: boolean | string | number) {
  if (typeof value === 'boolean') return { __typename: 'VariantFlagBoolean' as const, value }
  if (typeof value === 'string') return { __typename: 'VariantFlagString' as const, value }
  return { __typename: 'VariantFlagNumber' as const, value }
}

/** Who isn't signed in, and what is switched on for whoever asks. */
export const visitorResolvers: Resolvers = {
  Query: {
    visitor: (_root, _args, { parts }) => ({
      id: visitorId(parts.browser),
      geolocation: { country: parts.browser.country },
    }),
    variantFlags: async (_root, _args, { parts, viewer }) => {
      const asking = await viewer()
      const row = asking ? await viewerRow(parts, asking.id) : undefined
      return Object.entries(flagsOfViewer(parts.flags, row)).map(([name, value]) => ({
        name,
        valueType: flagValue(value),
      }))
    },
  },
}
