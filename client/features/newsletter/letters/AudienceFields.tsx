import type { LetterAudience } from '../../../../schema/graphql/types.generated'
import { letterSending as wording } from '../../../../schema/wording/letter-sending'
import { Field } from '../../../ui/form/Field'
import { RadioChoice } from '../../../ui/form/RadioChoice'
import { Select } from '../../../ui/form/Select'
import { fieldTime } from '../../editor/publish/local-time'
import type { useAudience } from './use-audience'

type Audience = ReturnType<typeof useAudience>

/** What a part is; nothing for one that nobody can choose. */
function textOf(audience: LetterAudience, { sizes, tags }: Audience): string | undefined {
  if (audience === 'TAG') return tags.length === 0 ? undefined : wording.audienceTexts.TAG
  if (audience === 'SINCE') return wording.audienceTexts.SINCE
  const many = sizes[audience]
  if (many === undefined) return undefined
  return audience === 'ACTIVE' || audience === 'QUIET'
    ? wording.audienceTexts[audience](many)
    : wording.audienceSize(many)
}

const AUDIENCES: readonly LetterAudience[] = [
  'ALL',
  'MEMBERS',
  'NOT_MEMBERS',
  'TAG',
  'SINCE',
  'ACTIVE',
  'QUIET',
]

/** Chooses the part that a letter goes to, with how many that are now. */
export function AudienceFields({ audience }: { audience: Audience }) {
  const { choice, choose, tags, sizes } = audience
  return (
    <>
      <RadioChoice
        name="audience"
        label={wording.audience}
        defaultValue={choice.audience}
        options={AUDIENCES.flatMap((value) => {
          const text = textOf(value, audience)
          return text === undefined ? [] : [{ value, name: wording.audiences[value], text }]
        })}
        onChange={(value) => choose({ audience: value })}
      />
      {choice.audience === 'TAG' && (
        <Select
          label={wording.tag}
          value={choice.tag}
          onChange={({ currentTarget }) => choose({ tag: currentTarget.value })}
        >
          <option value="">{wording.chooseTag}</option>
          {tags.map(({ tag, count }) => (
            <option key={tag} value={tag}>
              {wording.withTag(tag, count)}
            </option>
          ))}
        </Select>
      )}
      {choice.audience === 'SINCE' && (
        <Field
          type="date"
          label={wording.since}
          hint={sizes.SINCE === undefined ? undefined : wording.sinceHint(sizes.SINCE)}
          value={choice.day}
          max={fieldTime(Date.now()).slice(0, 10)}
          onChange={({ currentTarget }) => choose({ day: currentTarget.value })}
        />
      )}
    </>
  )
}
