import { linkTo } from '../../../schema/routes/links'
import { postSettingsWording as wording } from '../../../schema/wording/post-settings'
import { settingsWording } from '../../../schema/wording/settings'
import { ChangePostSettings } from '../../features/draft/change-post-settings.generated'
import type { CurrentSettings } from '../../features/editor/publish/current-settings'
import { LockedField } from '../../features/editor/publish/LockedField'
import { MoreSettings } from '../../features/editor/publish/MoreSettings'
import { PreviewChoice } from '../../features/editor/publish/PreviewChoice'
import { publishFields, settingsOf } from '../../features/editor/publish/publish-form'
import { TopicField } from '../../features/editor/publish/TopicField'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { UnsavedGuard, UnsavedNote } from '../../ui/form/Unsaved'
import type { PostSettingsPageQuery } from './post-settings-page.generated'

type Story = NonNullable<PostSettingsPageQuery['post']>

interface Props {
  story: Story
  settings: CurrentSettings & Pick<Settings, 'previewPictures'>
}
type Settings = Extract<PostSettingsPageQuery['publishSettings'], { __typename: 'PublishSettings' }>

/** Changes the settings of a story. Its text stays as readers know it. Rule: docs/rules/writing.md, "Settings of a story". */
export function SettingsForm({ story, settings }: Props) {
  const { id: postId, tags, isLocked, previewImageId, previewPictures } = settings
  return (
    <ChangeForm
      operation={ChangePostSettings}
      schema={publishFields}
      variables={(values) => ({ input: { postId, settings: settingsOf(values) } })}
      action={linkTo('ShowPostSettings', { postId })}
      className="mt-8 flex flex-col gap-6"
      toast={{ message: wording.saved, extraParams: { testId: 'post-settings-saved' } }}
    >
      <TopicField tags={tags} title={story.title} />
      <PreviewChoice pictures={previewPictures} chosen={previewImageId} />
      <LockedField isLocked={isLocked} />
      <MoreSettings settings={settings} story={story} canUnlist={settings.isPublished} isOpen />
      <div className="flex flex-wrap items-center justify-end gap-4">
        <UnsavedNote>{settingsWording.unsaved.note}</UnsavedNote>
        <SubmitButton pendingText={wording.saving}>{wording.save}</SubmitButton>
      </div>
      <UnsavedGuard wording={settingsWording.unsaved} />
    </ChangeForm>
  )
}
