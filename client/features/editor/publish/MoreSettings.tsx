import { LICENSES } from '../../../../schema/rules/licenses'
import { publishWording } from '../../../../schema/wording/publish'
import { Checkbox } from '../../../ui/form/Checkbox'
import { Field } from '../../../ui/form/Field'
import { useForm } from '../../../ui/form/form-context'
import { Select } from '../../../ui/form/Select'
import type { CurrentSettings } from './current-settings'
import { ListFields } from './ListFields'
import { namedLanguages } from './named-languages'

const wording = publishWording.fields

/** The fields in which something may be wrong. */
const HIDDEN = ['listTitle', 'listSubtitle', 'license', 'language', 'canonicalUrl']

interface Props {
  settings: CurrentSettings
  /** Its own title and subtitle. */
  story: { title: string; subtitle: string }
  /** Whether it can be taken out of lists: a draft is in none. */
  canUnlist?: boolean
  isOpen?: boolean
}

/** Settings that most publishes don't change. */
export function MoreSettings({ settings, story, canUnlist = true, isOpen = false }: Props) {
  const { isPublished, isUnlisted, responsesClosed, license, language, canonicalUrl } = settings
  const { errors } = useForm()
  return (
    // A field with an error isn't hidden.
    <details
      open={isOpen || HIDDEN.some((name) => name in errors) || undefined}
      className="border-y border-line py-3"
    >
      <summary className="cursor-pointer text-14 font-medium">{wording.more}</summary>
      <div className="mt-4 flex flex-col gap-5">
        <ListFields settings={settings} story={story} />
        {canUnlist && (
          <Checkbox
            label={wording.isUnlisted}
            hint={wording.isUnlistedHint}
            name="isUnlisted"
            defaultChecked={isUnlisted}
          />
        )}
        <Checkbox label={wording.canRespond} name="canRespond" defaultChecked={!responsesClosed} />
        <Select label={wording.license} name="license" defaultValue={license}>
          {Object.values(LICENSES).map((name) => (
            <option key={name} value={name}>
              {publishWording.licenses[name]}
            </option>
          ))}
        </Select>
        <Select label={wording.language} name="language" defaultValue={isPublished ? language : ''}>
          {!isPublished && <option value="">{wording.languageOfText}</option>}
          {namedLanguages(language).map(({ tag, name }) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </Select>
        <Field
          label={wording.canonicalUrl}
          hint={wording.canonicalUrlHint}
          name="canonicalUrl"
          defaultValue={canonicalUrl ?? ''}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    </details>
  )
}
