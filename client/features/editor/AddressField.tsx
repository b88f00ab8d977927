import { Field, type FieldProps } from '../../ui/form/Field'

/** The address that something in a text leads to. */
export const AddressField = (props: Omit<FieldProps, 'name' | 'inputMode'>) => (
  <Field
    {...props}
    name="address"
    inputMode="url"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
  />
)
