import type { RouteName } from '../../../schema/routes/index'
import type { Endpoint } from '../endpoint'

export const feedEndpoints: Partial<Record<RouteName, Endpoint>> = {}
