import type { RouteName } from '../../../schema/routes/index'
import type { Endpoint } from '../endpoint'
import { showImage } from './show-image'

export const mediaEndpoints: Partial<Record<RouteName, Endpoint>> = { ShowImage: showImage }
