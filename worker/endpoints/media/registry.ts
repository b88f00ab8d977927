import type { RouteName } from '../../../schema/routes/index'
import type { Endpoint } from '../endpoint'
import { checkStoryLinks } from './check-links'
import { beginUpload, endUpload, showFile, uploadPart } from './files'
import { showForeignPicture } from './show-foreign-picture'
import { showImage } from './show-image'
import { showProofCard, showProofMail } from './show-proof'
import { showStyleSheet } from './show-style-sheet'
import { linkCard, upload, uploadUrl } from './upload'

export const mediaEndpoints: Partial<Record<RouteName, Endpoint>> = {
  ShowImage: showImage,
  ShowFile: showFile,
  BeginFile: beginUpload,
  FilePart: uploadPart,
  EndFile: endUpload,
  ShowCollectionStyleSheet: showStyleSheet,
  ForeignPicture: showForeignPicture,
  ProofCard: showProofCard,
  ProofMail: showProofMail,
  CheckLinks: checkStoryLinks,
  LinkCard: linkCard,
  Upload: upload,
  UploadUrl: uploadUrl,
}
