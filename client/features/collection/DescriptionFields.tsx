import { MAX_PUBLICATION_DESCRIPTION, MAX_TAGLINE } from '../../../schema/rules/limits'
import { publicationFormWording as wording } from '../../../schema/wording/collection-form'
import { Field } from '../../ui/form/Field'
import { TextArea } from '../../ui/form/TextArea'

interface Props {
  tagline?: string
  description?: string
}

/** What a publication says about itself. */
export function DescriptionFields({ tagline = '', description = '' }: Props) {
  return (
    <>
      <Field
        name="tagline"
        label={wording.tagline}
        hint={wording.taglineHint}
        defaultValue={tagline}
        counter={{ max: MAX_TAGLINE, label: wording.counter }}
        autoComplete="off"
      />
      <TextArea
        name="description"
        label={wording.description}
        hint={wording.descriptionHint}
        defaultValue={description}
        counter={{ max: MAX_PUBLICATION_DESCRIPTION, label: wording.counter }}
      />
    </>
  )
}
