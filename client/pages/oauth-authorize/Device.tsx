import { linkTo } from '../../../schema/routes/links'
import { shownDeviceCode, typedDeviceCode } from '../../../schema/rules/oauth'
import { oauthPageWording } from '../../../schema/wording/oauth-page'
import { useOperation } from '../../lib/query'
import { Button } from '../../ui/Button'
import { ErrorText } from '../../ui/form/ErrorText'
import { Field } from '../../ui/form/Field'
import { Ask } from './Ask'
import { OauthDevice } from './oauth-device.generated'

const wording = oauthPageWording.device

/** Asks for the code that a device shows; its answer requests the page again, which works without script. */
function TypeCode({ refusal }: { refusal?: string }) {
  return (
    <div className="mx-auto max-w-[480px] px-6 pt-12 pb-20 sm:pt-16">
      <h1 className="font-serif text-32 font-semibold tracking-tight text-balance">{wording.title}</h1>
      <p className="mt-4 text-16 text-ink-soft text-pretty">{wording.text}</p>
      <ErrorText id="device-refusal">{refusal}</ErrorText>
      <form action={linkTo('OAuthDevice')} className="mt-8 flex flex-col items-start gap-6">
        <div className="w-full">
          <Field
            label={wording.label}
            name="user_code"
            dir="ltr"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            required
          />
        </div>
        <Button type="submit" look="main">
          {wording.next}
        </Button>
      </form>
    </div>
  )
}

function Decide({ userCode }: { userCode: string }) {
  const { oauthDevice: asked, viewer } = useOperation(OauthDevice, { userCode })
  if (asked.__typename !== 'OauthAuthorization') return <TypeCode refusal={asked.message} />
  const action = linkTo('OAuthDevice', {}, { query: { user_code: userCode } })
  return (
    viewer && (
      <Ask asked={asked} viewer={viewer} action={action}>
        <p className="mt-6 text-16 text-pretty">{wording.check}</p>
        <p className="mt-2 font-mono text-24 tracking-wide" dir="ltr">
          {shownDeviceCode(typedDeviceCode(userCode) ?? userCode)}
        </p>
      </Ask>
    )
  )
}

/** What a device asks the viewer to allow, once its code is typed. Rule: docs/rules/oauth.md, "Devices". */
export const Device = ({ userCode }: { userCode: string }) =>
  userCode === '' ? <TypeCode /> : <Decide userCode={userCode} />
