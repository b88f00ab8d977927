import type { RouteName } from '../../../schema/routes/index'
import type { Endpoint } from '../endpoint'
import { checkStoryLinks } from './check-links'
import { showForeignPicture } from './show-foreign-picture'
import { showImage } from './show-image'
import { showStyleSheet } from './show-style-sheet'
import { linkCard, upload, uploadUrl } from './upload'

export const mediaEndpoints: Partial<Record<RouteName, Endpoint>> = {
  ShowImage: showImage,
  ShowCollectionStyleSheet: showStyleSheet,
  ForeignPicture: showForeignPicture,
  CheckLinks: checkStoryLinks,
  LinkCard: linkCard,
  Upload: upload,
  UploadUrl: uploadUrl,
}
