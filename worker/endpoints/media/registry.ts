import type { RouteName } from '../../../schema/routes/index'
import type { Endpoint } from '../endpoint'
import { showImage } from './show-image'
import { showStyleSheet } from './show-style-sheet'
import { upload, uploadUrl } from './upload'

export const mediaEndpoints: Partial<Record<RouteName, Endpoint>> = {
  ShowImage: showImage,
  ShowCollectionStyleSheet: showStyleSheet,
  Upload: upload,
  UploadUrl: uploadUrl,
}
