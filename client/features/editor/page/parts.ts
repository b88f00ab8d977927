import { lazily } from '../../../lib/lazily'

/* Loaded when a writer opens them. */

export const conflictDialog = lazily(() =>
  import('../conflict/ConflictDialog').then(({ ConflictDialog }) => ConflictDialog),
)
export const pictureDialog = lazily(() =>
  import('../pictures/PictureDialog').then(({ PictureDialog }) => PictureDialog),
)
export const embedDialog = lazily(() =>
  import('../embeds/EmbedDialog').then(({ EmbedDialog }) => EmbedDialog),
)
export const fileDialog = lazily(() => import('../files/FileDialog').then(({ FileDialog }) => FileDialog))
export const sendFile = lazily(() => import('../files/send-file').then(({ sendFile }) => sendFile))
export const buttonDialog = lazily(() =>
  import('../buttons/ButtonDialog').then(({ ButtonDialog }) => ButtonDialog),
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
export const previewDialog = lazily(() =>
  import('../preview/PreviewDialog').then(({ PreviewDialog }) => PreviewDialog),
)
export const blockHandle = lazily(() => import('../move/BlockHandle').then(({ BlockHandle }) => BlockHandle))
export const findBar = lazily(() => import('../find/FindBar').then(({ FindBar }) => FindBar))
export const outlinePanel = lazily(() =>
  import('../outline/OutlinePanel').then(({ OutlinePanel }) => OutlinePanel),
)
export const wordGoal = lazily(() => import('../goal/WordGoal').then(({ WordGoal }) => WordGoal))
export const changesNote = lazily(() =>
  import('../changes/ChangesNote').then(({ ChangesNote }) => ChangesNote),
)
