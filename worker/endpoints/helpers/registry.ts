import type { RouteName } from '../../../schema/routes/index'
import type { Endpoint } from '../endpoint'

export const helperEndpoints: Partial<Record<RouteName, Endpoint>> = {}
