import { FACES_SHEET } from '../../../schema/brand/typefaces'
import { contrastOf } from '../../../schema/rules/contrast'
import {
  familiesOf,
  nearestReadable,
  TEXT_CONTRAST,
  THEME_FONTS,
  type Theme,
  TINT_CONTRAST,
} from '../../../schema/rules/theme'
import { designWording as wording } from '../../../schema/wording/design'
import { Button } from '../../ui/Button'
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

type ColorName = (typeof COLORS)[number]

/** A contrast as people read it, rounded down, so that one that fails never looks as if it passed. */
const roundedDown = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1)

/** What is said of a colour's contrast to the background, for the two that are read on it. */
function contrastOn(theme: Theme, name: ColorName): { hint?: string; error?: string; nearest?: string } {
  if (name === 'background') return {}
  const least = LEAST[name]
  const ratio = contrastOf(theme[name], theme.background)
  const shown = roundedDown(ratio)
  if (ratio >= least) return { hint: wording.contrast(shown, String(least)) }
  const error = wording.faint[name](shown, String(least), (least - Number(shown)).toFixed(1))
  const nearest = nearestReadable(theme[name], theme.background, least)
  // A middle grey has none.
  return contrastOf(nearest, theme.background) >= least ? { error, nearest } : { error }
}

/** A colour of the theme, its contrast while it is chosen, and the nearest one that passes. */
function ColorField({
  theme,
  name,
  onTheme,
}: {
  theme: Theme
  name: ColorName
  onTheme: (theme: Theme) => void
}) {
  const { hint, error, nearest } = contrastOn(theme, name)
  return (
    <div>
      <Field
        type="color"
        name={name}
        label={wording[name]}
        hint={hint}
        error={error}
        value={theme[name]}
        onChange={({ currentTarget }) => onTheme({ ...theme, [name]: currentTarget.value })}
      />
      {nearest && (
        <Button look="plain" className="text-start" onClick={() => onTheme({ ...theme, [name]: nearest })}>
          <span
            aria-hidden="true"
            className="size-5 shrink-0 rounded-full border border-line-strong"
            style={{ backgroundColor: nearest }}
          />
          {wording.useNearest(nearest)}
        </Button>
      )}
    </div>
  )
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
                <ColorField key={name} theme={theme} name={name} onTheme={onTheme} />
              ))}
            </div>
          </details>
          <details open={isOpen('type')}>
            <summary className="cursor-pointer font-serif text-20 font-semibold">{wording.type}</summary>
            <link rel="stylesheet" href={FACES_SHEET} />
            <div className="mt-4 grid gap-4 sm:grid-cols-3 lg:grid-cols-1">
              {FONTS.map((name) => (
                <div key={name}>
                  <Select
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
                  <p className="mt-2 text-18" style={{ fontFamily: familiesOf(theme[name]) }}>
                    {wording.specimen}
                  </p>
                </div>
              ))}
            </div>
          </details>
        </>
      )}
    </>
  )
}
