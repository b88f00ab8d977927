import type { RouteName } from '../../../schema/routes/index'
import type { Endpoint } from '../endpoint'

export const fileEndpoints: Partial<Record<RouteName, Endpoint>> = {}
