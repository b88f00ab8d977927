import { linkTo } from '../../../../schema/routes/links'
import { outcomeOf, UPLOAD_TIME, type UploadAnswer, type UploadedPicture } from '../../picture/upload-picture'
import { askHelper } from '../ask-helper'

/** Stores a picture of another site; returns it, or why it wasn't stored. */
export const uploadPictureFrom = async (url: string): Promise<UploadedPicture | { message: string }> =>
  outcomeOf(await askHelper<UploadAnswer>(linkTo('UploadUrl'), { url }, UPLOAD_TIME))
