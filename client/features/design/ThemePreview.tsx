import type { Theme } from '../../../schema/rules/theme'
import { designWording as wording } from '../../../schema/wording/design'
import '../../shell/themed/own-part.css'
import { OwnPart } from '../../shell/themed/OwnPart'
import { Themed } from '../../shell/themed/Themed'

const { sample } = wording

/** What a theme makes of a few lines, in one mode. */
function Sample({ theme, name, mode }: { theme: Theme | null; name: string; mode: 'light' | 'dark' }) {
  return (
    <figure>
      <figcaption className="mb-2 text-13 text-ink-soft">{wording[mode]}</figcaption>
      <div style={{ colorScheme: mode }} className="overflow-hidden rounded-input border border-line">
        <Themed theme={theme} className="bg-paper p-6 text-ink">
          <OwnPart isOn>
            <p className="text-14 text-ink-soft">{name}</p>
            <h2 className="mt-2 font-serif text-32 font-bold tracking-tight text-balance">{sample.title}</h2>
            <p className="mt-2 text-16 text-ink-soft">{sample.subtitle}</p>
            <div className="story mt-4 font-serif">
              <p>
                {sample.text} <span className="text-accent underline">{sample.link}</span>.
              </p>
            </div>
            <span className="mt-4 inline-flex min-h-9 items-center rounded-full bg-accent px-4 text-14 text-accent-ink">
              {sample.button}
            </span>
          </OwnPart>
        </Themed>
      </div>
    </figure>
  )
}

/** How pages with a theme look, in light and dark mode. */
export function ThemePreview({ theme, name }: { theme: Theme | null; name: string }) {
  return (
    <section aria-label={wording.preview} className="grid content-start gap-6">
      <Sample theme={theme} name={name} mode="light" />
      <Sample theme={theme} name={name} mode="dark" />
    </section>
  )
}
