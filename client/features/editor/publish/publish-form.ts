import { check, type InferOutput, object, optional, pipe, string, transform, trim } from 'valibot'
import type { PublishSettingsInput } from '../../../../schema/graphql/types.generated'
import { LICENSES, type LicenseName } from '../../../../schema/rules/licenses'
import { MAX_LISTED_TITLE, MAX_SUBTITLE } from '../../../../schema/rules/limits'
import { safeWebAddress } from '../../../../schema/rules/links'
import { draftWording } from '../../../../schema/wording/draft'
import { storyInputWording } from '../../../../schema/wording/story-input'
import { timeInField } from './local-time'
import { typedTopics } from './typed-topics'

/** A checkbox, which sends nothing unless it is checked. */
const checkbox = pipe(
  optional(string(), ''),
  transform((value) => value !== ''),
)

/** An unknown one grants nothing. */
const licenseOf = (text: string): LicenseName =>
  Object.values(LICENSES).find((name) => name === text) ?? 'ALL_RIGHTS_RESERVED'

/** The fields of the dialog. */
export const publishFields = object({
  tags: typedTopics,
  isLocked: checkbox,
  isUnlisted: checkbox,
  canRespond: checkbox,
  license: pipe(string(), transform(licenseOf)),
  language: string(),
  /** Absent unless there is a choice. */
  previewImageId: optional(string(), ''),
  canonicalUrl: pipe(
    string(),
    trim(),
    check((address) => address === '' || safeWebAddress(address) !== undefined, storyInputWording.address),
  ),
  listTitle: pipe(
    string(),
    trim(),
    check((text) => text.length <= MAX_LISTED_TITLE, storyInputWording.longListTitle),
  ),
  listSubtitle: pipe(
    string(),
    trim(),
    check((text) => text.length <= MAX_SUBTITLE, storyInputWording.longSubtitle),
  ),
  /** Absent for a story that is out. */
  publishAt: pipe(
    optional(string(), ''),
    check((text) => text === '' || (timeInField(text) ?? 0) > Date.now(), draftWording.pastTime),
  ),
})

export type PublishValues = InferOutput<typeof publishFields>

/** What the mutation sets. */
export const settingsOf = (values: PublishValues): PublishSettingsInput => ({
  tags: values.tags,
  isLocked: values.isLocked,
  isUnlisted: values.isUnlisted,
  responsesClosed: !values.canRespond,
  license: values.license,
  // The first publish finds it out by the text.
  language: values.language || null,
  canonicalUrl: values.canonicalUrl,
  listTitle: values.listTitle,
  listSubtitle: values.listSubtitle,
  ...(values.previewImageId ? { previewImageId: values.previewImageId } : {}),
})
