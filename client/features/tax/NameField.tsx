import { taxWording } from '../../../schema/wording/taxes'
import { Field } from '../../ui/form/Field'
import type { Filled } from './form-props'

const wording = taxWording.fields

/** Whose form it is: a person's, or an organization's. */
export const NameField = ({ isEntity, filled }: { isEntity: boolean; filled?: Filled }) => (
  <Field
    name="name"
    label={isEntity ? wording.entityName : wording.name}
    defaultValue={filled?.name}
    autoComplete={isEntity ? 'organization' : 'name'}
    required
  />
)
