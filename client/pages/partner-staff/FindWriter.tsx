import { useState } from 'react'
import { object, string } from 'valibot'
import { linkTo } from '../../../schema/routes/links'
import { partnerStaffWording } from '../../../schema/wording/partner-staff'
import { lastSegment } from '../../features/moderation/last-segment'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'

const { writers: wording } = partnerStaffWording
const WRITER = object({ writer: string() })

/** Leads to a writer's file. */
export function FindWriter() {
  const [hasFailed, setFailed] = useState(false)
  const open = async ({ writer }: { writer: string }) => {
    const id = lastSegment(writer)
    setFailed(id === '')
    if (id === '') return false
    window.location.assign(linkTo('AdminPartnerWriter', { id }))
    return true
  }
  return (
    <Form
      schema={WRITER}
      onSubmit={open}
      failure={hasFailed ? { message: wording.missing, field: 'writer' } : undefined}
      className="mt-8 max-w-inset"
    >
      <Field
        name="writer"
        label={wording.find}
        hint={wording.findHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="mt-4">
        <SubmitButton look="quiet">{wording.open}</SubmitButton>
      </div>
    </Form>
  )
}
