import * as v from 'valibot'
import { GIVEN_ROLES } from '../../../schema/rules/invitations'
import { publicationPeopleWording } from '../../../schema/wording/publication-people'
import { ROLE_NAMES } from '../../../schema/wording/roles'
import { Invite } from '../../features/role/invite.generated'
import { failureOf } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { showToast } from '../../shell/toast'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import { Select } from '../../ui/form/Select'
import { SubmitButton } from '../../ui/form/SubmitButton'

const wording = publicationPeopleWording.invite

const schema = v.object({
  invitee: v.pipe(v.string(), v.trim(), v.nonEmpty(wording.missing)),
  role: v.picklist(GIVEN_ROLES),
})

/** Whether somebody has typed an address, and no username, with or without its @. */
const isAddress = (invitee: string): boolean => invitee.indexOf('@') > 0

/** Invites somebody into a publication. Only its owner invites editors. */
export function InviteForm({ collectionId, isOwner }: { collectionId: string; isOwner: boolean }) {
  const { run, refusal } = useChange(Invite)
  const send = async ({ invitee, role }: v.InferOutput<typeof schema>): Promise<boolean> => {
    const to = isAddress(invitee) ? { email: invitee } : { username: invitee }
    const done = await run({ input: { collectionId, role, ...to } })
    if (!done) return false
    showToast({ message: wording.sent(invitee), extraParams: { testId: 'invitation-sent' } })
    return true
  }
  // Whatever is wrong with the name or the address is about the one field for both.
  const failure = failureOf(refusal)
  return (
    <section aria-labelledby="invite" className="mt-14">
      <h2 id="invite" className="border-b border-ink pb-3 font-serif text-20 font-semibold">
        {wording.title}
      </h2>
      <p className="mt-4 text-14 text-ink-soft text-pretty">{wording.text}</p>
      <Form
        schema={schema}
        onSubmit={send}
        failure={failure && { ...failure, field: 'invitee' }}
        className="mt-6 grid gap-4 sm:grid-cols-[1fr_160px]"
      >
        <Field
          name="invitee"
          label={wording.field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Select name="role" label={wording.role} defaultValue="WRITER">
          {GIVEN_ROLES.filter((role) => isOwner || role === 'WRITER')
            .toReversed()
            .map((role) => (
              <option key={role} value={role}>
                {ROLE_NAMES[role]}
              </option>
            ))}
        </Select>
        <div className="sm:col-span-2">
          <SubmitButton pendingText={wording.sending}>{wording.submit}</SubmitButton>
        </div>
      </Form>
    </section>
  )
}
