import { useState } from 'react'
import { object, string } from 'valibot'
import { adminWording } from '../../../schema/wording/admin'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { addressOfSubject } from './address-of-subject'

const SUBJECT = object({ subject: string() })

/** Leads to the staff page of an account or a story. */
export function FindSubject() {
  const [hasFailed, setFailed] = useState(false)
  const open = async ({ subject }: { subject: string }) => {
    const address = addressOfSubject(subject)
    setFailed(address === undefined)
    if (address === undefined) return false
    window.location.assign(address)
    return true
  }
  return (
    <Form
      schema={SUBJECT}
      onSubmit={open}
      failure={hasFailed ? { message: adminWording.findNothing, field: 'subject' } : undefined}
      className="mt-8 max-w-inset"
    >
      <Field
        name="subject"
        label={adminWording.findLabel}
        hint={adminWording.findHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="mt-4">
        <SubmitButton look="quiet">{adminWording.find}</SubmitButton>
      </div>
    </Form>
  )
}
