import { object, string } from 'valibot'
import { reason } from '../../../../schema/inputs/moderation'
import { operatingWording } from '../../../../schema/wording/operating'
import { Moment } from '../../../features/moderation/Facts'
import { useOperation } from '../../../lib/query'
import { Badge } from '../../../ui/Badge'
import { Field } from '../../../ui/form/Field'
import { Select } from '../../../ui/form/Select'
import { ActForm } from './ActForm'
import { Heading, Row } from './Rows'
import { SetSiteFlag } from './set-site-flag.generated'
import type { SiteFlagFieldsFragment } from './site-flag-fields.generated'
import { SiteFlagsPage } from './site-flags-page.generated'

const wording = operatingWording.flags
const FLAG = object({ value: string(), reason })

/** A flag's value as people read it. */
const shown = ({ kind }: SiteFlagFieldsFragment, value: string): string =>
  kind === 'BOOLEAN' ? (value === 'true' ? wording.on : wording.off) : value

function ValueField({ flag }: { flag: SiteFlagFieldsFragment }) {
  const set = flag.source === 'SITE' ? flag.value : ''
  const hint = wording.asConfigured(shown(flag, flag.configured ?? flag.otherwise))
  if (flag.kind !== 'BOOLEAN')
    return <Field name="value" label={wording.value} hint={hint} defaultValue={set} autoComplete="off" />
  return (
    <Select name="value" label={wording.value} defaultValue={set}>
      <option value="">{hint}</option>
      <option value="true">{wording.on}</option>
      <option value="false">{wording.off}</option>
    </Select>
  )
}

function FlagRow({ flag }: { flag: SiteFlagFieldsFragment }) {
  const { id: name, value, source, setAt, reason: why } = flag
  const former = source === 'SITE' ? value : null
  return (
    <Row
      title={
        <>
          <code>{name}</code>
          <Badge tone={source === 'SITE' ? 'accent' : 'plain'}>{shown(flag, value)}</Badge>
        </>
      }
      text={
        <>
          {wording.sources[source]}
          {setAt !== null && (
            <>
              {', '}
              <Moment at={setAt} />
            </>
          )}
          {why && <p className="text-ink whitespace-pre-line">{why}</p>}
        </>
      }
      open={{ text: operatingWording.change, label: operatingWording.changeLabel(name) }}
    >
      <ActForm
        key={`${source} ${value}`}
        act="set-flag"
        fields={{ name }}
        operation={SetSiteFlag}
        schema={FLAG}
        variables={(given) => ({ input: { name, reason: given.reason, value: given.value || null } })}
        undo={(given) => ({
          input: { name, value: former, reason: operatingWording.undone(given.reason) },
        })}
        done={wording.done(name)}
        submit={wording.submit}
        about="value"
      >
        <ValueField flag={flag} />
      </ActForm>
    </Row>
  )
}

/** The flags of the whole site. Rule: docs/rules/viewer.md, "Flags". */
export function Flags() {
  const { siteFlags } = useOperation(SiteFlagsPage, {})
  return (
    <>
      <Heading title={operatingWording.titles.flags} text={wording.text} />
      <ul className="mt-8 border-t border-line">
        {siteFlags?.map((flag) => (
          <FlagRow key={flag.id} flag={flag} />
        ))}
      </ul>
    </>
  )
}
