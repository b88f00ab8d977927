import { currencyFor } from '../../../services/membership/currency-for'
import { flagsOfViewer, viewerRow } from '../../../services/viewer/facts'
import { visitorId } from '../../../services/viewer/visitor'
import type { Resolvers } from '../../resolvers.generated'

/** A value as the schema's type for it. */
function flagValue(value: boolean | string | number) {
  if (typeof value === 'boolean') return { __typename: 'VariantFlagBoolean' as const, value }
  if (typeof value === 'string') return { __typename: 'VariantFlagString' as const, value }
  return { __typename: 'VariantFlagNumber' as const, value }
}

/** Somebody who isn't signed in, and the flags for the current viewer. */
export const visitorResolvers: Resolvers = {
  Query: {
    visitor: async (_root, _args, { parts, tags }) => {
      // What somebody reads who is asked for their country isn’t what everybody reads.
      tags.dependOnPlace()
      const { country } = parts.browser
      return {
        id: visitorId(parts.browser),
        geolocation: { country },
        currency: await currencyFor(parts, country),
      }
    },
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
