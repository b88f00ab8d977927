import { contrastOf } from '../../../schema/rules/contrast'
import { TEXT_CONTRAST, THEME_FONTS, type Theme, TINT_CONTRAST } from '../../../schema/rules/theme'
import { designWording as wording } from '../../../schema/wording/design'
import { Checkbox } from '../../ui/form/Checkbox'
import { Field } from '../../ui/form/Field'
import { Select } from '../../ui/form/Select'
import { STANDARD_THEME } from './standard-theme'

const COLORS = ['background', 'text', 'tint'] as const
const LEAST = { text: TEXT_CONTRAST, tint: TINT_CONTRAST }
const FONTS = ['font1', 'font2', 'font3'] as const

interface Props {
  theme: Theme | null
  onTheme: (theme: Theme | null) => void
  /** The one group that is open, `colors` or `type`; both are if it is absent. */
  unfolded?: string | undefined
}

/** The contrast of a colour to the background, for the two that are read on it. */
function contrastText(theme: Theme, name: (typeof COLORS)[number]): string | undefined {
  if (name === 'background') return undefined
  return wording.contrast(contrastOf(theme[name], theme.background).toFixed(1), String(LEAST[name]))
}

/** The colours and typefaces of a theme, or none. */
export function ThemeControls({ theme, onTheme, unfolded }: Props) {
  const isOpen = (group: string) => unfolded === undefined || unfolded === group
  return (
    <>
      <Checkbox
        label={wording.useTheme}
        hint={wording.useThemeHint}
        checked={theme !== null}
        onChange={({ currentTarget }) => onTheme(currentTarget.checked ? STANDARD_THEME : null)}
      />
      {theme && (
        <>
          <details open={isOpen('colors')}>
            <summary className="cursor-pointer font-serif text-20 font-semibold">{wording.colors}</summary>
            <p className="mt-1 text-13 text-ink-soft">{wording.colorsHint}</p>
            <div className="mt-4 grid gap-4 sm:grid-cols-3 lg:grid-cols-1">
              {COLORS.map((name) => (
                <Field
                  key={name}
                  type="color"
                  name={name}
                  label={wording[name]}
                  hint={contrastText(theme, name)}
                  value={theme[name]}
                  onChange={({ currentTarget }) => onTheme({ ...theme, [name]: currentTarget.value })}
                />
              ))}
            </div>
          </details>
          <details open={isOpen('type')}>
            <summary className="cursor-pointer font-serif text-20 font-semibold">{wording.type}</summary>
            <div className="mt-4 grid gap-4 sm:grid-cols-3 lg:grid-cols-1">
              {FONTS.map((name) => (
                <Select
                  key={name}
                  label={wording[name]}
                  value={theme[name]}
                  onChange={({ currentTarget }) => {
                    const font = THEME_FONTS.find((one) => one === currentTarget.value)
                    if (font) onTheme({ ...theme, [name]: font })
                  }}
                >
                  {THEME_FONTS.map((font) => (
                    <option key={font} value={font}>
                      {wording.fonts[font]}
                    </option>
                  ))}
                </Select>
              ))}
            </div>
          </details>
        </>
      )}
    </>
  )
}
