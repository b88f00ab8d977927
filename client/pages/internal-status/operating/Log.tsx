import { linkTo } from '../../../../schema/routes/links'
import { MODERATION_ACTIONS } from '../../../../schema/rules/moderation'
import { adminWording } from '../../../../schema/wording/admin'
import { moderationWording } from '../../../../schema/wording/moderation'
import { operatingWording } from '../../../../schema/wording/operating'
import { ActsLog } from '../../../features/moderation/ActsLog'
import { Moment } from '../../../features/moderation/Facts'
import { NextPage } from '../../../features/post/NextPage'
import { useOperation } from '../../../lib/query'
import { usePage } from '../../../lib/use-page'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { Field } from '../../../ui/form/Field'
import { Select } from '../../../ui/form/Select'
import { TabLinks } from '../../../ui/TabLinks'
import { Table } from '../../../ui/Table'
import { KeyLogPage } from './key-log-page.generated'
import { LogPage } from './log-page.generated'
import { Heading } from './Rows'
import { actsWanted, isOfKey, listWanted } from './wanted'

const wording = operatingWording.log
const { actions } = moderationWording.log

function Filters() {
  const { action, username } = actsWanted(usePage())
  return (
    <form
      action={linkTo('AdminOperating', { operatingPart: 'log' })}
      className="mt-6 flex max-w-inset flex-wrap items-end gap-4"
    >
      <div className="min-w-56 flex-1">
        <Select name="action" label={wording.action} defaultValue={action ?? ''}>
          <option value="">{wording.allActions}</option>
          {MODERATION_ACTIONS.map((name) => (
            <option key={name} value={name}>
              {actions[name]}
            </option>
          ))}
        </Select>
      </div>
      <div className="min-w-40 flex-1">
        <Field
          name="by"
          label={wording.by}
          defaultValue={username ?? ''}
          placeholder={wording.byHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <Button type="submit">{wording.filter}</Button>
    </form>
  )
}

function StaffActs() {
  const { moderationLog } = useOperation(LogPage, actsWanted(usePage()))
  if (!moderationLog) return null
  const { acts, pagingInfo } = moderationLog
  return (
    <>
      <Filters />
      {acts.length === 0 ? (
        <EmptyState text={wording.none} />
      ) : (
        <ActsLog title={wording.staff} acts={acts} withSubject />
      )}
      <NextPage next={pagingInfo.next} text={operatingWording.more} />
    </>
  )
}

function KeyActs() {
  const { operatorLog } = useOperation(KeyLogPage, listWanted(usePage()))
  if (!operatorLog) return null
  const { acts, pagingInfo } = operatorLog
  return (
    <div className="mt-8">
      {acts.length === 0 ? (
        <EmptyState text={wording.none} />
      ) : (
        <Table
          caption={wording.key}
          rows={acts}
          keyOf={({ id }) => id}
          columns={[
            { id: 'action', title: adminWording.action, cell: ({ action }) => action },
            { id: 'when', title: adminWording.when, cell: ({ at }) => <Moment at={at} /> },
            {
              id: 'detail',
              title: adminWording.detail,
              cell: ({ detail }) => <span className="whitespace-normal wrap-anywhere">{detail}</span>,
            },
          ]}
        />
      )}
      <NextPage next={pagingInfo.next} text={operatingWording.more} />
    </div>
  )
}

/** What was done, by whom and why. Rule: docs/rules/moderation.md, "The log". */
export function Log() {
  const page = usePage()
  const isKey = isOfKey(page)
  const at = (query: Record<string, string>) => linkTo('AdminOperating', { operatingPart: 'log' }, { query })
  return (
    <>
      <Heading title={operatingWording.titles.log} text={wording.text} />
      <TabLinks
        label={wording.tabs}
        className="mt-6"
        tabs={[
          { href: at({}), text: wording.staff, isCurrent: !isKey },
          { href: at({ tab: 'key' }), text: wording.key, isCurrent: isKey },
        ]}
      />
      {isKey ? <KeyActs /> : <StaffActs />}
    </>
  )
}
