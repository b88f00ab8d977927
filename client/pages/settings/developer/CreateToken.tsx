import { nonEmpty, object, optional, pipe, string, trim } from 'valibot'
import { TOKEN_DAYS, TOKEN_SCOPES, type TokenScope } from '../../../../schema/rules/access-tokens'
import { accessTokenWording } from '../../../../schema/wording/access-tokens'
import { countOf } from '../../../../schema/wording/counts'
import { developerWording } from '../../../../schema/wording/developer'
import { ChangeForm } from '../../../features/settings/ChangeForm'
import { Checkbox } from '../../../ui/form/Checkbox'
import { Field } from '../../../ui/form/Field'
import { Select } from '../../../ui/form/Select'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { CancelButton } from '../security/CancelButton'
import { CreateAccessToken } from './create-access-token.generated'

const { tokens: wording } = developerWording

const scope = optional(string())
const TOKEN = object({
  name: pipe(string(), trim(), nonEmpty(wording.nameMissing)),
  days: string(),
  READ: scope,
  WRITE: scope,
  PUBLISH: scope,
  PUBLICATIONS: scope,
  STATS: scope,
})

/** What most scripts need. */
const USUAL: readonly TokenScope[] = ['READ', 'WRITE']

interface Props {
  /** Takes the new token. */
  made: (token: string) => void
  close: () => void
}

/** The form that makes an access token. */
export function CreateToken({ made, close }: Props) {
  return (
    <ChangeForm
      operation={CreateAccessToken}
      schema={TOKEN}
      variables={({ name, days, ...chosen }) => {
        const scopes = TOKEN_SCOPES.filter((one) => chosen[one] !== undefined)
        return { input: { name, scopes, days: Number(days) } }
      }}
      onDone={({ token }) => made(token)}
    >
      <Field label={wording.name} hint={wording.nameHint} name="name" autoComplete="off" />
      <fieldset>
        <legend className="text-14 font-medium">{wording.scopes}</legend>
        {TOKEN_SCOPES.map((one) => (
          <Checkbox
            key={one}
            name={one}
            label={accessTokenWording.scopes[one]}
            defaultChecked={USUAL.includes(one)}
          />
        ))}
      </fieldset>
      <Select label={wording.days} name="days" defaultValue={String(TOKEN_DAYS[1])}>
        {TOKEN_DAYS.map((days) => (
          <option key={days} value={days}>
            {countOf(days, 'day')}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap gap-2">
        <SubmitButton pendingText={wording.making}>{wording.submit}</SubmitButton>
        <CancelButton close={close} />
      </div>
    </ChangeForm>
  )
}
