import { taxWording } from '../../../schema/wording/taxes'
import { Field } from '../../ui/form/Field'

const wording = taxWording.fields

/** Whose form it is: a person's, or an organization's. */
export const NameField = ({ isEntity }: { isEntity: boolean }) => (
  <Field
    name="name"
    label={isEntity ? wording.entityName : wording.name}
    autoComplete={isEntity ? 'organization' : 'name'}
    required
  />
)
