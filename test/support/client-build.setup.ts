import { buildClient } from '../../worker/commands/client-build'
import { shared } from './shared'

/**
 * Builds the client if its sources are newer than the last build, because the worker's tests import the
 * result.
 */
export const setup = (): Promise<void> => shared('client', () => buildClient({ isKept: true }))
