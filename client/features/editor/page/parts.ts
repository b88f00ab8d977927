import { lazily } from '../../../lib/lazily'

/* Loaded when a writer opens them. */

export const publishDialog = lazily(() =>
  import('../publish/PublishDialog').then(({ PublishDialog }) => PublishDialog),
)
export const conflictDialog = lazily(() =>
  import('../conflict/ConflictDialog').then(({ ConflictDialog }) => ConflictDialog),
)
export const pictureDialog = lazily(() =>
  import('../pictures/PictureDialog').then(({ PictureDialog }) => PictureDialog),
)
export const embedDialog = lazily(() =>
  import('../embeds/EmbedDialog').then(({ EmbedDialog }) => EmbedDialog),
)
export const formulaPreview = lazily(() =>
  import('../formulas/FormulaPreview').then(({ FormulaPreview }) => FormulaPreview),
)
export const linkCards = lazily(() => import('../cards/LinkCards').then(({ LinkCards }) => LinkCards))
export const leftStories = lazily(() => import('./LeftStories').then(({ LeftStories }) => LeftStories))
export const saveHelp = lazily(() => import('./SaveHelp').then(({ SaveHelp }) => SaveHelp))
export const versionsDialog = lazily(() =>
  import('../versions/VersionsDialog').then(({ VersionsDialog }) => VersionsDialog),
)
export const phoneBar = lazily(() => import('../menus/PhoneBar').then(({ PhoneBar }) => PhoneBar))
