import { can } from '../../../services/policies/can'
import { SITE } from '../../../services/policies/site'
import type { GraphQLContext } from '../../context'

/** What staff alone is told. */
export const forStaff = async <Value>(
  context: GraphQLContext,
  read: () => Promise<Value>,
): Promise<Value | null> => (can(await context.viewer(), 'moderate', SITE) ? read() : null)
