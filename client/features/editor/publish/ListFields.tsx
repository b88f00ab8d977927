import { MAX_LISTED_TITLE, MAX_SUBTITLE } from '../../../../schema/rules/limits'
import { publishWording } from '../../../../schema/wording/publish'
import { Field } from '../../../ui/form/Field'
import type { CurrentSettings } from './current-settings'

const wording = publishWording.fields

interface Props {
  settings: Pick<CurrentSettings, 'listTitle' | 'listSubtitle'>
  /** Its own title and subtitle, which lists show while the fields are empty. */
  story: { title: string; subtitle: string }
}

/** How lists and links show a story, where that isn't by its own title and subtitle. */
export function ListFields({ settings: { listTitle, listSubtitle }, story }: Props) {
  return (
    <>
      <Field
        label={wording.listTitle}
        hint={wording.listTitleHint}
        name="listTitle"
        defaultValue={listTitle}
        placeholder={story.title}
        maxLength={MAX_LISTED_TITLE}
        autoComplete="off"
      />
      <Field
        label={wording.listSubtitle}
        name="listSubtitle"
        defaultValue={listSubtitle}
        placeholder={story.subtitle}
        maxLength={MAX_SUBTITLE}
        autoComplete="off"
      />
    </>
  )
}
