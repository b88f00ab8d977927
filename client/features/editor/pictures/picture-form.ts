import type { Node } from 'prosemirror-model'
import { check, type InferOutput, object, pick, pipe, string, transform, trim } from 'valibot'
import { MAX_ALT } from '../../../../schema/rules/limits'
import { editorWording } from '../../../../schema/wording/editor'
import { typedAddress } from '../commands/links'

const percent = pipe(
  string(),
  transform((text) => Math.round(Number(text))),
  check((share) => share >= 0 && share <= 100),
)

/** The fields about a picture. */
export const pictureFields = object({
  alt: pipe(
    string(),
    trim(),
    check((text) => text.length <= MAX_ALT, editorWording.picture.longAlt),
  ),
  focusX: percent,
  focusY: percent,
  href: pipe(
    string(),
    trim(),
    check((address) => address === '' || typedAddress(address) !== undefined, editorWording.wrongAddress),
  ),
})

/** What it shows, alone. */
export const descriptionField = pick(pictureFields, ['alt'])

export type PictureValues = InferOutput<typeof pictureFields>

const MIDDLE = 50

/** The attributes of the paragraph. A picture that is cropped around its middle has no focus of its own. */
export function pictureChanges({ alt, focusX, focusY, href }: PictureValues): Node['attrs'] {
  const isMiddle = focusX === MIDDLE && focusY === MIDDLE
  return {
    alt,
    focusPercentX: isMiddle ? null : focusX,
    focusPercentY: isMiddle ? null : focusY,
    href: href === '' ? null : (typedAddress(href) ?? null),
  }
}
