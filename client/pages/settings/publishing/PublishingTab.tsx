import { publishingWording as wording } from '../../../../schema/wording/publishing'
import { useOperation } from '../../../lib/query'
import { useLink } from '../../../lib/use-link'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Switch } from '../../../ui/form/Checkbox'
import { Section } from '../Section'
import { SettingRow } from '../SettingRow'
import { useSwitches } from '../use-switches'
import { Badges } from './Badges'
import { BlockedSites } from './BlockedSites'
import { PublishingPage, type PublishingPageQuery } from './publishing-page.generated'
import { StoryMailRow } from './StoryMailRow'

type Viewer = NonNullable<PublishingPageQuery['viewer']>

/** How readers reach a writer. Rule: docs/rules/post-notes.md, "From readers". */
function Readers({ viewer }: { viewer: Viewer }) {
  const { chosen, choose } = useSwitches(viewer, wording.readers.notSaved)
  return (
    <Switch
      label={wording.readers.notes}
      hint={wording.readers.notesHint}
      checked={chosen.get('allowReaderNotes') !== false}
      onChange={(event) => void choose('allowReaderNotes', event.currentTarget.checked)}
    />
  )
}

/** What concerns somebody as a writer: how they are seen, who reaches them, where they publish. */
export function PublishingTab() {
  const { viewer, storyMailAddress, blockedSites } = useOperation(PublishingPage, {})
  const link = useLink()
  if (!viewer) return null
  return (
    <>
      <Section title={wording.profile.title}>
        <SettingRow
          title={wording.profile.who}
          more={
            <ButtonLink href={link('SettingsTab', { setting: 'account' })}>{wording.profile.edit}</ButtonLink>
          }
        >
          {wording.profile.whoText}
        </SettingRow>
        <SettingRow
          title={wording.profile.design}
          more={<ButtonLink href={link('DesignEditor')}>{wording.profile.editDesign}</ButtonLink>}
        >
          {wording.profile.designText}
        </SettingRow>
      </Section>
      <Section title={wording.readers.title}>
        <div className="pt-3">
          <Readers viewer={viewer} />
        </div>
      </Section>
      {blockedSites && <BlockedSites domains={blockedSites.domains} />}
      <Badges name={viewer.name} username={viewer.username} />
      <Section title={wording.publications.title}>
        {viewer.adminCollections.map(({ id, slug, name }) => (
          <SettingRow
            key={id}
            title={name}
            more={
              <ButtonLink href={link('CollectionSettings', { collectionSlug: slug })}>
                {wording.publications.settings}
                <span className="sr-only"> {name}</span>
              </ButtonLink>
            }
          >
            {wording.publications.role}
          </SettingRow>
        ))}
        <SettingRow
          title={wording.publications.another}
          more={<ButtonLink href={link('NewCollection')}>{wording.publications.create}</ButtonLink>}
        >
          {wording.publications.text}
        </SettingRow>
      </Section>
      <Section title={wording.stories.title}>
        <SettingRow
          title={wording.stories.import}
          more={<ButtonLink href={link('ImportStory')}>{wording.stories.begin}</ButtonLink>}
        >
          {wording.stories.importText}
        </SettingRow>
        {storyMailAddress && <StoryMailRow address={storyMailAddress.address} />}
      </Section>
    </>
  )
}
