import { linkTo } from '../../../../schema/routes/links'

/** Where the editor shows a picture of another site: by way of us, like everything that readers see. */
export const foreignAddress = (url: string): string =>
  `${linkTo('ForeignPicture')}?${new URLSearchParams({ url })}`
